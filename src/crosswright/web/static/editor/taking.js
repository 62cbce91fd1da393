/** Taking a file away: what is on the server is audited first, and a draft is called one. */
import { h } from "../player/dom.js";
import { ask } from "../net.js";
import { say, sayCount } from "../say.js";
import { opened } from "./dialogs.js";

/** @typedef {import("./editor.js").Editor} Editor */

/** More findings than these are counted, not listed. */
const LISTED = 8;

/** A link to a file that is audited before. @param {Editor} editor @param {string} ending */
export function fileLink(editor, ending) {
  const address = `/puzzles/${editor.id}/file.${ending}`;
  const link = h("a", { href: address, download: "", "data-file": ending }, `.${ending}`);
  link.addEventListener("click", (event) => {
    event.preventDefault();
    void take(editor, address);
  });
  return link;
}

/** @param {Editor} editor @param {string} address */
async function take(editor, address) {
  editor.tell(say("Checking the rules…"));
  try {
    await editor.saver.push();
    const { findings } = await ask("GET", `/api/puzzles/${editor.id}/audit`);
    const told = findings.filter((/** @type {any} */ x) => x.grave || x.unfinished);
    editor.tell("");
    if (told.length && (await warned(editor, told)) !== "take") return;
  } catch (error) {
    // Whoever cannot be audited can still be taken away.
    editor.tell(/** @type {Error} */ (error).message);
  }
  const link = h("a", { href: address, download: "" });
  link.click();
}

/** @param {Editor} editor @param {{ text: string, unfinished: boolean }[]} findings */
async function warned(editor, findings) {
  const faults = findings.filter(({ unfinished }) => !unfinished);
  const told = await opened(say("This is a draft"), (close) => {
    const all = [...faults, ...findings.filter(({ unfinished }) => unfinished)];
    const listed = all.slice(0, LISTED).map(({ text }) => h("li", {}, text));
    const more = all.length - listed.length;
    return [
      h(
        "p",
        {},
        faults.length
          ? sayCount(
              "What you take away breaks {number} rule:",
              "What you take away breaks {number} rules:",
              faults.length,
            )
          : say("What you take away is not finished:"),
      ),
      h("ul", { class: "findings" }, ...listed),
      more > 0 ? h("p", {}, sayCount("and {number} more", "and {number} more", more)) : "",
      h(
        "div",
        { class: "row" },
        h(
          "button",
          { type: "button", class: "main", "data-choice": "take", onclick: () => close("take") },
          say("Take the draft"),
        ),
        h(
          "button",
          { type: "button", "data-choice": "look", onclick: () => close("look") },
          say("Show the findings"),
        ),
        h("button", { type: "button", onclick: () => close() }, say("Cancel")),
      ),
    ];
  });
  if (told === "look") editor.tabs.show("check");
  return told;
}
