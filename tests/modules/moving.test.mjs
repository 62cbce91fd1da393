/** What is moved by hand: clue cells with their clues, words of a criss-cross, things held by keys. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { carried, leavings, led } from "../../src/crosswright/web/static/editor/clue_cells.js";
import { framed, isRoomy, without } from "../../src/crosswright/web/static/editor/ground.js";
import { Picker } from "../../src/crosswright/web/static/editor/picking.js";
import { entriesOf } from "../../src/crosswright/web/static/editor/shape.js";
import { Sitting, doc, drawn } from "./drawing.mjs";

const ARROWS = { kind: "arrowword", symmetry: "none" };

test("every arrow that is drawn is written down, and none that leads nowhere", () => {
  const told = led(doc(":.. ... ...", { ...ARROWS, arrows: { "2,0,across": "1,0,down-right" } }));
  assert.deepEqual(told.arrows, {
    "0,1,across": "0,0,right",
    "1,0,across": "0,0,down-right",
    "1,0,down": "0,0,down",
    "0,1,down": "0,0,right-down",
  });
  assert.equal(led(told), told);
  const crossword = doc("#.. ...");
  assert.equal(led(crossword), crossword);
});

test("a full stop sets a clue cell in an arrowword, with its arrows", () => {
  const sitting = new Sitting("... ... ...", ARROWS);
  sitting.do({ type: "click", square: 0, shift: false }).command("block");
  assert.equal(sitting.state.doc.cells[0], ":");
  assert.equal(sitting.state.doc.arrows["0,1,across"], "0,0,right");
});

test("a carried clue cell takes along the clue of the entry behind it", () => {
  const before = led(doc(":.... .....", { ...ARROWS, clues: { "0,1,across": { text: "x" } } }));
  const after = carried(before, 0, 1);
  assert.equal(drawn(after), ".:... .....");
  assert.deepEqual(after.clues, { "0,2,across": { text: "x" } });
  assert.equal(after.arrows["0,2,across"], "0,1,right");
  // A cell that is taken or locked takes none.
  assert.equal(carried(after, 1, 1), after);
  assert.equal(carried(after, 5, 6), after);
  const locked = doc(":A ..", { ...ARROWS, marks: ["", "locked", "", ""] });
  assert.equal(carried(locked, 0, 1), locked);
});

test("a clue stays with an entry that still begins where it did", () => {
  const clues = { "0,1,down": { text: "x" } };
  const after = carried(led(doc(":.. ... ...", { ...ARROWS, clues })), 0, 6);
  assert.deepEqual(after.clues, clues);
});

test("carrying is one change that is undone", () => {
  const sitting = new Sitting(":.. ...", ARROWS).do({ type: "carry", from: 0, to: 5 });
  assert.equal(sitting.grid, "... ..:");
  assert.equal(sitting.state.at, 5);
  assert.equal(sitting.command("undo").grid, ":.. ...");
});

test("what can leave a clue cell, and what else leads there", () => {
  const told = led(doc(":.: ... ...", ARROWS));
  const paths = leavings(told, 0).map(({ path, leads, others }) => [path, leads, others]);
  assert.deepEqual(paths, [
    ["down", true, []],
    ["right-down", true, ["0,2,left-down"]],
    ["down-right", true, []],
  ]);
});

const GROUND = { kind: "crisscross", symmetry: "none" };

test("room around words is given and cut away, and clues go along", () => {
  const clues = { "1,1,across": { text: "x" } };
  const before = doc("~~~~ ~AB~ ~~~~", { ...GROUND, clues });
  assert.ok(isRoomy(before));
  const bare = framed(before, 0);
  assert.equal(drawn(bare), "AB");
  assert.deepEqual(bare.clues, { "0,0,across": { text: "x" } });
  assert.ok(!isRoomy(bare));
  assert.equal(drawn(framed(bare, 1)), "~~~~ ~AB~ ~~~~");
  assert.deepEqual(framed(bare, 1).clues, clues);
  const nothing = doc("~~ ~~", GROUND);
  assert.equal(framed(nothing, 2), nothing);
});

test("a word is taken away, but for the letters of others", () => {
  const clues = { "0,0,across": { text: "x" }, "0,1,down": { text: "y" } };
  const told = doc("CAT ~R~ ~M~", { ...GROUND, clues });
  const entries = entriesOf(told);
  const after = without(told, entries[0], entries);
  assert.equal(drawn(after), "~A~ ~R~ ~M~");
  assert.deepEqual(after.clues, { "0,1,down": { text: "y" } });
});

test("what is held is put down by Enter or a click, and left by Escape", () => {
  /** @type {number[]} */
  const put = [];
  /** @type {unknown[]} */
  const shown = [];
  const picker = new Picker((held) => shown.push(held && held.square));
  const size = { rows: 2, cols: 3 };
  assert.ok(!picker.put(3));
  picker.take(4, "where to?", (square) => put.push(square));
  assert.equal(picker.pressed("ArrowRight", size, 4, false), 5);
  assert.equal(picker.pressed("ArrowRight", size, 5, false), null);
  assert.equal(picker.pressed("ArrowUp", size, 4, true), 1);
  assert.equal(picker.pressed("x", size, 4, false), null);
  picker.pressed("Enter", size, 2, false);
  assert.deepEqual(put, [2]);
  picker.take(1, "", (square) => put.push(square));
  picker.pressed("Escape", size, 1, false);
  assert.ok(!picker.put(0));
  assert.deepEqual([put, shown], [[2], [4, null, 1, null]]);
});
