/** The clue of the entry under the cursor: text, facts, suggestions with their source, warnings. */
import { h } from "../player/dom.js";
import { ask } from "../net.js";
import { say } from "../say.js";
import { Asker } from "./asking.js";
import { CellPanel } from "./cell_panel.js";
import { SIGNS, arrowOf, arrowsTo } from "./arrows.js";
import { letterAt } from "./document.js";
import { button, checkbox, choice, labelled, written } from "./parts.js";
import { keyOf, puzzleOf } from "./shape.js";
import { entryOf } from "./state.js";

/** @typedef {import("./editor.js").Editor} Editor */
/** @typedef {import("./document.js").Clue} Clue */

/** Rules that speak of clues. */
const CLUE_RULES = /clue|indirect|definition|anagram|enumeration/;

export class CluePanel {
  /** @param {Editor} editor */
  constructor(editor) {
    this.editor = editor;
    this.key = "";
    /** The answer that help was asked for, its cells a line each. @type {string | null} */
    this.asked = null;
    this.title = h("h3", {});
    this.text = written("textarea", { rows: 2, maxlength: 2000 }, (text) =>
      this.set({ text, ...(this.clue().source ? { source: "", licence: "" } : {}) }),
    );
    this.text.field.addEventListener("keydown", (pressed) => {
      const event = /** @type {KeyboardEvent} */ (pressed);
      if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
      // From clue to clue: the field keeps the keyboard, the next entry comes to it.
      event.preventDefault();
      editor.dispatch({ type: "command", name: "next" });
    });
    this.entries = h("ol", { class: "clues entries" });
    this.all = h("details", {}, h("summary", {}, say("All entries")), this.entries);
    this.all.addEventListener("toggle", () => this.listEntries());
    this.kind = choice(
      [
        ["straight", say("straight")],
        ["synonym", say("synonym")],
        ["translation", say("translation")],
        ["indirect", say("indirect")],
        ["cryptic", say("cryptic")],
        ["picture", say("picture")],
      ],
      "straight",
      (kind) => this.set({ kind }),
    );
    this.phrase = written("input", { maxlength: 200, autocomplete: "off" }, (phrase) =>
      this.set({ phrase }),
    );
    this.notes = written("textarea", { rows: 2, maxlength: 5000 }, (notes) => this.set({ notes }));
    this.arrow = choice([], "", (arrow) =>
      editor.dispatch({ type: "arrow", key: this.key, arrow }),
    );
    this.arrowField = labelled(say("Arrow"), this.arrow);
    this.draft = checkbox(say("Draft, not final"), false, (draft) => this.set({ draft }));
    this.own = checkbox(say("My own word: no word list need know it"), false, (own) =>
      this.set({ own }),
    );
    this.credit = h("p", { class: "hint" });
    this.warnings = h("ul", { class: "findings" });
    this.ladder = h("ol", { class: "clues", id: "ladder" });
    this.ladderNote = h("p", { class: "hint" });
    this.used = h("ul", { class: "clues" });
    this.usedHead = h("h3", {}, say("Where it was clued before"));
    this.plays = h("ul", { class: "clues", id: "plays" });
    this.playButton = button(say("Find wordplay"), () => this.want(true));
    this.asker = new Asker(
      (/** @type {any} */ question, signal) => ask("POST", "/api/clues", question, { signal }),
      (told, question) => this.showHelp(told, question.wordplay),
      (problem) => (this.ladderNote.textContent = problem.message),
      150,
    );
    this.form = h(
      "div",
      {},
      labelled(say("Clue"), this.text.field),
      this.credit,
      this.warnings,
      labelled(say("Kind"), this.kind),
      labelled(
        say("The answer as one writes it"),
        this.phrase.field,
        say("With its spaces and hyphens: the lengths after the clue come from it."),
      ),
      this.arrowField,
      this.draft.element,
      this.own.element,
      labelled(say("Notes for yourself"), this.notes.field),
      h("h3", {}, say("Suggestions")),
      this.ladderNote,
      this.ladder,
      this.usedHead,
      this.used,
      h("h3", {}, say("Wordplay")),
      this.playButton,
      this.plays,
    );
    this.cell = new CellPanel(editor);
    this.element = h("div", {}, this.title, this.cell.element, this.form, this.all);
  }

  /** @returns {Clue} */
  clue() {
    return this.editor.state.doc.clues[this.key] ?? {};
  }

  /** @param {Clue} facts */
  set(facts) {
    if (this.key) this.editor.dispatch({ type: "clue", key: this.key, facts });
  }

  /** @param {boolean} isOpen whether the panel is seen */
  refresh(isOpen) {
    const { state, about, hints } = this.editor;
    const entry = entryOf(state, about);
    this.form.hidden = !entry;
    if (isOpen) this.listEntries();
    const isCell = this.cell.refresh();
    if (!entry) {
      this.key = "";
      this.title.textContent = isCell ? say("Clue cell") : say("No entry here");
      return;
    }
    this.key = keyOf(state.doc, entry);
    const name = this.editor.nameOf(entry);
    const answer = entry.squares.map((square) => letterAt(state.doc, square));
    this.title.textContent = `${name} · ${answer.map((letter) => letter || "_").join("")}`;
    const clue = this.clue();
    this.text.set(clue.text ?? "");
    this.phrase.set(clue.phrase ?? "");
    this.notes.set(clue.notes ?? "");
    this.kind.value = clue.kind ?? "straight";
    this.draft.box.checked = clue.draft ?? false;
    this.own.box.checked = clue.own ?? false;
    this.showArrows(entry);
    this.credit.textContent = clue.source ? creditOf(clue) : "";
    const english = this.editor.englishName(entry);
    const warnings = (hints.live?.findings ?? []).filter(
      (/** @type {any} */ found) => found.entries.includes(english) && CLUE_RULES.test(found.rule),
    );
    this.warnings.replaceChildren(
      ...warnings.map((/** @type {any} */ found) =>
        h("li", { class: found.severity, "data-code": found.code }, found.message),
      ),
    );
    const full = answer.every(Boolean);
    this.playButton.disabled = !full;
    if (isOpen) this.wantFor(full ? answer.join("\n") : "");
  }

  /** Every entry with its clue, where the list is open. */
  listEntries() {
    if (!this.all.open) return;
    const { state, about } = this.editor;
    const { doc } = state;
    this.entries.replaceChildren(
      ...puzzleOf(doc, about).entries.map((entry) => {
        const answer = entry.squares.map((square) => letterAt(doc, square) || "_").join("");
        const clue = doc.clues[keyOf(doc, entry)];
        const go = () =>
          this.editor.dispatch({ type: "go", squares: entry.squares, across: entry.across });
        return h(
          "li",
          {},
          button(`${this.editor.nameOf(entry)} ${answer}`, go, { class: "finding" }),
          h("span", { class: "hint" }, ` ${clue?.text || say("no clue")}`),
        );
      }),
    );
  }

  /** Which arrows could lead here, and which one does. @param {import("../player/puzzle.js").Entry} entry */
  showArrows(entry) {
    const { doc } = this.editor.state;
    this.arrowField.hidden = doc.kind !== "arrowword";
    if (this.arrowField.hidden) return;
    const options = arrowsTo(doc, entry.squares[0], entry.across).map((arrow) => {
      const [row, col, path] = arrow.split(",");
      const place = say("Row {row}, column {column}", { row: +row + 1, column: +col + 1 });
      return h("option", { value: arrow }, `${SIGNS[path]} ${place}`);
    });
    this.arrow.replaceChildren(...options);
    this.arrow.value = arrowOf(doc, entry.squares[0], entry.across, this.key);
  }

  /** @param {string} answer the cells, one a line; "" while some are open */
  wantFor(answer) {
    if (answer === this.asked) return;
    this.asked = answer;
    this.asker.drop();
    for (const list of [this.ladder, this.used, this.plays]) list.replaceChildren();
    this.usedHead.hidden = true;
    this.ladderNote.textContent = answer ? "" : say("Suggestions come once the answer is whole.");
    if (answer) this.want(false);
  }

  /** @param {boolean} wordplay */
  want(wordplay) {
    const { id, state } = this.editor;
    const { min_score: _, ...question } = this.editor.question();
    const answer = (this.asked ?? "").split("\n");
    const language = state.doc.language;
    this.asker.want({ ...question, language, answer, wordplay, besides: id });
  }

  /** @param {any} told @param {boolean} wordplay */
  showHelp(told, wordplay) {
    if (wordplay) {
      const plays = told.plays.map((/** @type {any} */ play) =>
        h("li", {}, h("strong", {}, play.title), ` ${play.explanation}`),
      );
      this.plays.replaceChildren(...(plays.length ? plays : [h("li", {}, say("None was found."))]));
      return;
    }
    this.ladderNote.textContent = told.clues.length ? "" : say("No clue is known; write your own.");
    this.ladder.replaceChildren(
      ...told.clues.map((/** @type {any} */ clue) => this.suggestion(clue)),
    );
    this.usedHead.hidden = !told.used.length;
    this.used.replaceChildren(
      ...told.used.map((/** @type {any} */ use) =>
        h(
          "li",
          {},
          button(use.text, () => this.set({ text: use.text, source: "", licence: "" }), {
            class: "finding",
          }),
          " ",
          h("a", { class: "hint", href: `/puzzles/${use.puzzle}` }, use.title || say("Untitled")),
          h("span", { class: "hint" }, ` ${dateOf(use.changed)}`),
        ),
      ),
    );
  }

  /** @param {any} clue */
  suggestion(clue) {
    const { text, kind, source, licence, difficulty } = clue;
    /** @type {Record<string, string>} */
    const levels = { easy: say("easy"), medium: say("medium"), hard: say("hard") };
    return h(
      "li",
      {},
      button(text, () => this.set({ text, kind, source, licence }), { class: "finding" }),
      h(
        "span",
        { class: "hint" },
        ` ${[levels[difficulty], creditOf(clue)].filter(Boolean).join(" · ")}`,
      ),
    );
  }
}

/** A day as people write it. @param {string} moment */
function dateOf(moment) {
  const day = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium" });
  return day.format(new Date(moment));
}

/** @param {Clue} clue */
function creditOf({ source = "", licence = "" }) {
  return licence ? `${source}, ${licence}` : source;
}
