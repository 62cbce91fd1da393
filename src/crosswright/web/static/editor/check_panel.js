/** Check: dead ends, what the judge finds, and the figures of the grid. */
import { h } from "../player/dom.js";
import { say } from "../say.js";
import { button, checkbox } from "./parts.js";
import { squareOf } from "./shape.js";

/** @typedef {import("./editor.js").Editor} Editor */

/** Names of entries as the page has them: "14 across". @param {string} text */
function named(text) {
  return text
    .replace(/at \((\d+), (\d+)\) (across|down)/g, (_, row, col, way) =>
      placed({ row: Number(row) + 1, column: Number(col) + 1, way }),
    )
    .replace(/(\d+) across/g, (_, n) => `${n} ${say("across")}`)
    .replace(/(\d+) down/g, (_, n) => `${n} ${say("down")}`);
}

/** An entry without a number, by its first square. @param {{ row: number, column: number, way: string }} place */
export function placed({ row, column, way }) {
  const where = say("Row {row}, column {column}", { row, column });
  return `${where} ${way === "across" ? say("across") : say("down")}`;
}

/** Why no word fits, in the words of the page. @param {any} found */
export function sayingOf(found) {
  const gaps = Object.entries(found.gaps).map(([name, text]) => [name, named(String(text))]);
  const end = { ...found, gaps: Object.fromEntries(gaps) };
  switch (end.why) {
    case "letter":
      return say("No word fits {slot} because of the {letter} in square {square}", end.gaps);
    case "letters":
      return say("No word fits {slot}, where {pattern} stands", end.gaps);
    case "repeat":
      return say(
        "The words that fit {slot} share a root with an answer that stands already",
        end.gaps,
      );
    case "kin":
      return say("It shares a root with {other}, which stands already", end.gaps);
    case "crossing":
      return say(
        "No word fits {slot} because of square {square}, where {other} leaves only {letters}",
        end.gaps,
      );
    case "around":
      return say("No word fits {slot} together with {others}", end.gaps);
    case "far":
      return say("No word fits {slot} with what stands around it", end.gaps);
    case "long":
      return say("{slot} has {count} squares, and no word is that long; close one", end.gaps);
    default:
      return end.message;
  }
}

export class CheckPanel {
  /** @param {Editor} editor */
  constructor(editor) {
    this.editor = editor;
    const hints = editor.hints;
    this.heat = checkbox(say("Show how constrained entries are"), hints.heat, (on) =>
      editor.hint({ heat: on }),
    );
    this.letters = checkbox(say("Show possible letters"), hints.letters, (on) =>
      editor.hint({ letters: on }),
    );
    this.credits = button(say("Credit the sources of clues in the notes"), () =>
      editor.dispatch({ type: "about", facts: { notes: editor.hints.live.credited } }),
    );
    this.forced = button(say("Write all forced letters"), () => this.writeForced());
    this.ends = h("ul", { class: "findings", id: "dead-ends" });
    this.findings = h("ul", { class: "findings", id: "findings" });
    this.figures = h("dl", { class: "figures" });
    this.standing = h("p", { class: "hint" }, say("Reading the words…"));
    this.element = h(
      "div",
      {},
      this.heat.element,
      this.letters.element,
      h("h3", {}, say("Dead ends")),
      this.standing,
      this.ends,
      this.forced,
      h("h3", {}, say("Findings")),
      this.findings,
      this.credits,
      h("h3", {}, say("Figures")),
      this.figures,
    );
  }

  refresh() {
    const { live } = this.editor.hints;
    if (!live) return;
    const forced = Object.keys(live.forced).length;
    this.standing.textContent = live.bare
      ? say("Set blocks first: without any, words this long do not fit together.")
      : live.dead_ends.length
        ? say("These entries cannot be filled as the grid stands.")
        : say("None: every open entry still has words.");
    this.forced.hidden = !forced;
    this.credits.hidden = live.credited === this.editor.state.doc.notes;
    this.ends.replaceChildren(
      ...live.dead_ends.map((/** @type {any} */ end) =>
        this.item("error", sayingOf(end), () => this.editor.goTo(end.slot, end.squares)),
      ),
    );
    this.findings.replaceChildren(
      ...(live.findings.length
        ? live.findings.map((/** @type {any} */ found) =>
            this.item(found.severity, found.message, () => this.point(found), found.code),
          )
        : [h("li", {}, say("Nothing found."))]),
    );
    this.showFigures(live.statistics);
  }

  /** @param {string} severity @param {string} text @param {() => void} act @param {string} [code] */
  item(severity, text, act, code = "") {
    const name = severity === "error" ? say("fault") : say("for you to decide");
    return h(
      "li",
      { class: severity, "data-code": code },
      h("span", { class: "severity" }, `${name}: `),
      button(text, act, { class: "finding" }),
    );
  }

  /** @param {any} found */
  point(found) {
    if (found.entries.length) this.editor.goToName(found.entries[0]);
    else if (found.squares.length) {
      const { cols } = this.editor.state.doc;
      this.editor.select(found.squares.map((/** @type {number[]} */ [r, c]) => r * cols + c));
    }
  }

  writeForced() {
    const { doc } = this.editor.state;
    const forced = this.editor.hints.live?.forced ?? {};
    const letters = Object.entries(forced).map(
      ([place, letter]) => /** @type {[number, string]} */ ([squareOf(doc, place), letter]),
    );
    this.editor.dispatch({ type: "letters", letters });
  }

  /** @param {any} told */
  showFigures(told) {
    const letters = Object.entries(told.letters).sort((a, b) => Number(b[1]) - Number(a[1]));
    /** @type {[string, string][]} */
    const rows = [
      [
        say("Entries"),
        `${told.entries} (${say("{number} finished", { number: told.finished })}, ${say("{number} with a clue", { number: told.clued })})`,
      ],
      [say("Open squares"), `${told.open} / ${told.squares}`],
      [say("Blocks"), String(told.blocks)],
      [
        say("Words by length"),
        Object.entries(told.lengths)
          .map(([n, count]) => `${n}: ${count}`)
          .join(", "),
      ],
      [say("Share of three-letter words"), `${Math.round(told.three_letter_share * 100)} %`],
      [say("Mean score"), told.mean_score === null ? "–" : String(told.mean_score)],
      [say("Letters"), letters.map(([letter, count]) => `${letter} ${count}`).join(", ") || "–"],
      [
        say("Pangram"),
        told.pangram
          ? say("yes, every letter is there")
          : say("lacks {letters}", { letters: told.missing.join(" ") }),
      ],
    ];
    this.figures.replaceChildren(
      ...rows.flatMap(([name, text]) => [h("dt", {}, name), h("dd", {}, text)]),
    );
  }
}
