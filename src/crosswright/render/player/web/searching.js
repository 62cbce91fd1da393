/** Word searches: words are chosen by dragging, by tapping both ends, or by keyboard. */
import { confirmed } from "./dialog_view.js";
import { h, svg, unmarked } from "./dom.js";
import { GridView } from "./grid_view.js";
import { PhraseLine } from "./phrase_view.js";
import { listen } from "./pointer.js";
import { isOpen, placeOf, stepFrom, textOf } from "./puzzle.js";
import * as hunts from "./search.js";
import { SEARCH_CHOICES } from "./settings.js";
import { names } from "./shell.js";

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowRight: [0, 1], ArrowLeft: [0, -1], ArrowDown: [1, 0], ArrowUp: [-1, 0] };

export class Searching {
  /** @param {import("./shell.js").Shell} shell @param {Element | null} scene */
  constructor(shell, scene) {
    const { puzzle } = shell;
    this.shell = shell;
    this.puzzle = puzzle;
    this.hunt = hunts.newHunt();
    this.choices = SEARCH_CHOICES;
    /** @type {number[]} */
    this.line = [];
    this.view = new GridView(puzzle, puzzle.title || textOf(puzzle, "untitled"), scene);
    this.view.grid.classList.add("searched");
    this.marks = svg("svg", {
      class: "marks",
      viewBox: `0 0 ${puzzle.cols} ${puzzle.rows}`,
      "aria-hidden": "true",
    });
    this.view.board.prepend(this.marks);
    this.items = puzzle.words.map((word) => h("li", { class: "word" }, word.text));
    this.count = h("p", { class: "count" });
    this.phrase = new PhraseLine(puzzle);
    this.element = this.laidOut();
    this.listen();
    this.refresh();
  }

  laidOut() {
    const list = h("ul", { class: "words" }, ...this.items);
    const stage = h("div", { class: "stage" }, this.phrase.element, this.view.window);
    const heading = h("h2", {}, textOf(this.puzzle, "words"), " ", this.count);
    const panel = h(
      "div",
      {
        class: "lists word-list",
        role: "region",
        "aria-label": textOf(this.puzzle, "words"),
        tabindex: "0",
      },
      heading,
      list,
    );
    return h("main", { class: "play search" }, stage, panel);
  }

  listen() {
    const { grid, window } = this.view;
    grid.tabIndex = 0;
    grid.addEventListener("keydown", (event) => {
      if (!event.ctrlKey && !event.altKey && !event.metaKey && this.pressed(event.key))
        event.preventDefault();
    });
    grid.addEventListener("focus", () => this.view.board.classList.add("awake"));
    grid.addEventListener("blur", () => this.view.board.classList.remove("awake"));
    listen(window, {
      tap: ({ x, y }) => this.tapped(this.view.squareAt(x, y)),
      pinch: (factor, pan) => {
        this.line = [];
        this.view.pinched(factor, pan);
      },
      drag: (from, to, done) => this.dragged(from, to, done),
    });
  }

  get groups() {
    const say = (/** @type {string} */ name) => textOf(this.puzzle, name);
    const known = this.puzzle.words.some((word) => word.squares);
    const reveal = { title: say("reveal"), actions: names(say, "first_letter", "word", "all") };
    return [
      ...(known ? [reveal] : []),
      { title: say("grid"), actions: names(say, "undo", "larger", "smaller") },
    ];
  }

  /** @returns {[string, string][]} */
  get keys() {
    const say = (/** @type {string} */ name) => textOf(this.puzzle, name);
    return [
      ["←↑→↓ Home End", say("edges")],
      ["Space Enter", say("ends")],
      ["Esc", say("cancel")],
    ];
  }

  /** @param {string} key whether it was meant for the grid */
  pressed(key) {
    const { puzzle, hunt } = this;
    const arrow = ARROWS[key];
    if (arrow) {
      const at = stepFrom(puzzle, hunt.at, arrow[0], arrow[1] * (puzzle.rtl ? -1 : 1));
      if (at >= 0) this.moveTo(at);
    } else if (key === "Home" || key === "End") {
      const start = hunt.at - placeOf(puzzle, hunt.at).col;
      this.moveTo(key === "Home" ? start : start + puzzle.cols - 1);
    } else if (key === " " || key === "Enter") this.tapped(hunt.at);
    else if (key === "Escape" && hunt.anchor !== null) {
      this.hunt = { ...hunt, anchor: null };
      this.moveTo(hunt.at);
    } else return false;
    return true;
  }

  /** @param {number} at */
  moveTo(at) {
    const { anchor } = this.hunt;
    this.hunt = { ...this.hunt, at };
    this.line = anchor === null ? [] : (hunts.lineBetween(this.puzzle, anchor, at) ?? [anchor]);
    this.refresh();
    this.view.bringIntoView(at);
  }

  /** The first end, or the second. @param {number | null} square */
  tapped(square) {
    this.focus();
    if (square === null || !isOpen(this.puzzle, square)) return;
    const { anchor } = this.hunt;
    const line =
      anchor === null || anchor === square ? null : hunts.lineBetween(this.puzzle, anchor, square);
    this.hunt = { ...this.hunt, at: square };
    if (line) {
      this.choose(line);
      return;
    }
    this.hunt = { ...this.hunt, anchor: anchor === square ? null : square };
    this.moveTo(square);
    if (this.hunt.anchor !== null) this.shell.speak(textOf(this.puzzle, "choose_last"));
  }

  /** @param {import("./pointer.js").Point} from @param {import("./pointer.js").Point} to @param {boolean} done */
  dragged(from, to, done) {
    const start = this.view.squareAt(from.x, from.y);
    if (start === null) return;
    const [one, other] = [this.view.placeAt(from.x, from.y), this.view.placeAt(to.x, to.y)];
    const end = hunts.nearestEnd(this.puzzle, start, other.row - one.row, other.col - one.col);
    this.line = hunts.lineBetween(this.puzzle, start, end) ?? [];
    this.hunt = { ...this.hunt, anchor: null, at: start };
    if (done) {
      this.focus();
      this.choose(this.line);
    } else this.refresh();
  }

  /** @param {number[]} line */
  choose(line) {
    const before = this.hunt.found.length;
    this.hunt = hunts.tried(this.puzzle, this.hunt, line);
    this.line = [];
    const item = this.hunt.found[before];
    const spelled = line.map((square) => this.puzzle.given[square] ?? "").join("");
    this.refresh();
    if (!item) {
      this.shell.say(textOf(this.puzzle, "no_word", { word: spelled }));
      return;
    }
    const word = this.puzzle.words[item.word];
    this.shell.say(textOf(this.puzzle, word ? "found" : "bonus", { word: word?.text ?? spelled }));
    this.changed();
  }

  changed() {
    this.shell.keep();
    if (hunts.isOver(this.puzzle, this.hunt)) this.shell.finish(this.ending());
  }

  /** What the letters left over say. */
  ending() {
    if (!this.puzzle.phrase) return "";
    return (
      this.puzzle.phrase.text ||
      this.spelling()
        .map((at) => this.puzzle.given[at])
        .join("")
    );
  }

  /** The squares that spell the phrase: those the file tells, or whatever no found word uses. */
  spelling() {
    const { phrase } = this.puzzle;
    if (!phrase || !hunts.isOver(this.puzzle, this.hunt)) return [];
    return phrase.squares.length ? phrase.squares : hunts.leftOver(this.puzzle, this.hunt);
  }

  /** @param {string} name */
  act(name) {
    const next = this.puzzle.words.findIndex(
      (_, word) => !this.hunt.found.some((item) => item.word === word),
    );
    if (name === "larger" || name === "smaller")
      this.view.zoomBy(name === "larger" ? 1.5 : 1 / 1.5);
    else if (name === "undo") {
      this.hunt = { ...this.hunt, found: this.hunt.found.slice(0, -1) };
      this.shell.keep();
    } else if (name === "first_letter" && next >= 0) {
      const { text, squares } = this.puzzle.words[next];
      this.moveTo(squares?.[0] ?? this.hunt.at);
      this.shell.say(textOf(this.puzzle, "begins", { word: text }));
    } else if (name === "all") void this.revealAll();
    else if (next >= 0) this.reveal([next]);
    this.refresh();
    this.focus();
  }

  async revealAll() {
    const sure = await confirmed(this.puzzle, textOf(this.puzzle, "sure_reveal"));
    if (sure) this.reveal(this.puzzle.words.map((_, word) => word));
    else this.focus();
  }

  /** @param {number[]} words */
  reveal(words) {
    for (const word of words) this.hunt = hunts.shown(this.puzzle, this.hunt, word);
    this.refresh();
    this.changed();
  }

  focus() {
    this.view.grid.focus({ preventScroll: true });
  }

  refresh() {
    const { puzzle, hunt } = this;
    const used = new Set(hunt.found.flatMap((item) => item.squares));
    const spelling = this.spelling();
    this.view.show((square) => {
      const { row, col } = placeOf(puzzle, square);
      const letter = puzzle.given[square] ?? "";
      const classes = [this.view.kindOf(square)];
      if (square === hunt.at) classes.push("cursor");
      if (square === hunt.anchor) classes.push("anchor");
      if (spelling.includes(square)) classes.push("left-over");
      const states = [used.has(square) && "in_word", this.line.includes(square) && "chosen"];
      const said = states.filter((state) => state !== false).map((state) => textOf(puzzle, state));
      const place = textOf(puzzle, "place", { row: row + 1, column: col + 1 });
      const what = isOpen(puzzle, square) ? letter : textOf(puzzle, "block");
      return {
        text: letter,
        classes: classes.join(" "),
        label: [place, what, ...said].join(", "),
        selected: this.line.includes(square),
      };
    });
    this.view.grid.setAttribute("aria-activedescendant", `s${hunt.at}`);
    this.stroke();
    this.items.forEach((item, word) => {
      const found = hunt.found.find((other) => other.word === word);
      item.classList.toggle("done", Boolean(found));
      item.setAttribute(
        "aria-label",
        found
          ? `${unmarked(puzzle.words[word].text)}, ${textOf(puzzle, "is_found")}`
          : puzzle.words[word].text,
      );
    });
    const found = hunt.found.filter((item) => item.word >= 0).length;
    this.count.textContent = textOf(puzzle, "of_total", { n: found, total: puzzle.words.length });
    this.phrase.show(spelling.map((square) => puzzle.given[square]));
  }

  /** The found words and the line that is being chosen, as strokes under the letters. */
  stroke() {
    const lines = this.hunt.found.map((item, number) => ({
      squares: item.squares,
      facts: { class: item.revealed ? "mark revealed" : "mark", "data-hue": number % 6 },
    }));
    const all = this.line.length
      ? [...lines, { squares: this.line, facts: { class: "mark now", "data-hue": -1 } }]
      : lines;
    this.marks.replaceChildren(
      ...all.map(({ squares, facts }) => {
        const [start, end] = [squares[0], squares[squares.length - 1]].map((square) =>
          placeOf(this.puzzle, square),
        );
        const ends = {
          x1: start.col + 0.5,
          y1: start.row + 0.5,
          x2: end.col + 0.5,
          y2: end.row + 0.5,
        };
        return svg("line", { ...facts, ...ends });
      }),
    );
  }

  keep() {
    return { found: this.hunt.found };
  }

  /** @param {import("./saved.js").Kept} kept */
  restore({ found }) {
    this.hunt = { ...hunts.newHunt(), found: found ?? [] };
    this.refresh();
  }

  reset() {
    this.hunt = hunts.newHunt();
    this.line = [];
    this.refresh();
  }
}
