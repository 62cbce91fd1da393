/** The ground of a criss-cross: room around its words, and words taken away. */
import { VOID } from "./document.js";
import { keyOf } from "./shape.js";

/** @typedef {import("./document.js").Doc} Doc */
/** @typedef {import("../player/puzzle.js").Entry} Entry */

/** The most rows or columns of a board that is edited by hand. */
const MOST = 60;

/** The rows and columns that words lie in; null where there is no word. @param {Doc} doc */
function boundsOf(doc) {
  const used = doc.cells.flatMap((cell, square) => (cell === VOID ? [] : [square]));
  if (!used.length) return null;
  const rows = used.map((square) => Math.floor(square / doc.cols));
  const cols = used.map((square) => square % doc.cols);
  return {
    top: Math.min(...rows),
    left: Math.min(...cols),
    rows: Math.max(...rows) - Math.min(...rows) + 1,
    cols: Math.max(...cols) - Math.min(...cols) + 1,
  };
}

/** Whether there is ground that no word needs. @param {Doc} doc */
export function isRoomy(doc) {
  const bounds = boundsOf(doc);
  return !!bounds && (bounds.rows < doc.rows || bounds.cols < doc.cols);
}

/**
 * The document with so many empty rows and columns on each side of its words.
 * @param {Doc} doc @param {number} room
 */
export function framed(doc, room) {
  const bounds = boundsOf(doc);
  if (!bounds) return doc;
  const rows = Math.min(MOST, bounds.rows + 2 * room);
  const cols = Math.min(MOST, bounds.cols + 2 * room);
  const [down, right] = [room - bounds.top, room - bounds.left];
  const moved = (/** @type {string[]} */ flat, /** @type {string} */ bare) =>
    Array.from({ length: rows * cols }, (_, square) => {
      const row = Math.floor(square / cols) - down;
      const col = (square % cols) - right;
      const isInside = row >= 0 && row < doc.rows && col >= 0 && col < doc.cols;
      return isInside ? flat[row * doc.cols + col] : bare;
    });
  const clues = Object.entries(doc.clues).map(([key, clue]) => {
    const [row, col, way] = key.split(",");
    return [`${Number(row) + down},${Number(col) + right},${way}`, clue];
  });
  return {
    ...doc,
    rows,
    cols,
    cells: moved(doc.cells, VOID),
    marks: moved(doc.marks, ""),
    bars: moved(doc.bars, ""),
    clues: Object.fromEntries(clues),
  };
}

/**
 * The document without a word: its squares become ground again, but for those of other words.
 * @param {Doc} doc @param {Entry} gone @param {readonly Entry[]} entries
 */
export function without(doc, gone, entries) {
  const shared = new Set(entries.filter((x) => x !== gone).flatMap((x) => x.squares));
  const [cells, marks] = [[...doc.cells], [...doc.marks]];
  for (const square of gone.squares) {
    if (!shared.has(square)) [cells[square], marks[square]] = [VOID, ""];
  }
  const { [keyOf(doc, gone)]: _, ...clues } = doc.clues;
  return { ...doc, cells, marks, clues };
}
