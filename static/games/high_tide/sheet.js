/** The score sheet: where each point came from, what stood out, and how the points grew; adds nothing up itself. */
import { html } from "lit-html";
import { chair, symbol } from "../../js/pieces.js";
import { drop } from "./art.js";
import { colourOf } from "./beaches.js";
import { die, pair } from "./dice.js";
import { rowAt } from "./layout.js";
import { after } from "./theatre.js";
import { BEACHES } from "./types.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Pair} Pair */
/** @typedef {import("./types.js").House} House */
/** @typedef {import("./words.js").Words} Words */
/** @typedef {{events?: import("./types.js").Event[], view?: View}} Record_ one move as the shell keeps it */
/** @typedef {"first"|"second"|"third"|"bar"|"wet"|"none"} Kind */

/**
 * What one chair brought: the kind of its place and the points.
 * @param {View} view
 * @param {number} seat
 * @param {number} beach
 * @returns {{kind: Kind, points: number}}
 */
export function cell(view, seat, beach) {
  const at = view.chairs[seat][beach];
  const points = view.points[seat][beach];
  if (at === 0) return { kind: points > 0 ? "bar" : "none", points };
  if (at >= view.water[beach]) return { kind: "wet", points };
  if (points <= 0) return { kind: "none", points };
  return { kind: points >= 4 ? "first" : points >= 2 ? "second" : "third", points };
}

/** Seats from the most points down. @param {View} view */
export function ranking(view) {
  return view.scores
    .map((_, seat) => seat)
    .sort((a, b) => view.scores[b] - view.scores[a] || a - b);
}

/**
 * @param {import("./types.js").Seen} seen
 * @param {House} house
 * @param {Words} words
 * @param {Record_[]} records
 */
export function sheet({ view }, house, words, records) {
  const { say } = words;
  const top = Math.max(...view.scores);
  return html`<div class="ht-result">
    <h2 class="display">${say("sheet")}</h2>
    <table class="ht-sheet">
      <thead><tr>
        <th><span class="ht-sr">${say("sheet-who")}</span></th>
        ${BEACHES.map((colour, beach) => html`<th scope="col"><i class="ht-flag d-${colour}"></i><span>${words.beach(beach)}</span></th>`)}
        <th scope="col">${say("sheet-sum")}</th>
      </tr></thead>
      <tbody>
        ${ranking(view).map(
          (seat) => html`<tr class=${view.scores[seat] === top ? "win" : ""}>
            <th scope="row"><span>${chair(colourOf(house, seat))}${symbol(colourOf(house, seat))} <span class="ht-name">${words.you(seat)}</span></span></th>
            ${BEACHES.map((_, beach) => html`<td>${point(cell(view, seat, beach), words)}</td>`)}
            <td>${view.scores[seat]}</td>
          </tr>`,
        )}
      </tbody>
    </table>
    <p class="ht-legend" aria-hidden="true">
      <span><i class="ht-pt first">4</i> ${say("sheet-first")}</span><span><i class="ht-pt second">2</i> ${say("sheet-second")}</span>
      ${view.seats >= 5 ? html`<span><i class="ht-pt third">1</i> ${say("sheet-third")}</span>` : null}
      <span><i class="ht-pt bar">1</i> ${say("sheet-bar")}</span><span>${drop()} ${say("sheet-wet")}</span>
    </p>
    ${standouts(view, house, words, records)}
  </div>`;
}

/**
 * @param {{kind: Kind, points: number}} what
 * @param {Words} words
 */
function point({ kind, points }, { say }) {
  if (kind === "wet") {
    return html`<span class="ht-pt wet">${drop()}<span class="ht-sr">${say("sheet-wet")}</span></span>`;
  }
  if (kind === "none") {
    return html`<span class="ht-pt none"><span aria-hidden="true">–</span><span class="ht-sr">${say("sheet-none")}</span></span>`;
  }
  return html`<span class="ht-pt ${kind}">${points}<span class="ht-sr">, ${say(`sheet-${kind}`)}</span></span>`;
}

/**
 * @typedef {object} Moments
 * @property {{seat: number, beach: number, by: number, to: number, round: number, pair: Pair|null}|null} far
 * @property {{pair: Pair, same: boolean, hit: number, round: number}|null} flood
 */

/**
 * The longest walk and the tide that wet most, out of the events of a whole game.
 * @param {Record_[]} records
 * @param {View} end only its shape is used, to follow the chairs
 * @returns {Moments}
 */
export function moments(records, end) {
  /** @type {Moments} */
  const found = { far: null, flood: null };
  let view = opening(end);
  let force = -1;
  for (const event of records.flatMap((record) => record.events ?? [])) {
    const { name, data } = event;
    const hand = view.pair;
    const before = view;
    view = after(view, event);
    if (name === "advanced" && data.by > (found.far?.by ?? 0)) {
      found.far = { ...data, round: view.round, pair: hand };
    }
    if (name === "waves") {
      const hit = soaked(view) - soaked(before);
      const same = data.large.beach === data.small.beach;
      const now = hit * 10 + (same ? 5 : 0);
      if (now > force) {
        force = now;
        found.flood = { pair: data.pair, same, hit, round: view.round };
      }
    }
  }
  return found;
}

/** @param {View} end @returns {View} */
function opening(end) {
  return {
    ...end,
    chairs: end.chairs.map(() => [0, 0, 0, 0, 0, 0]),
    rows: BEACHES.map(() => []),
    water: BEACHES.map(() => end.sand + 1),
    waves: BEACHES.map(() => []),
    rack: end.rack.map(() => ({ kind: "empty" })),
    pair: null,
    round: 1,
  };
}

/** @param {View} view */
function soaked(view) {
  return view.chairs.flat().filter((at, index) => at >= view.water[index % 6]).length;
}

/**
 * The beach where first and second stood closest, as the view tells it.
 * @param {View} view
 * @returns {{beach: number, at: number, gap: number, winner: number, loser: number}|null}
 */
export function race(view) {
  /** @type {ReturnType<typeof race>} */
  let closest = null;
  for (const beach of BEACHES.keys()) {
    const winner = view.points.findIndex((_, seat) => cell(view, seat, beach).kind === "first");
    const loser = view.points.findIndex((_, seat) => cell(view, seat, beach).kind === "second");
    if (winner < 0 || loser < 0) continue;
    const at = view.chairs[winner][beach];
    const gap = at - view.chairs[loser][beach];
    if (!closest || gap < closest.gap || (gap === closest.gap && at > closest.at)) {
      closest = { beach, at, gap, winner, loser };
    }
  }
  return closest;
}

/**
 * @param {View} view
 * @param {House} house
 * @param {Words} words
 * @param {Record_[]} records
 */
function standouts(view, house, words, records) {
  const { say } = words;
  const { far, flood } = moments(records, view);
  const close = race(view);
  if (!far && !flood && !close) return null;
  return html`<ul class="ht-moments">
    ${far ? html`<li><b>${say("far")}</b>${used(far, words)}<span>${say("far-text", { ...far, pair: "", beach: words.beach(far.beach), me: words.me(far.seat), name: words.name(far.seat) })}</span></li>` : null}
    ${flood ? html`<li><b>${say("flood")}</b>${pair(words, flood.pair)}<span>${say(flood.same ? "flood-same" : "flood-text", { round: flood.round, hit: flood.hit, large: words.colour(flood.pair.left.colour), small: words.colour(flood.pair.right.colour) })}</span></li>` : null}
    ${close ? html`<li><b>${say("race")}</b>${raced(view, close, house)}<span>${say(close.gap === 0 ? "race-same" : "race-near", { beach: words.beach(close.beach), at: close.at, gap: close.gap, winner: words.name(close.winner), loser: words.name(close.loser) })}</span></li>` : null}
  </ul>`;
}

/**
 * The dice that moved a chair.
 * @param {NonNullable<Moments["far"]>} far
 * @param {Words} words
 */
function used(far, words) {
  if (!far.pair) return null;
  const mine = [far.pair.left, far.pair.right].filter((one) => one.colour === BEACHES[far.beach]);
  return mine.map((one) => die(words, one));
}

/**
 * @param {View} view
 * @param {NonNullable<ReturnType<typeof race>>} close
 * @param {House} house
 */
function raced(view, close, house) {
  const row = rowAt(view, close.beach, close.at);
  const both = row.includes(close.loser)
    ? [close.loser, close.winner]
    : [close.winner, close.loser];
  return both.map((seat) => chair(colourOf(house, seat)));
}

/**
 * Points as they stood after each round, for the chart.
 * @param {Record_[]} records
 * @param {Words} words
 */
export function story(records, words) {
  /** @type {number[][]} */
  const rounds = [];
  for (const { events, view } of records) {
    const waves = events?.find((event) => event.name === "waves");
    const over = events?.find((event) => event.name === "game_over");
    const scores = over?.data.scores ?? waves?.data.scores ?? (waves ? view?.scores : undefined);
    if (scores) rounds.push(scores);
  }
  return {
    label: words.say("story"),
    steps: rounds.map((_, index) => index + 1),
    series: (rounds[0] ?? []).map((_, seat) => ({
      seat,
      values: rounds.map((scores) => scores[seat]),
    })),
  };
}
