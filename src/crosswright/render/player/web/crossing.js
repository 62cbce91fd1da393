/** Puzzles one writes letters into: crosswords of every make, criss-crosses, arrowwords. */
import { checked, revealed, verdict } from "./check.js";
import { ClueBar, ClueLists } from "./clue_view.js";
import { asked, confirmed, openDialog } from "./dialog_view.js";
import { iconButton, h, unmarked } from "./dom.js";
import { Faces } from "./faces.js";
import * as games from "./game.js";
import { GridView } from "./grid_view.js";
import { keyboardView } from "./keyboard_view.js";
import { commandOf, commandOfSign } from "./keys.js";
import { namedIn } from "./links.js";
import * as moves from "./moves.js";
import { PhraseLine } from "./phrase_view.js";
import { listen } from "./pointer.js";
import { clueOf, entryAt, isOpen, nameOf, textOf } from "./puzzle.js";
import { CHOICES } from "./settings.js";
import { names } from "./shell.js";
import * as typing from "./typing.js";
import { typist } from "./typist.js";

/** @typedef {import("./keys.js").Command} Command */
/** @typedef {import("./check.js").Scope} Scope */

/** Commands after which the grid may be full and is judged. */
const WRITING = ["letter", "again", "append", "commit", "cycle"];

export class Crossing {
  /** @param {import("./shell.js").Shell} shell @param {Element | null} scene */
  constructor(shell, scene) {
    const { puzzle } = shell;
    this.shell = shell;
    this.puzzle = puzzle;
    this.game = games.newGame(puzzle);
    this.released = false;
    this.choices = Object.keys(CHOICES);
    this.faces = new Faces(puzzle);
    this.bar = new ClueBar(puzzle, (name) => this.do({ name }, true));
    this.lists = new ClueLists(puzzle, (entry) => this.go(entry));
    this.phrase = new PhraseLine(puzzle);
    this.view = new GridView(puzzle, shell.puzzle.title || textOf(puzzle, "untitled"), scene);
    this.input = typist(textOf(puzzle, "type_here"), {
      press: (press) => this.pressed(press),
      sign: (sign, again, shift) => this.signed(sign, again, shift),
      erase: () => this.do({ name: "erase" }),
    });
    this.view.board.append(this.input);
    this.keyboard = keyboardView(
      puzzle,
      (letter) => this.letter(letter),
      (name) => this.do({ name }, true),
    );
    this.element = this.laidOut();
    this.input.addEventListener("blur", () => (this.released = false));
    this.input.addEventListener("focus", () => this.view.board.classList.add("awake"));
    this.input.addEventListener("blur", () => this.view.board.classList.remove("awake"));
    listen(this.view.window, {
      tap: ({ x, y }, shift) => this.tapped(x, y, shift),
      pinch: (factor, pan) => this.view.pinched(factor, pan),
    });
    this.quick();
    this.refresh();
  }

  laidOut() {
    const stage = h(
      "div",
      { class: "stage" },
      this.bar.element,
      this.view.window,
      this.phrase.element,
      this.keyboard,
    );
    return h("main", { class: "play" }, stage, this.lists.element);
  }

  /** The buttons people want at hand. */
  quick() {
    const say = (/** @type {string} */ name) => textOf(this.puzzle, name);
    this.pencilButton = iconButton("pencil", say("pencil"), () =>
      this.do({ name: "pencil" }, true),
    );
    this.shell.quick.append(
      this.pencilButton,
      iconButton("undo", say("undo"), () => this.do({ name: "undo" }, true)),
      iconButton("redo", say("redo"), () => this.do({ name: "redo" }, true)),
      iconButton("list", say("clues"), () => void this.openList()),
    );
  }

  get settings() {
    return this.shell.settings;
  }

  get groups() {
    const say = (/** @type {string} */ name) => textOf(this.puzzle, name);
    const scopes = ["square", "word", "all"];
    const told = this.puzzle.solution !== null;
    const ask = (/** @type {string} */ verb) => ({
      title: say(verb),
      actions: scopes.map(
        (scope) => /** @type {[string, string]} */ ([say(scope), `${verb} ${scope}`]),
      ),
    });
    const whole = { title: say("check"), actions: names(say, "verdict") };
    const checks = told
      ? [ask("check"), ask("reveal")]
      : this.puzzle.sealed === null
        ? []
        : [whole];
    return [
      ...checks,
      {
        title: say("grid"),
        actions: names(say, "pencil", "rebus", "undo", "redo", "goto", "larger", "smaller"),
      },
    ];
  }

  /** @returns {[string, string][]} */
  get keys() {
    const say = (/** @type {string} */ name) => textOf(this.puzzle, name);
    return [
      ["Tab ] PageDown Enter", say("next")],
      ["Shift+Tab [ PageUp", say("previous")],
      ["Space", say(this.settings.spaceClears ? "wipe" : "turn")],
      ["Shift+←↑→↓", say("parallel")],
      ["Home End", say("edges")],
      ["0–9 Ctrl+G", say("goto")],
      ["Backspace Delete", say("wipe")],
      ["Insert Shift+A", say("rebus")],
      ["'", say("cycle")],
      [".", say("pencil")],
      ["Ctrl+Z Ctrl+Y", `${say("undo")}, ${say("redo")}`],
      ["Alt+S Alt+W Alt+P", `${say("check")}: ${say("square")}, ${say("word")}, ${say("all")}`],
      ["Alt+Shift+S/W/P", say("reveal")],
      ["Esc", say("release")],
    ];
  }

  /** @param {import("./keys.js").Press} press */
  pressed(press) {
    const command = commandOf(press, this.settings, {
      rebus: this.game.rebus !== null,
      released: this.released,
    });
    if (!command) return false;
    this.do(command);
    return true;
  }

  /** @param {string} sign @param {boolean} again @param {boolean} shift */
  signed(sign, again, shift) {
    const command = commandOfSign(sign, this.settings, this.puzzle.alphabet);
    if (command && !again) {
      this.do(command);
      return false;
    }
    const letters = typing.lettersFor(this.puzzle, sign);
    if (again && letters.length) this.apply("again", typing.retyped(this.game, letters[0]));
    else if (shift)
      letters.forEach((letter) =>
        this.apply("append", typing.appended(this.puzzle, this.game, letter)),
      );
    else letters.forEach((letter) => this.letter(letter));
    return letters.length > 0;
  }

  /** @param {string} letter */
  letter(letter) {
    this.apply("letter", typing.typed(this.puzzle, this.game, this.settings, letter));
  }

  /**
   * Carry out a command; `byHand` gives the keyboard back to the grid.
   * @param {Command} command @param {boolean} [byHand]
   */
  do(command, byHand = false) {
    if (byHand) this.focus();
    const { puzzle, game, settings } = this;
    const way = /** @type {moves.Way} */ (this.logical(command.way));
    const scope = /** @type {Scope} */ (command.scope);
    /** @type {Record<string, () => games.Game>} */
    const table = {
      arrow: () => moves.arrowed(puzzle, game, settings, way),
      parallel: () => moves.parallel(puzzle, game, way),
      next: () => moves.nextClue(puzzle, game, 1, settings.skipFull),
      previous: () => moves.nextClue(puzzle, game, -1, settings.skipFull),
      turn: () => moves.turned(puzzle, game),
      first: () => moves.atEdge(puzzle, game, false),
      last: () => moves.atEdge(puzzle, game, true),
      erase: () => typing.erased(puzzle, game, settings),
      clear: () => typing.wiped(puzzle, game),
      cycle: () => typing.cycled(puzzle, game),
      rebus: () =>
        game.rebus === null
          ? typing.rebusBegun(puzzle, game)
          : typing.rebusCommitted(puzzle, game, settings),
      commit: () => typing.rebusCommitted(puzzle, game, settings),
      cancel: () => typing.rebusCancelled(game),
      undo: () => games.undone(puzzle, game),
      redo: () => games.redone(puzzle, game),
      pencil: () => ({ ...game, pencil: !game.pencil }),
    };
    if (table[command.name]) this.apply(command.name, table[command.name]());
    else if (command.name === "check" || command.name === "reveal")
      void this.help(command.name, scope);
    else if (command.name === "goto") void this.ask(command.way ?? "");
    else if (command.name === "release") this.release();
    else if (command.name === "larger" || command.name === "smaller") {
      this.view.zoomBy(command.name === "larger" ? 1.5 : 1 / 1.5);
      this.view.bringIntoView(game.at);
    } else if (command.name === "verdict") this.judge(true);
  }

  /** What an arrow means to one who reads this puzzle. @param {string | undefined} way */
  logical(way) {
    const forward = this.puzzle.rtl ? "left" : "right";
    if (way === "right" || way === "left") return way === forward ? "forward" : "back";
    return way;
  }

  /** @param {string} name an entry of the menu, such as "check word" */
  act(name) {
    const [verb, scope] = name.split(" ");
    this.do({ name: verb, scope }, true);
  }

  /** @param {string} name @param {games.Game} game */
  apply(name, game) {
    const entry = games.currentEntry(this.puzzle, this.game);
    const wrote = game.letters !== this.game.letters;
    this.game = game;
    this.refresh();
    this.view.bringIntoView(game.at);
    this.tell(entry);
    if (!wrote) return;
    this.shell.keep();
    if (WRITING.includes(name)) this.judge(false);
  }

  /** Speak the clue of a word one has come to; its first square speaks for itself. @param {number} before */
  tell(before) {
    const now = games.currentEntry(this.puzzle, this.game);
    const entry = this.puzzle.entries[now];
    if (!entry || now === before || entry.squares[0] === this.game.at) return;
    const pattern = entry.squares.map((square) => this.game.letters[square] || "_").join(" ");
    this.shell.speak(`${nameOf(this.puzzle, entry)}: ${unmarked(clueOf(entry))}. ${pattern}`);
  }

  /** @param {boolean} wanted whether somebody asked, and wants to hear of gaps too */
  judge(wanted) {
    const { puzzle } = this;
    const said = verdict(puzzle, this.game, this.settings);
    if (said.is === "right") this.shell.finish(puzzle.phrase?.text ?? "");
    else if (said.is === "full") this.shell.say(textOf(puzzle, "full"));
    else if (said.is === "gaps") {
      if (wanted) this.shell.say(textOf(puzzle, "gaps"));
    } else if (said.count === null) this.shell.say(textOf(puzzle, "not_right"));
    else this.shell.say(textOf(puzzle, "wrong_count", { n: said.count }));
  }

  /** @param {string} verb @param {Scope} scope */
  async help(verb, scope) {
    const { puzzle } = this;
    if (puzzle.solution === null) {
      this.shell.say(textOf(puzzle, puzzle.sealed === null ? "no_solution" : "prize"));
      return;
    }
    if (scope === "all" && !(await confirmed(puzzle, textOf(puzzle, `sure_${verb}`)))) {
      this.focus();
      return;
    }
    if (verb === "reveal") {
      this.apply("reveal", revealed(puzzle, this.game, this.settings, scope));
      if (verdict(puzzle, this.game, this.settings).is === "right") this.judge(false);
    } else {
      const { game, wrong } = checked(puzzle, this.game, this.settings, scope);
      this.apply("check", game);
      this.shell.say(textOf(puzzle, "wrong_count", { n: wrong }));
    }
    this.focus();
  }

  /** @param {string} start a digit that was typed */
  async ask(start) {
    const said = await asked(this.puzzle, textOf(this.puzzle, "goto"), start);
    this.apply("goto", moves.atNumber(this.puzzle, this.game, said));
    this.focus();
  }

  /** @param {number} entry */
  go(entry) {
    this.apply("go", moves.atEntry(this.puzzle, this.game, entry));
    this.focus();
  }

  /** The clue lists where the page has no room for them. */
  async openList() {
    const home = this.lists.element.parentElement;
    await openDialog(this.puzzle, textOf(this.puzzle, "clues"), (close) => {
      this.lists.element.addEventListener(
        "click",
        (event) => {
          if (/** @type {Element} */ (event.target).closest(".item")) close();
        },
        { once: true },
      );
      return [this.lists.element];
    });
    home?.append(this.lists.element);
    this.focus();
  }

  /** Tab leaves the grid now: nobody is kept in it. */
  release() {
    this.released = true;
    this.shell.say(textOf(this.puzzle, "released"));
  }

  /** @param {number} x @param {number} y @param {boolean} shift */
  tapped(x, y, shift) {
    const square = this.view.squareAt(x, y);
    if (square !== null) {
      this.commitRebus();
      const rests = this.settings.atBlock === "rest" && !isOpen(this.puzzle, square);
      const game = moves.clicked(this.puzzle, this.game, square, shift);
      this.apply(
        "click",
        rests && game === this.game ? games.moved(this.puzzle, game, square) : game,
      );
    }
    this.focus();
  }

  /** Letters begun in a square stay there when one goes on to another. */
  commitRebus() {
    if (this.game.rebus)
      this.apply(
        "commit",
        typing.rebusCommitted(this.puzzle, this.game, { ...this.settings, jumpAtEnd: false }),
      );
  }

  focus() {
    this.input.focus({ preventScroll: true });
  }

  refresh() {
    const { puzzle, game } = this;
    this.input.inputMode = document.documentElement.dataset.keyboard === "own" ? "none" : "text";
    const current = games.currentEntry(puzzle, game);
    const along = puzzle.entries[current]?.across ?? game.across;
    const crossing = entryAt(puzzle, game.at, !along);
    const named = current < 0 ? [] : namedIn(puzzle, puzzle.entries[current].clue);
    const standing = {
      current,
      crossing,
      named,
      done: (/** @type {number} */ entry) => games.isComplete(game, puzzle.entries[entry].squares),
    };
    this.bar.show(standing);
    this.lists.show(standing);
    this.phrase.show(puzzle.phrase?.squares.map((square) => game.letters[square]) ?? []);
    this.view.show((square) =>
      this.faces.of(game, square, this.view.kindOf(square), { current, named }),
    );
    this.input.setAttribute("aria-activedescendant", `s${game.at}`);
    const { style } = this.input;
    style.setProperty("--row", String(Math.floor(game.at / puzzle.cols)));
    style.setProperty("--col", String(game.at % puzzle.cols));
    this.pencilButton?.setAttribute("aria-pressed", String(game.pencil));
  }

  keep() {
    return { letters: this.game.letters, flags: this.game.flags };
  }

  /** @param {import("./saved.js").Kept} kept */
  restore({ letters, flags }) {
    const fresh = games.newGame(this.puzzle);
    const game = letters && flags ? { ...fresh, letters, flags } : fresh;
    const gap = this.puzzle.entries.findIndex((entry) => !games.isComplete(game, entry.squares));
    this.game = moves.atEntry(this.puzzle, game, gap);
    this.refresh();
  }

  reset() {
    this.game = games.newGame(this.puzzle);
    this.refresh();
  }
}
