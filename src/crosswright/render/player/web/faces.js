/** How each square of a game looks and what it says to those who listen. */
import { PENCIL, REVEALED, RIGHT, WRONG } from "./game.js";
import { unmarked } from "./dom.js";
import { clueOf, isOpen, nameOf, placeOf, textOf } from "./puzzle.js";

/** @typedef {import("./puzzle.js").Puzzle} Puzzle */
/** @typedef {import("./game.js").Game} Game */

/** @type {[number, string][]} */
const FLAGS = [
  [PENCIL, "pencilled"],
  [WRONG, "wrong"],
  [RIGHT, "right"],
  [REVEALED, "revealed"],
];

export class Faces {
  /** @param {Puzzle} puzzle */
  constructor(puzzle) {
    this.puzzle = puzzle;
    /** @type {Map<number, string[]>} */
    this.clues = new Map();
    for (const entry of puzzle.entries) {
      const said = `${nameOf(puzzle, entry)}: ${unmarked(clueOf(entry))}`;
      this.clues.set(entry.squares[0], [...(this.clues.get(entry.squares[0]) ?? []), said]);
    }
  }

  /**
   * @param {Game} game @param {number} square @param {string} kind
   * @param {{ current: number, named: number[] }} standing
   * @returns {import("./grid_view.js").Face}
   */
  of(game, square, kind, { current, named }) {
    const { puzzle } = this;
    const isCursor = square === game.at;
    const text = isCursor && game.rebus !== null ? game.rebus : game.letters[square];
    const classes = [kind];
    if (isCursor) classes.push("cursor", game.rebus === null ? "" : "rebus");
    if (puzzle.entries[current]?.squares.includes(square)) classes.push("line");
    if (puzzle.entries[current]?.at === square) classes.push("asking");
    if (named.some((entry) => puzzle.entries[entry].squares.includes(square)))
      classes.push("named");
    if (puzzle.given[square] !== undefined) classes.push("given");
    for (const [flag, name] of FLAGS) if (game.flags[square] & flag) classes.push(name);
    return {
      text,
      classes: classes.filter(Boolean).join(" "),
      label: this.label(game, square, text),
      selected: isCursor,
    };
  }

  /** Place, letter, state; the first square of a word speaks its clue. @param {Game} game @param {number} square @param {string} text */
  label(game, square, text) {
    const { puzzle } = this;
    const { row, col } = placeOf(puzzle, square);
    const parts = [textOf(puzzle, "place", { row: row + 1, column: col + 1 })];
    if (!isOpen(puzzle, square)) return [...parts, this.closed(square)].join(", ");
    parts.push(text || textOf(puzzle, "empty"));
    if (puzzle.given[square] !== undefined) parts.push(textOf(puzzle, "given"));
    for (const [flag, name] of FLAGS) {
      if (game.flags[square] & flag) parts.push(textOf(puzzle, name));
    }
    if (puzzle.circles.includes(square)) parts.push(textOf(puzzle, "circled"));
    if (puzzle.shades.includes(square)) parts.push(textOf(puzzle, "shaded"));
    return [parts.join(", "), ...(this.clues.get(square) ?? [])].join(". ");
  }

  /** @param {number} square */
  closed(square) {
    const { puzzle } = this;
    if (puzzle.shape[square] !== "?") return textOf(puzzle, "block");
    const here = puzzle.entries.filter((entry) => entry.at === square);
    return (
      here.map((entry) => `${nameOf(puzzle, entry)}: ${unmarked(clueOf(entry))}`).join("; ") ||
      textOf(puzzle, "block")
    );
  }
}
