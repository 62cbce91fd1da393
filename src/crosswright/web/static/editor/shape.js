/**
 * From a document to the puzzle the player's modules know: slots, numbers, what is open. So the
 * cursor moves and letters are typed here exactly as where puzzles are solved.
 */
import { arrowOf } from "./arrows.js";
import { BLOCK, CLUE_CELL, VOID, hasBar, isMarked, isOpen, letterAt } from "./document.js";

/** @typedef {import("./document.js").Doc} Doc */
/** @typedef {import("../player/puzzle.js").Puzzle} Puzzle */
/** @typedef {import("../player/puzzle.js").Entry} Entry */

/**
 * What an editor knows of the language and of the page.
 * @typedef {object} About
 * @property {string[]} alphabet
 * @property {[string, string][]} folds
 * @property {boolean} strips
 * @property {boolean} rtl
 * @property {Record<string, string>} texts
 */

/** The fewest cells of an entry while a grid is made. */
const SHORTEST = 2;

const SIGNS = /** @type {Record<string, string>} */ ({
  [BLOCK]: "#",
  [VOID]: "~",
  [CLUE_CELL]: "?",
});

/** @type {WeakMap<Doc, Puzzle>} */
const known = new WeakMap();

/** @param {Doc} doc @param {About} about @returns {Puzzle} */
export function puzzleOf(doc, about) {
  const before = known.get(doc);
  if (before) return before;
  const shape = doc.cells.map((cell) => SIGNS[cell] ?? ".").join("");
  const entries = entriesOf(doc);
  /** @type {Record<string, number>} */
  const numbers = {};
  for (const { number, squares } of entries) if (number !== null) numbers[squares[0]] = number;
  /** @type {Record<string, string>} */
  const given = {};
  doc.cells.forEach((_, square) => {
    if (isMarked(doc, square, "locked")) given[square] = letterAt(doc, square);
  });
  const puzzle = {
    id: "",
    search: false,
    language: doc.language,
    rtl: about.rtl,
    small: false,
    title: doc.title,
    author: doc.author,
    copyright: doc.copyright,
    notes: doc.notes,
    credits: [],
    rows: doc.rows,
    cols: doc.cols,
    bleed: 0,
    shape,
    given,
    numbers,
    circles: [],
    shades: [],
    entries,
    words: [],
    bonus: [],
    phrase: null,
    alphabet: about.alphabet,
    folds: about.folds,
    strips: about.strips,
    solution: null,
    sealed: null,
    seal: { salt: "", rounds: 0 },
    texts: about.texts,
  };
  known.set(doc, puzzle);
  return puzzle;
}

/** The runs of two squares or more, across then down, numbered. @param {Doc} doc @returns {Entry[]} */
export function entriesOf(doc) {
  const runs = [...runsOf(doc, true), ...runsOf(doc, false)];
  const starts = [...new Set(runs.map(({ squares }) => squares[0]))].sort((a, b) => a - b);
  const numbers = new Map(starts.map((square, place) => [square, place + 1]));
  return runs.map(({ across, squares }) => {
    const key = `${placeText(doc, squares[0])},${across ? "across" : "down"}`;
    const led = doc.kind === "arrowword" ? arrowOf(doc, squares[0], across, key) : "";
    const arrow = led ? led.split(",") : null;
    return {
      number: doc.kind === "arrowword" ? null : (numbers.get(squares[0]) ?? null),
      across,
      squares,
      clue: doc.clues[key]?.text ?? "",
      length: "",
      at: arrow ? Number(arrow[0]) * doc.cols + Number(arrow[1]) : null,
    };
  });
}

/** @param {Doc} doc @param {boolean} across */
function runsOf(doc, across) {
  const [lines, length, side] = across
    ? [doc.rows, doc.cols, "right"]
    : [doc.cols, doc.rows, "below"];
  /** @type {{ across: boolean, squares: number[] }[]} */
  const found = [];
  for (let line = 0; line < lines; line++) {
    /** @type {number[]} */
    let squares = [];
    const end = () => {
      if (squares.length >= SHORTEST) found.push({ across, squares });
      squares = [];
    };
    for (let place = 0; place < length; place++) {
      const square = across ? line * doc.cols + place : place * doc.cols + line;
      if (isOpen(doc, square)) squares.push(square);
      else end();
      if (hasBar(doc, square, side)) end();
    }
    end();
  }
  return found.sort((a, b) => a.squares[0] - b.squares[0]);
}

/** "row,column". @param {{ cols: number }} doc @param {number} square */
export function placeText(doc, square) {
  return `${Math.floor(square / doc.cols)},${square % doc.cols}`;
}

/** The square of "row,column". @param {{ cols: number }} doc @param {string} place */
export function squareOf(doc, place) {
  const [row, col] = place.split(",").map(Number);
  return row * doc.cols + col;
}

/** The name of an entry that outlives numbers. @param {{ cols: number }} doc @param {Entry} entry */
export function keyOf(doc, entry) {
  return `${placeText(doc, entry.squares[0])},${entry.across ? "across" : "down"}`;
}
