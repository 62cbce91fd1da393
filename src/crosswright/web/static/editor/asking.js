/**
 * Asking while somebody types: not at every key, never twice at once, and an answer to an older
 * question is not shown.
 */

/** Milliseconds of rest before a question is asked. */
const REST = 80;

/** How long to leave a busy server alone. */
const BUSY = 1_500;

/**
 * @template Question, Answer
 */
export class Asker {
  /**
   * @param {(question: Question, signal: AbortSignal) => Promise<Answer>} ask
   * @param {(answer: Answer, question: Question) => void} show
   * @param {(problem: any) => void} [failed]
   * @param {number} [rest]
   */
  constructor(ask, show, failed = () => {}, rest = REST) {
    this.ask = ask;
    this.show = show;
    this.failed = failed;
    this.rest = rest;
    this.number = 0;
    /** @type {AbortController | null} */
    this.running = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /** Ask this soon; whatever was asked before is not wanted any more. @param {Question} question */
  want(question) {
    this.drop();
    this.timer = setTimeout(() => void this.go(question, this.number), this.rest);
  }

  /** Nothing is wanted any more. */
  drop() {
    this.number++;
    clearTimeout(this.timer);
    this.running?.abort();
    this.running = null;
  }

  /** @param {Question} question @param {number} number */
  async go(question, number) {
    const control = new AbortController();
    this.running = control;
    try {
      const answer = await this.ask(question, control.signal);
      if (number === this.number) this.show(answer, question);
    } catch (error) {
      const { name, status } = /** @type {{ name?: string, status?: number }} */ (error);
      if (number !== this.number || name === "AbortError" || status === 409) return;
      if (status === 429) this.timer = setTimeout(() => void this.go(question, number), BUSY);
      else this.failed(error);
    }
  }
}
