/**
 * The grid on the page. Its lines, blocks, numbers and clue cells are the scene that is printed
 * too; the letters and colours lie under them, one element a square, for eyes, fingers and ears.
 */
import { h, onceDrawn } from "./dom.js";
import { isOpen } from "./puzzle.js";

/** @typedef {import("./puzzle.js").Puzzle} Puzzle */
/** @typedef {{ text: string, label: string, classes: string, selected?: boolean }} Face how a square looks and what it says */

/** Pixels that the frame takes, and the largest side of a square. */
const EDGE = 6;
const LARGEST = 96;

export class GridView {
  /** @param {Puzzle} puzzle @param {string} label @param {Element | null} scene */
  constructor(puzzle, label, scene) {
    this.puzzle = puzzle;
    this.squares = Array.from(puzzle.shape, (sign, square) => this.makeSquare(sign, square));
    /** @type {string[]} */
    this.seen = [];
    const rows = Array.from({ length: puzzle.rows }, (_, row) =>
      h(
        "div",
        { role: "row", class: "row" },
        ...this.squares.slice(row * puzzle.cols, (row + 1) * puzzle.cols),
      ),
    );
    this.grid = h("div", { role: "grid", id: "grid", "aria-label": label }, ...rows);
    const numbered = Object.keys(puzzle.numbers).length ? " numbered" : "";
    this.board = h("div", { class: `board${numbered}` }, this.grid);
    if (scene) this.board.append(scene);
    this.board.style.setProperty("--bleed", String(puzzle.bleed));
    this.board.style.setProperty("--rows", String(puzzle.rows));
    this.board.style.setProperty("--cols", String(puzzle.cols));
    this.window = h("div", { class: "window" }, this.board);
    this.zoom = 1;
    this.cell = "";
    new ResizeObserver(() => this.fit()).observe(this.window);
  }

  /** @param {string} sign @param {number} square */
  makeSquare(sign, square) {
    const kinds = { ".": "letter", "#": "block", "~": "void", "?": "clue-cell" };
    const kind = kinds[/** @type {keyof typeof kinds} */ (sign)];
    return h("div", {
      role: "gridcell",
      id: `s${square}`,
      class: `square ${kind}`,
      "data-square": square,
      "aria-readonly": kind === "letter" ? undefined : "true",
    });
  }

  /** Show every square anew; only what changed touches the page. @param {(square: number) => Face} face */
  show(face) {
    this.squares.forEach((element, square) => {
      const { text, label, classes, selected = false } = face(square);
      const sum = `${text}\n${classes}\n${label}\n${selected}`;
      if (this.seen[square] === sum) return;
      this.seen[square] = sum;
      element.className = classes;
      element.textContent = text;
      element.setAttribute("aria-label", label);
      element.setAttribute("aria-selected", String(selected));
      element.style.setProperty("--signs", String(Math.max(1, [...text].length)));
    });
  }

  /** The square under a point of the screen; null for none. @param {number} x @param {number} y */
  squareAt(x, y) {
    const { row, col } = this.placeAt(x, y);
    const inside = row >= 0 && row < this.puzzle.rows && col >= 0 && col < this.puzzle.cols;
    return inside ? Math.floor(row) * this.puzzle.cols + Math.floor(col) : null;
  }

  /** Where a point lies, in squares from the start of the grid. @param {number} x @param {number} y */
  placeAt(x, y) {
    const box = this.grid.getBoundingClientRect();
    const far = this.puzzle.rtl ? box.right - x : x - box.left;
    return {
      row: ((y - box.top) / box.height) * this.puzzle.rows,
      col: (far / box.width) * this.puzzle.cols,
    };
  }

  /** Larger or smaller, from the whole grid to four times that. @param {number} factor */
  zoomBy(factor) {
    this.zoom = Math.min(4, Math.max(1, this.zoom * factor));
    this.fit();
  }

  /** Two fingers: larger or smaller, and along with them. @param {number} factor @param {{ x: number, y: number }} pan */
  pinched(factor, pan) {
    this.zoomBy(factor);
    this.window.scrollBy(-pan.x, -pan.y);
  }

  /** As large as the window allows. Worked out here: in CSS it would be worked out at every key. */
  fit() {
    const { clientWidth, clientHeight } = this.window;
    const whole = Math.min(
      (clientWidth - EDGE) / this.puzzle.cols,
      (clientHeight - EDGE) / this.puzzle.rows,
      LARGEST,
    );
    const cell = `${(Math.max(0, whole) * this.zoom).toFixed(2)}px`;
    if (cell !== this.cell) this.board.style.setProperty("--cell", cell);
    this.cell = cell;
  }

  /** Scroll no more than is needed to see a square. @param {number} square */
  bringIntoView(square) {
    onceDrawn(() => {
      this.squares[square]?.scrollIntoView({ block: "nearest", inline: "nearest" });
    });
  }

  /** What each square is, without its state. @param {number} square */
  kindOf(square) {
    const sign = this.puzzle.shape[square];
    if (isOpen(this.puzzle, square)) return "square letter";
    return sign === "#" ? "square block" : sign === "?" ? "square clue-cell" : "square void";
  }
}
