/** The table after the game: who won, where the points came from, how it came about, and what can be done next. */
import { html, nothing } from "lit-html";
import { chart } from "../chart.js";
import { share } from "../invite.js";
import { chair, icon } from "../pieces.js";
import { places, podium, stood, withViews } from "../tale.js";

/** @typedef {import("../context.js").Ctx} Ctx */
/** @typedef {import("../room.js").Room} Room */

export const sheets = ["table", "over"];

/**
 * @param {Ctx} ctx
 * @param {{code: string, room: Room}} params
 */
export async function page(ctx, { code, room }) {
  const { t } = ctx;
  const board = room.mount(document.createElement("div"));
  /** @type {any[]} */
  let records = [];
  let busy = false;

  room
    .record()
    .then(async (record) => {
      records = await withViews(stood(record.moves), room.view);
      ctx.redraw();
    })
    .catch(() => {});

  async function rematch() {
    if (room.table.rematch) {
      ctx.go(`/t/${room.table.rematch}`);
      return;
    }
    busy = true;
    ctx.redraw();
    try {
      const next = await ctx.api.post(`/tables/${code}/rematch`);
      ctx.go(`/t/${next.code}`);
    } catch (error) {
      ctx.toast(ctx.why(error));
    }
    busy = false;
    ctx.redraw();
  }

  const tell = () =>
    share(ctx, {
      title: room.table.title,
      text: t("over-message", { game: room.table.title }),
      url: `${room.link}/replay`,
    });

  return {
    title: () => t("over-title", { game: room.table.title }),
    render: () => html`${ctx.top("tables")}
      <main id="main" class="wrap over" tabindex="-1">
        ${room.seen?.outcome ? result(room.seen) : html`<p class="soft">${t("over-none")}</p>`}
      </main>`,
    close: () => board.close(),
  };

  /** @param {import("../types.js").Seen} seen */
  function result(seen) {
    const placed = places(seen.outcome);
    const story = records.length ? board.story?.(records) : null;
    const told = story && story.steps.length > 1;
    return html`${victory(placed)}
      <div class="results ${told ? "" : "plain"}">
        <section class="card sheet" aria-label=${t("over-sheet")}>${board.sheet(seen, room.seats, records)}</section>
        <div class="aftermath">
          <section class="card how" aria-labelledby="how">
            <h2 class="display" id="how">${t("over-story")}</h2>
            ${told ? html`<p class="soft small">${story.label}</p>${chart(story, room.seats, { number: ctx.number, step: t("over-step") })}` : nothing}
            <p><a class="btn plain" href=${`/t/${code}/replay`}>${icon("play")} ${t("over-replay")}</a></p>
            <div class="proof">${icon("shield")}
              <p><b>${t("over-fair")}</b> ${t("over-fair-text")}</p>
              <a class="btn plain" href=${`/verify/${code}`}>${t("over-verify")}</a></div>
          </section>
          <div class="card talkcard">${room.chat()}</div>
        </div>
      </div>`;
  }

  /** @param {import("../tale.js").Placed[]} placed */
  function victory(placed) {
    const winners = placed.filter((one) => one.rank === 1);
    const rest = placed.filter((one) => one.rank > 1);
    return html`<section class="victory" aria-labelledby="victory">
      ${room.module.game.art.hero()}
      <div class="say"><h1 class="display" id="victory">${headline(winners)}</h1>
        <p>${t("over-points", { count: winners[0]?.score ?? 0, game: room.table.title })} ${rest.length ? t("over-behind", { names: list(rest.map((one) => t("over-behind-one", { name: one.seat === room.seat ? t("over-you") : nameOf(one.seat), score: ctx.number(one.score) }))) }) : nothing}</p>
        <div class="row">${again()}
          <button type="button" class="btn plain big" @click=${tell}>${icon("share")} ${t("over-share")}</button></div></div>
      <ol class="podium" aria-hidden="true">${podium(placed).map(
        ({ seat, rank, score }) =>
          html`<li class="rank-${Math.min(rank, 3)}">${chair(colourOf(seat))}<b><span>${nameOf(seat)}</span><em>${ctx.number(score)}</em></b></li>`,
      )}</ol>
    </section>`;
  }

  function again() {
    const played = room.seat !== null || room.host;
    const next = room.table.rematch;
    if (next) {
      return html`<a class="btn act big" href=${`/t/${next}`}>${icon("redo")} ${t(played ? "over-rematch-there" : "over-rematch-watch")}</a>`;
    }
    if (!played) {
      return html`<a class="btn act big" href=${`/play/${room.table.game}`}>${icon("plus")} ${t("over-own")}</a>`;
    }
    return html`<button type="button" class="btn act big" ?disabled=${busy} @click=${rematch}>${icon("redo")} ${t("over-rematch")}</button>`;
  }

  /** @param {import("../tale.js").Placed[]} winners */
  function headline(winners) {
    const mine = winners.some((one) => one.seat === room.seat);
    if (winners.length > 1) {
      const others = winners.filter((one) => one.seat !== room.seat).map((one) => nameOf(one.seat));
      return t(mine ? "over-shared-too" : "over-shared", { names: list(others) });
    }
    return mine ? t("over-won") : t("over-won-by", { name: nameOf(winners[0]?.seat ?? 0) });
  }

  /** @param {string[]} names */
  function list(names) {
    return new Intl.ListFormat(ctx.language, { type: "conjunction" }).format(names);
  }

  /** @param {number} seat */
  function nameOf(seat) {
    const found = room.seats.find((one) => one.seat === seat);
    return found?.me ? t("people-you") : (found?.name ?? "");
  }

  /** @param {number} seat */
  function colourOf(seat) {
    return room.seats.find((one) => one.seat === seat)?.colour ?? "red";
  }
}
