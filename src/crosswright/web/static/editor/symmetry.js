/** Symmetry: which squares and edges belong together, so that changing one changes all. */

/** @typedef {(row: number, col: number) => [row: number, col: number]} Turn where a square goes */

/** The symmetries a person may choose, in the order they are offered. */
export const SYMMETRIES = ["180", "90", "left-right", "top-bottom", "none"];

/**
 * The turns and mirrors of a symmetry, staying put first; a quarter turn needs a square grid.
 * @param {string} symmetry @param {number} rows @param {number} cols @returns {Turn[]}
 */
export function turnsOf(symmetry, rows, cols) {
  const [bottom, right] = [rows - 1, cols - 1];
  /** @type {Turn} */
  const still = (row, col) => [row, col];
  /** @type {Turn} */
  const half = (row, col) => [bottom - row, right - col];
  switch (symmetry) {
    case "180":
      return [still, half];
    case "90":
      if (rows !== cols) return [still, half];
      return [still, half, (row, col) => [col, bottom - row], (row, col) => [right - col, row]];
    case "left-right":
      return [still, (row, col) => [row, right - col]];
    case "top-bottom":
      return [still, (row, col) => [bottom - row, col]];
    default:
      return [still];
  }
}

/**
 * All images of a square, itself first.
 * @param {{ rows: number, cols: number, symmetry: string }} doc @param {number} square
 */
export function orbitOf({ rows, cols, symmetry }, square) {
  const row = Math.floor(square / cols);
  const images = turnsOf(symmetry, rows, cols).map((turn) => {
    const [r, c] = turn(row, square % cols);
    return r * cols + c;
  });
  return [...new Set(images)];
}

/**
 * All images of the edge on one side of a square: to its right, or below it.
 * @param {{ rows: number, cols: number, symmetry: string }} doc
 * @param {number} square @param {"right" | "below"} side
 * @returns {[square: number, side: "right" | "below"][]}
 */
export function edgesOf({ rows, cols, symmetry }, square, side) {
  const row = Math.floor(square / cols);
  const col = square % cols;
  const [otherRow, otherCol] = side === "right" ? [row, col + 1] : [row + 1, col];
  if (otherRow >= rows || otherCol >= cols) return [];
  /** @type {Map<string, [number, "right" | "below"]>} */
  const found = new Map();
  for (const turn of turnsOf(symmetry, rows, cols)) {
    const [a, b] = [turn(row, col), turn(otherRow, otherCol)];
    const image = /** @type {"right" | "below"} */ (a[0] === b[0] ? "right" : "below");
    // The bar belongs to the upper or left one of the two.
    const at = Math.min(a[0] * cols + a[1], b[0] * cols + b[1]);
    found.set(`${at} ${image}`, [at, image]);
  }
  return [...found.values()];
}
