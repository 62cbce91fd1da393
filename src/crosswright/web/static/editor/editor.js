/** The editor: one state, and everything that shows it or changes it. */
import { h } from "../player/dom.js";
import { commandOf, commandOfSign } from "../player/keys.js";
import { listen } from "../player/pointer.js";
import { settingsFrom } from "../player/settings.js";
import * as typing from "../player/typing.js";
import { typist } from "../player/typist.js";
import { ask } from "../net.js";
import { say } from "../say.js";
import { AboutPanel } from "./about_panel.js";
import { Asker } from "./asking.js";
import { Carrier } from "./carrying.js";
import { CheckPanel, placed } from "./check_panel.js";
import { CluePanel } from "./clue_panel.js";
import { asked, chosen } from "./dialogs.js";
import { boardOf, docOf, isMarked, letterAt, same } from "./document.js";
import { FillPanel } from "./fill_panel.js";
import { Grid } from "./grid.js";
import { HistoryPanel } from "./history_panel.js";
import { LayoutPanel } from "./layout_panel.js";
import { Saver, aside } from "./saving.js";
import { keyOf, puzzleOf } from "./shape.js";
import { entryOf, newState, reduce } from "./state.js";
import { Tabs } from "./tabs.js";
import { fileLink } from "./taking.js";
import { ALT_KEYS, Toolbar } from "./tools.js";
import { WordsPanel } from "./words_panel.js";

/** @typedef {import("./state.js").Action} Action */
/** @typedef {import("../player/puzzle.js").Entry} Entry */

/** The player's choices as the editor has them; keys ask for them. */
const SETTINGS = settingsFrom({});

export class Editor {
  /** @param {any} facts what the page knows @param {Storage | null} storage */
  constructor(facts, storage) {
    this.id = facts.id;
    /** @type {string[]} */
    this.presets = facts.presets;
    /** @type {{ id: string, name: string }[]} */
    this.lists = facts.lists;
    this.page = Math.random().toString(36).slice(2);
    this.storage = storage;
    const { alphabet, folds, strips, rtl } = facts.language;
    const texts = { across: say("across"), down: say("down") };
    this.about = { alphabet, folds, strips, rtl, texts };
    const kept = this.choices();
    this.minScore = kept.minScore ?? 1;
    /** @type {string[]} */
    this.chosenLists = (kept.lists ?? []).filter((/** @type {string} */ id) =>
      this.lists.some((/** @type {any} */ list) => list.id === id),
    );
    this.state = newState(docOf(facts.board), this.about);
    /** @type {import("./grid.js").Hints} */
    this.hints = {
      live: null,
      proposed: new Map(),
      heat: kept.heat ?? true,
      letters: kept.letters ?? false,
      pointed: new Set(),
      held: null,
    };
    this.carrier = new Carrier(this);
    this.released = false;
    this.kept = aside(this.storage, this.id);
    this.saver = new Saver(
      {
        send: (doc, revision) =>
          ask(
            "PUT",
            `/api/puzzles/${this.id}/board`,
            { board: boardOf(doc) },
            {
              headers: { "If-Match": `"${revision}"` },
            },
          ),
        keep: (doc, revision) => this.kept.keep(boardOf(doc), revision),
        forget: () => this.kept.forget(),
        show: (standing, told) => this.showSaving(standing, told),
        later: (act, wait) => setTimeout(act, wait),
      },
      this.state.doc,
      facts.revision,
    );
    this.input = typist(say("Type letters here"), {
      press: (press) => this.pressed(press),
      sign: (sign, again) => this.signed(sign, again),
      erase: () => this.command("erase"),
    });
    this.input.addEventListener("focus", () => (this.released = false));
    this.grid = new Grid(this.state, this.about, this.input);
    this.toolbar = new Toolbar(this);
    this.standing = h("p", { class: "standing", id: "standing", role: "status" });
    this.said = h("p", { class: "hint", role: "status", id: "said-here" });
    this.line = h("p", { class: "entry-line", id: "entry-line" });
    this.panels = {
      words: new WordsPanel(this),
      clue: new CluePanel(this),
      check: new CheckPanel(this),
      fill: new FillPanel(this),
      about: new AboutPanel(this),
      history: new HistoryPanel(this),
      layout: new LayoutPanel(this),
    };
    this.tabs = new Tabs(
      [
        ["words", say("Words"), this.panels.words.element],
        ["clue", say("Clue"), this.panels.clue.element],
        ["check", say("Check"), this.panels.check.element],
        ...(this.state.doc.kind === "crisscross"
          ? [
              /** @type {[string, string, HTMLElement]} */ ([
                "layout",
                say("Layout"),
                this.panels.layout.element,
              ]),
            ]
          : []),
        ["fill", say("Fill"), this.panels.fill.element],
        ["about", say("About"), this.panels.about.element],
        ["history", say("History"), this.panels.history.element],
      ],
      () => this.refreshPanels(),
    );
    this.asker = new Asker(
      (/** @type {any} */ question, signal) => ask("POST", "/api/live", question, { signal }),
      (told) => this.hint({ live: told }),
      (problem) => this.tell(problem.message),
    );
    this.element = h(
      "div",
      { class: "editor-parts" },
      h(
        "div",
        { class: "stage" },
        this.toolbar.element,
        this.line,
        this.grid.element,
        h("div", { class: "row under" }, this.standing, this.said, this.links()),
      ),
      this.tabs.element,
    );
    listen(this.grid.element, {
      tap: (point, shift) => this.tapped(point, shift),
      pinch: () => {},
      drag: (from, to, done) => this.drawn(from, to, done),
    });
    document.addEventListener("keydown", (event) => this.pressedBeside(event));
    this.restore();
    this.refresh();
    if (this.state.doc.kind === "crisscross") this.tabs.show("layout");
    this.wantLive();
  }

  links() {
    return h(
      "nav",
      { "aria-label": say("This puzzle") },
      h("a", { href: `/puzzles/${this.id}` }, say("Look at it")),
      " ",
      ...(this.state.doc.kind === "crossword" ? [fileLink(this, "puz"), " "] : []),
      fileLink(this, "ipuz"),
    );
  }

  // What changes.

  /** @param {Action} action */
  dispatch(action) {
    const before = this.state;
    this.state = reduce(before, action, this.about);
    if (this.state.doc !== before.doc) this.documentChanged(before.doc);
    this.refresh();
  }

  /** @param {import("./document.js").Doc} before */
  documentChanged(before) {
    const { doc } = this.state;
    this.saver.changed(doc);
    this.hints.pointed = new Set();
    if (doc.cells !== before.cells || doc.bars !== before.bars) {
      // What was known of the grid before may be wrong now; dead ends stay until they are judged.
      const { live } = this.hints;
      if (live) this.hints.live = { ...live, forced: {}, letters: {} };
    }
    this.wantLive();
  }

  wantLive() {
    this.asker.want({ ...this.question(), board: boardOf(this.state.doc) });
  }

  /** What every question of this page says. */
  question() {
    return { page: this.page, lists: this.chosenLists, min_score: this.minScore };
  }

  /** @param {string} name @param {string} [way] */
  command(name, way) {
    this.dispatch({ type: "command", name, way });
    this.focus();
  }

  /** Lock the squares of a region, or of the entry at a square. @param {number[]} region @param {number} at */
  lock(region, at) {
    const entry = entryOf({ ...this.state, at }, this.about);
    const squares = region.length ? region : (entry?.squares ?? [at]);
    const { doc } = this.state;
    const full = squares.filter((x) => letterAt(doc, x) || isMarked(doc, x, "locked"));
    if (full.length) this.dispatch({ type: "mark", squares: full, word: "locked" });
    else this.tell(say("Only letters can be locked."));
  }

  /** @param {Partial<import("./grid.js").Hints>} facts */
  hint(facts) {
    this.hints = { ...this.hints, ...facts };
    this.keepChoices();
    this.refresh();
  }

  /** Letters of a fill, to be looked at. @param {Map<number, string>} proposed */
  propose(proposed) {
    this.hint({ proposed });
  }

  /** @param {number} score */
  setMinScore(score) {
    this.minScore = Math.min(100, Math.max(1, Math.round(score) || 1));
    this.keepChoices();
    this.wantLive();
    this.refreshPanels();
  }

  /** @param {string} id @param {boolean} on */
  useList(id, on) {
    this.chosenLists = this.chosenLists.filter((each) => each !== id);
    if (on) this.chosenLists.push(id);
    this.keepChoices();
    this.wantLive();
  }

  // Keys, clicks and fingers.

  /** @param {import("../player/keys.js").Press} press */
  pressed(press) {
    if (this.carrier.picker.held) return this.carrier.pressed(press);
    const alt = press.alt && !press.ctrl && /^Key[A-Z]$/.test(press.code) && press.code.slice(3);
    if (alt && ALT_KEYS[alt]) {
      this.toolbar.use(ALT_KEYS[alt]);
      return true;
    }
    const mode = { rebus: this.state.rebus !== null, released: this.released };
    const command = commandOf(press, SETTINGS, mode);
    if (!command || command.name === "check" || command.name === "reveal") return false;
    if (command.name === "release") this.release();
    else if (command.name === "goto") void this.askNumber("");
    else this.dispatch({ type: "command", name: command.name, way: command.way });
    return true;
  }

  /** @param {string} sign @param {boolean} again instead of the last one */
  signed(sign, again) {
    const command = commandOfSign(sign, SETTINGS, this.about.alphabet);
    if (command && !again && this.state.rebus === null) {
      if (command.name === "pencil") this.dispatch({ type: "command", name: "block" });
      else if (command.name === "goto") void this.askNumber(command.way ?? "");
      else this.dispatch({ type: "command", name: command.name });
      return false;
    }
    const letters = typing.lettersFor(puzzleOf(this.state.doc, this.about), sign);
    if (again && letters.length) this.dispatch({ type: "again", letter: letters[0] });
    else for (const letter of letters) this.dispatch({ type: "letter", letter });
    return letters.length > 0;
  }

  /** Undo and redo work beside the grid too, except where a field has its own. @param {KeyboardEvent} event */
  pressedBeside(event) {
    const target = /** @type {Element} */ (event.target);
    if (event.defaultPrevented || target.closest("input, textarea, select, dialog")) return;
    const { key, code, shiftKey: shift, altKey: alt } = event;
    const press = { key, code, ctrl: event.ctrlKey || event.metaKey, alt, shift };
    const command = press.ctrl && commandOf(press, SETTINGS, { rebus: false, released: true });
    if (!command || !["undo", "redo"].includes(command.name)) return;
    event.preventDefault();
    this.dispatch({ type: "command", name: command.name });
  }

  /** @param {{ x: number, y: number }} point @param {boolean} shift */
  tapped({ x, y }, shift) {
    const place = this.grid.placeAt(x, y);
    if (place && !this.carrier.picker.put(place.square)) this.toolbar.clicked(place, shift);
    this.focus();
  }

  /** A line drawn: a region, or a clue cell carried. @param {{ x: number, y: number }} from @param {{ x: number, y: number }} to @param {boolean} done */
  drawn(from, to, done) {
    const [start, end] = [this.grid.squareAt(from.x, from.y), this.grid.squareAt(to.x, to.y)];
    if (start === null || this.carrier.drawn(start, end, done)) return;
    if (end !== null) this.dispatch({ type: "select", from: start, to: end });
    this.focus();
  }

  /** @param {string} start a digit that was typed */
  async askNumber(start) {
    const text = await asked(say("Go to entry number"), start);
    if (text) this.dispatch({ type: "number", text });
    this.focus();
  }

  /** Tab leaves the grid now: nobody is kept in it. */
  release() {
    this.released = true;
    this.tell(say("Tab leaves the grid now."));
  }

  // Where one goes.

  /** To an entry by its key. @param {string} key @param {number[][]} squares what it is about */
  goTo(key, squares) {
    const { doc } = this.state;
    const entry = puzzleOf(doc, this.about).entries.find((each) => keyOf(doc, each) === key);
    if (!entry) return;
    this.hints.pointed = new Set(squares.map(([row, col]) => row * doc.cols + col));
    this.dispatch({ type: "go", squares: entry.squares, across: entry.across });
    this.focus();
  }

  /** To an entry by its English name, as findings have it: "14 across". @param {string} name */
  goToName(name) {
    const { doc } = this.state;
    const entry = puzzleOf(doc, this.about).entries.find((each) => this.englishName(each) === name);
    if (entry) this.goTo(keyOf(doc, entry), []);
  }

  /** @param {number[]} squares */
  select(squares) {
    this.hints.pointed = new Set(squares);
    this.dispatch({ type: "go", squares: [squares[0]], across: this.state.across });
    this.focus();
  }

  /** @param {Entry} entry */
  englishName(entry) {
    const way = entry.across ? "across" : "down";
    const { cols } = this.state.doc;
    const [row, col] = [Math.floor(entry.squares[0] / cols), entry.squares[0] % cols];
    return entry.number === null ? `at (${row}, ${col}) ${way}` : `${entry.number} ${way}`;
  }

  /** @param {Entry} entry */
  nameOf(entry) {
    const way = entry.across ? "across" : "down";
    const { cols } = this.state.doc;
    const start = entry.squares[0];
    return entry.number === null
      ? placed({ row: Math.floor(start / cols) + 1, column: (start % cols) + 1, way })
      : `${entry.number} ${say(way)}`;
  }

  // What is shown.

  refresh() {
    this.grid.show(this.state, this.hints);
    this.toolbar.refresh();
    this.refreshPanels();
    const entry = entryOf(this.state, this.about);
    const clue = entry && this.state.doc.clues[keyOf(this.state.doc, entry)];
    this.line.textContent = entry
      ? `${this.nameOf(entry)} (${entry.squares.length})${clue?.text ? `: ${clue.text}` : ""}`
      : say("No entry here");
  }

  refreshPanels() {
    const { shown } = this.tabs;
    this.panels.words.refresh(shown === "words");
    this.panels.clue.refresh(shown === "clue");
    this.panels.check.refresh();
    this.panels.fill.refresh();
    this.panels.about.refresh();
    this.panels.layout.refresh();
    this.panels.history.refresh(shown === "history");
  }

  focus() {
    this.input.focus({ preventScroll: true });
  }

  /** @param {string} text */
  tell(text) {
    this.said.textContent = text;
  }

  /** @param {import("./saving.js").Standing} standing @param {any} told */
  showSaving(standing, told) {
    const texts = {
      saved: say("Saved"),
      saving: say("Saving…"),
      waiting: say(
        "Not saved yet: the server does not answer. Kept in this browser; trying again.",
      ),
      refused: `${say("Not saved:")} ${told?.message ?? ""}`,
      conflict: say("Not saved: somebody else changed this puzzle."),
    };
    this.standing.textContent = texts[standing];
    this.standing.dataset.standing = standing;
    this.standing.dataset.revision = String(this.saver.revision);
    if (standing === "conflict") void this.settle(told.told?.newer);
    if (standing === "saved") this.refreshPanels();
  }

  /** Two changed one puzzle: the person says which one stays, and nothing is written over unasked. @param {any} newer */
  async settle(newer) {
    if (!newer) return;
    const said = await chosen(
      say("Somebody else changed this puzzle"),
      say(
        "It was saved in another window or by another person since you opened it. Both versions stay in its history, whichever you choose.",
      ),
      [
        ["theirs", say("Take theirs; mine can be had back by Undo")],
        ["mine", say("Save mine over it")],
      ],
      true,
    );
    if (said === "mine") {
      await this.saver.insist(newer.revision);
    } else {
      const doc = docOf(newer.board);
      this.state = reduce(this.state, { type: "replace", doc }, this.about);
      this.saver.yield(this.state.doc, newer.revision);
      this.refresh();
      this.wantLive();
    }
    this.focus();
  }

  /** What an earlier page could not save any more is the newest change of this one. */
  restore() {
    const found = this.kept.found();
    this.showSaving("saved", null);
    if (!found) return;
    const doc = docOf(found.board);
    if (same(doc, this.state.doc)) {
      this.kept.forget();
      return;
    }
    this.state = reduce(this.state, { type: "replace", doc }, this.about);
    // Against the revision it was made from: if somebody saved since, the server says so.
    this.saver.revision = found.revision;
    this.saver.changed(this.state.doc);
    this.tell(say("Changes that an earlier page could not save are here again."));
  }

  /** What a person chose for this page, on this machine. @returns {any} */
  choices() {
    try {
      return JSON.parse(this.storage?.getItem("crosswright:editor") ?? "{}");
    } catch {
      return {};
    }
  }

  keepChoices() {
    const { heat, letters } = this.hints;
    const text = JSON.stringify({
      heat,
      letters,
      minScore: this.minScore,
      lists: this.chosenLists,
    });
    try {
      this.storage?.setItem("crosswright:editor", text);
    } catch {
      // A browser that keeps nothing is asked again next time.
    }
  }
}
