/** The dialogs of a table in play: the menu, the rule for one question, the keys. */
import { html } from "lit-html";
import { icon } from "./pieces.js";
import { settings } from "./topbar.js";

/** @typedef {import("./context.js").Ctx} Ctx */
/** @typedef {import("./room.js").Room} Room */

/**
 * @param {Ctx} ctx
 * @param {Room} room
 */
export function menu(ctx, room) {
  const { t } = ctx;
  settings(ctx, {
    title: "app-menu",
    links: (close) => html`<div class="part links">
      <button type="button" class="btn quiet" @click=${() => share(ctx, room.link)}>${icon("link")} ${t("table-copy-link")}</button>
      <a class="btn quiet" href="/rules/${room.table.game}" target="_blank" rel="noopener">${icon("info")} ${t("table-rules")}</a>
      <button type="button" class="btn quiet" @click=${() => {
        close();
        shortcuts(ctx);
      }}>${icon("list")} ${t("table-keys")}</button>
      <a class="btn quiet" href="/" @click=${close}>${icon("home")} ${t("table-leave")}</a>
    </div>`,
  });
}

/**
 * @param {Ctx} ctx
 * @param {string} link
 */
export async function share(ctx, link) {
  try {
    await navigator.clipboard.writeText(link);
    ctx.toast(ctx.t("table-copied"), { icon: "check" });
  } catch {
    ctx.toast(link, { icon: "link", lasting: 15_000 });
  }
}

/**
 * The rule for exactly this question.
 * @param {Ctx} ctx
 * @param {Room} room
 * @param {import("./types.js").Seen|null} seen
 */
export function rule(ctx, room, seen) {
  const { t } = ctx;
  const id = `${room.table.game.replaceAll("_", "-")}-help-${seen?.question?.prompt}`;
  if (!seen?.question || !ctx.has(id)) return;
  ctx.dialog({
    title: t("prompt-help"),
    body: () => html`<p class="text">${t(id)}</p>
      <p><a class="btn quiet" href="/rules/${room.table.game}" target="_blank" rel="noopener">${icon("info")} ${t("table-rules")}</a></p>`,
  });
}

/** The keys, and what each of them does. @param {Ctx} ctx */
export function shortcuts(ctx) {
  const { t } = ctx;
  const keys = [
    ["1 … 9", "table-key-answer"],
    ["Esc", "table-key-disarm"],
    ["U", "table-key-undo"],
    ["H", "table-key-help"],
    ["P", "table-key-prompt"],
    ["B", "table-key-board"],
    ["C", "table-key-chat"],
    ["L", "table-key-log"],
    [", .", "table-key-past"],
    ["N", "table-key-now"],
    ["?", "table-key-keys"],
  ];
  ctx.dialog({
    title: t("table-keys"),
    body: () =>
      html`<dl class="keys">${keys.map(([key, id]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${t(id)}</dd></div>`)}</dl>`,
  });
}
