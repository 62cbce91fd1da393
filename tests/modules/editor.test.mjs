/** The editor's state: what every action makes of it, and that all of it can be undone. */
import assert from "node:assert/strict";
import { test } from "node:test";

import {
  boardOf,
  closed,
  docOf,
  hasBar,
} from "../../src/crosswright/web/static/editor/document.js";
import { keyOf, puzzleOf } from "../../src/crosswright/web/static/editor/shape.js";
import { entryOf, reduce, regionOf } from "../../src/crosswright/web/static/editor/state.js";
import { edgesOf, orbitOf } from "../../src/crosswright/web/static/editor/symmetry.js";
import { ABOUT, Sitting, doc, drawn } from "./drawing.mjs";

test("a board is a document and back", () => {
  const told = doc("AB# .C.", { clues: { "0,0,across": { text: "x" } } });
  assert.deepEqual(docOf(boardOf(told)), told);
});

const SYMMETRIC = {
  180: "#.. ... ..#",
  90: "#.# ... #.#",
  "left-right": "#.# ... ...",
  "top-bottom": "#.. ... #..",
  none: "#.. ... ...",
};
for (const [symmetry, grid] of Object.entries(SYMMETRIC)) {
  test(`a block is set and opened again by symmetry ${symmetry}`, () => {
    const sitting = new Sitting("... ... ...", { symmetry });
    sitting.do({ type: "close", square: 0, sign: "#" });
    assert.equal(sitting.grid, grid);
    sitting.do({ type: "close", square: 0, sign: "#" });
    assert.equal(sitting.grid, "... ... ...");
  });
}

test("a quarter turn of a grid that is no square is a half turn", () => {
  assert.deepEqual(orbitOf({ rows: 2, cols: 3, symmetry: "90" }, 0), [0, 5]);
});

test("opening a block wipes no letter of its image", () => {
  const sitting = new Sitting("#.. ... ..A");
  sitting.do({ type: "close", square: 0, sign: "#" });
  assert.equal(sitting.grid, "... ... ..A");
});

test("bars are set by symmetry, each once, on the edge it belongs to", () => {
  assert.deepEqual(edgesOf({ rows: 3, cols: 3, symmetry: "180" }, 0, "right"), [
    [0, "right"],
    [7, "right"],
  ]);
  assert.deepEqual(edgesOf({ rows: 3, cols: 3, symmetry: "90" }, 0, "right"), [
    [0, "right"],
    [7, "right"],
    [2, "below"],
    [3, "below"],
  ]);
  assert.deepEqual(edgesOf({ rows: 3, cols: 3, symmetry: "none" }, 2, "right"), []);
  const sitting = new Sitting("... ... ...").do({ type: "bar", square: 0, side: "below" });
  assert.ok(hasBar(sitting.state.doc, 0, "below") && hasBar(sitting.state.doc, 5, "below"));
  sitting.do({ type: "bar", square: 5, side: "below" });
  assert.deepEqual(sitting.state.doc.bars, doc("... ... ...").bars);
});

test("bars end entries", () => {
  const barred = doc(".... ....", {
    bars: ["", "right", "", "", "", "", "", ""],
  });
  const lengths = puzzleOf(barred, ABOUT).entries.map((entry) => entry.squares.length);
  assert.deepEqual(lengths, [2, 2, 4, 2, 2, 2, 2]);
});

test("entries are numbered in reading order, and named by where they start", () => {
  const grid = doc("#.. ... ..#");
  const named = puzzleOf(grid, ABOUT).entries.map((x) => `${x.number} ${keyOf(grid, x)}`);
  assert.deepEqual(named, [
    "1 0,1,across",
    "3 1,0,across",
    "4 2,0,across",
    "1 0,1,down",
    "2 0,2,down",
    "3 1,0,down",
  ]);
});

test("letters go along the entry, and a full stop sets a block", () => {
  const sitting = new Sitting("... ... ...").write("CAT");
  assert.equal(sitting.grid, "CAT ... ...");
  sitting.do({ type: "click", square: 4, shift: false }).command("block");
  assert.equal(sitting.grid, "CAT .#. ...");
  assert.equal(sitting.state.at, 5);
});

test("the cursor may stand on a block, to open it again", () => {
  const sitting = new Sitting(".#. ... .#.").do({ type: "click", square: 0, shift: false });
  sitting.command("arrow right");
  assert.equal(sitting.state.at, 1);
  sitting.command("block");
  assert.equal(sitting.grid, "... ... ...");
});

test("everything is undone and done again, without limit", () => {
  const sitting = new Sitting("... ... ...");
  const seen = [sitting.grid];
  for (let n = 0; n < 500; n++) {
    sitting.do({ type: "click", square: n % 9, shift: false }).write("ABCDEFGHIJK"[n % 11]);
    seen.push(sitting.grid);
  }
  const full = sitting.state.doc;
  while (sitting.state.past.length) sitting.command("undo");
  assert.equal(sitting.grid, "... ... ...");
  while (sitting.state.future.length) sitting.command("redo");
  assert.equal(sitting.state.doc, full);
});

test("after an undo something new ends what was undone", () => {
  const sitting = new Sitting("...").write("AB").command("undo").write("C");
  assert.equal(sitting.grid, "AC.");
  assert.deepEqual(sitting.state.future, []);
});

test("an undo goes back to where it was written", () => {
  const sitting = new Sitting("... ... ...").write("A");
  sitting.do({ type: "click", square: 8, shift: false }).command("undo");
  assert.equal(sitting.state.at, 0);
});

test("locked letters stay, whoever writes", () => {
  const sitting = new Sitting("CAT ...");
  sitting.do({ type: "mark", squares: [0, 1, 2], word: "locked" });
  sitting.do({ type: "click", square: 0, shift: false }).write("XYZ").command("clear");
  sitting.do({
    type: "letters",
    letters: [
      [1, "O"],
      [3, "Q"],
    ],
  });
  sitting.do({ type: "close", square: 5, sign: "#" });
  assert.equal(sitting.grid, "CAT Q..");
  sitting.do({ type: "mark", squares: [0, 1, 2], word: "locked" });
  sitting.do({ type: "letters", letters: [[1, "O"]] });
  assert.equal(sitting.grid, "COT Q..");
});

test("marks are set on a region and taken off where all have them", () => {
  const sitting = new Sitting("... ...");
  sitting.do({ type: "mark", squares: [0, 1], word: "circle" });
  sitting.do({ type: "mark", squares: [1, 2], word: "circle" });
  assert.deepEqual(sitting.state.doc.marks.slice(0, 3), ["circle", "circle", "circle"]);
  sitting.do({ type: "mark", squares: [0, 1, 2], word: "circle" });
  assert.deepEqual(sitting.state.doc.marks.slice(0, 3), ["", "", ""]);
});

test("several letters stand in one square", () => {
  const sitting = new Sitting("...").command("rebus").write("EAR").command("commit");
  assert.deepEqual(sitting.state.doc.cells, ["EAR", "", ""]);
  sitting.command("first", "rebus", "erase", "cancel");
  assert.deepEqual(sitting.state.doc.cells, ["EAR", "", ""]);
});

test("shift and arrows select a region, and delete empties it", () => {
  const sitting = new Sitting("ABC DEF GHI");
  sitting.command("parallel right", "parallel down");
  assert.deepEqual(regionOf(sitting.state), [0, 1, 3, 4]);
  sitting.command("clear");
  assert.equal(sitting.grid, "..C ..F GHI");
  sitting.command("arrow down");
  assert.deepEqual(regionOf(sitting.state), []);
});

test("a clue belongs to the square its entry starts on", () => {
  const sitting = new Sitting("... ... ...");
  const key = keyOf(sitting.state.doc, entryOf(sitting.state, ABOUT));
  sitting.do({ type: "clue", key, facts: { text: "Mouser", kind: "straight" } });
  assert.deepEqual(sitting.state.doc.clues, { "0,0,across": { text: "Mouser" } });
  sitting.do({ type: "clue", key, facts: { text: "" } });
  assert.deepEqual(sitting.state.doc.clues, {});
});

test("no action changes an earlier document", () => {
  const before = Object.freeze(doc("... ... ..."));
  for (const list of ["cells", "marks", "bars"]) Object.freeze(before[list]);
  Object.freeze(before.clues);
  const actions = [
    { type: "close", square: 0, sign: "#" },
    { type: "bar", square: 0, side: "right" },
    { type: "mark", squares: [1], word: "circle" },
    { type: "letters", letters: [[1, "A"]] },
    { type: "clue", key: "0,0,across", facts: { text: "x" } },
    { type: "about", facts: { title: "T" } },
  ];
  for (const action of actions) {
    const sitting = new Sitting("... ... ...");
    sitting.state = { ...sitting.state, doc: before };
    const after = reduce(sitting.state, action, ABOUT);
    assert.notEqual(after.doc, before);
    assert.equal(after.past[0].doc, before);
  }
});

test("nothing changed is nothing to undo", () => {
  const sitting = new Sitting("#..");
  sitting.write("A").do({ type: "about", facts: { title: "" } });
  const after = sitting.do({ type: "letters", letters: [[0, "A"]] }).state;
  assert.equal(drawn(after.doc).startsWith("#"), true);
  assert.equal(closed(after.doc, 0) === after.doc, false);
});
