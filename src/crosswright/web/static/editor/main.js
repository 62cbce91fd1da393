/** The page of the editor. */
import { Editor } from "./editor.js";

const facts = JSON.parse(document.getElementById("facts")?.textContent ?? "{}");

/** Where a browser forbids to keep things, nothing is kept. */
function storage() {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

const editor = new Editor(facts, storage());
const home = document.getElementById("editor");
home?.append(editor.element);
editor.focus();

window.addEventListener("beforeunload", (event) => {
  if (!editor.saver.isSaved) event.preventDefault();
});
