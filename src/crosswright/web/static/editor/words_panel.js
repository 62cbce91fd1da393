/** Words: those that fit the entry under the cursor, best first, and a search by pattern. */
import { h } from "../player/dom.js";
import { ask } from "../net.js";
import { say, sayCount } from "../say.js";
import { Asker } from "./asking.js";
import { sayingOf } from "./check_panel.js";
import { boardOf, letterAt } from "./document.js";
import { button, labelled } from "./parts.js";
import { keyOf } from "./shape.js";
import { entryOf } from "./state.js";

/** @typedef {import("./editor.js").Editor} Editor */

export class WordsPanel {
  /** @param {Editor} editor */
  constructor(editor) {
    this.editor = editor;
    this.key = "";
    this.title = h("h3", {});
    this.list = h("ol", { class: "words" });
    this.dead = h("ol", { class: "words dead", id: "dead-words" });
    this.deadHead = h("h3", { hidden: true }, say("Words that lead to a dead end"));
    this.note = h("p", { class: "hint" });
    this.asker = new Asker(
      (/** @type {any} */ question, signal) => ask("POST", "/api/candidates", question, { signal }),
      (told) => this.showWords(told.candidates),
      (problem) => (this.note.textContent = problem.message),
      150,
    );
    this.pattern = h("input", { type: "search", autocomplete: "off", spellcheck: "false" });
    this.found = h("ol", { class: "words" });
    this.foundNote = h("p", { class: "hint", role: "status" });
    const form = h(
      "form",
      { class: "row" },
      labelled(say("Pattern"), this.pattern, say("? is any letter, * any number of them")),
      h("button", {}, say("Search")),
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.search();
    });
    this.element = h(
      "div",
      {},
      this.title,
      this.note,
      this.list,
      this.deadHead,
      this.dead,
      h("h3", {}, say("Pattern search")),
      form,
      this.foundNote,
      this.found,
    );
  }

  /** Show the entry under the cursor. @param {boolean} isOpen whether the panel is seen */
  refresh(isOpen) {
    const { state, about } = this.editor;
    const entry = entryOf(state, about);
    if (!entry) {
      this.key = "";
      this.title.textContent = say("No entry here");
      this.list.replaceChildren();
      this.dead.replaceChildren();
      this.deadHead.hidden = true;
      this.note.textContent = "";
      this.asker.drop();
      return;
    }
    this.title.textContent = say("Words for {entry}", { entry: this.editor.nameOf(entry) });
    const key = `${keyOf(state.doc, entry)} ${state.doc.cells.join(",")} ${state.doc.bars.join()} ${this.editor.minScore}`;
    if (!isOpen || key === this.key) return;
    this.key = key;
    this.asker.want({
      ...this.editor.question(),
      board: boardOf(state.doc),
      entry: keyOf(state.doc, entry),
    });
  }

  /** @param {any[]} words */
  showWords(words) {
    const good = words.filter((word) => !word.dead_end);
    const dead = words.filter((word) => word.dead_end);
    this.note.textContent = good.length
      ? sayCount(
          "{number} word, by what it leaves the others",
          "{number} words, by what they leave the others",
          good.length,
        )
      : say("No word fits here without leaving another entry none.");
    this.list.replaceChildren(...good.map((word) => this.item(word)));
    this.dead.replaceChildren(...dead.map((word) => this.item(word)));
    this.deadHead.hidden = !dead.length;
  }

  /** @param {any} word */
  item(word) {
    const facts = [String(word.score)];
    if (word.clued) facts.push(say("has a clue"));
    if (word.dead_end) facts.push(sayingOf(word.dead_end));
    return h(
      "li",
      {},
      button(word.written, () => this.take(word), {
        class: "word",
        "data-word": word.cells.join(""),
      }),
      h("span", { class: "hint" }, ` ${facts.join(" · ")}`),
    );
  }

  /** Write a word into the entry under the cursor. @param {any} word */
  take(word) {
    const { state, about } = this.editor;
    const entry = entryOf(state, about);
    if (!entry || word.cells.length !== entry.squares.length) {
      this.editor.tell(say("That word does not fit the entry."));
      return;
    }
    const letters = entry.squares.map(
      (square, place) => /** @type {[number, string]} */ ([square, word.cells[place]]),
    );
    this.editor.dispatch({ type: "letters", letters });
    const plain = word.written.toLocaleUpperCase() === word.cells.join("");
    if (!plain) {
      const facts = { phrase: word.written };
      this.editor.dispatch({ type: "clue", key: keyOf(state.doc, entry), facts });
    }
    this.editor.focus();
  }

  async search() {
    const { state, about } = this.editor;
    const entry = entryOf(state, about);
    const pattern =
      this.pattern.value.trim() ||
      (entry?.squares ?? []).map((square) => letterAt(state.doc, square) || "?").join("");
    if (!pattern) return;
    this.pattern.value = pattern;
    const { page: _, ...question } = this.editor.question();
    try {
      const language = state.doc.language;
      const told = await ask("POST", "/api/pattern", { ...question, language, pattern });
      this.foundNote.textContent = sayCount("{number} word", "{number} words", told.words.length);
      this.found.replaceChildren(...told.words.map((/** @type {any} */ word) => this.item(word)));
    } catch (error) {
      this.foundNote.textContent = /** @type {Error} */ (error).message;
      this.found.replaceChildren();
    }
  }
}
