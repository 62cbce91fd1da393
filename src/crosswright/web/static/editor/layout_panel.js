/** Criss-cross: words are added, moved or pinned by hand, and the rest is laid around them. */
import { h } from "../player/dom.js";
import { ask, watch } from "../net.js";
import { say, sayCount } from "../say.js";
import { boardOf, docOf } from "./document.js";
import { framed, isRoomy, without } from "./ground.js";
import { button, choice, labelled } from "./parts.js";
import { keyOf, placeText, puzzleOf } from "./shape.js";
import { entryOf } from "./state.js";

/** @typedef {import("./editor.js").Editor} Editor */

/** Empty rows and columns that "room" gives on each side. */
const ROOM = 4;

/** Seconds that one word may take to find its place, and all words. */
const ONE_WORD = 1;
const ALL_WORDS = 3;

export class LayoutPanel {
  /** @param {Editor} editor */
  constructor(editor) {
    this.editor = editor;
    this.seed = 0;
    this.status = h("p", { role: "status", id: "layout-status" });
    this.left = h("ul", { class: "findings", id: "left-out" });
    this.words = h("textarea", { rows: 3, maxlength: 100000, autocomplete: "off" });
    this.way = choice(
      [
        ["across", say("across")],
        ["down", say("down")],
      ],
      "across",
      () => {},
    );
    this.add = button(say("Find places for them"), () => void this.added(""), {
      class: "main",
      "data-do": "add",
    });
    this.place = button(say("Place the first one by hand"), () => this.placeByHand(), {
      "data-do": "place",
    });
    this.move = button(say("Move this word"), () => this.moveByHand(), { "data-do": "move" });
    this.pin = button(say("Pin this word, or let it go"), () => editor.lock([], editor.state.at));
    this.away = button(say("Take this word away"), () => this.takeAway(), { "data-do": "away" });
    this.lay = button(say("Lay the rest anew"), () => void this.go({ seconds: ALL_WORDS }), {
      "data-do": "lay",
    });
    this.room = button(say("Room around the words"), () => this.frame(ROOM), {
      "data-do": "room",
    });
    this.trim = button(say("Cut away empty rows and columns"), () => this.frame(0), {
      "data-do": "trim",
    });
    this.roomy = h(
      "p",
      { class: "hint" },
      say("Empty rows and columns are printed as white space until you cut them away."),
    );
    this.element = h(
      "div",
      {},
      h("h3", {}, say("New words")),
      labelled(
        say("One a line, each with its clue after it"),
        this.words,
        say("Such as: river - It runs to the sea"),
      ),
      labelled(say("Direction of a word set by hand"), this.way),
      h("div", { class: "row" }, this.add, this.place),
      this.status,
      this.left,
      h("h3", {}, say("Words in the grid")),
      h("div", { class: "row" }, this.move, this.pin, this.away),
      h("div", { class: "row" }, this.lay, this.room, this.trim),
      this.roomy,
      h(
        "p",
        { class: "hint" },
        say("Pinned words stay where they are; all others are laid anew around them."),
      ),
    );
  }

  refresh() {
    const { state, about } = this.editor;
    const entry = entryOf(state, about);
    for (const each of [this.move, this.pin, this.away]) each.disabled = !entry;
    this.lay.disabled = !puzzleOf(state.doc, about).entries.length;
    this.trim.disabled = this.roomy.hidden = !isRoomy(state.doc);
  }

  /** @param {string} text */
  tell(text) {
    this.status.textContent = text;
  }

  /** The place a word gets whose first letter stands on a square. @param {number} square */
  placeAt(square) {
    return `${placeText(this.editor.state.doc, square)},${this.way.value}`;
  }

  moveByHand() {
    const { editor } = this;
    const entry = entryOf(editor.state, editor.about);
    if (!entry) return;
    const key = keyOf(editor.state.doc, entry);
    this.way.value = entry.across ? "across" : "down";
    this.pick((square) => void this.go({ moved: { [key]: this.placeAt(square) } }));
  }

  placeByHand() {
    if (this.isWritten()) this.pick((square) => void this.added(this.placeAt(square)));
  }

  /** @param {(square: number) => void} put */
  pick(put) {
    const text = say(
      "Click where its first letter is to stand, or go there by arrow keys and press Enter. Esc leaves it.",
    );
    this.editor.carrier.picker.take(this.editor.state.at, text, put);
    this.editor.focus();
  }

  isWritten() {
    if (this.words.value.trim()) return true;
    this.tell(say("Write a word first."));
    this.words.focus();
    return false;
  }

  /** New words beside those that stand; the first one at a place, if one is given. @param {string} place */
  async added(place) {
    if (!this.isWritten()) return;
    const lines = this.words.value.split("\n").filter((line) => line.trim());
    const taken = place ? lines.slice(0, 1) : lines;
    const rest = place ? lines.slice(1) : [];
    const added = taken.join("\n");
    const result = await this.go({ added, place, keeps: true, seconds: ONE_WORD });
    if (!result) return;
    const out = new Set(result.left_out.map((/** @type {any} */ { word }) => word));
    const again = taken.filter((line) => [...out].some((word) => line.includes(word)));
    this.words.value = [...again, ...rest].join("\n");
    const laid = taken.length - out.size;
    this.tell(sayCount("{number} word was laid.", "{number} words were laid.", laid));
  }

  takeAway() {
    const { state, about } = this.editor;
    const entry = entryOf(state, about);
    if (!entry) return;
    const doc = without(state.doc, entry, puzzleOf(state.doc, about).entries);
    this.editor.dispatch({ type: "replace", doc });
    this.editor.focus();
  }

  /** @param {number} room */
  frame(room) {
    this.editor.dispatch({ type: "replace", doc: framed(this.editor.state.doc, room) });
  }

  /** To a word, where the cursor stands on none. */
  toWord() {
    const { state, about } = this.editor;
    const [first] = puzzleOf(state.doc, about).entries;
    if (!first || entryOf(state, about)) return;
    this.editor.dispatch({ type: "go", squares: first.squares, across: first.across });
  }

  /** Have the words laid. @param {Record<string, any>} wish */
  async go(wish) {
    this.seed += 1;
    this.tell(say("Laying the words…"));
    const request = { board: boardOf(this.editor.state.doc), seed: this.seed, ...wish };
    try {
      const { id } = await ask("POST", "/api/jobs", { task: "repack", request });
      await watch(id, () => {}).done;
      const { state, result, error } = await ask("GET", `/api/jobs/${id}`);
      if (state !== "done") throw new Error(error);
      this.editor.dispatch({ type: "replace", doc: docOf(result.board) });
      this.toWord();
      this.tell(say("Laid. Undo brings back what was."));
      this.left.replaceChildren(
        ...result.left_out.map((/** @type {any} */ { word, reason }) =>
          h("li", { class: "error" }, `${word}: ${reason}`),
        ),
      );
      return result;
    } catch (error) {
      this.tell(/** @type {Error} */ (error).message);
      return null;
    }
  }
}
