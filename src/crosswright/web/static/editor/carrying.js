/** What is moved by hand in the grid: a clue cell drawn, or something held until it is put down. */
import { say } from "../say.js";
import { CLUE_CELL } from "./document.js";
import { Picker } from "./picking.js";

/** @typedef {import("./editor.js").Editor} Editor */

export class Carrier {
  /** @param {Editor} editor */
  constructor(editor) {
    this.editor = editor;
    this.picker = new Picker((held) => {
      editor.hints.held = held && held.square;
      editor.tell(held?.text ?? "");
      editor.refresh();
    });
  }

  /** What keys do while something is held; whether the key was taken. @param {import("../player/keys.js").Press} press */
  pressed({ key, ctrl, alt }) {
    if (key === "Tab" || ctrl || alt) this.picker.leave();
    if (!this.picker.held) return false;
    const { at, doc } = this.editor.state;
    const square = this.picker.pressed(key, doc, at, this.editor.about.rtl);
    if (square !== null) this.goTo(square);
    return true;
  }

  /** A line drawn from a clue cell carries it; whether it was one. @param {number} start @param {number | null} end @param {boolean} done */
  drawn(start, end, done) {
    const { editor } = this;
    if (editor.state.doc.cells[start] !== CLUE_CELL || editor.toolbar.tool === "select") {
      return false;
    }
    editor.hints.held = done ? null : start;
    if (end === null) editor.refresh();
    else if (done) this.carry(start, end);
    else this.goTo(end);
    return true;
  }

  /** @param {number} square */
  goTo(square) {
    const { across } = this.editor.state;
    this.editor.dispatch({ type: "go", squares: [square], across, at: square });
  }

  /** Hold the clue cell at a square until it is put down. @param {number} square */
  takeCell(square) {
    const { editor } = this;
    if (editor.state.doc.cells[square] !== CLUE_CELL) {
      editor.tell(say("Choose a clue cell first."));
      return;
    }
    const text = say(
      "The clue cell is held: click where it belongs, or go there by arrow keys and press Enter. Esc leaves it.",
    );
    this.picker.take(square, text, (to) => this.carry(square, to));
    editor.focus();
  }

  /** @param {number} from @param {number} to */
  carry(from, to) {
    const { editor } = this;
    const { doc } = editor.state;
    editor.dispatch({ type: "carry", from, to });
    if (editor.state.doc !== doc) editor.tell(say("The clue cell was moved."));
    else if (from !== to) editor.tell(say("It cannot stand there: the square is taken or locked."));
  }
}
