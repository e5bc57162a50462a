/** The bar above every page but a table in play, and the dialog of what this browser prefers. */
import { html } from "lit-html";
import { LANGUAGES, OWN_NAMES } from "./i18n.js";
import { chair, icon, mark } from "./pieces.js";

/** @typedef {import("./context.js").Ctx} Ctx */

/**
 * @param {Ctx} ctx
 * @param {"tables"|"rules"|null} active
 */
export function top(ctx, active) {
  const { t, me } = ctx;
  const rules = `/rules/${ctx.games[0]?.key ?? "high_tide"}`;
  return html`
    <a class="skip btn" href="#main">${t("app-skip")}</a>
    <header class="topbar">
      <a class="wordmark" href="/">${mark()}Tidetable</a>
      <nav aria-label=${t("app-nav")}>
        <a href="/" aria-current=${active === "tables" ? "page" : "false"}>${t("app-tables")}</a>
        <a href=${rules} aria-current=${active === "rules" ? "page" : "false"}>${t("app-rules")}</a>
      </nav>
      <div class="right">
        <button type="button" class="btn quiet round" aria-label=${t("app-settings")} title=${t("app-settings")}
          @click=${ctx.settings}>${icon("menu")}</button>
        ${me ? html`<a class="btn plain who" href="/me">${chair("red")}<span>${me.name}</span></a>` : ""}
      </div>
    </header>`;
}

/**
 * Language, theme, sound, motion, taps: each takes effect at once.
 * @param {Ctx} ctx
 * @param {{title: string, links: (close: () => void) => unknown}} [more] what a page adds above
 */
export function settings(ctx, more) {
  ctx.dialog({
    title: () => ctx.t(more?.title ?? "app-settings"),
    body: (close) => html`${more?.links(close) ?? ""}${preferences(ctx)}`,
  });
}

/**
 * The fields themselves, for the dialog and for the page about me.
 * @param {Ctx} ctx
 */
export function preferences(ctx) {
  const { t } = ctx;
  return html`
      <div class="part"><b id="set-language">${t("app-language")}</b>
        ${segments(
          "set-language",
          LANGUAGES,
          ctx.language,
          (code) => OWN_NAMES[code],
          (code) => ctx.speak(code),
        )}
      </div>
      <div class="part"><b id="set-theme">${t("app-theme")}</b>
        ${segments(
          "set-theme",
          ["system", "day", "night"],
          ctx.likes.now.theme,
          (theme) => t(`app-theme-${theme}`),
          (theme) => ctx.like({ theme: /** @type {import("./theme.js").Theme} */ (theme) }),
        )}
      </div>
      <div class="part">
        ${toggle(ctx, "sound", t("app-sound"), t("app-sound-hint"))}
        ${toggle(ctx, "still", t("app-still"), t("app-still-hint"))}
        ${toggle(ctx, "one_click", t("app-one-click"), t("app-one-click-hint"))}
        ${toggle(ctx, "keys", t("app-keys"), t("app-keys-hint"))}
      </div>`;
}

/**
 * @param {string} label
 * @param {string[]} values
 * @param {string} chosen
 * @param {(value: string) => string} word
 * @param {(value: string) => void} choose
 */
function segments(label, values, chosen, word, choose) {
  return html`<div class="segments" role="group" aria-labelledby=${label}>
    ${values.map(
      (value) =>
        html`<button type="button" lang=${label === "set-language" ? value : ""} aria-pressed=${value === chosen ? "true" : "false"}
          @click=${() => choose(value)}>${word(value)}</button>`,
    )}
  </div>`;
}

/**
 * @param {Ctx} ctx
 * @param {"sound"|"still"|"one_click"|"keys"} key
 * @param {string} title
 * @param {string} hint
 */
function toggle(ctx, key, title, hint) {
  return html`<label class="toggle"><span><b>${title}</b><small>${hint}</small></span>
    <input type="checkbox" role="switch" .checked=${ctx.likes.now[key]}
      @change=${(/** @type {Event} */ event) => {
        const on = /** @type {HTMLInputElement} */ (event.target).checked;
        ctx.like({ [key]: on });
        if (key === "sound" && on) ctx.sound.turn();
      }}></label>`;
}
