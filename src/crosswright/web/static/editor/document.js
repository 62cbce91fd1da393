/**
 * The document: what a person edits, as a value. Every function gives a new one and leaves the old
 * as it was, so that undo is going back to it. Squares are numbers in reading order.
 */
import { edgesOf, orbitOf } from "./symmetry.js";

export const BLOCK = "#";
export const VOID = "~";
export const CLUE_CELL = ":";
const CLOSED = new Set([BLOCK, VOID, CLUE_CELL]);

export const MARKS = ["circle", "shaded", "given", "locked"];
export const SIDES = ["right", "below"];

/**
 * @typedef {object} Clue
 * @property {string} [text]
 * @property {string} [kind] straight where nothing is said
 * @property {string} [source]
 * @property {string} [licence]
 * @property {string} [fodder]
 * @property {string} [phrase] the answer as one writes it
 * @property {boolean} [own] the answer is the person's own word
 * @property {boolean} [draft]
 * @property {string} [notes]
 */

/**
 * @typedef {object} Doc
 * @property {number} rows
 * @property {number} cols
 * @property {string} kind
 * @property {string} preset
 * @property {string} language
 * @property {string} title
 * @property {string} author
 * @property {string} copyright
 * @property {string} notes
 * @property {string} symmetry
 * @property {string[]} cells letters, "" for open, or a sign for what is closed
 * @property {string[]} marks words of MARKS
 * @property {string[]} bars words of SIDES
 * @property {Record<string, Clue>} clues by the square an entry starts on and its direction
 * @property {Record<string, string>} arrows
 */

/** A board as the server writes it. @param {any} board @returns {Doc} */
export function docOf(board) {
  const { cells, marks, bars, ...rest } = board;
  return { ...rest, cells: cells.flat(), marks: marks.flat(), bars: bars.flat() };
}

/** The board the server reads. @param {Doc} doc */
export function boardOf(doc) {
  const { cells, marks, bars, ...rest } = doc;
  const rows = (/** @type {string[]} */ flat) =>
    Array.from({ length: doc.rows }, (_, r) => flat.slice(r * doc.cols, (r + 1) * doc.cols));
  return { ...rest, cells: rows(cells), marks: rows(marks), bars: rows(bars) };
}

/** Whether two documents say the same. @param {Doc} a @param {Doc} b */
export function same(a, b) {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** Whether a letter belongs on a square. @param {Doc} doc @param {number} square */
export function isOpen(doc, square) {
  return !CLOSED.has(doc.cells[square]);
}

/** The letters on a square as they are read. @param {Doc} doc @param {number} square */
export function letterAt(doc, square) {
  return isOpen(doc, square) ? doc.cells[square].replace(/^\\/, "") : "";
}

/** @param {Doc} doc @param {number} square @param {string} word */
export function isMarked(doc, square, word) {
  return doc.marks[square].split(" ").includes(word);
}

/** @param {Doc} doc @param {number} square @param {string} side */
export function hasBar(doc, square, side) {
  return doc.bars[square].split(" ").includes(side);
}

/**
 * The document with other letters on some squares; what is locked or closed stays.
 * @param {Doc} doc @param {Iterable<[number, string]>} letters
 */
export function lettered(doc, letters) {
  const real = [...letters].filter(
    ([square, text]) =>
      isOpen(doc, square) && !isMarked(doc, square, "locked") && doc.cells[square] !== text,
  );
  if (!real.length) return doc;
  const cells = [...doc.cells];
  for (const [square, text] of real) cells[square] = text;
  return { ...doc, cells };
}

/**
 * The document with a square closed by a sign, or opened again where it stands there already; its
 * images under the symmetry too. Locked squares let nothing be closed.
 * @param {Doc} doc @param {number} square @param {string} [sign]
 */
export function closed(doc, square, sign = BLOCK) {
  // A clue cell has its own place; nobody sets those by symmetry.
  const squares = sign === CLUE_CELL ? [square] : orbitOf(doc, square);
  if (squares.some((x) => isMarked(doc, x, "locked"))) return doc;
  const cells = [...doc.cells];
  const marks = [...doc.marks];
  const wanted = doc.cells[square] === sign ? "" : sign;
  for (const each of squares) {
    // Opening one must not wipe the letter of an image that is open already.
    if (wanted === "" && isOpen(doc, each)) continue;
    cells[each] = wanted;
    if (wanted) marks[each] = "";
  }
  return { ...doc, cells, marks };
}

/**
 * The document with a mark on some squares, or without it where all of them have it.
 * @param {Doc} doc @param {readonly number[]} squares @param {string} word
 */
export function marked(doc, squares, word) {
  const open = squares.filter((square) => isOpen(doc, square));
  if (!open.length) return doc;
  const remove = open.every((square) => isMarked(doc, square, word));
  const marks = [...doc.marks];
  for (const square of open) marks[square] = toggled(marks[square], word, !remove, MARKS);
  return { ...doc, marks };
}

/**
 * The document with a bar on one side of a square, or without it; its images too.
 * @param {Doc} doc @param {number} square @param {"right" | "below"} side
 */
export function barred(doc, square, side) {
  const edges = edgesOf(doc, square, side);
  if (!edges.length) return doc;
  const remove = hasBar(doc, square, side);
  const bars = [...doc.bars];
  for (const [at, way] of edges) bars[at] = toggled(bars[at], way, !remove, SIDES);
  return { ...doc, bars };
}

/** @param {string} words @param {string} word @param {boolean} has @param {string[]} order */
function toggled(words, word, has, order) {
  const found = new Set(words.split(" ").filter(Boolean));
  if (has) found.add(word);
  else found.delete(word);
  return order.filter((each) => found.has(each)).join(" ");
}

/**
 * The document with something else said of a clue; a clue that says nothing is none.
 * @param {Doc} doc @param {string} key @param {Clue} facts
 */
export function clued(doc, key, facts) {
  const clue = /** @type {Record<string, any>} */ ({ ...doc.clues[key], ...facts });
  for (const [name, fact] of Object.entries(clue)) {
    if (fact === "" || fact === false || (name === "kind" && fact === "straight")) {
      delete clue[name];
    }
  }
  if (JSON.stringify(clue) === JSON.stringify(doc.clues[key] ?? {})) return doc;
  const { [key]: _, ...clues } = doc.clues;
  return { ...doc, clues: Object.keys(clue).length ? { ...clues, [key]: clue } : clues };
}

/** The document with an arrow led elsewhere; "" takes it away. @param {Doc} doc @param {string} key @param {string} arrow */
export function pointed(doc, key, arrow) {
  const { [key]: _, ...arrows } = doc.arrows;
  return { ...doc, arrows: arrow ? { ...arrows, [key]: arrow } : arrows };
}

/** The document with other facts about the whole: title, symmetry… @param {Doc} doc @param {Partial<Doc>} facts */
export function told(doc, facts) {
  const after = { ...doc, ...facts };
  return same(doc, after) ? doc : after;
}
