/** Clues on the page: the bar with the current one and the one that crosses, and the lists. */
import { h, iconButton, marked, onceDrawn } from "./dom.js";
import { clueOf, nameOf, textOf } from "./puzzle.js";

/** @typedef {import("./puzzle.js").Entry} Entry */
/** @typedef {import("./puzzle.js").Puzzle} Puzzle */
/** @typedef {{ current: number, crossing: number, named: number[], done: (entry: number) => boolean }} Standing */

/** A clue as it is shown: its picture, if it is one, and its words. @param {Entry} entry */
function shown(entry) {
  const words = marked(clueOf(entry));
  if (!entry.picture) return words;
  const picture = h("img", { class: "clue-picture", src: entry.picture, alt: "" });
  words.prepend(picture, " ");
  return words;
}

export class ClueBar {
  /** @param {Puzzle} puzzle @param {(command: string) => void} act */
  constructor(puzzle, act) {
    this.puzzle = puzzle;
    this.name = h("span", { class: "clue-name" });
    this.clue = h("bdi", { class: "clue-text" });
    this.other = h("button", {
      type: "button",
      class: "crossing-clue",
      onclick: () => act("turn"),
    });
    const text = h("div", { class: "clue-now", id: "clue-now" }, this.name, " ", this.clue);
    this.room = h("div", { class: "clues-now" }, text, this.other);
    this.element = h(
      "div",
      { class: "clue-bar" },
      iconButton("back", textOf(puzzle, "previous"), () => act("previous")),
      this.room,
      iconButton("forward", textOf(puzzle, "next"), () => act("next")),
    );
  }

  /** @param {Standing} standing */
  show({ current, crossing }) {
    const entry = this.puzzle.entries[current];
    this.name.textContent = entry ? nameOf(this.puzzle, entry) : "";
    this.clue.replaceChildren(entry ? shown(entry) : "");
    const other = this.puzzle.entries[crossing];
    this.other.hidden = !other;
    this.other.replaceChildren();
    if (other)
      this.other.append(`${nameOf(this.puzzle, other)} `, h("bdi", {}, marked(clueOf(other))));
    // A clue too long for the bar can be scrolled by keyboard, too.
    onceDrawn(() => {
      this.room.tabIndex = this.room.scrollHeight > this.room.clientHeight ? 0 : -1;
    });
  }
}

export class ClueLists {
  /** @param {Puzzle} puzzle @param {(entry: number) => void} choose */
  constructor(puzzle, choose) {
    this.items = puzzle.entries.map((entry, number) => {
      const label = entry.number === null ? "" : String(entry.number);
      const text = h("span", { class: "item-text" }, shown(entry));
      const facts = { type: "button", class: "item", onclick: () => choose(number) };
      return h("li", {}, h("button", facts, h("span", { class: "item-number" }, label), text));
    });
    const lists = [true, false].flatMap((across) => {
      const own = this.items.filter((_, number) => puzzle.entries[number].across === across);
      const heading = h("h2", {}, textOf(puzzle, across ? "across" : "down"));
      return own.length ? [h("section", {}, heading, h("ol", {}, ...own))] : [];
    });
    this.element = h(
      "div",
      { class: "lists", role: "region", "aria-label": textOf(puzzle, "clues"), tabindex: "0" },
      ...lists,
    );
    this.current = -1;
  }

  /** @param {Standing} standing */
  show({ current, crossing, named, done }) {
    this.items.forEach((item, entry) => {
      const button = /** @type {HTMLElement} */ (item.firstElementChild);
      button.classList.toggle("done", done(entry));
      button.classList.toggle("crossing", entry === crossing);
      button.classList.toggle("named", named.includes(entry));
      if (entry === current) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    });
    if (this.current !== current) onceDrawn(() => this.scrollTo(current));
    this.current = current;
  }

  /** Scroll the list, never the page. @param {number} entry */
  scrollTo(entry) {
    const item = this.items[entry];
    const list = item?.closest("ol");
    if (!item || !list) return;
    const above = item.offsetTop - list.offsetTop;
    const below = above + item.offsetHeight - list.clientHeight;
    if (above < list.scrollTop) list.scrollTop = above;
    else if (below > list.scrollTop) list.scrollTop = below;
  }
}
