/**
 * Picking a square: something is held, arrow keys or a finger lead to where it belongs, and Enter or
 * a click puts it down there.
 */

/** @typedef {{ square: number, text: string, put: (square: number) => void }} Held */

/** What the arrow keys add to row and column. @type {Record<string, [number, number]>} */
const STEPS = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
};

export class Picker {
  /** @param {(held: Held | null) => void} show */
  constructor(show) {
    this.show = show;
    /** @type {Held | null} */
    this.held = null;
  }

  /**
   * Hold something until it is put down.
   * @param {number} square where it is now @param {string} text what to do, for the person
   * @param {(square: number) => void} put
   */
  take(square, text, put) {
    this.held = { square, text, put };
    this.show(this.held);
  }

  /** Put it down; whether anything was held. @param {number} square */
  put(square) {
    const { held } = this;
    if (!held) return false;
    this.leave();
    held.put(square);
    return true;
  }

  /** Hold nothing any more. */
  leave() {
    if (!this.held) return;
    this.held = null;
    this.show(null);
  }

  /**
   * What a key does while something is held: a square to go to, or null where it was another key.
   * Every key is taken then, so that no letter is written by mistake.
   * @param {string} key @param {{ rows: number, cols: number }} size @param {number} at
   * @param {boolean} rtl @returns {number | null}
   */
  pressed(key, { rows, cols }, at, rtl) {
    if (key === "Escape") this.leave();
    else if (key === "Enter" || key === " ") this.put(at);
    const step = STEPS[key];
    if (!step) return null;
    const row = Math.floor(at / cols) + step[0];
    const col = (at % cols) + (rtl ? -step[1] : step[1]);
    return row < 0 || row >= rows || col < 0 || col >= cols ? null : row * cols + col;
  }
}
