/** The puzzle as a whole: its title and names, the law it keeps, the symmetry of its blocks. */
import { h } from "../player/dom.js";
import { say } from "../say.js";
import { choice, labelled, written } from "./parts.js";

/** @typedef {import("./editor.js").Editor} Editor */

export class AboutPanel {
  /** @param {Editor} editor */
  constructor(editor) {
    this.editor = editor;
    const field = (/** @type {"title" | "author" | "copyright"} */ name) =>
      written("input", { maxlength: 500, autocomplete: "off" }, (text) =>
        editor.dispatch({ type: "about", facts: { [name]: text } }),
      );
    this.title = field("title");
    this.author = field("author");
    this.copyright = field("copyright");
    this.notes = written("textarea", { rows: 3, maxlength: 10000 }, (notes) =>
      editor.dispatch({ type: "about", facts: { notes } }),
    );
    this.symmetry = choice(
      [
        ["180", say("half turn")],
        ["90", say("quarter turn")],
        ["left-right", say("mirror left to right")],
        ["top-bottom", say("mirror top to bottom")],
        ["none", say("none")],
      ],
      "180",
      (symmetry) => editor.dispatch({ type: "about", facts: { symmetry } }),
    );
    this.symmetry.name = "symmetry";
    this.preset = choice(
      [
        ["", say("no law but that of every crossword")],
        ...editor.presets.map((x) => /** @type {[string, string]} */ ([x, x])),
      ],
      "",
      (preset) => editor.dispatch({ type: "about", facts: { preset } }),
    );
    this.element = h(
      "div",
      {},
      labelled(say("Title"), this.title.field),
      labelled(say("Author"), this.author.field),
      labelled(say("Copyright"), this.copyright.field),
      labelled(say("Notes for solvers"), this.notes.field),
      labelled(
        say("Symmetry"),
        this.symmetry,
        say("Blocks, bars and voids are set in pairs by it."),
      ),
      labelled(say("Law of the grid"), this.preset),
    );
  }

  refresh() {
    const { doc } = this.editor.state;
    this.title.set(doc.title);
    this.author.set(doc.author);
    this.copyright.set(doc.copyright);
    this.notes.set(doc.notes);
    this.symmetry.value = doc.symmetry;
    this.preset.value = doc.preset;
  }
}
