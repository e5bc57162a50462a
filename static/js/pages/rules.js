/** The rules of one game, told by the game itself. */
import { html, nothing } from "lit-html";
import { icon } from "../pieces.js";

/** @typedef {import("../context.js").Ctx} Ctx */

export const sheets = ["page"];

/**
 * @param {Ctx} ctx
 * @param {Record<string, string>} params
 */
export async function page(ctx, params) {
  const { t } = ctx;
  const module = await ctx.game(params.game);
  const id = params.game.replaceAll("_", "-");
  const info = ctx.games.find((game) => game.key === params.game);
  const others = ctx.games.filter((game) => game.client && game.key !== params.game);
  await Promise.all(others.map((game) => ctx.game(game.key).catch(() => null)));

  return {
    title: () => t("rules-title", { game: t(`${id}-title`) }),
    render: () => html`${ctx.top("rules")}
      <main id="main" class="wrap rulebook" tabindex="-1">
        <header class="rules-head">
          <figure class="framed">${module.game.art.card(t(`${id}-title`))}</figure>
          <div><h1 class="display">${t(`${id}-title`)}</h1>
            <p class="lead">${t(`${id}-tagline`)}</p>
            <p class="facts"><span>${icon("people")} ${t("home-players", { min: info?.seats.min ?? 1, max: info?.seats.max ?? 1 })}</span><span>${icon("clock")} ${t("home-minutes", { count: module.game.minutes })}</span></p>
            <p class="row"><a class="btn act" href=${`/play/${params.game}`}>${t("rules-play")}</a>
            ${others.map((game) => html`<a class="btn quiet" href=${`/rules/${game.key}`}>${t(`${game.key.replaceAll("_", "-")}-title`)}</a>`)}</p></div>
        </header>
        ${module.game.rules ? module.game.rules({ t, language: ctx.language }) : html`<p class="soft">${t("rules-none")}</p>`}
        ${module.game.rules ? html`<p class="row end"><a class="btn act big" href=${`/play/${params.game}`}>${t("rules-play")}</a></p>` : nothing}
      </main>`,
  };
}
