/** What I may answer now, and the two taps of an answer that cannot be taken back; it sends nothing itself. */

/** @typedef {import("./types.js").Offer} Offer */

/**
 * @param {import("./types.js").Question|null|undefined} question
 * @returns {import("./types.js").Offers}
 */
export function offersOf(question) {
  const final = new Set(question?.final ?? []);
  const all = (question?.actions ?? []).map((action, index) => ({
    index,
    action,
    preview: question?.previews?.[index] ?? null,
    final: final.has(index),
  }));
  return {
    all,
    can: (kind, match = {}) => all.find((offer) => fits(offer.action, kind, match)) ?? null,
    list: (kind) => all.filter((offer) => offer.action.kind === kind),
  };
}

/**
 * @param {import("./types.js").Action} action
 * @param {string} kind
 * @param {Record<string, any>} match
 */
function fits(action, kind, match) {
  return (
    action.kind === kind && Object.entries(match).every(([name, value]) => action[name] === value)
  );
}

/**
 * The first tap on a final offer arms it, the second sends it; any other offer is sent at once.
 * @param {{send: (offer: Offer) => void, oneTap: () => boolean, changed: (armed: Offer|null) => void}} tools
 */
export function createTaps({ send, oneTap, changed }) {
  /** @type {Offer|null} */
  let armed = null;

  /** @param {Offer|null} next */
  function arm(next) {
    if (armed?.index === next?.index) return;
    armed = next;
    changed(armed);
  }

  return {
    get armed() {
      return armed;
    },
    /** @param {Offer} offer */
    tap(offer) {
      if (offer.final && !oneTap() && armed?.index !== offer.index) {
        arm(offer);
        return;
      }
      arm(null);
      send(offer);
    },
    disarm: () => arm(null),
  };
}
