/** Confetti, for those who asked for it and whose device does not ask for calm. */
import { h } from "./dom.js";

const PIECES = 60;

export function confetti() {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const layer = h("div", { class: "confetti", "aria-hidden": "true" });
  for (let piece = 0; piece < PIECES; piece++) {
    const paper = h("i");
    paper.style.setProperty("--x", `${(piece * 61) % 100}%`);
    paper.style.setProperty("--hue", String((piece * 47) % 360));
    paper.style.setProperty("--late", `${(piece % 12) / 10}s`);
    layer.append(paper);
  }
  document.body.append(layer);
  setTimeout(() => layer.remove(), 4500);
}
