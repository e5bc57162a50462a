/** Which page an address is; it opens none. */

/** @typedef {{page: string, params: Record<string, string>}} Place */

const PLACES = [
  ["home", /^\/$/],
  ["home", /^\/play(?:\/(?<game>[a-z0-9_]+))?$/],
  ["table", /^\/t\/(?<code>[A-Za-z0-9-]+)(?:\/(?<part>replay))?$/],
  ["rules", /^\/(?:rules|learn)\/(?<game>[a-z0-9_]+)(?:\/(?<part>[a-z0-9_-]+))?$/],
  ["verify", /^\/verify(?:\/(?<code>[A-Za-z0-9-]+))?$/],
  ["me", /^\/me$/],
  ["pass", /^\/p\/(?<secret>[A-Za-z0-9_-]+)$/],
];

/**
 * @param {string} path
 * @returns {Place|null}
 */
export function placeOf(path) {
  const plain = path.length > 1 ? path.replace(/\/+$/, "") : path;
  for (const [page, pattern] of PLACES) {
    const found = plain.match(/** @type {RegExp} */ (pattern));
    if (!found) continue;
    /** @type {Record<string, string>} */
    const params = {};
    for (const [name, value] of Object.entries(found.groups ?? {})) {
      if (value !== undefined) params[name] = decodeURIComponent(value);
    }
    return { page: /** @type {string} */ (page), params };
  }
  return null;
}

/**
 * The path a click leads to inside the house, or null if the browser should follow it by itself.
 * @param {MouseEvent} event
 */
export function pathOf(event) {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = /** @type {Element} */ (event.target).closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) {
    return null;
  }
  const url = new URL(link.href);
  if (url.origin !== location.origin || !placeOf(url.pathname)) return null;
  if (url.pathname === location.pathname && url.hash) return null;
  return url.pathname + url.search + url.hash;
}
