/** The hidden phrase under the grid: what it completes, and a box for each letter that is known. */
import { h } from "./dom.js";
import { textOf } from "./puzzle.js";

export class PhraseLine {
  /** @param {import("./puzzle.js").Puzzle} puzzle */
  constructor(puzzle) {
    this.boxes = h("p", { class: "boxes" });
    const setup = puzzle.phrase?.setup ? [h("p", { class: "setup" }, puzzle.phrase.setup)] : [];
    this.element = h(
      "section",
      { class: "phrase", "aria-label": textOf(puzzle, "phrase"), hidden: !puzzle.phrase },
      ...setup,
      this.boxes,
    );
  }

  /** @param {string[]} letters "" for one that is not known yet */
  show(letters) {
    this.boxes.replaceChildren(
      ...letters.map((letter) => h("span", { class: "box" }, letter || "\u00a0")),
    );
  }
}
