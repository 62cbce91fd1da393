/** Checking and revealing; a prize puzzle can only be proved right as a whole. */
import { currentLine, isFull, isLocked, REVEALED, RIGHT, WRONG, written } from "./game.js";
import { openSquares } from "./puzzle.js";
import { sha256 } from "./sha256.js";

/** @typedef {import("./game.js").Game} Game */
/** @typedef {import("./game.js").Mark} Mark */
/** @typedef {import("./puzzle.js").Puzzle} Puzzle */
/** @typedef {import("./settings.js").Settings} Settings */
/** @typedef {"square" | "word" | "all"} Scope */

/**
 * The hash that `letters` would have in the file.
 * @param {import("./puzzle.js").Seal} seal @param {string[]} letters
 */
export function sealed({ salt, rounds }, letters) {
  let hash = letters.join("|");
  for (let round = 0; round < rounds; round++) hash = sha256(salt + hash);
  return hash;
}

/** Whether what stands on a square is right; true where nobody knows. @param {Puzzle} puzzle @param {string} letter @param {number} square @param {boolean} firstIsEnough */
function fits(puzzle, letter, square, firstIsEnough) {
  const right = puzzle.solution?.[square];
  if (!right || letter === right) return true;
  return firstIsEnough && [...right].length > 1 && letter === [...right][0];
}

/** @param {Puzzle} puzzle @param {Game} game @param {Scope} scope */
function squaresOf(puzzle, game, scope) {
  if (scope === "all") return openSquares(puzzle);
  return scope === "word" ? currentLine(puzzle, game) : [game.at];
}

/**
 * The game with wrong and right letters marked, and how many are wrong.
 * @param {Puzzle} puzzle @param {Game} game @param {Settings} settings @param {Scope} scope
 */
export function checked(puzzle, game, settings, scope) {
  let wrong = 0;
  /** @type {Mark[]} */
  const marks = [];
  for (const square of squaresOf(puzzle, game, scope)) {
    const letter = game.letters[square];
    if (!letter || isLocked(puzzle, game, square)) continue;
    const right = fits(puzzle, letter, square, settings.rebusFirst);
    if (!right) wrong += 1;
    marks.push([square, letter, (game.flags[square] & ~(WRONG | RIGHT)) | (right ? RIGHT : WRONG)]);
  }
  return { game: written(game, marks), wrong };
}

/** @param {Puzzle} puzzle @param {Game} game @param {Settings} settings @param {Scope} scope */
export function revealed(puzzle, game, settings, scope) {
  /** @type {Mark[]} */
  const marks = [];
  for (const square of squaresOf(puzzle, game, scope)) {
    const right = puzzle.solution?.[square];
    if (!right || isLocked(puzzle, game, square)) continue;
    if (!game.letters[square] || !fits(puzzle, game.letters[square], square, settings.rebusFirst)) {
      marks.push([square, right, REVEALED]);
    }
  }
  return written(game, marks);
}

/**
 * What is known of a full grid: `gaps` it is not full; `right`; `wrong` with how many squares, or
 * null where the file proves the whole only; `full` where nothing is known.
 * @param {Puzzle} puzzle @param {Game} game @param {Settings} settings
 * @returns {{ is: "gaps" | "right" | "full" | "wrong", count: number | null }}
 */
export function verdict(puzzle, game, settings) {
  if (!isFull(puzzle, game)) return { is: "gaps", count: null };
  const squares = openSquares(puzzle);
  if (puzzle.sealed !== null) {
    const written = squares.map((square) => game.letters[square]);
    if (sealed(puzzle.seal, written) === puzzle.sealed) return { is: "right", count: null };
    return { is: "wrong", count: null };
  }
  if (puzzle.solution === null) return { is: "full", count: null };
  const count = squares.filter(
    (square) => !fits(puzzle, game.letters[square], square, settings.rebusFirst),
  ).length;
  return count ? { is: "wrong", count } : { is: "right", count };
}
