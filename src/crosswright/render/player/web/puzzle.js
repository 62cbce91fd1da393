/**
 * The puzzle as the player reads it. A square is a number, counted from 0 in reading order; nothing
 * here knows the page.
 */

/**
 * @typedef {object} Entry
 * @property {number | null} number
 * @property {boolean} across
 * @property {number[]} squares
 * @property {string} clue
 * @property {string} length printed lengths, such as "5,3"
 * @property {number | null} at the clue cell whose arrow leads here
 * @property {string} [picture] the address of a picture that is the clue
 */

/**
 * @typedef {object} Word
 * @property {string} text
 * @property {string[]} letters
 * @property {number[]} [squares] where it lies; not told in a prize puzzle
 */

/**
 * @typedef {object} Seal a salted hash: whoever has the answer can prove it, and nobody can read it
 * @property {string} salt
 * @property {number} rounds
 */

/**
 * @typedef {object} Puzzle
 * @property {string} id
 * @property {boolean} search words are found among letters that all stand there
 * @property {string} language
 * @property {boolean} rtl
 * @property {boolean} small letters are shown in lower case
 * @property {string} title
 * @property {string} author
 * @property {string} copyright
 * @property {string} notes
 * @property {string[]} credits the lines of the notes that name sources of clues
 * @property {number} rows
 * @property {number} cols
 * @property {number} bleed how far the frame reaches out of the grid, in squares
 * @property {string} shape a sign a square: . letter, # block, ~ void, ? clue cell
 * @property {Record<string, string>} given letters that stand there from the start, by square
 * @property {Record<string, number>} numbers
 * @property {number[]} circles
 * @property {number[]} shades
 * @property {Entry[]} entries the across list, then the down list
 * @property {Word[]} words
 * @property {string[]} bonus sealed words that the list does not tell
 * @property {{ squares: number[], setup: string, text: string } | null} phrase
 * @property {string[]} alphabet
 * @property {[string, string][]} folds a sign, and the letters that stand for it in the grid
 * @property {boolean} strips whether signs the alphabet lacks lose their accents
 * @property {(string[]) | null} solution a letter a square; null where the file keeps it to itself
 * @property {string | null} sealed the hash of the solution of a prize puzzle
 * @property {Seal} seal
 * @property {Record<string, string>} texts the words of the interface
 */

/** @param {Puzzle} puzzle @param {number} square */
export function isOpen(puzzle, square) {
  return puzzle.shape[square] === ".";
}

/** The letter squares in reading order. @param {Puzzle} puzzle */
export function openSquares(puzzle) {
  return Array.from(puzzle.shape, (_, square) => square).filter((square) => isOpen(puzzle, square));
}

/** Its row and column, from 0. @param {Puzzle} puzzle @param {number} square */
export function placeOf(puzzle, square) {
  return { row: Math.floor(square / puzzle.cols), col: square % puzzle.cols };
}

/**
 * The square so many rows and columns away; -1 outside the grid.
 * @param {Puzzle} puzzle @param {number} square @param {number} rows @param {number} cols
 */
export function stepFrom(puzzle, square, rows, cols) {
  const { row, col } = placeOf(puzzle, square);
  const inside =
    row + rows >= 0 && row + rows < puzzle.rows && col + cols >= 0 && col + cols < puzzle.cols;
  return inside ? square + rows * puzzle.cols + cols : -1;
}

/**
 * The number of the entry that runs through a square this way; -1 where none does.
 * @param {Puzzle} puzzle @param {number} square @param {boolean} across
 */
export function entryAt(puzzle, square, across) {
  return puzzle.entries.findIndex(
    (entry) => entry.across === across && entry.squares.includes(square),
  );
}

/**
 * A text of the interface with its gaps filled: "{n} of {total}".
 * @param {Puzzle} puzzle @param {string} name @param {Record<string, string | number>} [facts]
 */
export function textOf(puzzle, name, facts = {}) {
  const text = puzzle.texts[name] ?? name;
  return text.replace(/\{(\w+)\}/g, (gap, key) => String(facts[key] ?? gap));
}

/** How an entry is called: "14 Across"; without a number, by its direction. @param {Puzzle} puzzle @param {Entry} entry */
export function nameOf(puzzle, entry) {
  const way = textOf(puzzle, entry.across ? "across" : "down");
  return entry.number === null ? way : `${entry.number} ${way}`;
}

/** The clue as it is read: text and lengths. @param {Entry} entry */
export function clueOf(entry) {
  return entry.length ? `${entry.clue} (${entry.length})` : entry.clue;
}
