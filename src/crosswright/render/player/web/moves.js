/** Moves of the cursor: along and across words, from clue to clue, to a number. */
import { currentEntry, currentLine, isComplete, moved } from "./game.js";
import { entryAt, isOpen, placeOf, stepFrom } from "./puzzle.js";

/** @typedef {import("./game.js").Game} Game */
/** @typedef {import("./puzzle.js").Puzzle} Puzzle */
/** @typedef {import("./settings.js").Settings} Settings */
/** @typedef {"forward" | "back" | "down" | "up"} Way logical: forward is where reading goes */

/** @type {Record<Way, [rows: number, cols: number]>} */
const STEPS = { forward: [0, 1], back: [0, -1], down: [1, 0], up: [-1, 0] };

/** Across becomes down and back, where a word runs that way. @param {Puzzle} puzzle @param {Game} game @returns {Game} */
export function turned(puzzle, game) {
  const possible = entryAt(puzzle, game.at, !game.across) >= 0 || !puzzle.entries.length;
  return possible ? { ...game, across: !game.across, rebus: null, typed: null } : game;
}

/**
 * An arrow key: along the word it moves, across it first turns.
 * @param {Puzzle} puzzle @param {Game} game @param {Settings} settings @param {Way} way
 */
export function arrowed(puzzle, game, settings, way) {
  const across = way === "forward" || way === "back";
  if (across !== game.across && !settings.moveAtOnce) {
    const after = turned(puzzle, game);
    if (after !== game) return after;
  }
  const target = neighbour(puzzle, game.at, way, settings.atBlock);
  return target < 0 ? { ...game, typed: null } : moved(puzzle, game, target, across);
}

/**
 * The square an arrow key leads to; -1 where there is none.
 * @param {Puzzle} puzzle @param {number} from @param {Way} way @param {Settings["atBlock"]} atBlock
 */
function neighbour(puzzle, from, way, atBlock) {
  const [rows, cols] = STEPS[way];
  let at = stepFrom(puzzle, from, rows, cols);
  if (at < 0 || isOpen(puzzle, at) || atBlock === "rest") return at;
  if (atBlock === "slide") {
    const beside = [1, -1].map((side) => stepFrom(puzzle, at, side * cols, side * rows));
    const open = beside.find((square) => square >= 0 && isOpen(puzzle, square));
    if (open !== undefined) return open;
  }
  while (at >= 0 && !isOpen(puzzle, at)) at = stepFrom(puzzle, at, rows, cols);
  return at;
}

/**
 * Shift and an arrow: the next word that runs beside this one, or after it in the list.
 * @param {Puzzle} puzzle @param {Game} game @param {Way} way
 */
export function parallel(puzzle, game, way) {
  const across = way === "forward" || way === "back";
  const sign = way === "forward" || way === "down" ? 1 : -1;
  const entry = puzzle.entries[currentEntry(puzzle, game)];
  if (!entry || entry.across === across) return nextClue(puzzle, game, sign, false);
  const here = placeOf(puzzle, game.at);
  const far = entry.across ? here.row : here.col;
  let best = { gap: Infinity, side: Infinity, square: -1 };
  for (const other of puzzle.entries) {
    if (other.across !== entry.across) continue;
    for (const square of other.squares) {
      const { row, col } = placeOf(puzzle, square);
      const gap = sign * ((entry.across ? row : col) - far);
      const side = Math.abs(entry.across ? col - here.col : row - here.row);
      if (gap > 0 && (gap < best.gap || (gap === best.gap && side < best.side))) {
        best = { gap, side, square };
      }
    }
  }
  return best.square < 0 ? game : moved(puzzle, game, best.square, entry.across);
}

/**
 * The next clue of the list (sign 1) or the one before (-1), at its first gap; the list is a ring.
 * @param {Puzzle} puzzle @param {Game} game @param {number} sign @param {boolean} skipFull
 */
export function nextClue(puzzle, game, sign, skipFull) {
  const count = puzzle.entries.length;
  if (!count) return game;
  const here = Math.max(0, currentEntry(puzzle, game));
  const ring = Array.from(
    { length: count },
    (_, far) => (here + sign * (far + 1) + count * 2) % count,
  );
  const open = ring.find((entry) => !isComplete(game, puzzle.entries[entry].squares));
  return atEntry(puzzle, game, skipFull && open !== undefined ? open : ring[0]);
}

/** The first gap of an entry, or its first square. @param {Puzzle} puzzle @param {Game} game @param {number} number */
export function atEntry(puzzle, game, number) {
  const entry = puzzle.entries[number];
  if (!entry) return game;
  const gap = entry.squares.find((square) => game.letters[square] === "");
  return moved(puzzle, game, gap ?? entry.squares[0], entry.across);
}

/** Home and End. @param {Puzzle} puzzle @param {Game} game @param {boolean} last */
export function atEdge(puzzle, game, last) {
  const line = currentLine(puzzle, game);
  return moved(puzzle, game, last ? line[line.length - 1] : line[0]);
}

/**
 * A click: the same square again turns, unless Shift is held; a clue cell leads to its words.
 * @param {Puzzle} puzzle @param {Game} game @param {number} square @param {boolean} shift @returns {Game}
 */
export function clicked(puzzle, game, square, shift) {
  if (isOpen(puzzle, square)) {
    if (square !== game.at) return moved(puzzle, game, square);
    return shift ? game : turned(puzzle, game);
  }
  const led = [...puzzle.entries.keys()].filter((entry) => puzzle.entries[entry].at === square);
  if (!led.length) return game;
  const again = led.indexOf(currentEntry(puzzle, game));
  return atEntry(puzzle, game, led[(again + 1) % led.length]);
}

/**
 * The clue a person means by "14", "14a", "14 down": the wanted way, or any.
 * @param {Puzzle} puzzle @param {Game} game @param {string} asked
 */
export function atNumber(puzzle, game, asked) {
  const found = /^\s*(\d+)\s*(\p{L}*)/u.exec(asked);
  if (!found) return game;
  const number = Number(found[1]);
  const said = found[2].toLowerCase();
  const ways = [
    [true, "across", puzzle.texts.across ?? ""],
    [false, "down", puzzle.texts.down ?? ""],
  ].filter(
    ([, ...names]) => said && names.some((name) => String(name).toLowerCase().startsWith(said)),
  );
  const wanted = ways.length === 1 ? ways[0][0] === true : game.across;
  const fits = [...puzzle.entries.keys()].filter(
    (entry) => puzzle.entries[entry].number === number,
  );
  const best = fits.find((entry) => puzzle.entries[entry].across === wanted) ?? fits[0];
  return best === undefined ? game : atEntry(puzzle, game, best);
}
