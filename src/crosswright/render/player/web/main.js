/** The page: the puzzle it carries, and the player for its kind. */
import { Crossing } from "./crossing.js";
import { Searching } from "./searching.js";
import { Shell } from "./shell.js";

const carried = document.getElementById("puzzle")?.textContent ?? "null";
const scene = document.getElementById("scene");
const root = document.getElementById("player");
if (root) {
  /** @type {import("./puzzle.js").Puzzle} */
  const puzzle = JSON.parse(carried);
  scene?.remove();
  scene?.removeAttribute("hidden");
  const shell = new Shell(puzzle);
  shell.open(root, puzzle.search ? new Searching(shell, scene) : new Crossing(shell, scene));
}
