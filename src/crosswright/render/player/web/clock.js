/** The time a person spends with a puzzle: it stands while the page is hidden or paused. */

export class Clock {
  constructor() {
    this.kept = 0;
    /** @type {number | null} */
    this.since = null;
  }

  /** Milliseconds so far. */
  get elapsed() {
    return this.kept + (this.since === null ? 0 : Date.now() - this.since);
  }

  /** @param {number} elapsed */
  set(elapsed) {
    this.kept = elapsed;
    if (this.since !== null) this.since = Date.now();
  }

  start() {
    this.since ??= Date.now();
  }

  stop() {
    this.kept = this.elapsed;
    this.since = null;
  }
}

/** Minutes and seconds, and hours where there are any. @param {number} elapsed milliseconds */
export function spelled(elapsed) {
  const seconds = Math.floor(elapsed / 1000);
  const two = (/** @type {number} */ part) => String(part).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const start = hours ? `${hours}:${two(minutes)}` : String(minutes);
  return `${start}:${two(seconds % 60)}`;
}
