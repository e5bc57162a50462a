/** Moves what has just been drawn from where it stood before; knows elements and rectangles, no game. */

const CALM = "cubic-bezier(.35, .6, .25, 1)";

/** @typedef {{x: number, y: number, width: number}} Spot the middle of a piece on the screen, and its width */
/** @typedef {Map<string, Spot>} Where */

/**
 * @param {HTMLElement} root
 * @param {() => number} unit one pixel in the measure of the chart
 */
export function createMotion(root, unit) {
  /** @type {Set<Animation>} */
  const running = new Set();

  /**
   * @param {Element|null|undefined} element
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

  /** @returns {Where} where every piece and every tile in a holder is on the screen now, in motion or not */
  function where() {
    /** @type {Where} */
    const found = new Map();
    for (const element of root.querySelectorAll("[data-key]")) {
      const key = /** @type {HTMLElement} */ (element).dataset.key ?? "";
      found.set(key, spot(anchor(element)));
    }
    for (const holder of root.querySelectorAll("[data-holder]")) {
      const seat = /** @type {HTMLElement} */ (holder).dataset.holder;
      for (const tile of holder.querySelectorAll("[data-place]")) {
        const place = /** @type {HTMLElement} */ (tile).dataset.place;
        found.set(`holder-${seat}-${place}`, spot(tile));
      }
    }
    return found;
  }

  /**
   * A piece comes from another spot. On the chart a pixel is not a unit.
   * @param {Element|null|undefined} element
   * @param {Spot|undefined} from
   * @param {number} [duration]
   * @param {number} [lift] how far it rises on the way
   */
  function come(element, from, duration = 340, lift = 0) {
    if (!element || !from) return Promise.resolve();
    const to = spot(element);
    if (to.width === 0) return Promise.resolve();
    const scale = element instanceof SVGElement && !(element instanceof SVGSVGElement) ? unit() : 1;
    const [x, y] = [(from.x - to.x) * scale, (from.y - to.y) * scale];
    if (Math.abs(x) + Math.abs(y) < 1.5) return Promise.resolve();
    const size = lift ? from.width / to.width : 1;
    return play(
      element,
      [
        { transform: `translate(${x}px, ${y}px) scale(${size})` },
        ...(lift
          ? [
              {
                transform: `translate(${x / 2}px, ${y / 2 - lift}px) scale(${(size + 1.2) / 2})`,
                offset: 0.5,
              },
            ]
          : []),
        { transform: "none" },
      ],
      duration,
    );
  }

  /**
   * Lets every keyed piece that was drawn elsewhere glide to where it is drawn now.
   * @param {Where} before
   * @param {string} [but] a key that moves in its own way
   */
  function glide(before, but) {
    for (const element of root.querySelectorAll("[data-key]")) {
      const key = /** @type {HTMLElement} */ (element).dataset.key ?? "";
      if (key !== but) void drift(element, before.get(key), 340);
    }
  }

  /** A keyed piece goes from where it stood. @param {Element|null} element @param {Spot|undefined} from @param {number} duration */
  function drift(element, from, duration) {
    if (!element || !from) return Promise.resolve();
    const mover = element.querySelector(".hh-mover");
    if (!mover) return come(element, from, duration);
    const to = spot(anchor(element));
    const [x, y] = [(from.x - to.x) * unit(), (from.y - to.y) * unit()];
    if (Math.abs(x) + Math.abs(y) < 1.5) return Promise.resolve();
    return play(
      mover,
      [
        { transform: `translate(${x}px, ${y}px)` },
        { transform: `translate(${x * 0.45}px, ${y * 0.45}px) rotate(-5deg)`, offset: 0.45 },
        { transform: `translate(${x * 0.12}px, ${y * 0.12}px) rotate(3deg)`, offset: 0.8 },
        { transform: "none" },
      ],
      duration,
    );
  }

  return { play, stop, where, come, glide, drift };
}

/** The part of a piece whose middle is its place. @param {Element} element */
function anchor(element) {
  return element.querySelector(".hh-windtile, .hh-spot") ?? element;
}

/** @param {Element} element @returns {Spot} */
function spot(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width };
}
