/** A keyboard on the screen, in the puzzle's own alphabet. */
import { h, iconButton } from "./dom.js";
import { textOf } from "./puzzle.js";

/** @typedef {import("./puzzle.js").Puzzle} Puzzle */

/** Where people look for the letters; an alphabet they do not hold stands in its own order. */
const LAYOUTS = [
  ["QWERTZUIOP", "ASDFGHJKL", "YXCVBNM"],
  ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"],
  ["AZERTYUIOP", "QSDFGHJKLM", "WXCVBN"],
  ["ЙЦУКЕНГШЩЗХЪ", "ФЫВАПРОЛДЖЭ", "ЯЧСМИТЬБЮ"],
  ["ЙЦУКЕНГШЩЗХЇ", "ФІВАПРОЛДЖЄҐ", "ЯЧСМИТЬБЮ"],
];
const PREFERRED = /** @type {Record<string, number>} */ ({
  de: 0,
  sk: 0,
  cs: 0,
  fr: 2,
  ru: 3,
  uk: 4,
});

/**
 * The rows of keys: a layout people know, and above it the letters it does not hold.
 * @param {Puzzle} puzzle @returns {string[][]}
 */
export function rowsOf(puzzle) {
  const { alphabet } = puzzle;
  const layout = LAYOUTS[PREFERRED[puzzle.language.slice(0, 2)] ?? 1].map((row) => [...row]);
  const known = layout.map((row) => row.filter((letter) => alphabet.includes(letter)));
  const held = known.flat();
  if (held.length < 20) return cut(alphabet);
  const others = alphabet.filter((letter) => !held.includes(letter));
  return [...cut(others), ...known];
}

/** Rows of at most eleven. @param {string[]} letters */
function cut(letters) {
  const rows = Math.ceil(letters.length / 11);
  const width = Math.ceil(letters.length / rows);
  return Array.from({ length: rows }, (_, row) => letters.slice(row * width, (row + 1) * width));
}

/**
 * @param {Puzzle} puzzle
 * @param {(letter: string) => void} press @param {(command: string) => void} command
 */
export function keyboardView(puzzle, press, command) {
  const rows = rowsOf(puzzle).map((row) =>
    h("div", { class: "keys" }, ...row.map((letter) => key(letter, () => press(letter)))),
  );
  const edges = [
    iconButton("rebus", textOf(puzzle, "rebus"), () => command("rebus")),
    iconButton("erase", textOf(puzzle, "erase"), () => command("erase")),
  ];
  const last = rows[rows.length - 1];
  last?.prepend(edges[0]);
  last?.append(edges[1]);
  const board = h(
    "div",
    {
      class: rows.length > 4 ? "keyboard tall" : "keyboard",
      role: "group",
      "aria-label": textOf(puzzle, "keyboard"),
    },
    ...rows,
  );
  // The grid's input keeps the focus, and with it the place a screen reader stands at.
  board.addEventListener("pointerdown", (event) => event.preventDefault());
  return board;
}

/** @param {string} letter @param {() => void} act */
function key(letter, act) {
  return h("button", { type: "button", class: "key", tabindex: "-1", onclick: act }, letter);
}
