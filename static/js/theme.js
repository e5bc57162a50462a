/** What this browser prefers: theme, sound, motion, taps. Kept here at once, and with the person as well. */

/** @typedef {"system"|"day"|"night"} Theme */
/** @typedef {{theme: Theme, sound: boolean, still: boolean, one_click: boolean, keys: boolean}} Likes */

const PLACE = "tidetable.likes";

/** @returns {Likes} */
function unsaid() {
  const coarse = matchMedia("(pointer: coarse)").matches;
  return { theme: "system", sound: !coarse, still: false, one_click: false, keys: true };
}

export function createLikes() {
  /** @type {Likes} */
  let likes = { ...unsaid(), ...stored() };

  function apply() {
    const root = document.documentElement;
    if (likes.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = likes.theme;
    root.classList.toggle("still", likes.still);
    localStorage.setItem("tidetable.theme", likes.theme);
  }

  return {
    get now() {
      return likes;
    },
    /** What the person chose on another device. @param {Record<string, any>} preferences */
    adopt(preferences) {
      likes = { ...likes, ...preferences.likes };
      localStorage.setItem(PLACE, JSON.stringify(likes));
      apply();
    },
    /** @param {Partial<Likes>} some */
    change(some) {
      likes = { ...likes, ...some };
      localStorage.setItem(PLACE, JSON.stringify(likes));
      apply();
    },
    apply,
    /** May things move? */
    motion: () => !likes.still && !matchMedia("(prefers-reduced-motion: reduce)").matches,
    /** Is it night on this screen? */
    night: () =>
      likes.theme === "night" ||
      (likes.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches),
  };
}

function stored() {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}");
  } catch {
    return {};
  }
}
