/** The keys of the editor, for those who ask. */
import { h } from "../player/dom.js";
import { say } from "../say.js";
import { opened } from "./dialogs.js";

/** Show them. */
export function showKeys() {
  /** @type {[string, string][]} */
  const rows = [
    [say("Letters"), say("write, and go on")],
    [".", say("set or open a block; in an arrowword a clue cell")],
    [say("Arrows"), say("move; across the entry, first turn")],
    [say("Shift and arrows"), say("select a region")],
    [say("Space"), say("turn")],
    ["Tab Enter ]", say("next entry")],
    ["Shift+Tab [", say("entry before")],
    ["Home End", say("first or last square of the entry")],
    ["0–9", say("go to an entry by its number")],
    ["Insert", say("several letters in one square; Enter ends")],
    ["Ctrl+Z Ctrl+Y", say("undo, redo")],
    ["Alt+L", say("lock the entry or the region")],
    ["Alt+C Alt+H Alt+G", say("circle, shade, given letter")],
    ["Alt+B Alt+N", say("bar to the right, bar below")],
    ["Alt+K Alt+M", say("arrowword: a clue cell; hold one and put it elsewhere")],
    ["Alt+V", say("void: a square outside the shape")],
    ["Esc", say("let Tab leave the grid")],
  ];
  return opened(say("Keys"), (close) => [
    h(
      "table",
      { class: "keys" },
      h(
        "tbody",
        {},
        ...rows.map(([keys, text]) =>
          h("tr", {}, h("th", { scope: "row" }, keys), h("td", {}, text)),
        ),
      ),
    ),
    h(
      "p",
      {},
      h("button", { type: "button", class: "main", onclick: () => close() }, say("Close")),
    ),
  ]);
}
