/** Saving: in order, one at a time, again until it is taken, and never over somebody else's work. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { Asker } from "../../src/crosswright/web/static/editor/asking.js";
import { Saver, aside } from "../../src/crosswright/web/static/editor/saving.js";
import { doc } from "./drawing.mjs";

/** A server that answers when the test says so, and a page that notes what it is shown. */
class World {
  constructor() {
    this.sent = [];
    this.shown = [];
    this.kept = null;
    this.later = [];
    this.answers = [];
    this.saver = new Saver(
      {
        send: (document, revision) =>
          new Promise((resolve, reject) => {
            this.sent.push([document.title, revision]);
            this.answers.push({ resolve, reject });
          }),
        keep: (document, revision) => (this.kept = [document.title, revision]),
        forget: () => (this.kept = null),
        show: (standing) => this.shown.push(standing),
        later: (act) => this.later.push(act),
      },
      doc("..."),
      1,
    );
  }

  write(title) {
    this.saver.changed(doc("...", { title }));
  }

  async answer(revision) {
    this.answers.shift().resolve({ revision });
    await rest();
  }

  async fail(status, told = null) {
    this.answers.shift().reject(Object.assign(new Error("no"), { status, told }));
    await rest();
  }
}

const rest = () => new Promise((resolve) => setImmediate(resolve));

test("a change is sent at once and shown as saved when it is taken, not before", async () => {
  const world = new World();
  world.write("A");
  assert.deepEqual([world.sent, world.shown, world.kept], [[["A", 1]], ["saving"], ["A", 1]]);
  await world.answer(2);
  assert.deepEqual([world.shown.at(-1), world.kept, world.saver.isSaved], ["saved", null, true]);
});

test("what changes meanwhile goes in one later request, with the newer revision", async () => {
  const world = new World();
  for (const title of ["A", "B", "C"]) world.write(title);
  await world.answer(2);
  assert.deepEqual(world.sent, [
    ["A", 1],
    ["C", 2],
  ]);
  assert.equal(world.shown.includes("saved"), false);
  assert.deepEqual(world.kept, ["C", 2]);
  await world.answer(3);
  assert.deepEqual([world.shown.at(-1), world.kept], ["saved", null]);
});

test("a server that does not answer is asked again, and the browser keeps what it lacks", async () => {
  const world = new World();
  world.write("A");
  await world.fail(0);
  assert.deepEqual([world.shown.at(-1), world.kept], ["waiting", ["A", 1]]);
  world.later.shift()();
  await rest();
  await world.answer(2);
  assert.deepEqual(
    [world.sent, world.shown.at(-1)],
    [
      [
        ["A", 1],
        ["A", 1],
      ],
      "saved",
    ],
  );
});

test("a refused change is not sent again, the next one is", async () => {
  const world = new World();
  world.write("A");
  await world.fail(400);
  assert.deepEqual([world.shown.at(-1), world.later], ["refused", []]);
  world.write("B");
  await world.answer(2);
  assert.equal(world.shown.at(-1), "saved");
});

test("after a conflict nothing is sent until somebody chooses", async () => {
  const world = new World();
  world.write("A");
  await world.fail(409);
  world.write("B");
  assert.deepEqual([world.shown.at(-1), world.sent.length], ["conflict", 1]);
  const done = world.saver.insist(7);
  await world.answer(8);
  await done;
  assert.deepEqual([world.sent.at(-1), world.shown.at(-1)], [["B", 7], "saved"]);
});

test("theirs taken, nothing of ours is sent", async () => {
  const world = new World();
  world.write("A");
  await world.fail(409);
  world.saver.yield(doc("...", { title: "theirs" }), 7);
  assert.deepEqual([world.kept, world.saver.isSaved, world.sent.length], [null, true, 1]);
  world.write("B");
  assert.deepEqual(world.sent.at(-1), ["B", 7]);
});

test("a browser that keeps nothing breaks nothing", () => {
  const full = {
    setItem: () => {
      throw new Error("full");
    },
    getItem: () => "no json",
    removeItem: () => {
      throw new Error("no");
    },
  };
  for (const store of [full, null]) {
    const kept = aside(store, "x");
    kept.keep({}, 1);
    kept.forget();
    assert.equal(kept.found(), null);
  }
});

test("an answer to an older question is not shown", async () => {
  const waiting = [];
  const shown = [];
  const asker = new Asker(
    (question) => new Promise((resolve) => waiting.push(() => resolve(question))),
    (answer) => shown.push(answer),
    () => {},
    0,
  );
  const passed = () => new Promise((resolve) => setTimeout(resolve, 20));
  asker.want("first");
  await passed();
  asker.want("second");
  await passed();
  waiting.forEach((answer) => answer());
  await passed();
  assert.deepEqual(shown, ["second"]);
});

test("questions in one breath are one question", async () => {
  const asked = [];
  const asker = new Asker(
    async (question) => asked.push(question),
    () => {},
    () => {},
    5,
  );
  for (const question of "abc") asker.want(question);
  await new Promise((resolve) => setTimeout(resolve, 60));
  assert.deepEqual(asked, ["c"]);
});
