/**
 * Writing: how what a person types becomes letters of the puzzle's alphabet, and where they go.
 * Signs are composed (á), folded as the grid spells them (Ä as A E), or reached from their base
 * letter by cycling; letters of two signs (CH) are put together as they are typed.
 */
import { currentEntry, currentLine, isLocked, moved, PENCIL, written } from "./game.js";
import { nextClue } from "./moves.js";
import { isOpen } from "./puzzle.js";

/** @typedef {import("./game.js").Game} Game */
/** @typedef {import("./puzzle.js").Puzzle} Puzzle */
/** @typedef {import("./settings.js").Settings} Settings */

const LETTER = /^[\p{L}\p{N}]+$/u;
const MARKS = /\p{M}/gu;

/** @param {string} text */
const stripped = (text) => text.normalize("NFD").replace(MARKS, "");

/**
 * The letters of the grid that a typed sign stands for; none for a sign that is no letter.
 * @param {Puzzle} puzzle @param {string} sign @returns {string[]}
 */
export function lettersFor(puzzle, sign) {
  const upper = sign.normalize("NFC").toLocaleUpperCase(puzzle.language).normalize("NFC");
  const { alphabet } = puzzle;
  if (alphabet.includes(upper)) return [upper];
  const fold = puzzle.folds.find(([from]) => from === sign || from === upper);
  let spelled = fold ? fold[1] : upper;
  if (puzzle.strips && !fold) spelled = stripped(spelled);
  const signs = [...spelled];
  const known = alphabet.length
    ? signs.every((part) => alphabet.includes(part))
    : LETTER.test(spelled);
  return known ? signs : [];
}

/** The letters that share a base with this one, in a ring: A, Á, Ä. @param {Puzzle} puzzle @param {string} letter */
export function ringOf(puzzle, letter) {
  return puzzle.alphabet.filter((other) => baseOf(other) === baseOf(letter));
}

/** Signs that carry a stroke instead of a mark. @type {Record<string, string>} */
const STROKES = { Ł: "L", Ø: "O", Đ: "D", Ґ: "Г", Є: "Е" };

/** @param {string} letter */
const baseOf = (letter) => STROKES[letter] ?? stripped(letter);

/**
 * A letter typed at the cursor; it goes on to the next square.
 * @param {Puzzle} puzzle @param {Game} game @param {Settings} settings @param {string} letter @returns {Game}
 */
export function typed(puzzle, game, settings, letter) {
  if (game.rebus !== null) return { ...game, rebus: game.rebus + letter };
  if (!isOpen(puzzle, game.at)) return game;
  const last = game.typed;
  if (last !== null && puzzle.alphabet.includes(game.letters[last] + letter)) {
    return { ...lettered(game, last, game.letters[last] + letter), typed: null };
  }
  const wasEmpty = game.letters[game.at] === "";
  if (isLocked(puzzle, game, game.at)) return advanced(puzzle, game, settings, true);
  const after = lettered(game, game.at, letter);
  return { ...advanced(puzzle, after, settings, wasEmpty), typed: game.at };
}

/** Writes in the square just left, for a sign that was composed further. @param {Game} game @param {string} letter */
export function retyped(game, letter) {
  return game.typed === null ? game : { ...lettered(game, game.typed, letter), typed: game.typed };
}

/** @param {Game} game @param {number} square @param {string} text @returns {Game} */
function lettered(game, square, text) {
  return written(game, [[square, text, game.pencil && text ? PENCIL : 0]]);
}

/**
 * Where the cursor goes after a letter.
 * @param {Puzzle} puzzle @param {Game} game @param {Settings} settings @param {boolean} skips
 */
function advanced(puzzle, game, settings, skips) {
  const line = currentLine(puzzle, game);
  const here = line.indexOf(game.at);
  if (skips && settings.skipFilled) {
    const onward = [...line.slice(here + 1), ...line.slice(0, here)];
    const gap = onward.find((square) => game.letters[square] === "");
    if (gap !== undefined) return moved(puzzle, game, gap);
  }
  const onward = line.slice(here + 1).find((square) => !isLocked(puzzle, game, square));
  if (onward !== undefined) return moved(puzzle, game, onward);
  if (!settings.jumpAtEnd || currentEntry(puzzle, game) < 0) return game;
  return nextClue(puzzle, game, 1, settings.skipFull);
}

/** Shift and a letter: one more letter in the same square. @param {Puzzle} puzzle @param {Game} game @param {string} letter @returns {Game} */
export function appended(puzzle, game, letter) {
  if (game.rebus !== null) return { ...game, rebus: game.rebus + letter };
  if (isLocked(puzzle, game, game.at)) return game;
  return lettered(game, game.at, game.letters[game.at] + letter);
}

/** The next letter with the same base, where one was just typed or else at the cursor. @param {Puzzle} puzzle @param {Game} game */
export function cycled(puzzle, game) {
  const square = game.typed ?? game.at;
  const ring = ringOf(puzzle, game.letters[square]);
  if (ring.length < 2 || isLocked(puzzle, game, square)) return game;
  const next = ring[(ring.indexOf(game.letters[square]) + 1) % ring.length];
  return { ...lettered(game, square, next), typed: game.typed };
}

/** Backspace. @param {Puzzle} puzzle @param {Game} game @param {Settings} settings @returns {Game} */
export function erased(puzzle, game, settings) {
  if (game.rebus !== null) return { ...game, rebus: [...game.rebus].slice(0, -1).join("") };
  const line = currentLine(puzzle, game);
  const before = line[line.indexOf(game.at) - 1] ?? game.at;
  if (settings.backspace === "walk") return moved(puzzle, game, before);
  if (game.letters[game.at] !== "" && !isLocked(puzzle, game, game.at)) {
    const cleared = wiped(puzzle, game);
    return settings.backspace === "step" ? moved(puzzle, cleared, before) : cleared;
  }
  const back = moved(puzzle, game, before);
  return settings.backspace === "step" ? back : wiped(puzzle, back);
}

/** Delete: the square is empty, the cursor stays. @param {Puzzle} puzzle @param {Game} game @returns {Game} */
export function wiped(puzzle, game) {
  if (game.rebus !== null) return { ...game, rebus: "" };
  if (isLocked(puzzle, game, game.at)) return { ...game, typed: null };
  return { ...lettered(game, game.at, ""), typed: null };
}

/** Begin to write several letters in one square. @param {Puzzle} puzzle @param {Game} game @returns {Game} */
export function rebusBegun(puzzle, game) {
  if (isLocked(puzzle, game, game.at)) return game;
  return { ...game, rebus: game.letters[game.at], typed: null };
}

/** @param {Puzzle} puzzle @param {Game} game @param {Settings} settings @returns {Game} */
export function rebusCommitted(puzzle, game, settings) {
  if (game.rebus === null) return game;
  const text = game.rebus;
  const after = lettered({ ...game, rebus: null }, game.at, text);
  return text ? advanced(puzzle, after, settings, true) : after;
}

/** @param {Game} game @returns {Game} */
export function rebusCancelled(game) {
  return { ...game, rebus: null };
}
