/** Making elements. Text always becomes text nodes: nothing in a puzzle can become markup or code. */

/**
 * An element with attributes; `on…` listens, `false` and undefined leave an attribute out.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag @param {Record<string, any>} [facts] @param {...(Node | string)} inside
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function h(tag, facts = {}, ...inside) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(facts)) {
    if (value === undefined || value === false) continue;
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else made.setAttribute(name, value === true ? "" : String(value));
  }
  made.append(...inside);
  return made;
}

const SVG = "http://www.w3.org/2000/svg";

/** @param {string} tag @param {Record<string, string | number>} facts */
export function svg(tag, facts) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(facts)) made.setAttribute(name, String(value));
  return made;
}

/** Drawn here, so that no font need have them. @type {Record<string, string>} */
const ICONS = {
  menu: "M3 6h18M3 12h18M3 18h18",
  pencil: "M4 20l1-5L16 4l4 4L9 19z",
  undo: "M9 4L4 9l5 5M4 9h10a6 6 0 010 12h-3",
  redo: "M15 4l5 5-5 5M20 9H10a6 6 0 000 12h3",
  pause: "M8 5v14M16 5v14",
  list: "M9 6h12M9 12h12M9 18h12M4 6h.1M4 12h.1M4 18h.1",
  erase: "M9 5h12v14H9l-6-7zM12 9l6 6M18 9l-6 6",
  back: "M15 5l-7 7 7 7",
  forward: "M9 5l7 7-7 7",
  close: "M5 5l14 14M19 5L5 19",
  rebus: "M4 5h16v14H4zM8 15V9M12 15V9M16 15V9",
};

/** @param {string} name */
export function icon(name) {
  const picture = svg("svg", { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" });
  picture.append(svg("path", { d: ICONS[name] }));
  return picture;
}

/** A button that shows a picture and says a word. @param {string} name @param {string} label @param {() => void} act */
export function iconButton(name, label, act) {
  const facts = { type: "button", class: "icon-button", "aria-label": label, title: label };
  return h("button", { ...facts, "data-do": name, onclick: act }, icon(name));
}

/** What has to measure the page waits for it: asked in between, it would be laid out at every key. @param {() => void} act */
export function onceDrawn(act) {
  requestAnimationFrame(act);
}

/** The only markup a clue may bring. */
const MARKED = /<(i|b|sub|sup)>([^<>]*)<\/\1>/gi;

/** A clue with its italics, bold, and small letters; any other sign is the sign itself. @param {string} text */
export function marked(text) {
  const out = document.createDocumentFragment();
  let from = 0;
  for (const found of text.matchAll(MARKED)) {
    out.append(text.slice(from, found.index));
    const tag = /** @type {"i" | "b" | "sub" | "sup"} */ (found[1].toLowerCase());
    out.append(h(tag, {}, found[2]));
    from = found.index + found[0].length;
  }
  out.append(text.slice(from));
  return out;
}

/** A clue as it is spoken. @param {string} text */
export function unmarked(text) {
  return text.replace(MARKED, "$2");
}
