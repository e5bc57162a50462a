/** Every HTTP call to the house; a refusal becomes `Refused` with its code. It words nothing. */

/** The house said no; `code` is one of the protocol's list, or `offline` when nobody answered. */
export class Refused extends Error {
  /**
   * @param {string} code
   * @param {string} why
   * @param {number} status
   */
  constructor(code, why, status) {
    super(why || code);
    this.code = code;
    this.why = why;
    this.status = status;
  }
}

/**
 * @param {string} method
 * @param {string} path below /api
 * @param {unknown} [body]
 * @returns {Promise<any>} the JSON that came back, or null
 */
async function call(method, path, body) {
  /** @type {Response} */
  let response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused("offline", "", 0);
  }
  const told = await response.json().catch(() => null);
  if (!response.ok) {
    throw new Refused(told?.code ?? "not_saved", told?.detail ?? "", response.status);
  }
  return told;
}

export const api = {
  /** @param {string} path */
  get: (path) => call("GET", path),
  /** @param {string} path @param {unknown} [body] */
  post: (path, body) => call("POST", path, body),
  /** @param {string} path @param {unknown} [body] */
  put: (path, body) => call("PUT", path, body),
  /** @param {string} path @param {unknown} [body] */
  patch: (path, body) => call("PATCH", path, body),
  /** @param {string} path */
  del: (path) => call("DELETE", path),
};
