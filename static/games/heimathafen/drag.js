/** Lets me put my winds in order by tap, keyboard and drag, and keeps the order until it is sent; asks nothing. */
import { nearest, pressed, shifted, swapped } from "./arrange.js";

/** @typedef {import("./types.js").Wind} Wind */

/** From here on a press is a drag. */
const FAR = 6;

/**
 * @param {HTMLElement} root
 * @param {() => void} changed
 */
export function createDrag(root, changed) {
  /** @type {{order: Wind[], held: number|null}} */
  let now = { order: [], held: null };
  let kept = "";
  let dragged = false;
  let letGo = () => {};

  const places = () =>
    /** @type {HTMLElement[]} */ ([...root.querySelectorAll(".hh-place[data-at]")]);

  /** @param {typeof now} next */
  function set(next) {
    now = next;
    if (kept) sessionStorage.setItem(kept, now.order.join());
    changed();
  }

  return {
    get now() {
      return now;
    },
    get order() {
      return now.order;
    },

    /** A question came: these winds are to be put in order, as far as I had got with them. @param {import("./types.js").Question|null|undefined} question */
    begin(question) {
      letGo();
      if (question?.prompt !== "holder") return;
      /** @type {Wind[]} */
      const winds = question.about?.winds ?? [];
      kept = `tidetable.winds.${question.ticket}`;
      const before = /** @type {Wind[]} */ ((sessionStorage.getItem(kept) ?? "").split(","));
      const good = before.length === winds.length && winds.every((wind) => before.includes(wind));
      now = { order: good ? before : [...winds], held: null };
    },

    /** The first tap picks up, the second swaps. @param {number} at */
    tap(at) {
      if (dragged) {
        dragged = false;
        return;
      }
      if (now.held === null || now.held === at) {
        set({ ...now, held: now.held === at ? null : at });
        return;
      }
      set({ order: swapped(now.order, now.held, at), held: null });
    },

    /** @param {number} at @param {KeyboardEvent} event */
    key(at, event) {
      const next = pressed(now, at, event.key);
      if (!next) return;
      event.preventDefault();
      event.stopPropagation();
      set({ order: next.order, held: next.held });
      places()[next.focus]?.focus();
    },

    /** @param {number} at @param {PointerEvent} event */
    grab(at, event) {
      if (event.button !== 0) return;
      const start = event.clientX;
      const middles = places().map((place) => {
        const { left, width } = place.getBoundingClientRect();
        return left + width / 2;
      });
      let here = at;
      dragged = false;

      /** @param {PointerEvent} moved */
      const move = (moved) => {
        if (!dragged && Math.abs(moved.clientX - start) < FAR) return;
        dragged = true;
        const to = nearest(middles, moved.clientX);
        if (to !== here) {
          set({ order: shifted(now.order, here, to), held: null });
          here = to;
        }
        for (const [i, place] of places().entries()) {
          place.classList.toggle("dragged", i === here);
          place.style.setProperty(
            "--dx",
            i === here ? `${moved.clientX - middles[here]}px` : "0px",
          );
        }
      };
      const up = () => {
        letGo();
        for (const place of places()) {
          place.classList.remove("dragged");
          place.style.removeProperty("--dx");
        }
        // The click of this very press comes first, and is none.
        setTimeout(() => {
          dragged = false;
        });
      };
      letGo = () => {
        window.removeEventListener("pointermove", move);
        window.removeEventListener("pointerup", up);
        window.removeEventListener("pointercancel", up);
      };
      window.addEventListener("pointermove", move);
      window.addEventListener("pointerup", up);
      window.addEventListener("pointercancel", up);
    },

    close: () => letGo(),
  };
}
