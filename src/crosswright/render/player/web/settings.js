/**
 * What a solver may choose. Each line of the table is one choice: its name, what it may be, and
 * first of all what it is until somebody chooses.
 */

/**
 * @typedef {object} Settings
 * @property {boolean} skipFilled typing passes over filled squares while the word has gaps
 * @property {boolean} jumpAtEnd after the last square comes the next clue
 * @property {boolean} moveAtOnce an arrow across the word moves at the first press
 * @property {boolean} spaceClears Space clears the square instead of turning
 * @property {boolean} enterTurns Enter turns instead of going to the next clue
 * @property {boolean} tabMoves Tab goes from clue to clue, and leaves the grid after Esc
 * @property {boolean} skipFull from clue to clue, complete words are passed over
 * @property {"clear" | "step" | "walk"} backspace clear, and step back from an empty square;
 *   clear and always step back; step back without clearing
 * @property {"jump" | "rest" | "slide"} atBlock what an arrow key does there
 * @property {boolean} escapeRebus Esc opens several letters, as Insert always does
 * @property {boolean} rebusFirst the first letter of several is taken for right
 * @property {"auto" | "own" | "system" | "none"} keyboard
 * @property {"auto" | "light" | "dark" | "contrast"} theme
 * @property {boolean} showTimer
 * @property {boolean} confetti
 */

/** @type {Record<keyof Settings, readonly (string | boolean)[]>} */
export const CHOICES = {
  skipFilled: [true, false],
  jumpAtEnd: [true, false],
  moveAtOnce: [false, true],
  spaceClears: [false, true],
  enterTurns: [false, true],
  tabMoves: [true, false],
  skipFull: [true, false],
  backspace: ["clear", "step", "walk"],
  atBlock: ["jump", "rest", "slide"],
  escapeRebus: [false, true],
  rebusFirst: [false, true],
  keyboard: ["auto", "own", "system", "none"],
  theme: ["auto", "light", "dark", "contrast"],
  showTimer: [true, false],
  confetti: [false, true],
};

/** The choices that mean something to one who looks for words. */
export const SEARCH_CHOICES = ["theme", "showTimer", "confetti"];

/**
 * The settings kept somewhere; whatever is no choice is as nobody had chosen.
 * @param {unknown} kept @returns {Settings}
 */
export function settingsFrom(kept) {
  const values = kept && typeof kept === "object" ? /** @type {any} */ (kept) : {};
  const chosen = Object.entries(CHOICES).map(([name, choices]) => [
    name,
    choices.includes(values[name]) ? values[name] : choices[0],
  ]);
  return Object.fromEntries(chosen);
}
