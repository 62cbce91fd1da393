/**
 * What the editor is in the middle of, as a value: the document, the cursor, a selected region, and
 * every document before and after. `reduce` is the only way from one state to the next.
 */
import * as games from "../player/game.js";
import * as moves from "../player/moves.js";
import * as typing from "../player/typing.js";
import { carried, led } from "./clue_cells.js";
import * as docs from "./document.js";
import { puzzleOf } from "./shape.js";

/** @typedef {import("./document.js").Doc} Doc */
/** @typedef {import("./shape.js").About} About */
/** @typedef {import("../player/game.js").Game} Game */
/** @typedef {import("../player/puzzle.js").Puzzle} Puzzle */
/** @typedef {{ doc: Doc, at: number, across: boolean }} Step */

/**
 * @typedef {object} State
 * @property {Doc} doc
 * @property {number} at
 * @property {boolean} across
 * @property {string | null} rebus
 * @property {number | null} typed
 * @property {number | null} corner where a selected region begins; it ends at the cursor
 * @property {Step[]} past
 * @property {Step[]} future
 */

/**
 * @typedef {{ type: "command", name: string, way?: string }
 *   | { type: "letter" | "again", letter: string }
 *   | { type: "click", square: number, shift: boolean }
 *   | { type: "go", squares: readonly number[], across: boolean, at?: number }
 *   | { type: "number", text: string }
 *   | { type: "close", square: number, sign: string }
 *   | { type: "carry", from: number, to: number }
 *   | { type: "bar", square: number, side: "right" | "below" }
 *   | { type: "mark", squares: readonly number[], word: string }
 *   | { type: "letters", letters: [number, string][] }
 *   | { type: "clue", key: string, facts: import("./document.js").Clue }
 *   | { type: "arrow", key: string, arrow: string }
 *   | { type: "about", facts: Partial<Doc> }
 *   | { type: "replace", doc: Doc }
 *   | { type: "select", from: number, to: number }} Action
 */

/** How the cursor behaves: as in the player, but it may stand on a block, to open it again. */
const SETTINGS = /** @type {import("../player/settings.js").Settings} */ ({
  skipFilled: false,
  jumpAtEnd: false,
  moveAtOnce: false,
  spaceClears: false,
  enterTurns: false,
  tabMoves: true,
  skipFull: false,
  backspace: "clear",
  atBlock: "rest",
  escapeRebus: false,
});

/** @param {Doc} doc @param {About} about @returns {State} */
export function newState(doc, about) {
  const first = puzzleOf(doc, about).entries[0];
  const at = first ? first.squares[0] : 0;
  const bare = { rebus: null, typed: null, corner: null, past: [], future: [] };
  return { doc, at, across: first?.across ?? true, ...bare };
}

/** @param {State} state @param {Action} action @param {About} about @returns {State} */
export function reduce(state, action, about) {
  const { doc } = state;
  switch (action.type) {
    case "command":
      return commanded(state, action.name, action.way, about);
    case "letter":
      return played(state, about, (p, game) => typing.typed(p, game, SETTINGS, action.letter));
    case "again":
      return played(state, about, (_, game) => typing.retyped(game, action.letter));
    case "click":
      return clicked(state, action.square, action.shift, about);
    case "go":
      return gone(state, action, about);
    case "number":
      return played(state, about, (p, game) => moves.atNumber(p, game, action.text));
    case "close":
      return changed({ ...state, corner: null }, led(docs.closed(doc, action.square, action.sign)));
    case "carry":
      return changed(
        { ...state, corner: null, at: action.to },
        carried(doc, action.from, action.to),
      );
    case "bar":
      return changed(state, docs.barred(doc, action.square, action.side));
    case "mark":
      return changed(state, docs.marked(doc, action.squares, action.word));
    case "letters":
      return changed(state, docs.lettered(doc, action.letters));
    case "clue":
      return changed(state, docs.clued(doc, action.key, action.facts));
    case "arrow":
      return changed(state, led(docs.pointed(doc, action.key, action.arrow)));
    case "about":
      return changed(state, docs.told(doc, action.facts));
    case "replace":
      return changed(
        { ...state, corner: null, at: Math.min(state.at, action.doc.cells.length - 1) },
        action.doc,
      );
    case "select":
      return { ...state, corner: action.from, at: action.to, rebus: null, typed: null };
  }
}

/** @param {State} state @param {{ squares: readonly number[], across: boolean, at?: number }} action @param {About} about */
function gone(state, { squares, across, at }, about) {
  const gap = squares.find((square) => docs.letterAt(state.doc, square) === "");
  const wanted = at ?? gap ?? squares[0];
  return played({ ...state, corner: null }, about, (p, game) =>
    games.moved(p, game, wanted, across),
  );
}

/** @param {State} state @param {number} square @param {boolean} shift @param {About} about @returns {State} */
function clicked(state, square, shift, about) {
  if (shift) {
    const corner = state.corner ?? state.at;
    return { ...played(state, about, (p, g) => games.moved(p, g, square)), corner };
  }
  return played({ ...state, corner: null }, about, (p, game) =>
    docs.isOpen(state.doc, square)
      ? moves.clicked(p, game, square, false)
      : games.moved(p, game, square),
  );
}

/** @param {State} state @param {string} name @param {string | undefined} way @param {About} about @returns {State} */
function commanded(state, name, way, about) {
  if (name === "parallel") return stretched(state, way, about);
  if (name === "block") return blocked(state, about);
  if (name === "undo") return undone(state);
  if (name === "redo") return redone(state);
  if (name === "clear" && state.corner !== null) return wiped(state, about);
  const logical = /** @type {moves.Way} */ (
    way === "right" || way === "left" ? ((way === "left") === about.rtl ? "forward" : "back") : way
  );
  /** @type {Record<string, (p: Puzzle, game: Game) => Game>} */
  const table = {
    arrow: (p, game) => moves.arrowed(p, game, SETTINGS, logical),
    next: (p, game) => moves.nextClue(p, game, 1, false),
    previous: (p, game) => moves.nextClue(p, game, -1, false),
    turn: (p, game) => moves.turned(p, game),
    first: (p, game) => moves.atEdge(p, game, false),
    last: (p, game) => moves.atEdge(p, game, true),
    erase: (p, game) => typing.erased(p, game, SETTINGS),
    clear: (p, game) => typing.wiped(p, game),
    cycle: (p, game) => typing.cycled(p, game),
    rebus: (p, game) =>
      game.rebus === null ? typing.rebusBegun(p, game) : typing.rebusCommitted(p, game, SETTINGS),
    commit: (p, game) => typing.rebusCommitted(p, game, SETTINGS),
    cancel: (_, game) => typing.rebusCancelled(game),
  };
  const act = table[name];
  if (!act) return state;
  const stays = ["erase", "clear", "cycle"].includes(name) ? state.corner : null;
  return played({ ...state, corner: stays }, about, act);
}

/** A block at the cursor, or a clue cell in an arrowword; the cursor then goes on along the word. @param {State} state @param {About} about */
function blocked(state, about) {
  const sign = state.doc.kind === "arrowword" ? docs.CLUE_CELL : docs.BLOCK;
  const after = changed({ ...state, corner: null }, led(docs.closed(state.doc, state.at, sign)));
  if (after.doc === state.doc) return state;
  const onward = state.across
    ? state.at % state.doc.cols < state.doc.cols - 1 && state.at + 1
    : state.at + state.doc.cols < state.doc.cells.length && state.at + state.doc.cols;
  if (onward === false) return after;
  const { across } = state;
  return { ...played(after, about, (p, game) => games.moved(p, game, onward)), across };
}

/** Shift and an arrow: the region grows or shrinks. @param {State} state @param {string | undefined} way @param {About} about */
function stretched(state, way, about) {
  const steps = { right: [0, 1], left: [0, -1], down: [1, 0], up: [-1, 0] };
  const [rows, right] = steps[/** @type {keyof typeof steps} */ (way)] ?? [0, 0];
  const cols = about.rtl ? -right : right;
  const { rows: height, cols: width } = state.doc;
  const row = Math.floor(state.at / width) + rows;
  const col = (state.at % width) + cols;
  if (row < 0 || row >= height || col < 0 || col >= width) return state;
  return { ...state, corner: state.corner ?? state.at, at: row * width + col, typed: null };
}

/** The letters of the region are taken away. @param {State} state @param {About} _about */
function wiped(state, _about) {
  return changed(
    state,
    docs.lettered(
      state.doc,
      regionOf(state).map((square) => [square, ""]),
    ),
  );
}

/** The squares of the selected region, in reading order; none where there is no region. @param {State} state */
export function regionOf({ corner, at, doc: { cols } }) {
  if (corner === null) return [];
  const [top, bottom] = sorted(Math.floor(corner / cols), Math.floor(at / cols));
  const [left, right] = sorted(corner % cols, at % cols);
  const squares = [];
  for (let row = top; row <= bottom; row++) {
    for (let col = left; col <= right; col++) squares.push(row * cols + col);
  }
  return squares;
}

/** @param {number} a @param {number} b */
const sorted = (a, b) => (a < b ? [a, b] : [b, a]);

/** The state as the player's modules see it. @param {State} state @param {Puzzle} puzzle @returns {Game} */
function gameOf(state, puzzle) {
  const letters = Array.from(puzzle.shape, (_, square) => docs.letterAt(state.doc, square));
  return {
    letters,
    flags: letters.map(() => 0),
    at: state.at,
    across: state.across,
    pencil: false,
    rebus: state.rebus,
    typed: state.typed,
    past: [],
    future: [],
  };
}

/**
 * What the player would make of it.
 * @param {State} state @param {About} about @param {(puzzle: Puzzle, game: Game) => Game} act
 * @returns {State}
 */
function played(state, about, act) {
  const puzzle = puzzleOf(state.doc, about);
  const before = gameOf(state, puzzle);
  const { at, across, rebus, typed, letters } = act(puzzle, before);
  const after = { ...state, at, across, rebus, typed };
  if (letters === before.letters) return after;
  /** @type {[number, string][]} */
  const written = [];
  letters.forEach((letter, square) => {
    if (letter !== before.letters[square]) written.push([square, letter]);
  });
  return changed(after, docs.lettered(state.doc, written), state);
}

/** The state with another document; going back leads to `from`. @param {State} state @param {Doc} doc @param {State} [from] @returns {State} */
function changed(state, doc, from = state) {
  if (doc === state.doc) return state;
  const step = { doc: from.doc, at: from.at, across: from.across };
  return { ...state, doc, past: [...state.past, step], future: [] };
}

/** @param {State} state @returns {State} */
function undone(state) {
  const step = state.past[state.past.length - 1];
  if (!step) return state;
  const here = { doc: state.doc, at: state.at, across: state.across };
  const past = state.past.slice(0, -1);
  return { ...bare(state), ...step, past, future: [...state.future, here] };
}

/** @param {State} state @returns {State} */
function redone(state) {
  const step = state.future[state.future.length - 1];
  if (!step) return state;
  const here = { doc: state.doc, at: state.at, across: state.across };
  const future = state.future.slice(0, -1);
  return { ...bare(state), ...step, past: [...state.past, here], future };
}

/** @param {State} state */
const bare = (state) => ({ ...state, rebus: null, typed: null, corner: null });

/** The entry under the cursor; null where none is. @param {State} state @param {About} about */
export function entryOf(state, about) {
  const puzzle = puzzleOf(state.doc, about);
  return puzzle.entries[games.currentEntry(puzzle, gameOf(state, puzzle))] ?? null;
}
