/** Fingers and mice on the grid: a tap, a drag from square to square, two fingers that zoom. */

/** @typedef {{ x: number, y: number }} Point */

/**
 * @typedef {object} Hands
 * @property {(point: Point, shift: boolean) => void} tap
 * @property {(factor: number, pan: Point) => void} pinch how much larger, and how far both moved
 * @property {((from: Point, to: Point, done: boolean) => void)} [drag] null where a drag scrolls
 */

const STILL = 8;

/** Listen to an element. @param {HTMLElement} element @param {Hands} hands */
export function listen(element, hands) {
  /** @type {Map<number, Point>} */
  const down = new Map();
  /** @type {Point | null} */
  let start = null;
  let dragged = false;

  const pair = () => {
    const [one, other] = [...down.values()];
    const gap = Math.hypot(one.x - other.x, one.y - other.y);
    return { gap, x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  };

  element.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    dragged = false;
    start = down.size === 1 ? { x: event.clientX, y: event.clientY } : null;
    if (hands.drag) element.setPointerCapture(event.pointerId);
  });

  // Who has the keyboard keeps it: a press, or what a browser makes of a tap, would take it away.
  element.addEventListener("mousedown", (event) => event.preventDefault());

  element.addEventListener("pointermove", (event) => {
    if (!down.has(event.pointerId)) return;
    const here = { x: event.clientX, y: event.clientY };
    if (down.size === 2) {
      const before = pair();
      down.set(event.pointerId, here);
      const after = pair();
      const pan = { x: after.x - before.x, y: after.y - before.y };
      if (before.gap > 0) hands.pinch(after.gap / before.gap, pan);
      return;
    }
    down.set(event.pointerId, here);
    if (!start) return;
    dragged ||= Math.hypot(here.x - start.x, here.y - start.y) > STILL;
    if (dragged && hands.drag) hands.drag(start, here, false);
  });

  const up = (/** @type {PointerEvent} */ event) => {
    if (!down.delete(event.pointerId) || !start) return;
    const here = { x: event.clientX, y: event.clientY };
    if (event.type === "pointerup") {
      if (!dragged) hands.tap(here, event.shiftKey);
      else if (hands.drag) hands.drag(start, here, true);
    }
    start = null;
  };
  element.addEventListener("pointerup", up);
  element.addEventListener("pointercancel", up);
}
