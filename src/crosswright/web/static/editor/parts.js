/** Small parts that panels are made of. */
import { h } from "../player/dom.js";

/**
 * A field with its label above it.
 * @template {HTMLElement} T
 * @param {string} label @param {T} field @param {string} [hint]
 */
export function labelled(label, field, hint = "") {
  const id = `field-${++count}`;
  field.id = id;
  const told = hint ? [h("p", { class: "hint" }, hint)] : [];
  return h("div", { class: "field" }, h("label", { for: id }, label), ...told, field);
}

let count = 0;

/** @param {string} label @param {boolean} checked @param {(on: boolean) => void} act */
export function checkbox(label, checked, act) {
  const box = h("input", { type: "checkbox" });
  box.checked = checked;
  box.addEventListener("change", () => act(box.checked));
  const element = h("label", { class: "check" }, box, ` ${label}`);
  return { element, box };
}

/**
 * @param {[value: string, label: string][]} choices @param {string} value
 * @param {(value: string) => void} act
 */
export function choice(choices, value, act) {
  const field = h(
    "select",
    {},
    ...choices.map(([name, label]) => h("option", { value: name }, label)),
  );
  field.value = value;
  field.addEventListener("change", () => act(field.value));
  return field;
}

/** @param {string} label @param {() => void} act @param {Record<string, any>} [facts] */
export function button(label, act, facts = {}) {
  return h("button", { type: "button", onclick: act, ...facts }, label);
}

/**
 * A text field that tells what was written when somebody rests or leaves it.
 * @param {"input" | "textarea"} tag @param {Record<string, any>} facts @param {(text: string) => void} act
 */
export function written(tag, facts, act) {
  const field = h(tag, facts);
  let told = "";
  const tell = () => {
    if (field.value === told) return;
    told = field.value;
    act(field.value);
  };
  field.addEventListener("input", tell);
  return {
    field,
    /** Show a text, unless somebody is writing in the field. @param {string} text */
    set(text) {
      if (document.activeElement === field && field.value === text) return;
      told = text;
      if (field.value !== text) field.value = text;
    },
  };
}
