/** Criss-cross: a word is moved or pinned by hand, and the rest is laid anew around it. */
import { h } from "../player/dom.js";
import { ask, watch } from "../net.js";
import { say } from "../say.js";
import { boardOf, docOf } from "./document.js";
import { button, choice, labelled } from "./parts.js";
import { keyOf, placeText } from "./shape.js";
import { entryOf } from "./state.js";

/** @typedef {import("./editor.js").Editor} Editor */

export class LayoutPanel {
  /** @param {Editor} editor */
  constructor(editor) {
    this.editor = editor;
    this.seed = 0;
    /** The entry that is being moved: the next click says where to. @type {string} */
    this.moving = "";
    this.status = h("p", { role: "status", id: "layout-status" });
    this.left = h("ul", { class: "findings" });
    this.way = choice(
      [
        ["across", say("across")],
        ["down", say("down")],
      ],
      "across",
      () => {},
    );
    this.move = button(say("Move this word"), () => this.begin(), { "data-do": "move" });
    this.pin = button(say("Pin this word, or let it go"), () => editor.lock([], editor.state.at));
    this.lay = button(say("Lay the rest anew"), () => void this.go({}), {
      class: "main",
      "data-do": "lay",
    });
    this.element = h(
      "div",
      {},
      h(
        "p",
        { class: "hint" },
        say("Pinned words stay where they are; all others are laid anew around them."),
      ),
      labelled(say("Direction of the moved word"), this.way),
      h("div", { class: "row" }, this.move, this.pin, this.lay),
      this.status,
      this.left,
    );
  }

  refresh() {
    const entry = entryOf(this.editor.state, this.editor.about);
    this.move.disabled = !entry;
  }

  begin() {
    const { state, about } = this.editor;
    const entry = entryOf(state, about);
    if (!entry) return;
    this.moving = keyOf(state.doc, entry);
    this.way.value = entry.across ? "across" : "down";
    this.status.textContent = say("Click where its first letter is to stand.");
  }

  /** Where the moved word is to begin; whether a word was being moved. @param {number} square */
  clicked(square) {
    if (!this.moving) return false;
    const to = `${placeText(this.editor.state.doc, square)},${this.way.value}`;
    const moved = { [this.moving]: to };
    this.moving = "";
    void this.go(moved);
    return true;
  }

  /** @param {Record<string, string>} moved */
  async go(moved) {
    this.seed += 1;
    this.status.textContent = say("Laying the words…");
    const request = { board: boardOf(this.editor.state.doc), moved, seed: this.seed };
    try {
      const { id } = await ask("POST", "/api/jobs", { task: "repack", request });
      await watch(id, () => {}).done;
      const { state, result, error } = await ask("GET", `/api/jobs/${id}`);
      if (state !== "done") throw new Error(error);
      this.editor.dispatch({ type: "replace", doc: docOf(result.board) });
      this.status.textContent = say("Laid. Undo brings back what was.");
      this.left.replaceChildren(
        ...result.left_out.map((/** @type {any} */ { word, reason }) =>
          h("li", { class: "error" }, `${word}: ${reason}`),
        ),
      );
    } catch (error) {
      this.status.textContent = /** @type {Error} */ (error).message;
    }
  }
}
