/** The tools: what a click does, as a table, and the keys that do the same at the cursor. */
import { h } from "../player/dom.js";
import { say } from "../say.js";
import { showKeys } from "./keys_dialog.js";
import { button } from "./parts.js";
import { regionOf } from "./state.js";

/** @typedef {import("./editor.js").Editor} Editor */
/** @typedef {{ square: number, side: "right" | "below" | "left" | "above" }} Place */

/** @type {Record<string, string>} */
const MARKS = { circle: "circle", shade: "shaded", given: "given" };

/** What Alt and a letter do. @type {Record<string, string>} */
export const ALT_KEYS = {
  C: "circle",
  H: "shade",
  G: "given",
  L: "lock",
  B: "bar",
  N: "bar-below",
  K: "clue-cell",
  M: "move-cell",
  V: "void",
};

export class Toolbar {
  /** @param {Editor} editor */
  constructor(editor) {
    this.editor = editor;
    this.tool = "write";
    const tools = /** @type {[string, string][]} */ ([
      ["write", say("Write")],
      ["block", say("Block")],
      ["select", say("Select")],
      ["bar", say("Bar")],
      ["circle", say("Circle")],
      ["shade", say("Shade")],
      ["given", say("Given")],
      ["lock", say("Lock entry")],
      ["void", say("Void")],
      ...(editor.state.doc.kind === "arrowword"
        ? [
            ["clue-cell", say("Clue cell")],
            ["move-cell", say("Move clue cell")],
          ]
        : []),
    ]);
    this.buttons = tools.map(([name, label]) =>
      button(label, () => this.choose(name), { "data-tool": name, "aria-pressed": "false" }),
    );
    this.undo = button(say("Undo"), () => editor.command("undo"), { "data-do": "undo" });
    this.redo = button(say("Redo"), () => editor.command("redo"), { "data-do": "redo" });
    this.rebus = button(say("Rebus"), () => editor.command("rebus"), { "data-do": "rebus" });
    this.keys = button(say("Keys"), () => void showKeys(), { "data-do": "keys" });
    this.element = h(
      "div",
      { class: "toolbar", role: "toolbar", "aria-label": say("Tools") },
      h(
        "div",
        { class: "tools", role: "group", "aria-label": say("What a click does") },
        ...this.buttons,
      ),
      h("div", { class: "tools" }, this.undo, this.redo, this.rebus, this.keys),
    );
    // The grid's input keeps the keyboard.
    this.element.addEventListener("pointerdown", (event) => event.preventDefault());
    this.choose("write");
  }

  /** @param {string} name */
  choose(name) {
    this.tool = name;
    for (const each of this.buttons) {
      each.setAttribute("aria-pressed", String(each.dataset.tool === name));
    }
    this.editor.focus();
  }

  refresh() {
    const { past, future, rebus } = this.editor.state;
    this.undo.disabled = !past.length;
    this.redo.disabled = !future.length;
    this.rebus.setAttribute("aria-pressed", String(rebus !== null));
  }

  /** A click in the grid. @param {Place} place @param {boolean} shift */
  clicked({ square, side }, shift) {
    const { editor } = this;
    if (this.tool === "write" || this.tool === "select") {
      editor.dispatch({ type: "click", square, shift: shift || this.tool === "select" });
    } else if (this.tool === "bar") {
      const { cols } = editor.state.doc;
      const back = side === "left" ? 1 : side === "above" ? cols : 0;
      const way = side === "left" || side === "right" ? "right" : "below";
      if (side === "left" && square % cols === 0) return;
      if (square - back >= 0) editor.dispatch({ type: "bar", square: square - back, side: way });
    } else {
      editor.dispatch({ type: "click", square, shift: false });
      this.use(this.tool, square);
    }
  }

  /** Use a tool on a square; on the whole region where one is selected. @param {string} name @param {number} [square] */
  use(name, square) {
    const { editor } = this;
    const { state } = editor;
    const region = regionOf(state);
    const at = square ?? state.at;
    const squares = square === undefined && region.length ? region : [at];
    if (MARKS[name]) editor.dispatch({ type: "mark", squares, word: MARKS[name] });
    else if (name === "lock") editor.lock(square === undefined ? region : [], at);
    else if (name === "move-cell") editor.carrier.takeCell(at);
    else if (name === "bar") editor.dispatch({ type: "bar", square: at, side: "right" });
    else if (name === "bar-below") editor.dispatch({ type: "bar", square: at, side: "below" });
    else {
      const signs = /** @type {Record<string, string>} */ ({
        block: "#",
        void: "~",
        "clue-cell": ":",
      });
      editor.dispatch({ type: "close", square: at, sign: signs[name] });
    }
  }
}
