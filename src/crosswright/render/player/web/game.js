/**
 * A game: what was written where, the cursor, and what can be undone. Games are values; every
 * function gives a new one.
 */
import { entryAt, isOpen, openSquares } from "./puzzle.js";

export const PENCIL = 1;
export const WRONG = 2;
export const RIGHT = 4;
export const REVEALED = 8;

/** @typedef {import("./puzzle.js").Puzzle} Puzzle */
/** @typedef {[square: number, letter: string, flag: number]} Mark */
/** @typedef {{ before: Mark[], after: Mark[] }} Change */

/**
 * @typedef {object} Game
 * @property {string[]} letters a text a square; "" where nothing is written
 * @property {number[]} flags
 * @property {number} at the square of the cursor
 * @property {boolean} across
 * @property {boolean} pencil
 * @property {string | null} rebus letters written into the square at the cursor, until committed
 * @property {number | null} typed the square of the last letter, while nothing else was done
 * @property {Change[]} past
 * @property {Change[]} future
 */

/** @param {Puzzle} puzzle @returns {Game} */
export function newGame(puzzle) {
  const letters = Array.from(puzzle.shape, (_, square) => puzzle.given[square] ?? "");
  const open = openSquares(puzzle);
  const first = puzzle.entries[0]?.squares ?? open;
  const at = first.find((square) => !letters[square]) ?? first[0] ?? 0;
  return {
    letters,
    flags: letters.map(() => 0),
    at,
    across: puzzle.entries[0]?.across ?? true,
    pencil: false,
    rebus: null,
    typed: null,
    past: [],
    future: [],
  };
}

/** Whether nobody may write here: given, revealed, or no letter's place. @param {Puzzle} puzzle @param {Game} game @param {number} square */
export function isLocked(puzzle, game, square) {
  return (
    !isOpen(puzzle, square) ||
    puzzle.given[square] !== undefined ||
    (game.flags[square] & REVEALED) !== 0
  );
}

/** The entry under the cursor, or the one that crosses it; -1 for none. @param {Puzzle} puzzle @param {Game} game */
export function currentEntry(puzzle, game) {
  const along = entryAt(puzzle, game.at, game.across);
  return along >= 0 ? along : entryAt(puzzle, game.at, !game.across);
}

/** The squares of the current entry; the square alone where there is none. @param {Puzzle} puzzle @param {Game} game */
export function currentLine(puzzle, game) {
  return puzzle.entries[currentEntry(puzzle, game)]?.squares ?? [game.at];
}

/**
 * The game with the cursor elsewhere, in an entry that runs the wanted way if there is one.
 * @param {Puzzle} puzzle @param {Game} game @param {number} at @param {boolean} [across] @returns {Game}
 */
export function moved(puzzle, game, at, across = game.across) {
  const turned = entryAt(puzzle, at, across) < 0 && entryAt(puzzle, at, !across) >= 0;
  return { ...game, at, across: turned ? !across : across, rebus: null, typed: null };
}

/**
 * The game with these marks made, as one thing to undo.
 * @param {Game} game @param {Mark[]} marks @returns {Game}
 */
export function written(game, marks) {
  const real = marks.filter(
    ([square, letter, flag]) => game.letters[square] !== letter || game.flags[square] !== flag,
  );
  if (!real.length) return game;
  const before = real.map(
    ([square]) => /** @type {Mark} */ ([square, game.letters[square], game.flags[square]]),
  );
  return { ...put(game, real), past: [...game.past, { before, after: real }], future: [] };
}

/** @param {Game} game @param {Mark[]} marks @returns {Game} */
function put(game, marks) {
  const letters = [...game.letters];
  const flags = [...game.flags];
  for (const [square, letter, flag] of marks) {
    letters[square] = letter;
    flags[square] = flag;
  }
  return { ...game, letters, flags };
}

/** @param {Puzzle} puzzle @param {Game} game */
export function undone(puzzle, game) {
  const change = game.past[game.past.length - 1];
  if (!change) return game;
  const back = moved(puzzle, put(game, change.before), change.before[0][0]);
  return { ...back, past: game.past.slice(0, -1), future: [...game.future, change] };
}

/** @param {Puzzle} puzzle @param {Game} game */
export function redone(puzzle, game) {
  const change = game.future[game.future.length - 1];
  if (!change) return game;
  const again = moved(puzzle, put(game, change.after), change.after[0][0]);
  return { ...again, past: [...game.past, change], future: game.future.slice(0, -1) };
}

/** Whether a letter stands on every square. @param {Puzzle} puzzle @param {Game} game */
export function isFull(puzzle, game) {
  return openSquares(puzzle).every((square) => game.letters[square] !== "");
}

/** Whether an entry has no gap. @param {Game} game @param {readonly number[]} squares */
export function isComplete(game, squares) {
  return squares.every((square) => game.letters[square] !== "");
}
