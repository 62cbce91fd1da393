/** Looking for words: a line of letters is chosen by its ends; what it spells is a word or is not. */
import { placeOf, stepFrom } from "./puzzle.js";
import { sealed } from "./check.js";

/** @typedef {import("./puzzle.js").Puzzle} Puzzle */

/**
 * @typedef {object} Found
 * @property {number} word its place in the list; -1 for a word the list does not tell
 * @property {number[]} squares
 * @property {boolean} revealed
 */

/**
 * @typedef {object} Hunt
 * @property {Found[]} found
 * @property {number} at
 * @property {number | null} anchor the end that was chosen first
 */

/** @returns {Hunt} */
export function newHunt() {
  return { found: [], at: 0, anchor: null };
}

/**
 * The straight line between two squares; null where there is none.
 * @param {Puzzle} puzzle @param {number} from @param {number} to @returns {number[] | null}
 */
export function lineBetween(puzzle, from, to) {
  const [start, end] = [placeOf(puzzle, from), placeOf(puzzle, to)];
  const [rows, cols] = [end.row - start.row, end.col - start.col];
  if (rows && cols && Math.abs(rows) !== Math.abs(cols)) return null;
  const length = Math.max(Math.abs(rows), Math.abs(cols));
  return Array.from({ length: length + 1 }, (_, far) =>
    stepFrom(puzzle, from, far * Math.sign(rows), far * Math.sign(cols)),
  );
}

/**
 * The end of the straight line from `from` that is nearest to where a finger points.
 * @param {Puzzle} puzzle @param {number} from @param {number} rows @param {number} cols
 */
export function nearestEnd(puzzle, from, rows, cols) {
  const eighth = Math.round(Math.atan2(rows, cols) / (Math.PI / 4));
  const down = Math.round(Math.sin((eighth * Math.PI) / 4));
  const right = Math.round(Math.cos((eighth * Math.PI) / 4));
  const wanted = Math.max(Math.abs(rows), Math.abs(cols));
  let end = from;
  for (let far = 1; far <= Math.round(wanted); far++) {
    const next = stepFrom(puzzle, from, far * down, far * right);
    if (next < 0) break;
    end = next;
  }
  return end;
}

/**
 * The hunt after a line was chosen: with a new word, or as it was.
 * @param {Puzzle} puzzle @param {Hunt} hunt @param {number[]} squares @returns {Hunt}
 */
export function tried(puzzle, hunt, squares) {
  const letters = squares.map((square) => puzzle.given[square] ?? "");
  const ways = [letters, [...letters].reverse()];
  const spelled = ways.map((way) => way.join("|"));
  const isNew = (/** @type {number} */ word) => !hunt.found.some((item) => item.word === word);
  const word = puzzle.words.findIndex(
    (item, number) => isNew(number) && spelled.includes(item.letters.join("|")),
  );
  const idle = { ...hunt, anchor: null };
  if (word >= 0) return withFound(idle, { word, squares, revealed: false });
  const there = hunt.found.some((item) => sameLine(item.squares, squares));
  const seals = puzzle.bonus.length && !there ? ways.map((way) => sealed(puzzle.seal, way)) : [];
  const isBonus = seals.some((seal) => puzzle.bonus.includes(seal));
  return isBonus ? withFound(idle, { word: -1, squares, revealed: false }) : idle;
}

/** @param {Hunt} hunt @param {Found} item */
const withFound = (hunt, item) => ({ ...hunt, found: [...hunt.found, item] });

/** @param {number[]} one @param {number[]} other */
function sameLine(one, other) {
  const ends = [one[0], one[one.length - 1]];
  return (
    one.length === other.length && ends.includes(other[0]) && ends.includes(other[other.length - 1])
  );
}

/** The hunt with one more word shown. @param {Puzzle} puzzle @param {Hunt} hunt @param {number} word @returns {Hunt} */
export function shown(puzzle, hunt, word) {
  const squares = puzzle.words[word]?.squares;
  if (!squares || hunt.found.some((item) => item.word === word)) return hunt;
  return withFound({ ...hunt, at: squares[0] }, { word, squares, revealed: true });
}

/** Whether every word of the list was found. @param {Puzzle} puzzle @param {Hunt} hunt */
export function isOver(puzzle, hunt) {
  return puzzle.words.every((_, number) => hunt.found.some((item) => item.word === number));
}

/** The squares of no found word, in reading order. @param {Puzzle} puzzle @param {Hunt} hunt */
export function leftOver(puzzle, hunt) {
  const used = new Set(hunt.found.flatMap((item) => item.squares));
  return Object.keys(puzzle.given)
    .map(Number)
    .filter((square) => !used.has(square))
    .sort((one, other) => one - other);
}
