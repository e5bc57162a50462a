/** Boot: the words and the person first, then whichever page the address names; it draws nothing itself. */
import { html, render } from "lit-html";
import { addSheet, createContext } from "./context.js";
import { icon } from "./pieces.js";
import { pathOf, placeOf } from "./router.js";
import { sprite } from "./sprite.js";

/** @typedef {{title?: () => string, render: () => unknown, drawn?: () => void, close?: () => void}} Page */

const app = /** @type {HTMLElement} */ (document.getElementById("app"));
/** @type {Page|null} */
let page = null;
/** @type {Promise<void>|null} */
let drawing = null;
let visit = 0;
/** Of the page that is open, without what comes after the #. */
let address = "";

const ctx = createContext({ redraw, go });

/** Draw the page again, once, as soon as what happens now is over. */
function redraw() {
  drawing ??= Promise.resolve().then(() => {
    drawing = null;
    if (!page) return;
    render(page.render(), app);
    const title = page.title?.();
    document.title = title ? `${title} · Tidetable` : "Tidetable";
    page.drawn?.();
  });
}

/**
 * @param {string} path
 * @param {{replace?: boolean}} [how]
 */
function go(path, how = {}) {
  if (how.replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  open();
}

async function open() {
  const mine = ++visit;
  address = location.pathname + location.search;
  const place = placeOf(location.pathname);
  const next = await pageFor(place).catch(lost);
  if (mine !== visit) {
    next.close?.();
    return;
  }
  page?.close?.();
  render(html``, app);
  page = next;
  redraw();
  await drawing;
  scrollTo(0, 0);
  if (mine > 1) document.querySelector("main")?.focus({ preventScroll: true });
}

/** @param {import("./router.js").Place|null} place */
async function pageFor(place) {
  if (!place) return lost(null);
  const module = await import(`/static/js/pages/${place.page}.js`);
  await Promise.all(
    (module.sheets ?? []).map((/** @type {string} */ s) => addSheet(`/static/css/${s}.css`)),
  );
  return /** @type {Promise<Page>} */ (module.page(ctx, place.params));
}

/**
 * The page of lost things.
 * @param {unknown} error
 * @returns {Page}
 */
function lost(error) {
  if (error && !("code" in /** @type {object} */ (error))) console.error(error);
  return {
    title: () => ctx.t("app-lost"),
    render: () => html`${ctx.top()}
      <main id="main" class="lost" tabindex="-1">
        <h1 class="display">${ctx.t("app-lost")}</h1>
        <p>${error ? ctx.why(error) : ctx.t("error-not-found")}</p>
        <p class="row">
          <a class="btn act" href="/">${icon("home")} ${ctx.t("app-home")}</a>
          <button type="button" class="btn plain" @click=${open}>${icon("redo")} ${ctx.t("app-again")}</button>
        </p>
      </main>`,
  };
}

addEventListener("popstate", () => {
  if (location.pathname + location.search !== address) open();
});
document.addEventListener("click", (event) => {
  const path = pathOf(event);
  if (path === null) return;
  event.preventDefault();
  go(path);
});

render(sprite(), /** @type {HTMLElement} */ (document.getElementById("sprite")));
ctx.begin().then(open, (error) => {
  page = lost(error);
  redraw();
});
