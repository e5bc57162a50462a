/** Moves what has just been drawn from where it stood before; knows elements and rectangles, no game. */

const CALM = "cubic-bezier(.3, .7, .2, 1)";

/** @typedef {Map<string, DOMRect>} Where */

/** @param {HTMLElement} root */
export function createMotion(root) {
  /** @type {Set<Animation>} */
  const running = new Set();

  /**
   * @param {Element|null} element
   * @param {Keyframe[]} frames
   * @param {number} duration
   * @param {string} [easing]
   * @param {number} [delay]
   */
  function play(element, frames, duration, easing = CALM, delay = 0) {
    if (!element) return Promise.resolve();
    const animation = element.animate(frames, { duration, easing, delay, fill: "backwards" });
    running.add(animation);
    const done = () => void running.delete(animation);
    return animation.finished.then(done, done);
  }

  /** Ends all motion at once; whoever awaits it goes on. */
  function stop() {
    for (const animation of running) animation.cancel();
    running.clear();
  }

  /** @returns {Where} where every keyed piece is on the screen now, in motion or not */
  function where() {
    /** @type {Where} */
    const found = new Map();
    for (const element of root.querySelectorAll("[data-key]")) {
      found.set(
        /** @type {HTMLElement} */ (element).dataset.key ?? "",
        element.getBoundingClientRect(),
      );
    }
    return found;
  }

  /**
   * Lets every keyed piece that was drawn elsewhere glide to where it is drawn now.
   * @param {Where} before
   * @param {string} [but] a key that moves in its own way
   */
  function glide(before, but) {
    for (const element of root.querySelectorAll("[data-key]")) {
      const key = /** @type {HTMLElement} */ (element).dataset.key ?? "";
      const from = before.get(key);
      if (!from || key === but) continue;
      const to = element.getBoundingClientRect();
      const [x, y] = [from.left - to.left, from.top - to.top];
      if (Math.abs(x) + Math.abs(y) < 1.5 || to.width === 0) continue;
      void play(element, [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], 320);
    }
  }

  /**
   * A chair walks: one hop for every field.
   * @param {Element|null} element
   * @param {DOMRect|undefined} from
   * @param {number} steps
   */
  function walk(element, from, steps) {
    if (!element || !from) return Promise.resolve();
    const to = element.getBoundingClientRect();
    return play(
      element,
      hops(from.left - to.left, from.top - to.top, steps),
      Math.min(600, 180 + 70 * steps),
      "linear",
    );
  }

  /**
   * A piece flies over from another place.
   * @param {Element|null} element
   * @param {DOMRect|undefined|null} from
   */
  function fly(element, from) {
    if (!element || !from) return Promise.resolve();
    const to = element.getBoundingClientRect();
    if (to.width === 0) return Promise.resolve();
    const [x, y] = [from.left - to.left, from.top - to.top];
    const scale = from.width / to.width;
    return play(
      element,
      [
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: "0 0" },
        { transform: "none", transformOrigin: "0 0" },
      ],
      340,
    );
  }

  return { play, stop, where, glide, walk, fly };
}

/**
 * Key frames from a point back to rest in equal hops.
 * @param {number} x
 * @param {number} y
 * @param {number} steps
 * @returns {Keyframe[]}
 */
export function hops(x, y, steps) {
  const count = Math.max(1, steps);
  /** @type {Keyframe[]} */
  const frames = [];
  for (let i = 0; i <= count * 2; i += 1) {
    const left = 1 - i / (count * 2);
    const air = i % 2 === 1;
    frames.push({
      transform: `translate(${round(x * left)}px, ${round(y * left) - (air ? 5 : 0)}px) scale(${air ? 1.1 : 1})`,
    });
  }
  return frames;
}

/** @param {number} number */
function round(number) {
  return Math.round(number * 10) / 10;
}
