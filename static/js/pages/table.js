/** A table at any time of its life: before the start, in play, over; it opens the room and hands it on. */
import { addSheet } from "../context.js";
import { playFrame } from "../frame.js";
import { openRoom } from "../room.js";

/** @typedef {{title?: () => string, render: () => unknown, drawn?: () => void, close?: () => void}} Page */

/**
 * @param {import("../context.js").Ctx} ctx
 * @param {Record<string, string>} params
 * @returns {Promise<Page>}
 */
export async function page(ctx, params) {
  /** @type {import("../frame.js").Frame|null} */
  let frame = null;
  /** @type {Page|null} */
  let inner = null;
  let open = true;
  let opened = false;
  let turn = 0;

  const room = await openRoom(ctx, params.code, {
    changed(status) {
      if (!opened) return;
      if (status && !(frame && status === "over")) choose();
      ctx.redraw();
    },
    seen: (seen) => frame?.take(seen),
    refused(code, key) {
      ctx.toast(ctx.t(`error-${code.replaceAll("_", "-")}`));
      frame?.refused(key);
    },
  });
  opened = true;
  if (params.code !== room.code)
    history.replaceState(null, "", location.pathname.replace(params.code, room.code));

  async function choose() {
    const mine = ++turn;
    const next = await pageFor();
    if (mine !== turn || !open) {
      next.close?.();
      return;
    }
    inner?.close?.();
    inner = next;
    ctx.redraw();
  }

  /** @returns {Promise<Page>} */
  async function pageFor() {
    const { status } = room.table;
    const replay = params.part === "replay" && status === "over";
    if (status === "playing" || replay) {
      await addSheet("/static/css/table.css");
      frame = playFrame(ctx, room, { replay, result: choose });
      if (room.seen) frame.take(room.seen);
      return frame;
    }
    frame = null;
    const module = await import(`./${status === "over" ? "over" : "before"}.js`);
    await Promise.all(
      (module.sheets ?? []).map((/** @type {string} */ s) => addSheet(`/static/css/${s}.css`)),
    );
    return module.page(ctx, { code: room.code, room });
  }

  try {
    await choose();
  } catch (error) {
    room.close();
    throw error;
  }
  return {
    title: () => inner?.title?.() ?? room.table.title,
    render: () => inner?.render(),
    drawn: () => inner?.drawn?.(),
    close() {
      open = false;
      inner?.close?.();
      room.close();
    },
  };
}
