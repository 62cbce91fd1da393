/**
 * Saving every change: one request at a time, the newest state in it, again until it is taken. What
 * the server has not confirmed is kept in the browser as well, so that nothing ends with the page.
 */

/** @typedef {import("./document.js").Doc} Doc */
/** @typedef {"saved" | "saving" | "waiting" | "refused" | "conflict"} Standing */

/**
 * What a saver needs of the world around it.
 * @typedef {object} World
 * @property {(doc: Doc, revision: number) => Promise<{ revision: number }>} send throws what has a
 *   `status`: 409 where somebody else saved, 0 where nobody answers
 * @property {(doc: Doc, revision: number) => void} keep put aside what is not confirmed
 * @property {() => void} forget what was put aside is confirmed
 * @property {(standing: Standing, told: any) => void} show
 * @property {(act: () => void, milliseconds: number) => void} later
 */

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

export class Saver {
  /** @param {World} world @param {Doc} doc as the server has it @param {number} revision */
  constructor(world, doc, revision) {
    this.world = world;
    this.revision = revision;
    this.confirmed = doc;
    this.latest = doc;
    this.busy = false;
    this.stuck = false;
    this.wait = FIRST_WAIT;
  }

  /** Whether everything is confirmed. */
  get isSaved() {
    return this.latest === this.confirmed;
  }

  /** Something changed. @param {Doc} doc */
  changed(doc) {
    this.latest = doc;
    this.world.keep(doc, this.revision);
    if (!this.stuck) void this.push();
  }

  /** Send until the server has the latest. */
  async push() {
    if (this.busy) return;
    this.busy = true;
    try {
      while (!this.isSaved && !this.stuck) {
        this.world.show("saving", null);
        if (!(await this.sent(this.latest))) return;
      }
    } finally {
      this.busy = false;
    }
    if (this.isSaved) {
      this.world.forget();
      this.world.show("saved", this.revision);
    }
  }

  /** Send once; whether to go on. @param {Doc} doc */
  async sent(doc) {
    try {
      const { revision } = await this.world.send(doc, this.revision);
      this.revision = revision;
      this.confirmed = doc;
      this.wait = FIRST_WAIT;
      if (this.latest !== doc) this.world.keep(this.latest, revision);
      return true;
    } catch (error) {
      this.failed(/** @type {{ status?: number, message: string }} */ (error));
      return false;
    }
  }

  /** @param {{ status?: number, message: string }} problem */
  failed(problem) {
    const { status = 0 } = problem;
    if (status === 409) {
      this.stuck = true;
      this.world.show("conflict", problem);
    } else if (status === 0 || status === 429 || status >= 500) {
      this.world.show("waiting", problem);
      const wait = this.wait;
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
      this.world.later(() => void this.push(), wait);
    } else {
      // The same again would be refused again; the next change may not be.
      this.world.show("refused", problem);
    }
  }

  /** After a conflict: save ours over the newer one. @param {number} revision that of the newer one */
  insist(revision) {
    this.revision = revision;
    this.stuck = false;
    this.world.keep(this.latest, revision);
    return this.push();
  }

  /** After a conflict, or where another document is opened: theirs is what we have. @param {Doc} doc @param {number} revision */
  yield(doc, revision) {
    this.revision = revision;
    this.confirmed = doc;
    this.latest = doc;
    this.stuck = false;
    this.world.forget();
    this.world.show("saved", revision);
  }
}

/**
 * What a browser puts aside for one puzzle. A store that is full or forbidden keeps nothing, and
 * the page then says "saved" only of what the server has, as ever.
 * @param {Storage | null} storage @param {string} id
 */
export function aside(storage, id) {
  const name = `crosswright:edit:${id}`;
  return {
    /** @param {any} board @param {number} revision */
    keep(board, revision) {
      try {
        storage?.setItem(name, JSON.stringify({ board, revision }));
      } catch {
        // The server still gets it; a browser that keeps nothing is no reason to stop.
      }
    },
    forget() {
      try {
        storage?.removeItem(name);
      } catch {
        // As above.
      }
    },
    /** @returns {{ board: any, revision: number } | null} */
    found() {
      try {
        const kept = JSON.parse(storage?.getItem(name) ?? "null");
        return kept && typeof kept.revision === "number" && kept.board ? kept : null;
      } catch {
        return null;
      }
    },
  };
}
