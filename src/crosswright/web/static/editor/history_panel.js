/** Revisions: every save there ever was; any of them can be taken back as the newest change. */
import { h } from "../player/dom.js";
import { ask } from "../net.js";
import { say } from "../say.js";
import { docOf } from "./document.js";
import { button } from "./parts.js";

/** @typedef {import("./editor.js").Editor} Editor */

/** Saves that are listed; older ones are asked for. */
const SHOWN = 40;

export class HistoryPanel {
  /** @param {Editor} editor */
  constructor(editor) {
    this.editor = editor;
    this.shown = -1;
    this.most = SHOWN;
    this.list = h("ol", { class: "revisions", reversed: true });
    this.note = h("p", { class: "hint", role: "status" });
    this.more = button(say("Show older ones"), () => {
      this.most += 200;
      this.shown = -1;
      void this.load();
    });
    this.element = h(
      "div",
      {},
      h(
        "p",
        { class: "hint" },
        say(
          "Every save is kept. Taking an older one back is a change like any other: it can be undone.",
        ),
      ),
      this.note,
      this.list,
      this.more,
    );
  }

  /** @param {boolean} isOpen whether the panel is seen */
  refresh(isOpen) {
    if (isOpen && this.shown !== this.editor.saver.revision) void this.load();
  }

  async load() {
    this.shown = this.editor.saver.revision;
    try {
      const found = await ask("GET", `/api/puzzles/${this.editor.id}/revisions`);
      const time = new Intl.DateTimeFormat(document.documentElement.lang, {
        dateStyle: "medium",
        timeStyle: "medium",
      });
      this.more.hidden = found.length <= this.most;
      this.list.replaceChildren(
        ...found.slice(0, this.most).map((/** @type {any} */ { number, at }) =>
          h(
            "li",
            { value: number },
            h("time", { datetime: at }, time.format(new Date(at))),
            " ",
            button(say("Take back"), () => void this.take(number), {
              "aria-label": say("Take back revision {number}", { number }),
            }),
          ),
        ),
      );
      this.note.textContent = "";
    } catch (error) {
      this.note.textContent = /** @type {Error} */ (error).message;
    }
  }

  /** @param {number} number */
  async take(number) {
    try {
      const told = await ask("GET", `/api/puzzles/${this.editor.id}/revisions/${number}/board`);
      this.editor.dispatch({ type: "replace", doc: docOf(told.board) });
      this.note.textContent = say("Revision {number} is back.", { number });
    } catch (error) {
      this.note.textContent = /** @type {Error} */ (error).message;
    }
  }
}
