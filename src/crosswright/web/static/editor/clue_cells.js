/** Clue cells of arrowwords: moved with the clues that stand in them, each arrow written down. */
import { SIGNS, STEPS, arrowOf, arrowsTo } from "./arrows.js";
import { CLUE_CELL, isMarked } from "./document.js";
import { entriesOf, keyOf, placeText } from "./shape.js";

/** @typedef {import("./document.js").Doc} Doc */
/** @typedef {import("../player/puzzle.js").Entry} Entry */

/**
 * What can leave a clue cell: every path to an entry, and whether this cell leads there now.
 * @param {Doc} doc @param {number} cell
 * @returns {{ path: string, sign: string, entry: Entry, key: string, arrow: string, leads: boolean, others: string[] }[]}
 */
export function leavings(doc, cell) {
  const [row, col] = [Math.floor(cell / doc.cols), cell % doc.cols];
  const entries = entriesOf(doc);
  return STEPS.flatMap(([path, across, rows, cols]) => {
    const start = (row + rows) * doc.cols + col + cols;
    const isBeside = row + rows >= 0 && col + cols >= 0 && col + cols < doc.cols;
    const entry = entries.find((x) => isBeside && x.across === across && x.squares[0] === start);
    if (!entry) return [];
    const key = keyOf(doc, entry);
    const arrow = `${placeText(doc, cell)},${path}`;
    const others = arrowsTo(doc, start, across).filter((x) => x !== arrow);
    const leads = arrowOf(doc, start, across, key) === arrow;
    return [{ path, sign: SIGNS[path], entry, key, arrow, leads, others }];
  });
}

/**
 * The document with every arrow written down that is drawn, and none that leads nowhere: so the
 * server has the same ones.
 * @param {Doc} doc
 */
export function led(doc) {
  if (doc.kind !== "arrowword") return doc;
  /** @type {Record<string, string>} */
  const arrows = {};
  for (const entry of entriesOf(doc)) {
    const key = keyOf(doc, entry);
    const arrow = arrowOf(doc, entry.squares[0], entry.across, key);
    if (arrow) arrows[key] = arrow;
  }
  return JSON.stringify(arrows) === JSON.stringify(doc.arrows) ? doc : { ...doc, arrows };
}

/**
 * The document with a clue cell on another square. The arrows that leave it go with it, and so do
 * the clues of their entries, where an entry begins behind the arrow again.
 * @param {Doc} doc @param {number} from @param {number} to
 */
export function carried(doc, from, to) {
  const holds = doc.cells[from] === CLUE_CELL;
  if (!holds || doc.cells[to] === CLUE_CELL || isMarked(doc, to, "locked")) return doc;
  const before = leavings(doc, from).filter(({ leads }) => leads);
  const [cells, marks] = [[...doc.cells], [...doc.marks]];
  [cells[from], cells[to], marks[to]] = ["", CLUE_CELL, ""];
  const bare = { ...doc, cells, marks };
  const clues = { ...doc.clues };
  const arrows = { ...doc.arrows };
  const kept = new Set(entriesOf(bare).map((entry) => keyOf(bare, entry)));
  for (const { key, arrow, path } of leavings(bare, to)) {
    const old = before.find((x) => x.path === path);
    if (!old) continue;
    arrows[key] = arrow;
    if (clues[old.key] && !clues[key]?.text && !kept.has(old.key)) {
      clues[key] = clues[old.key];
      delete clues[old.key];
    }
  }
  return led({ ...bare, clues, arrows });
}
