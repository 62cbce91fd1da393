/** Autofill: ordered of the queue, watched, looked at, taken in part or whole, or not. */
import { h } from "../player/dom.js";
import { ask, watch } from "../net.js";
import { say, sayCount } from "../say.js";
import { boardOf } from "./document.js";
import { button, checkbox, choice, labelled } from "./parts.js";
import { placeTheme } from "./theme.js";
import { squareOf } from "./shape.js";
import { entryOf, regionOf } from "./state.js";

/** @typedef {import("./editor.js").Editor} Editor */

export class FillPanel {
  /** @param {Editor} editor */
  constructor(editor) {
    this.editor = editor;
    this.job = "";
    this.seed = 0;
    /** Whether what is shown is a part of a fill that could go on. */
    this.isPartial = false;
    this.isPaused = false;
    /** @type {any} */
    this.order = null;
    /** @type {{ close: () => void } | null} */
    this.watched = null;
    this.scope = choice(
      [
        ["empty", say("only what is empty")],
        ["region", say("the selected region")],
        ["all", say("everything but what is locked")],
      ],
      "empty",
      () => {},
    );
    this.score = h("input", { type: "number", min: 1, max: 100, value: editor.minScore });
    this.score.addEventListener("change", () => editor.setMinScore(Number(this.score.value)));
    this.seconds = h("input", { type: "number", min: 1, max: 600, value: 30 });
    this.lists = editor.lists.map(({ id, name }) =>
      checkbox(name, editor.chosenLists.includes(id), (on) => editor.useList(id, on)),
    );
    this.start = button(say("Fill"), () => this.begin(false), { class: "main", "data-do": "fill" });
    this.improve = button(say("Improve what stands"), () => this.begin(true), {
      "data-do": "improve",
    });
    this.theme = button(say("Place theme entries…"), () => void placeTheme(editor), {
      "data-do": "theme",
    });
    this.stop = button(say("Pause"), () => void this.halt(true), {
      "data-do": "pause",
    });
    this.cancel = button(say("Cancel"), () => void this.halt(false), { "data-do": "cancel" });
    this.bar = h("progress", { max: 1, value: 0, "aria-label": say("Progress of the fill") });
    this.status = h("p", { role: "status", id: "fill-status" });
    this.take = button(say("Accept all"), () => this.accept("all"), {
      class: "main",
      "data-do": "accept",
    });
    this.takeRegion = button(say("Accept the selected region"), () => this.accept("region"));
    this.takeEntry = button(say("Accept this entry"), () => this.accept("entry"));
    this.another = button(say("Try another"), () => this.again(), { "data-do": "another" });
    this.resume = button(say("Go on"), () => void this.goOn(), {
      class: "main",
      "data-do": "resume",
    });
    this.drop = button(say("Discard"), () => this.discard(), { "data-do": "discard" });
    this.running = h("div", {}, this.bar, h("div", { class: "row" }, this.stop, this.cancel));
    this.made = h(
      "div",
      { class: "row" },
      this.resume,
      this.take,
      this.takeRegion,
      this.takeEntry,
      this.another,
      this.drop,
    );
    const lists = this.lists.length
      ? [
          h(
            "fieldset",
            {},
            h("legend", {}, say("Your word lists")),
            ...this.lists.map((x) => x.element),
          ),
        ]
      : [];
    this.element = h(
      "div",
      {},
      labelled(say("Fill"), this.scope),
      h(
        "div",
        { class: "row" },
        labelled(say("Lowest score"), this.score),
        labelled(say("Seconds"), this.seconds),
      ),
      ...lists,
      h("div", { class: "row" }, this.start, this.improve, this.theme),
      this.status,
      this.running,
      this.made,
      h(
        "p",
        { class: "hint" },
        say(
          "Select a region with Shift and the arrow keys, or draw it with the tool Select. Locked entries stay as they are.",
        ),
      ),
    );
    this.show();
  }

  show() {
    this.running.hidden = !this.job;
    this.made.hidden = !!this.job || !this.editor.hints.proposed.size;
    this.resume.hidden = !this.isPartial;
    this.start.disabled = this.improve.disabled = !!this.job;
  }

  refresh() {
    const has = regionOf(this.editor.state).length > 0;
    this.takeRegion.disabled = !has;
    this.show();
  }

  /** @param {boolean} improves */
  begin(improves) {
    const { state } = this.editor;
    const region = regionOf(state);
    if (this.scope.value === "region" && !region.length) {
      this.status.textContent = say("Select a region first.");
      return;
    }
    const { cols } = state.doc;
    const scope = improves && this.scope.value !== "region" ? "all" : this.scope.value;
    const squares = scope === "region" ? region.map((x) => [Math.floor(x / cols), x % cols]) : [];
    this.seed = 0;
    this.order = { scope, region: squares, improves };
    void this.go();
  }

  /** The same with another seed. */
  again() {
    this.seed += 1;
    void this.go();
  }

  /** The same with the letters that are shown: what was found so far is where it begins. */
  goOn() {
    const { cols } = this.editor.state.doc;
    const shown = [...this.editor.hints.proposed];
    return this.go(shown.map(([at, letter]) => [Math.floor(at / cols), at % cols, letter]));
  }

  /** @param {(number | string)[][]} start */
  async go(start = []) {
    const { lists, min_score } = this.editor.question();
    const request = {
      ...this.order,
      board: boardOf(this.editor.state.doc),
      seconds: Math.min(600, Math.max(1, Number(this.seconds.value) || 30)),
      seed: this.seed,
      start,
      lists,
      min_score,
    };
    // What it goes on from stays to be seen meanwhile.
    if (!start.length) this.editor.propose(new Map());
    this.status.textContent = say("Waiting for its turn…");
    this.wanted = true;
    this.isPaused = this.isPartial = false;
    try {
      const { id } = await ask("POST", "/api/jobs", { task: "fill", request });
      this.job = id;
      this.show();
      const line = watch(id, (told) => this.news(told));
      this.watched = line;
      await line.done;
      await this.finished(id);
    } catch (error) {
      this.status.textContent = /** @type {Error} */ (error).message;
    }
    this.job = "";
    this.show();
  }

  /** @param {any} told */
  news({ state, progress, before }) {
    if (state === "waiting" && before) {
      this.status.textContent = sayCount(
        "{number} order comes first",
        "{number} orders come first",
        before,
      );
    }
    if (state !== "running") return;
    const { filled = 0, slots = 0, seconds_left: left = null } = progress;
    if (!slots) {
      this.status.textContent = say("Beginning…");
      return;
    }
    this.bar.value = filled / slots;
    const about =
      left === null ? "" : ` · ${say("about {seconds} s to search", { seconds: Math.ceil(left) })}`;
    this.status.textContent = `${say("At most {filled} of {slots} entries filled so far", { filled, slots })}${about}`;
  }

  /** @param {string} id */
  async finished(id) {
    const { state, result, error } = await ask("GET", `/api/jobs/${id}`);
    if (state !== "done" || !this.wanted) {
      this.status.textContent = state === "failed" ? error : say("Stopped.");
      return;
    }
    const { doc } = this.editor.state;
    /** @type {[number, string][]} */
    const letters = Object.entries(result.letters).map(([place, letter]) => [
      squareOf(doc, place),
      String(letter),
    ]);
    this.isPartial = result.ending === "partial";
    this.editor.propose(new Map(letters));
    const score =
      result.mean_score === null
        ? ""
        : ` · ${say("mean score {score}", { score: result.mean_score })}`;
    const told = /** @type {Record<string, string>} */ ({
      found: say("Filled. Look at it, then accept all of it or a part."),
      partial: this.isPaused
        ? say("Paused. Go on with it, or take of it what you like.")
        : say("Not whole, but this much fits together."),
      infeasible: say("It cannot be filled."),
      limit: say("Nothing was found in this time."),
    });
    const ended = told[result.ending] + score;
    this.status.textContent = result.message ? `${ended} ${result.message}` : ended;
  }

  /** @param {boolean} keeps whether what there is is wanted */
  async halt(keeps) {
    this.wanted = keeps;
    this.isPaused = keeps;
    this.status.textContent = say("Stopping…");
    if (this.job) await ask("DELETE", `/api/jobs/${this.job}`).catch(() => null);
  }

  /** @param {"all" | "region" | "entry"} part */
  accept(part) {
    const { state, about, hints } = this.editor;
    const all = [...hints.proposed];
    const squares =
      part === "region"
        ? regionOf(state)
        : part === "entry"
          ? (entryOf(state, about)?.squares ?? [])
          : null;
    const taken = squares ? all.filter(([square]) => squares.includes(square)) : all;
    this.editor.dispatch({ type: "letters", letters: taken });
    const left = squares ? all.filter(([square]) => !squares.includes(square)) : [];
    this.editor.propose(new Map(left));
    this.show();
    this.editor.focus();
  }

  discard() {
    this.editor.propose(new Map());
    this.status.textContent = "";
    this.show();
  }
}
