// A quick maker where scripts run: the list is read while it is typed, and nobody waits blindly.

import { Problem, ask, watch } from "./net.js";
import { say, sayCount } from "./say.js";

const PAUSE = 300;
const page = crypto.randomUUID();

/** @template {Element} T @param {string} selector @param {new () => T} kind @returns {T | null} */
function find(selector, kind) {
  const found = document.querySelector(selector);
  return found instanceof kind ? found : null;
}

/**
 * An element with text and children.
 * @param {string} tag
 * @param {string} [text]
 * @param {(Node | string)[]} children
 */
function element(tag, text = "", ...children) {
  const made = document.createElement(tag);
  made.append(text, ...children);
  return made;
}

const form = find("#maker", HTMLFormElement);
const words = find("#words", HTMLTextAreaElement);
const language = find("#language", HTMLSelectElement);
const progress = find("#progress", HTMLElement);

/** @param {(Node | string)[]} said */
function tell(...said) {
  if (!progress) return;
  progress.hidden = said.length === 0;
  progress.replaceChildren(...said);
}

/** @param {unknown} error */
function tellError(error) {
  if (error instanceof DOMException && error.name === "AbortError") return;
  const line = error instanceof Problem ? error.message : String(error);
  tell(say("This did not work:"), " ", line);
}

// The list, read as it is typed.

/** @type {AbortController | undefined} */
let reading;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let pause;

async function readList() {
  const place = find("#reading", HTMLElement);
  if (!words || !place) return;
  reading?.abort();
  reading = new AbortController();
  if (!words.value.trim()) {
    place.replaceChildren();
    return;
  }
  try {
    const body = { text: words.value, language: language?.value || "", page };
    showList(place, await ask("POST", "/api/read-list", body, { signal: reading.signal }));
  } catch (error) {
    // A newer question took the place of this one.
    if (error instanceof Problem && error.status === 409) return;
    tellError(error);
  }
}

/** @param {HTMLElement} place @param {any} told */
function showList(place, told) {
  const counted = [sayCount("{number} word read", "{number} words read", told.words)];
  if (told.rejected) {
    counted.push(sayCount("{number} line not used", "{number} lines not used", told.rejected));
  }
  const name = language?.querySelector(`option[value="${told.language}"]`)?.textContent?.trim();
  const summary = element("p", `${counted.join(", ")} · ${name || told.language}`);
  summary.className = "summary";
  const head = element("tr");
  for (const title of [say("Line"), say("Word"), say("Letters"), say("Clue")]) {
    const cell = element("th", title);
    cell.setAttribute("scope", "col");
    head.append(cell);
  }
  const body = element("tbody", "", ...told.lines.map(lineRow));
  const scrolls = element("div", "", element("table", "", element("thead", "", head), body));
  scrolls.className = "scrolls";
  scrolls.tabIndex = 0;
  scrolls.setAttribute("role", "region");
  scrolls.setAttribute("aria-label", say("How your list was read"));
  place.replaceChildren(summary, scrolls);
}

/** @param {any} line */
function lineRow(line) {
  const row = element("tr", "", element("td", String(line.line)), element("td", line.word));
  if (line.state === "rejected") {
    row.className = "rejected";
    const why = element("td", `${say("not used:")} ${line.reason}`);
    why.setAttribute("colspan", "2");
    row.append(why);
  } else {
    row.append(element("td", String(line.letters)), element("td", line.clue));
  }
  return row;
}

words?.addEventListener("input", () => {
  clearTimeout(pause);
  pause = setTimeout(readList, PAUSE);
});
language?.addEventListener("change", readList);
if (words?.value && !document.querySelector("#reading table")) readList();

const file = find("#file", HTMLInputElement);

/** @param {File} chosen */
async function takeFile(chosen) {
  if (!words) return;
  try {
    const body = new FormData();
    body.append("file", chosen);
    const tag = encodeURIComponent(language?.value || "");
    words.value = (await ask("POST", `/api/list-file?language=${tag}`, body)).text;
    // The text stands in the form now, where it can be mended; the file is not needed any more.
    if (file) file.value = "";
    tell();
    await readList();
  } catch (error) {
    tellError(error);
  }
}

file?.addEventListener("change", () => {
  const chosen = file.files?.[0];
  if (chosen) takeFile(chosen);
});

// A file may be dropped anywhere on the page.

/** @param {DragEvent} event */
function bringsFiles(event) {
  return event.dataTransfer?.types.includes("Files") ?? false;
}

document.addEventListener("dragover", (event) => {
  if (!bringsFiles(event)) return;
  event.preventDefault();
  words?.classList.add("over");
});
document.addEventListener("dragleave", (event) => {
  // Leaving the page, not one of its parts for another.
  if (event.relatedTarget === null) words?.classList.remove("over");
});
document.addEventListener("drop", (event) => {
  const dropped = event.dataTransfer?.files[0];
  if (!bringsFiles(event) || !dropped) return;
  event.preventDefault();
  words?.classList.remove("over");
  takeFile(dropped);
});

// Making: the page stays, says how far it is, and can be stopped.

/** @type {string | undefined} */
let running;

form?.addEventListener("submit", async (event) => {
  const button = event.submitter;
  const action = button instanceof HTMLButtonElement ? button.value : "make";
  if (action === "read" || action === "sayings") {
    event.preventDefault();
    await (action === "read" ? readList() : findSayings());
    return;
  }
  event.preventDefault();
  if (running) return;
  running = "asked";
  const sent = new FormData(form);
  sent.set("action", action);
  const shown = newProgress();
  try {
    const order = await ask("POST", form.getAttribute("action") || "", sent);
    running = order.id;
    const told = await watch(order.id, shown.show).done;
    if (told.state === "done") location.assign(`${order.made}#made`);
    else if (told.state === "stopped") tell(say("Stopped."));
    else tell(say("This did not work:"), " ", told.error);
    if (told.state === "done" && location.pathname + location.search === order.made) {
      location.reload();
    }
  } catch (error) {
    tellError(error);
  } finally {
    shown.end();
    running = undefined;
  }
});

/**
 * What is told while an order runs: one line that changes beside a button that stays where it is.
 * @returns {{ show: (told: any) => void, end: () => void }}
 */
function newProgress() {
  const bar = element("progress");
  bar.setAttribute("aria-label", say("Work"));
  const line = element("span", say("Working …"));
  const seconds = element("span");
  seconds.className = "hint";
  // Who listens hears what changes, not every second.
  seconds.setAttribute("aria-hidden", "true");
  const stop = element("button", say("Stop"));
  stop.setAttribute("type", "button");
  stop.addEventListener("click", () => {
    if (running) ask("DELETE", `/api/jobs/${running}`).catch(tellError);
  });
  tell(bar, " ", line, " ", seconds, " ", stop);
  const began = Date.now();
  const clock = setInterval(() => {
    seconds.textContent = say("{seconds} s", { seconds: Math.round((Date.now() - began) / 1000) });
  }, 1000);
  return {
    show: (told) => {
      const text = stepLine(told);
      if (line.textContent !== text) line.textContent = text;
    },
    end: () => clearInterval(clock),
  };
}

/** @param {any} told @returns {string} */
function stepLine({ progress, before }) {
  const tag = progress.preparing;
  if (tag) {
    const option = language?.querySelector(`option[value="${CSS.escape(tag)}"]`);
    const name = option?.textContent?.trim() || tag;
    return say("Preparing the words ({language}); this is done once.", { language: name });
  }
  if (before) {
    return sayCount("{number} order comes first.", "{number} orders come first.", before);
  }
  const { step, number, count } = progress;
  /** @type {Record<string, string>} */
  const steps = {
    read: say("Reading your list …"),
    search: say("Searching for a puzzle …"),
    draw: say("Checking and drawing …"),
  };
  const line = steps[step] || say("Working …");
  return count > 1 ? `${line} ${say("({number} of {count})", { number, count })}` : line;
}

// Sayings to hide, found as one types.

const sought = find("#saying_words", HTMLInputElement);

async function findSayings() {
  const place = find("#sayings", HTMLElement);
  if (!place || !sought) return;
  const tag = language?.value || document.documentElement.lang;
  const asked = new URLSearchParams({
    language: tag,
    words: sought.value,
    fewest: "6",
    most: "30",
  });
  try {
    const told = await ask("GET", `/api/sayings?${asked}`);
    const list = element("ul", "", ...told.sayings.map(sayingItem));
    list.className = "sayings";
    const none = element("p", say("No saying has these words."));
    place.replaceChildren(told.sayings.length ? list : none);
  } catch (error) {
    tellError(error);
  }
}

/** @param {any} saying */
function sayingItem(saying) {
  const button = element("button", "");
  button.setAttribute("type", "button");
  button.className = "quiet";
  const letters = element("small", `(${saying.letters})`);
  button.append(`${saying.setup} `, element("strong", saying.text), " ", letters);
  button.addEventListener("click", () => choose(saying));
  return element("li", "", button);
}

/** @param {any} saying */
function choose(saying) {
  const setup = find("#setup", HTMLInputElement);
  const phrase = find("#phrase", HTMLInputElement);
  if (setup) setup.value = saying.setup;
  if (phrase) phrase.value = saying.text;
  find("input[name=phrase_kind][value=own]", HTMLInputElement)?.click();
  phrase?.focus();
}

sought?.addEventListener("input", () => {
  clearTimeout(pause);
  pause = setTimeout(findSayings, PAUSE);
});
sought?.addEventListener("keydown", (event) => {
  if (event.key !== "Enter") return;
  event.preventDefault();
  findSayings();
});

for (const id of ["setup", "phrase"]) {
  find(`#${id}`, HTMLInputElement)?.addEventListener("input", () => {
    find("input[name=phrase_kind][value=own]", HTMLInputElement)?.click();
  });
}

// Who comes from the button hears what was made.
if (location.hash === "#made") find("#made", HTMLElement)?.focus();
