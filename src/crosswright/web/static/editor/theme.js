/** Theme entries: a person writes them, the server proposes where they stand in symmetric pairs. */
import { h } from "../player/dom.js";
import { ask } from "../net.js";
import { say, sayCount } from "../say.js";
import { opened } from "./dialogs.js";
import { boardOf, docOf } from "./document.js";
import { labelled } from "./parts.js";

/** @typedef {import("./editor.js").Editor} Editor */

/** @param {Editor} editor */
export function placeTheme(editor) {
  return opened(say("Theme entries"), (close) => {
    const lines = h("textarea", { rows: 5, autocomplete: "off" });
    const status = h("p", { role: "status" });
    const list = h("ol", { class: "clues" });
    const form = h(
      "form",
      {},
      labelled(say("One a line, with its clue if you like: ANSWER=clue"), lines),
      h("button", { class: "main" }, say("Propose places")),
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void propose(editor, lines.value, status, list, close);
    });
    const leave = h("button", { type: "button", onclick: () => close() }, say("Close"));
    return [form, status, list, h("p", {}, leave)];
  });
}

/** A small picture of a grid: what is closed, and what has a letter. @param {import("./document.js").Doc} doc */
function picture(doc) {
  const kinds = /** @type {Record<string, string>} */ ({ "": "open", "#": "block", "~": "void" });
  const grid = h("div", { class: "mini", "aria-hidden": "true" });
  grid.style.setProperty("--cols", String(doc.cols));
  grid.append(...doc.cells.map((cell) => h("i", { class: kinds[cell] ?? "written" })));
  return grid;
}

/**
 * @param {Editor} editor @param {string} text @param {HTMLElement} status @param {HTMLElement} list
 * @param {(value?: string) => void} close
 */
async function propose(editor, text, status, list, close) {
  const { state } = editor;
  const lines = text.split("\n").filter((line) => line.trim());
  try {
    const question = { ...editor.question(), board: boardOf(state.doc), lines };
    const { proposals } = await ask("POST", "/api/theme", question);
    status.textContent = proposals.length
      ? sayCount("{number} way to place them", "{number} ways to place them", proposals.length)
      : say("They find no place in this grid.");
    list.replaceChildren(
      ...proposals.map((/** @type {any} */ proposal) => {
        const take = () => {
          editor.dispatch({ type: "replace", doc: docOf(proposal.board) });
          close("taken");
        };
        const places = proposal.places.map((/** @type {any} */ { phrase, entry }) => {
          const [row, col, way] = entry.split(",");
          const place = say("Row {row}, column {column}", { row: +row + 1, column: +col + 1 });
          return `${phrase}: ${place}, ${way === "across" ? say("across") : say("down")}`;
        });
        const facts = [
          proposal.symmetric ? say("in symmetric pairs") : say("not symmetric"),
          proposal.dead_ends
            ? sayCount("{number} dead end", "{number} dead ends", proposal.dead_ends)
            : say("no dead end"),
        ];
        return h(
          "li",
          {},
          picture(docOf(proposal.board)),
          h("button", { type: "button", class: "finding", onclick: take }, places.join("; ")),
          h("span", { class: "hint" }, ` ${facts.join(" · ")}`),
        );
      }),
    );
  } catch (error) {
    status.textContent = /** @type {Error} */ (error).message;
  }
}
