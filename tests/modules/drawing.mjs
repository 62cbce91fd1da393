/** Grids drawn as text, so that a test shows what it says. */
import { newState, reduce } from "../../src/crosswright/web/static/editor/state.js";

export const ABOUT = {
  alphabet: [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"],
  folds: [],
  strips: true,
  rtl: false,
  texts: { across: "across", down: "down" },
};

/** A document: `.` open, `#` block. */
export function doc(text, facts = {}) {
  const rows = text.trim().split(/\s+/);
  const cells = rows.flatMap((row) => [...row].map((sign) => (sign === "." ? "" : sign)));
  const blank = cells.map(() => "");
  return {
    rows: rows.length,
    cols: rows[0].length,
    kind: "crossword",
    preset: "",
    language: "en",
    title: "",
    author: "",
    copyright: "",
    notes: "",
    symmetry: "180",
    cells,
    marks: [...blank],
    bars: [...blank],
    clues: {},
    arrows: {},
    ...facts,
  };
}

/** The grid of a document as text. */
export function drawn({ rows, cols, cells }) {
  const row = (r) => cells.slice(r * cols, (r + 1) * cols);
  return Array.from({ length: rows }, (_, r) =>
    row(r)
      .map((cell) => cell || ".")
      .join(""),
  ).join(" ");
}

/** An editor that takes one action after the other. */
export class Sitting {
  constructor(text, facts) {
    this.state = newState(doc(text, facts), ABOUT);
  }

  do(...actions) {
    for (const action of actions) this.state = reduce(this.state, action, ABOUT);
    return this;
  }

  command(...names) {
    return this.do(
      ...names.map((name) => {
        const [first, way] = name.split(" ");
        return { type: "command", name: first, way };
      }),
    );
  }

  write(letters) {
    return this.do(...[...letters].map((letter) => ({ type: "letter", letter })));
  }

  get grid() {
    return drawn(this.state.doc);
  }
}
