/**
 * The keyboard, as a table: which key asks for which command. Text is what `beforeinput` brings,
 * so that every layout and every telephone types the same; keys are what has no text.
 */

/** @typedef {import("./settings.js").Settings} Settings */
/** @typedef {{ key: string, code: string, ctrl: boolean, alt: boolean, shift: boolean }} Press */
/** @typedef {{ name: string, way?: string, scope?: string }} Command */

/** Keys without text: name, and with Shift another. @type {Record<string, [Command, Command?]>} */
const KEYS = {
  ArrowRight: [
    { name: "arrow", way: "right" },
    { name: "parallel", way: "right" },
  ],
  ArrowLeft: [
    { name: "arrow", way: "left" },
    { name: "parallel", way: "left" },
  ],
  ArrowDown: [
    { name: "arrow", way: "down" },
    { name: "parallel", way: "down" },
  ],
  ArrowUp: [
    { name: "arrow", way: "up" },
    { name: "parallel", way: "up" },
  ],
  PageDown: [{ name: "next" }],
  PageUp: [{ name: "previous" }],
  Backspace: [{ name: "erase" }],
  Delete: [{ name: "clear" }],
  Home: [{ name: "first" }],
  End: [{ name: "last" }],
  Insert: [{ name: "rebus" }],
};

/** With Ctrl (or Cmd), by the letter of the key. @type {Record<string, [Command, Command?]>} */
const CONTROL = {
  G: [{ name: "goto" }],
  Z: [{ name: "undo" }, { name: "redo" }],
  Y: [{ name: "redo" }],
};

/** With Alt: check, and with Shift reveal. @type {Record<string, [Command, Command?]>} */
const ALT = {
  S: [
    { name: "check", scope: "square" },
    { name: "reveal", scope: "square" },
  ],
  W: [
    { name: "check", scope: "word" },
    { name: "reveal", scope: "word" },
  ],
  P: [
    { name: "check", scope: "all" },
    { name: "reveal", scope: "all" },
  ],
};

/**
 * The command of a key; null for one that types text or belongs to the browser.
 * @param {Press} press @param {Settings} settings @param {{ rebus: boolean, released: boolean }} mode
 * @returns {Command | null}
 */
export function commandOf(press, settings, mode) {
  if (press.ctrl && press.alt) return null; // AltGr, which types letters
  if (press.ctrl || press.alt) {
    return chosen((press.ctrl ? CONTROL : ALT)[latin(press)], press.shift);
  }
  switch (press.key) {
    case "Enter":
      if (mode.rebus) return { name: "commit" };
      return { name: settings.enterTurns ? "turn" : press.shift ? "previous" : "next" };
    case "Escape":
      if (mode.rebus) return { name: "cancel" };
      return { name: settings.escapeRebus ? "rebus" : "release" };
    case "Tab":
      if (!settings.tabMoves || mode.released) return null;
      return { name: press.shift ? "previous" : "next" };
    default:
      return chosen(KEYS[press.key], press.shift);
  }
}

/** @param {[Command, Command?] | undefined} row @param {boolean} shift */
function chosen(row, shift) {
  return row ? (shift && row[1]) || row[0] : null;
}

/** The Latin letter of a key, whatever layout is on: Alt+Ы is Alt+S. @param {Press} press */
function latin({ key, code }) {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  return /^Key[A-Z]$/.test(code) ? code.slice(3) : "";
}

/** Signs that ask for something instead of being written. @type {Record<string, Command>} */
const SIGNS = {
  "[": { name: "previous" },
  "]": { name: "next" },
  ".": { name: "pencil" },
  "'": { name: "cycle" },
  "’": { name: "cycle" },
};

/**
 * The command of a typed sign; null for one that may be a letter.
 * @param {string} sign @param {Settings} settings @param {readonly string[]} alphabet
 * @returns {Command | null}
 */
export function commandOfSign(sign, settings, alphabet) {
  if (alphabet.includes(sign)) return null;
  if (sign === " ") return { name: settings.spaceClears ? "clear" : "turn" };
  if (/^\d$/.test(sign)) return { name: "goto", way: sign };
  return SIGNS[sign] ?? null;
}
