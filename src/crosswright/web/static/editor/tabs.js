/** Panels of which one is seen, chosen by tabs. */
import { h } from "../player/dom.js";
import { say } from "../say.js";

export class Tabs {
  /**
   * @param {[name: string, label: string, panel: HTMLElement][]} panels
   * @param {() => void} changed
   */
  constructor(panels, changed) {
    this.shown = panels[0][0];
    this.changed = changed;
    this.names = panels.map(([name]) => name);
    this.tabs = panels.map(([name, label]) =>
      h(
        "button",
        {
          type: "button",
          role: "tab",
          id: `tab-${name}`,
          "aria-controls": `panel-${name}`,
          onclick: () => this.show(name),
        },
        label,
      ),
    );
    this.panels = panels.map(([name, , panel]) =>
      h(
        "section",
        { role: "tabpanel", id: `panel-${name}`, "aria-labelledby": `tab-${name}`, tabindex: "0" },
        panel,
      ),
    );
    const list = h(
      "div",
      { role: "tablist", class: "tabs", "aria-label": say("Panels") },
      ...this.tabs,
    );
    list.addEventListener("keydown", (event) => this.pressed(event));
    this.element = h("div", { class: "panels" }, list, ...this.panels);
    this.mark();
  }

  /** @param {string} name */
  show(name) {
    this.shown = name;
    this.mark();
    this.changed();
  }

  mark() {
    this.names.forEach((name, place) => {
      const is = name === this.shown;
      this.tabs[place].setAttribute("aria-selected", String(is));
      this.tabs[place].tabIndex = is ? 0 : -1;
      this.panels[place].hidden = !is;
    });
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const count = this.names.length;
    const place = (this.names.indexOf(this.shown) + step + count) % count;
    this.show(this.names[place]);
    this.tabs[place].focus();
  }
}
