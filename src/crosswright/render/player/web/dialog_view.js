/** Dialogs: the menu, the settings, questions, and the pause. The browser keeps their focus. */
import { h, iconButton } from "./dom.js";
import { textOf } from "./puzzle.js";
import { CHOICES } from "./settings.js";

/** @typedef {import("./puzzle.js").Puzzle} Puzzle */
/** @typedef {{ title: string, actions: [label: string, name: string][] }} Group */

/**
 * Open a dialog that is gone once it is closed.
 * @param {Puzzle} puzzle @param {string} title @param {(close: (value?: string) => void) => (Node | string)[]} fill
 * @returns {Promise<string>} what it was closed with; "" where it was left
 */
export function openDialog(puzzle, title, fill) {
  return new Promise((resolve) => {
    const heading = h("h2", { id: "dialog-title" }, title);
    const dialog = h("dialog", { "aria-labelledby": "dialog-title" });
    // At once, not when the browser tells of it: what is typed next belongs to the grid already.
    const close = (/** @type {string} */ value = "") => {
      dialog.remove();
      resolve(value);
    };
    const leave = iconButton("close", textOf(puzzle, "close"), () => close());
    dialog.append(h("header", {}, heading, leave), ...fill(close));
    dialog.addEventListener("cancel", () => close());
    // A press, not a click: the click of the tap that opened the dialog may still be to come.
    dialog.addEventListener("pointerdown", (event) => {
      const box = dialog.getBoundingClientRect();
      const inside = event.clientY >= box.top && event.clientY <= box.bottom;
      if (!inside || event.clientX < box.left || event.clientX > box.right) close();
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}

/** Whether a person says yes. @param {Puzzle} puzzle @param {string} question */
export async function confirmed(puzzle, question) {
  const said = await openDialog(puzzle, question, (close) => [
    h(
      "div",
      { class: "buttons" },
      h(
        "button",
        { type: "button", class: "main", onclick: () => close("yes") },
        textOf(puzzle, "yes"),
      ),
      h("button", { type: "button", onclick: () => close() }, textOf(puzzle, "cancel")),
    ),
  ]);
  return said === "yes";
}

/** A line of text from a person; "" where none was given. @param {Puzzle} puzzle @param {string} title @param {string} start */
export function asked(puzzle, title, start) {
  return openDialog(puzzle, title, (close) => {
    const field = h("input", {
      type: "text",
      autocomplete: "off",
      "aria-label": title,
      autofocus: true,
    });
    field.value = start;
    const form = h(
      "form",
      { class: "buttons" },
      field,
      h("button", { class: "main" }, textOf(puzzle, "yes")),
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      close(field.value);
    });
    return [form];
  });
}

/** @param {Puzzle} puzzle @param {Group[]} groups @param {(name: string) => void} act */
export function menu(puzzle, groups, act) {
  return openDialog(puzzle, textOf(puzzle, "menu"), (close) =>
    groups.map(({ title, actions }) =>
      h(
        "section",
        { role: "group", "aria-label": title || undefined },
        ...(title ? [h("h3", {}, title)] : []),
        h(
          "div",
          { class: "buttons" },
          ...actions.map(([label, name]) =>
            h("button", { type: "button", "data-do": name, onclick: () => close(name) }, label),
          ),
        ),
      ),
    ),
  ).then((name) => name && act(name));
}

/**
 * @param {Puzzle} puzzle @param {import("./settings.js").Settings} settings
 * @param {readonly string[]} names @param {(name: string, value: string | boolean) => void} choose
 */
export function settingsDialog(puzzle, settings, names, choose) {
  return openDialog(puzzle, textOf(puzzle, "settings"), () =>
    names.map((name) => {
      const now = settings[/** @type {keyof typeof settings} */ (name)];
      const choices = CHOICES[/** @type {keyof typeof CHOICES} */ (name)];
      const label = textOf(puzzle, `set_${name}`);
      if (typeof now === "boolean") {
        const box = h("input", { type: "checkbox", name, checked: now });
        box.addEventListener("change", () => choose(name, box.checked));
        return h("label", { class: "choice" }, box, label);
      }
      const list = h(
        "select",
        { name },
        ...choices.map((choice) =>
          h(
            "option",
            { value: choice, selected: choice === now },
            textOf(puzzle, `${name}_${choice}`),
          ),
        ),
      );
      list.addEventListener("change", () => choose(name, list.value));
      return h("label", { class: "choice" }, label, list);
    }),
  );
}

/** The keys and what they do. @param {Puzzle} puzzle @param {[keys: string, text: string][]} rows */
export function keysDialog(puzzle, rows) {
  return openDialog(puzzle, textOf(puzzle, "keys"), () => [
    h(
      "table",
      { class: "key-table" },
      h(
        "tbody",
        {},
        ...rows.map(([keys, text]) =>
          h("tr", {}, h("th", { scope: "row" }, keys), h("td", {}, text)),
        ),
      ),
    ),
  ]);
}
