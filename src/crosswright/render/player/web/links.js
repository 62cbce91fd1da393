/** Clues that name other clues: "see 14 Across" leads to them. */

/** @typedef {import("./puzzle.js").Puzzle} Puzzle */

/**
 * The entries a clue names, in the words of the puzzle's language or in English.
 * @param {Puzzle} puzzle @param {string} clue @returns {number[]}
 */
export function namedIn(puzzle, clue) {
  const out = [];
  const ways = /** @type {[boolean, string][]} */ ([
    [true, "across"],
    [false, "down"],
    [true, (puzzle.texts.across ?? "").toLowerCase()],
    [false, (puzzle.texts.down ?? "").toLowerCase()],
  ]);
  const said = clue.toLowerCase();
  for (const found of said.matchAll(/(\d+)[\s-]*/g)) {
    const rest = said.slice(found.index + found[0].length);
    const way = ways.find(([, name]) => name && rest.startsWith(name));
    if (!way) continue;
    const number = Number(found[1]);
    const named = puzzle.entries.findIndex((x) => x.number === number && x.across === way[0]);
    if (named >= 0) out.push(named);
  }
  return out;
}
