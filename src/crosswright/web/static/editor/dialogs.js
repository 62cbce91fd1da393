/** Dialogs: a line of text, and a choice. The browser keeps their focus. */
import { h } from "../player/dom.js";
import { say } from "../say.js";

/**
 * Open a dialog that is gone once it is closed.
 * @param {string} title @param {(close: (value?: string) => void) => (Node | string)[]} fill
 * @param {boolean} [mustChoose] whether it cannot be left without a choice
 * @returns {Promise<string>} what it was closed with; "" where it was left
 */
export function opened(title, fill, mustChoose = false) {
  return new Promise((resolve) => {
    const heading = h("h2", { id: "dialog-title" }, title);
    const dialog = h("dialog", { "aria-labelledby": "dialog-title" });
    const close = (value = "") => {
      dialog.remove();
      resolve(value);
    };
    dialog.append(heading, ...fill(close));
    dialog.addEventListener("cancel", (event) => {
      if (mustChoose) event.preventDefault();
      else close();
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}

/**
 * One of several buttons; its name.
 * @param {string} title @param {string} told @param {[name: string, label: string][]} choices
 * @param {boolean} [mustChoose]
 */
export function chosen(title, told, choices, mustChoose = false) {
  return opened(
    title,
    (close) => [
      h("p", {}, told),
      h(
        "div",
        { class: "row" },
        ...choices.map(([name, label], place) =>
          h(
            "button",
            {
              type: "button",
              class: place ? "" : "main",
              "data-choice": name,
              onclick: () => close(name),
            },
            label,
          ),
        ),
      ),
    ],
    mustChoose,
  );
}

/** A line of text from a person; "" where none was given. @param {string} title @param {string} [start] */
export function asked(title, start = "") {
  return opened(title, (close) => {
    const field = h("input", { type: "text", autocomplete: "off", "aria-label": title });
    field.value = start;
    field.autofocus = true;
    const form = h("form", { class: "row" }, field, h("button", { class: "main" }, say("Go")));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      close(field.value);
    });
    return [form];
  });
}
