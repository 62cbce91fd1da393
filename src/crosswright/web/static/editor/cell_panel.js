/** The arrows of the clue cell under the cursor: where each leads, chosen by ticks. */
import { h } from "../player/dom.js";
import { say } from "../say.js";
import { leavings } from "./clue_cells.js";
import { CLUE_CELL, letterAt } from "./document.js";
import { button, checkbox } from "./parts.js";

/** @typedef {import("./editor.js").Editor} Editor */

export class CellPanel {
  /** @param {Editor} editor */
  constructor(editor) {
    this.editor = editor;
    this.list = h("ul", { class: "arrows" });
    this.note = h("p", { class: "hint" });
    const move = button(
      say("Move this clue cell"),
      () => editor.carrier.takeCell(editor.state.at),
      { "data-do": "take-cell" },
    );
    this.element = h("div", { id: "clue-cell-arrows" }, this.note, this.list, h("p", {}, move));
  }

  /** Show the cell under the cursor; whether there is one. */
  refresh() {
    const { doc, at } = this.editor.state;
    const isCell = doc.kind === "arrowword" && doc.cells[at] === CLUE_CELL;
    this.element.hidden = !isCell;
    if (!isCell) return false;
    const found = leavings(doc, at);
    this.note.textContent = found.length
      ? say("Tick the arrows that leave this clue cell.")
      : say("No entry begins beside this clue cell.");
    this.list.replaceChildren(...found.map((leaving) => this.item(leaving)));
    return true;
  }

  /** @param {ReturnType<typeof leavings>[number]} leaving */
  item({ sign, path, entry, key, arrow, leads, others }) {
    const { doc } = this.editor.state;
    const letters = entry.squares.map((square) => letterAt(doc, square) || "_").join("");
    const way = entry.across ? say("across") : say("down");
    const tick = checkbox(`${sign} ${letters}, ${way}`, leads, (on) => {
      this.editor.dispatch({ type: "arrow", key, arrow: on ? arrow : others[0] });
    });
    // An entry that only this cell can lead to keeps its arrow.
    tick.box.disabled = leads && !others.length;
    tick.box.dataset.path = path;
    const go = () =>
      this.editor.dispatch({ type: "go", squares: entry.squares, across: entry.across });
    const clue = doc.clues[key]?.text || say("no clue");
    return h("li", {}, tick.element, " ", button(clue, go, { class: "finding" }));
  }
}
