/** Arrows of arrowwords: which clue cell leads to an entry, and how. */
import { CLUE_CELL } from "./document.js";

/** @typedef {import("./document.js").Doc} Doc */

/** From the clue cell to the first letter: rows and columns, by path, straight ones first. */
export const STEPS = /** @type {[path: string, across: boolean, rows: number, cols: number][]} */ ([
  ["right", true, 0, 1],
  ["down", false, 1, 0],
  ["right-down", false, 0, 1],
  ["down-right", true, 1, 0],
  ["left-down", false, 0, -1],
  ["up-right", true, -1, 0],
]);

/** How each path is drawn. @type {Record<string, string>} */
export const SIGNS = {
  right: "→",
  down: "↓",
  "right-down": "↴",
  "down-right": "↳",
  "left-down": "↲",
  "up-right": "↱",
};

/**
 * The arrows that can lead to an entry, as a board writes them: "row,column,path".
 * @param {Doc} doc @param {number} start @param {boolean} across
 */
export function arrowsTo(doc, start, across) {
  const [row, col] = [Math.floor(start / doc.cols), start % doc.cols];
  return STEPS.filter((step) => step[1] === across)
    .map(([path, , rows, cols]) => ({ path, row: row - rows, col: col - cols }))
    .filter(({ row: r, col: c }) => r >= 0 && r < doc.rows && c >= 0 && c < doc.cols)
    .filter(({ row: r, col: c }) => doc.cells[r * doc.cols + c] === CLUE_CELL)
    .map(({ path, row: r, col: c }) => `${r},${c},${path}`);
}

/**
 * The arrow of an entry: what was chosen while its clue cell stands, else the first that is possible.
 * @param {Doc} doc @param {number} start @param {boolean} across @param {string} key
 */
export function arrowOf(doc, start, across, key) {
  const possible = arrowsTo(doc, start, across);
  const wanted = doc.arrows[key];
  return wanted && possible.includes(wanted) ? wanted : (possible[0] ?? "");
}
