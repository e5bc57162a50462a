/** Dialogs over the page, one above the other; the browser keeps the focus in and gives it back. */
import { html, render } from "lit-html";
import { icon } from "./pieces.js";

/** @typedef {{title: string|(() => string), body: (close: () => void) => unknown, closed?: () => void, wide?: boolean}} Dialog */

/**
 * @param {HTMLElement} root
 * @param {import("./types.js").Say} t
 */
export function createDialogs(root, t) {
  /** @type {(() => void)[]} */
  const drawers = [];

  /**
   * Open a dialog of one's own.
   * @param {Dialog} asked
   * @returns {() => void} closes it
   */
  function open({ title, body, closed, wide }) {
    const element = document.createElement("dialog");
    element.className = wide ? "dialog wide" : "dialog";
    const close = () => element.close();
    const named = () => (typeof title === "string" ? title : title());
    const draw = () =>
      render(
        html`<h2 class="display" tabindex="-1" autofocus>${named()}</h2>
          <button type="button" class="btn quiet round close" aria-label=${t("app-close")} @click=${close}>${icon("x")}</button>
          ${body(close)}`,
        element,
      );
    element.setAttribute("aria-label", named());
    element.addEventListener("click", (event) => {
      if (event.target === element) close();
    });
    element.addEventListener("close", () => {
      drawers.splice(drawers.indexOf(draw), 1);
      element.remove();
      closed?.();
    });
    drawers.push(draw);
    draw();
    root.append(element);
    element.showModal();
    return close;
  }

  /**
   * A question with two answers.
   * @param {{title: string, text?: string, yes: string, no?: string, final?: boolean}} asked
   * @returns {Promise<boolean>}
   */
  function ask({ title, text, yes, no, final }) {
    return new Promise((resolve) => {
      let answer = false;
      open({
        title,
        body: (close) => html`
          ${text ? html`<p class="text">${text}</p>` : ""}
          <p class="row end">
            <button type="button" class="btn plain" @click=${close}>${no ?? t("app-no")}</button>
            <button type="button" class="btn ${final ? "final" : "act"}" @click=${() => {
              answer = true;
              close();
            }}>${yes}</button>
          </p>`,
        closed: () => resolve(answer),
      });
    });
  }

  return {
    open,
    ask,
    /** Draw again what is open: the language or a preference has changed. */
    redraw() {
      for (const draw of drawers) draw();
    },
    get any() {
      return drawers.length > 0;
    },
  };
}
