// Calls of the API: JSON there and back, with the token of the page, and one line for an error.

/** What the server answered instead of what was asked for. */
export class Problem extends Error {
  /**
   * @param {number} status 0 where no answer came
   * @param {string} line
   * @param {any} told the whole answer
   */
  constructor(status, line, told) {
    super(line);
    this.status = status;
    this.told = told;
  }
}

/**
 * Ask the API. `body` is sent as JSON, or as it is where it is form data.
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @param {{ signal?: AbortSignal, headers?: Record<string, string> }} [how]
 * @returns {Promise<any>} what was answered; null where nothing was
 */
export async function ask(method, path, body, how = {}) {
  /** @type {Record<string, string>} */
  const headers = { Accept: "application/json", ...how.headers };
  headers["X-Form-Token"] = token();
  const isForm = body instanceof FormData || body instanceof URLSearchParams;
  if (body !== undefined && !isForm) headers["Content-Type"] = "application/json";
  const answer = await fetch(path, {
    method,
    headers,
    body: body === undefined ? undefined : isForm ? body : JSON.stringify(body),
    signal: how.signal,
    credentials: "same-origin",
  }).catch((error) => {
    if (error.name === "AbortError") throw error;
    throw new Problem(0, "the server does not answer", null);
  });
  const told = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (!answer.ok) throw new Problem(answer.status, told?.error || answer.statusText, told);
  return told;
}

function token() {
  const meta = document.querySelector("meta[name=form-token]");
  return meta instanceof HTMLMetaElement ? meta.content : "";
}

/**
 * Watch an order of the queue until it is over.
 * @param {string} id
 * @param {(told: any) => void} onNews called with every change, the last included
 * @returns {{ done: Promise<any>, close: () => void }}
 */
export function watch(id, onNews) {
  const line = new EventSource(`/api/jobs/${id}/events`);
  const done = new Promise((resolve, reject) => {
    line.addEventListener("news", (event) => {
      const told = JSON.parse(event.data);
      onNews(told);
      if (["done", "failed", "stopped"].includes(told.state)) {
        line.close();
        resolve(told);
      }
    });
    line.addEventListener("error", () => {
      // The browser tries again by itself, unless the server said that there is no such order.
      if (line.readyState === EventSource.CLOSED) {
        reject(new Problem(0, "the server does not answer", null));
      }
    });
  });
  return { done, close: () => line.close() };
}
