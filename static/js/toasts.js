/** Short news that comes and goes at the foot of the window; what it says it does not know. */
import { html, render } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { icon } from "./pieces.js";

/** @typedef {{icon?: string, label?: string, act?: () => void, lasting?: number}} Manner */
/** @typedef {Manner & {id: number, text: string}} Toast */

const LASTING = 5000;

/** @param {HTMLElement} root */
export function createToasts(root) {
  /** @type {Toast[]} */
  let toasts = [];
  let next = 1;

  function draw() {
    render(
      repeat(
        toasts,
        (toast) => toast.id,
        (toast) => html`<div class="toast">
          ${icon(toast.icon ?? "info")}<span>${toast.text}</span>
          ${
            toast.label
              ? html`<button type="button" class="btn quiet" @click=${() => answer(toast)}>${toast.label}</button>`
              : ""
          }
        </div>`,
      ),
      root,
    );
  }

  /** @param {Toast} toast */
  function answer(toast) {
    drop(toast.id);
    toast.act?.();
  }

  /** @param {number} id */
  function drop(id) {
    toasts = toasts.filter((toast) => toast.id !== id);
    draw();
  }

  return {
    /**
     * Say something for a while; the same words twice are one toast.
     * @param {string} text
     * @param {Manner} [manner]
     */
    show(text, manner = {}) {
      const id = next++;
      toasts = [
        ...toasts.filter((toast) => toast.text !== text).slice(-2),
        { id, text, ...manner },
      ];
      draw();
      setTimeout(drop, manner.lasting ?? LASTING, id);
    },
  };
}
