/** The grid on the page: one element a square, for eyes, fingers and ears. */
import { h } from "../player/dom.js";
import { say } from "../say.js";
import { SIGNS, arrowOf } from "./arrows.js";
import { CLUE_CELL, hasBar, isMarked, isOpen, letterAt } from "./document.js";
import { keyOf, placeText, puzzleOf } from "./shape.js";
import { entryOf, regionOf } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./shape.js").About} About */

/**
 * What is shown beside what is written.
 * @typedef {object} Hints
 * @property {any} live the last help of the server, if it still fits the grid
 * @property {Map<number, string>} proposed letters of a fill that was not taken yet
 * @property {boolean} heat
 * @property {boolean} letters
 * @property {Set<number>} pointed squares that a finding speaks of
 * @property {number | null} held the square of what is being moved by hand
 */

/** More possible letters than these are not worth reading. */
const MOST_LETTERS = 6;

export class Grid {
  /** @param {State} state @param {About} about @param {HTMLInputElement} input */
  constructor(state, about, input) {
    this.about = about;
    this.input = input;
    this.element = h("div", { class: "editor-board", id: "board" });
    this.shape = "";
    /** @type {HTMLElement[]} */
    this.squares = [];
    /** @type {string[]} */
    this.seen = [];
    this.made(state);
  }

  /** Make the squares anew where the size is another. @param {State} state */
  made({ doc }) {
    const shape = `${doc.rows} ${doc.cols}`;
    if (shape === this.shape) return;
    this.shape = shape;
    this.seen = [];
    this.squares = doc.cells.map((_, square) =>
      h("div", { role: "gridcell", id: `s${square}`, "data-square": square }),
    );
    const rows = Array.from({ length: doc.rows }, (_, r) =>
      h(
        "div",
        { role: "row", class: "editor-row" },
        ...this.squares.slice(r * doc.cols, (r + 1) * doc.cols),
      ),
    );
    const grid = h("div", { role: "grid", id: "grid", "aria-label": say("Grid") }, ...rows);
    this.grid = grid;
    this.element.replaceChildren(grid, this.input);
    this.element.style.setProperty("--rows", String(doc.rows));
    this.element.style.setProperty("--cols", String(doc.cols));
  }

  /** Show every square; only what changed touches the page. @param {State} state @param {Hints} hints */
  show(state, hints) {
    this.made(state);
    const { doc } = state;
    const puzzle = puzzleOf(doc, this.about);
    const entry = entryOf(state, this.about);
    const line = new Set(entry?.squares);
    const region = new Set(regionOf(state));
    const heat = hints.heat ? heats(hints.live, doc, puzzle.entries) : new Map();
    doc.cells.forEach((_, square) => {
      const face = this.face(state, square, puzzle.numbers[square], hints);
      const classes = [...face.classes];
      if (line.has(square)) classes.push("line");
      if (region.has(square)) classes.push("region");
      if (square === state.at) classes.push("cursor");
      if (hints.pointed.has(square)) classes.push("pointed");
      if (square === hints.held) classes.push("held");
      const warm = heat.get(square) ?? 0;
      if (warm) classes.push(`heat${warm}`);
      const sum = [face.text, face.number, face.hint, face.label, ...classes].join("\n");
      if (this.seen[square] === sum) return;
      this.seen[square] = sum;
      this.draw(this.squares[square], face, classes, square === state.at);
    });
    this.input.setAttribute("aria-activedescendant", `s${state.at}`);
    this.input.style.setProperty("--row", String(Math.floor(state.at / doc.cols)));
    this.input.style.setProperty("--col", String(state.at % doc.cols));
  }

  /**
   * @param {HTMLElement} element @param {ReturnType<Grid["face"]>} face
   * @param {string[]} classes @param {boolean} isCursor
   */
  draw(element, face, classes, isCursor) {
    element.className = classes.join(" ");
    element.setAttribute("aria-label", face.label);
    element.setAttribute("aria-selected", String(isCursor));
    const parts = [];
    // Drawn by the style sheet: the label says what the square is, and these are only seen.
    if (face.number) parts.push(h("span", { class: "number", "data-text": face.number }));
    if (face.text) parts.push(h("span", { class: "letter" }, face.text));
    if (face.hint) parts.push(h("span", { class: "possible", "data-text": face.hint }));
    element.replaceChildren(...parts);
    element.style.setProperty("--signs", String(Math.max(1, [...face.text].length)));
  }

  /**
   * How a square looks and what it says.
   * @param {State} state @param {number} square @param {number | undefined} number @param {Hints} hints
   */
  face(state, square, number, hints) {
    const { doc } = state;
    const classes = ["square"];
    const row = Math.floor(square / doc.cols) + 1;
    const said = [say("Row {row}, column {column}", { row, column: (square % doc.cols) + 1 })];
    for (const side of ["right", "below"])
      if (hasBar(doc, square, side)) classes.push(`bar-${side}`);
    if (!isOpen(doc, square)) {
      const closed = /** @type {Record<string, [string, string]>} */ ({
        "#": ["block", say("block")],
        "~": ["void", say("outside the grid")],
        ":": ["clue-cell", say("clue cell")],
      });
      const [kind, name] = closed[doc.cells[square]];
      classes.push(kind);
      const label = [...said, name].join(", ");
      return { classes, text: "", hint: this.arrowsAt(state, square), number: 0, label };
    }
    const isRebus = square === state.at && state.rebus !== null;
    const written = isRebus ? (state.rebus ?? "") : letterAt(doc, square);
    const place = placeText(doc, square);
    const forced = written ? "" : (hints.live?.forced[place] ?? "");
    const ghost = written ? "" : (hints.proposed.get(square) ?? forced);
    if (isRebus) classes.push("rebus");
    if (ghost) classes.push(hints.proposed.has(square) ? "proposed" : "forced");
    said.push(written || say("empty"));
    if (ghost) said.push(say("could be {letter}", { letter: ghost }));
    const marks = /** @type {[string, string][]} */ ([
      ["circle", say("circled")],
      ["shaded", say("shaded")],
      ["given", say("given")],
      ["locked", say("locked")],
    ]);
    for (const [mark, name] of marks) {
      if (!isMarked(doc, square, mark)) continue;
      classes.push(mark);
      said.push(name);
    }
    const possible = hints.letters && !written && !ghost ? (hints.live?.letters[place] ?? []) : [];
    const hint = possible.length && possible.length <= MOST_LETTERS ? possible.join("") : "";
    return { classes, text: written || ghost, hint, number: number ?? 0, label: said.join(", ") };
  }

  /** The arrows that leave a clue cell. @param {State} state @param {number} square */
  arrowsAt({ doc }, square) {
    if (doc.kind !== "arrowword" || doc.cells[square] !== CLUE_CELL) return "";
    const place = placeText(doc, square);
    return puzzleOf(doc, this.about)
      .entries.filter((entry) => entry.at === square)
      .map((entry) => arrowOf(doc, entry.squares[0], entry.across, keyOf(doc, entry)))
      .map((arrow) => SIGNS[arrow.slice(place.length + 1)])
      .join(" ");
  }

  /** The square under a point of the screen; null for none. @param {number} x @param {number} y */
  squareAt(x, y) {
    const at = this.placeAt(x, y);
    return at && at.square;
  }

  /**
   * The square under a point, and the side of it the point is nearest to.
   * @param {number} x @param {number} y
   * @returns {{ square: number, side: "right" | "below" | "left" | "above" } | null}
   */
  placeAt(x, y) {
    const box = this.grid?.getBoundingClientRect();
    const [rows, cols] = this.shape.split(" ").map(Number);
    if (!box) return null;
    const far = this.about.rtl ? box.right - x : x - box.left;
    const [col, row] = [(far / box.width) * cols, ((y - box.top) / box.height) * rows];
    if (row < 0 || row >= rows || col < 0 || col >= cols) return null;
    const [right, below] = [col % 1, row % 1];
    const gaps = /** @type {["right" | "below" | "left" | "above", number][]} */ ([
      ["right", 1 - right],
      ["below", 1 - below],
      ["left", right],
      ["above", below],
    ]);
    const [side] = gaps.sort((a, b) => a[1] - b[1])[0];
    return { square: Math.floor(row) * cols + Math.floor(col), side };
  }
}

/**
 * How warm each open square is, 1 to 4, by the most constrained slot through it; 5 for a dead end.
 * @param {any} live @param {import("./document.js").Doc} doc
 * @param {import("../player/puzzle.js").Entry[]} entries
 * @returns {Map<number, number>}
 */
function heats(live, doc, entries) {
  /** @type {Map<number, number>} */
  const found = new Map();
  if (!live) return found;
  const dead = new Set(live.dead_ends.map((/** @type {any} */ end) => end.slot));
  for (const entry of entries) {
    const key = `${placeText(doc, entry.squares[0])},${entry.across ? "across" : "down"}`;
    const heat = dead.has(key) ? 5 : Math.ceil((live.slots[key]?.heat ?? 0) * 4);
    if (!heat) continue;
    for (const square of entry.squares) {
      if (letterAt(doc, square)) continue;
      found.set(square, Math.max(found.get(square) ?? 0, heat));
    }
  }
  return found;
}
