/**
 * The one input that has the keyboard. It lies over the current square and is never replaced, so
 * that telephones keep their keyboard open; what is written in it is taken out sign by sign.
 * Composed text (dead keys, telephones that guess words) is followed while it grows.
 */
import { h } from "./dom.js";

/** So that there is something to delete: telephones report no Backspace in an empty field. */
const KEPT = "\u200b";

/**
 * @typedef {object} Listener
 * @property {(press: import("./keys.js").Press) => boolean} press whether the key was meant for us
 * @property {(sign: string, again: boolean, shift: boolean) => boolean} sign whether it was taken;
 *   `again`: instead of the last one
 * @property {() => void} erase
 */

/** @param {string} text */
function signsOf(text) {
  if (!("Segmenter" in Intl)) return [...text];
  return Array.from(new Intl.Segmenter().segment(text), (part) => part.segment);
}

/** @param {string} label @param {Listener} listener */
export function typist(label, listener) {
  const input = h("input", {
    id: "typist",
    type: "text",
    autocomplete: "off",
    autocorrect: "off",
    autocapitalize: "characters",
    spellcheck: "false",
    enterkeyhint: "next",
    "aria-label": label,
    "aria-controls": "grid",
  });
  /** @type {string[]} */
  let before = [];
  let composing = false;
  let taken = false;
  let shift = false;

  const empty = () => {
    before = [];
    input.value = KEPT;
    input.setSelectionRange(1, 1);
  };
  empty();

  input.addEventListener("keydown", (event) => {
    shift = event.shiftKey;
    if (event.isComposing) return;
    const press = {
      key: event.key,
      code: event.code,
      ctrl: event.ctrlKey || event.metaKey,
      alt: event.altKey,
      shift: event.shiftKey,
    };
    if (listener.press(press)) event.preventDefault();
  });

  input.addEventListener("keyup", (event) => {
    shift = event.shiftKey;
  });

  input.addEventListener("compositionstart", () => {
    composing = true;
  });

  input.addEventListener("compositionend", () => {
    composing = false;
    empty();
  });

  input.addEventListener("input", () => {
    const now = signsOf(input.value.replace(KEPT, ""));
    const deleted = !composing && !input.value.includes(KEPT) && !now.length;
    if (deleted || now.length < before.length) listener.erase();
    else if (now.length > before.length) {
      for (const sign of now.slice(before.length)) taken = listener.sign(sign, false, shift);
    } else if (now.length && now[now.length - 1] !== before[before.length - 1]) {
      // Only a sign that became a letter can be composed further; a bare accent was none.
      taken = listener.sign(now[now.length - 1], taken, false);
    }
    if (composing) before = now;
    else empty();
  });
  return input;
}
