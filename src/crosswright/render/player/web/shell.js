/**
 * What stands around every puzzle: title, timer, menu, settings, messages, and the state that is
 * kept. The puzzle itself is a `Play`, which knows nothing of all that.
 */
import { Clock, spelled } from "./clock.js";
import { confetti } from "./confetti_view.js";
import { confirmed, keysDialog, menu, openDialog, settingsDialog } from "./dialog_view.js";
import { h, iconButton } from "./dom.js";
import { textOf } from "./puzzle.js";
import { fromText, store, toText } from "./saved.js";
import { settingsFrom } from "./settings.js";

/** @typedef {import("./puzzle.js").Puzzle} Puzzle */
/** @typedef {import("./settings.js").Settings} Settings */

/**
 * @typedef {object} Play one puzzle being solved
 * @property {HTMLElement} element
 * @property {readonly string[]} choices the settings that concern it
 * @property {import("./dialog_view.js").Group[]} groups its part of the menu
 * @property {[keys: string, text: string][]} keys
 * @property {(name: string) => void} act
 * @property {() => void} refresh after settings changed
 * @property {() => void} focus
 * @property {() => Partial<import("./saved.js").Kept>} keep
 * @property {(kept: import("./saved.js").Kept) => void} restore
 * @property {() => void} reset
 */

export class Shell {
  /** @param {Puzzle} puzzle */
  constructor(puzzle) {
    this.puzzle = puzzle;
    this.settings = settingsFrom(JSON.parse(store.read("settings") ?? "null"));
    this.dress();
    this.clock = new Clock();
    this.solved = false;
    /** Whether something was done here. */
    this.touched = false;
    /** @type {Play | null} */
    this.play = null;
    this.time = h("span", { class: "time", role: "timer" });
    this.message = h("p", { class: "message", role: "status" });
    this.spoken = h("p", { class: "spoken", "aria-live": "polite" });
    this.credits = h(
      "footer",
      { class: "credits" },
      ...[...puzzle.credits, puzzle.copyright].filter(Boolean).map((line) => h("p", {}, line)),
    );
    this.quick = h("div", { class: "quick" });
    this.pauseButton = iconButton("pause", textOf(puzzle, "pause"), () => this.pause());
    this.header = h(
      "header",
      { class: "top" },
      h(
        "div",
        { class: "heading" },
        h("h1", {}, puzzle.title || textOf(puzzle, "untitled")),
        h("p", { class: "author" }, puzzle.author),
      ),
      this.quick,
      this.time,
      this.pauseButton,
      iconButton("menu", textOf(puzzle, "menu"), () => void this.menu()),
    );
  }

  /** @param {HTMLElement} root @param {Play} play */
  open(root, play) {
    this.play = play;
    root.replaceChildren(this.header, play.element, this.message, this.spoken, this.credits);
    const kept = fromText(this.puzzle, store.read(this.puzzle.id));
    if (kept) this.take(kept);
    if (!this.solved) this.clock.start();
    setInterval(() => this.tick(), 500);
    this.tick();
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) {
        this.leave();
        this.clock.stop();
      } else if (!this.solved && !this.paused) this.clock.start();
    });
    addEventListener("pagehide", () => this.leave());
    play.focus();
  }

  tick() {
    this.time.textContent = this.settings.showTimer ? spelled(this.clock.elapsed) : "";
  }

  /** What the settings say about the look of the page. */
  dress() {
    const page = document.documentElement;
    page.dataset.theme = this.settings.theme;
    const coarse = matchMedia("(pointer: coarse)").matches;
    const { keyboard } = this.settings;
    page.dataset.keyboard = keyboard === "auto" ? (coarse ? "own" : "none") : keyboard;
  }

  /** Say something to eyes and ears. @param {string} text */
  say(text) {
    this.message.textContent = text;
    clearTimeout(this.hush);
    this.hush = setTimeout(() => (this.message.textContent = ""), 6000);
  }

  /** Say something to those who listen. @param {string} text */
  speak(text) {
    this.spoken.textContent = text;
  }

  /** Keep the state in the browser; says so once where that cannot be. */
  keep() {
    this.touched = true;
    if (!store.write(this.puzzle.id, this.state()) && !this.warned) {
      this.warned = true;
      this.say(textOf(this.puzzle, "no_store"));
    }
  }

  /**
   * The page is left: its time is kept. Where nothing was done nothing is written, so that a
   * forgotten second tab does not undo what was solved in the first.
   */
  leave() {
    if (this.touched) this.keep();
  }

  state() {
    const state = { elapsed: Math.round(this.clock.elapsed), solved: this.solved };
    return toText(this.puzzle, { ...state, ...this.play?.keep() });
  }

  /** @param {import("./saved.js").Kept} kept */
  take(kept) {
    this.clock.set(kept.elapsed);
    this.solved = kept.solved;
    if (this.solved) this.clock.stop();
    else this.clock.start();
    this.play?.restore(kept);
  }

  /** The puzzle is solved: the clock stops, and what the author had to say is shown. @param {string} [more] */
  finish(more = "") {
    if (this.solved) return;
    this.solved = true;
    this.clock.stop();
    this.tick();
    this.keep();
    if (this.settings.confetti) confetti();
    const said = textOf(this.puzzle, "solved", { time: spelled(this.clock.elapsed) });
    const lines = [more, this.puzzle.notes].filter(Boolean).map((line) => h("p", {}, line));
    void openDialog(this.puzzle, said, () => lines).then(() => this.play?.focus());
  }

  /** The grid is hidden and the clock stands, until the dialog is left: by Esc or its button. */
  async pause() {
    this.paused = true;
    this.clock.stop();
    document.documentElement.classList.add("paused");
    await openDialog(this.puzzle, textOf(this.puzzle, "paused"), (close) => [
      h(
        "div",
        { class: "buttons" },
        h(
          "button",
          { type: "button", class: "main", onclick: () => close() },
          textOf(this.puzzle, "resume"),
        ),
      ),
    ]);
    document.documentElement.classList.remove("paused");
    this.paused = false;
    if (!this.solved) this.clock.start();
    this.play?.focus();
  }

  async menu() {
    const say = (/** @type {string} */ name) => textOf(this.puzzle, name);
    const own = [
      { title: say("state"), actions: names(say, "export", "import", "restart") },
      { title: "", actions: names(say, "settings", "keys") },
    ];
    await menu(this.puzzle, [...(this.play?.groups ?? []), ...own], (name) => void this.act(name));
    if (!document.querySelector("dialog")) this.play?.focus();
  }

  /** @param {string} name */
  async act(name) {
    if (name === "export") this.download();
    else if (name === "import") this.upload();
    else if (name === "restart") await this.restart();
    else if (name === "settings") await this.choose();
    else if (name === "keys") {
      await keysDialog(this.puzzle, this.play?.keys ?? []);
      this.play?.focus();
    } else this.play?.act(name);
  }

  choose() {
    return settingsDialog(this.puzzle, this.settings, this.play?.choices ?? [], (name, value) => {
      this.settings = settingsFrom({ ...this.settings, [name]: value });
      store.write("settings", JSON.stringify(this.settings));
      this.dress();
      this.tick();
      this.play?.refresh();
    }).then(() => this.play?.focus());
  }

  async restart() {
    if (!(await confirmed(this.puzzle, textOf(this.puzzle, "sure_restart")))) return;
    this.solved = false;
    this.play?.reset();
    this.clock.set(0);
    this.clock.start();
    this.keep();
    this.play?.focus();
  }

  download() {
    const url = URL.createObjectURL(new Blob([this.state()], { type: "application/json" }));
    const name = (this.puzzle.title || "crosswright").replace(/[^\p{L}\p{N}]+/gu, "-").slice(0, 60);
    h("a", { href: url, download: `${name}.state.json` }).click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  }

  upload() {
    const field = h("input", {
      type: "file",
      accept: ".json,application/json",
      hidden: true,
      id: "import",
    });
    field.addEventListener("change", async () => {
      const file = field.files?.[0];
      field.remove();
      const kept = file && file.size < 1_000_000 ? fromText(this.puzzle, await file.text()) : null;
      if (kept) this.take(kept);
      this.say(textOf(this.puzzle, kept ? "imported" : "not_imported"));
      this.keep();
      this.play?.focus();
    });
    document.body.append(field);
    field.click();
  }
}

/** Actions and their labels. @param {(name: string) => string} say @param {...string} actions @returns {[string, string][]} */
export function names(say, ...actions) {
  return actions.map((name) => [say(name), name]);
}
