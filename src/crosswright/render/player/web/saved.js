/** A state that outlives the page: written after every change, read back with suspicion. */

const VERSION = 1;

/** @typedef {import("./game.js").Game} Game */
/** @typedef {import("./search.js").Hunt} Hunt */
/** @typedef {import("./puzzle.js").Puzzle} Puzzle */
/** @typedef {{ elapsed: number, solved: boolean, letters?: string[], flags?: number[], found?: import("./search.js").Found[] }} Kept */

/**
 * The state as text, with the name of its puzzle.
 * @param {Puzzle} puzzle @param {Kept} kept
 */
export function toText(puzzle, kept) {
  return JSON.stringify({ crosswright: VERSION, puzzle: puzzle.id, title: puzzle.title, ...kept });
}

/**
 * The state in a text; null where it is none of this puzzle's.
 * @param {Puzzle} puzzle @param {string | null} text @returns {Kept | null}
 */
export function fromText(puzzle, text) {
  let value;
  try {
    value = JSON.parse(text ?? "null");
  } catch {
    return null;
  }
  if (value?.crosswright !== VERSION || value.puzzle !== puzzle.id) return null;
  const squares = puzzle.shape.length;
  /** @type {Kept} */
  const kept = { elapsed: Math.max(0, Number(value.elapsed) || 0), solved: value.solved === true };
  if (puzzle.search) {
    const found = Array.isArray(value.found) ? value.found : [];
    return { ...kept, found: found.filter((/** @type {any} */ item) => isFound(puzzle, item)) };
  }
  if (!isList(value.letters, squares, "string") || !isList(value.flags, squares, "number")) {
    return null;
  }
  const open = [...puzzle.shape];
  const letters = open.map((sign, at) =>
    sign === "." ? (puzzle.given[at] ?? value.letters[at]) : "",
  );
  return { ...kept, letters, flags: value.flags.map((/** @type {number} */ flag) => flag & 15) };
}

/** @param {unknown} value @param {number} length @param {string} type */
function isList(value, length, type) {
  return Array.isArray(value) && value.length === length && value.every((x) => typeof x === type);
}

/** @param {Puzzle} puzzle @param {any} item */
function isFound(puzzle, item) {
  const known = item?.word === -1 || puzzle.words[item?.word] !== undefined;
  return (
    known &&
    Array.isArray(item.squares) &&
    item.squares.every((/** @type {any} */ square) => puzzle.given[square] !== undefined)
  );
}

/** The browser's store, which may be full, or not there at all. */
export const store = {
  /** @param {string} name */
  read(name) {
    try {
      return localStorage.getItem(`crosswright:${name}`);
    } catch {
      return null;
    }
  },
  /** Whether it was kept. @param {string} name @param {string} text */
  write(name, text) {
    try {
      localStorage.setItem(`crosswright:${name}`, text);
      return true;
    } catch {
      return false;
    }
  },
};
