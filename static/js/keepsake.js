/** What this browser keeps of a table's dice from before the start: the promise of the house, and its own salt. */

/** @typedef {{commitment: string, salt: string, given?: boolean}} Keepsake `commitment` is the first one this browser was told,
 *   `given` says that the house has acknowledged the salt */

const PLACE = "tidetable.dice.";

/**
 * What was kept of a table, if anything was.
 * @param {Storage} storage
 * @param {string} code
 * @returns {Keepsake|null}
 */
export function kept(storage, code) {
  try {
    const found = JSON.parse(storage.getItem(PLACE + code) ?? "null");
    return typeof found?.commitment === "string" && typeof found.salt === "string" ? found : null;
  } catch {
    return null;
  }
}

/**
 * Keep the house's commitment, and draw my salt now that it is here: 16 bytes nobody could foresee.
 * What was kept first stays, whatever is told later.
 * @param {Storage} storage
 * @param {string} code
 * @param {string} commitment
 * @returns {Keepsake}
 */
export function keep(storage, code, commitment) {
  const before = kept(storage, code);
  if (before) return before;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const salt = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const now = { commitment, salt };
  storage.setItem(PLACE + code, JSON.stringify(now));
  return now;
}

/**
 * The house has acknowledged my salt: from now on it has to be in row 0.
 * @param {Storage} storage
 * @param {string} code
 */
export function gave(storage, code) {
  const now = kept(storage, code);
  if (now) storage.setItem(PLACE + code, JSON.stringify({ ...now, given: true }));
}
