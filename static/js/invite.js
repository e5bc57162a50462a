/** Handing a link on: shared where the browser can, copied where it cannot. */

/** @typedef {import("./context.js").Ctx} Ctx */

/** Can this browser hand a link to other apps? */
export const canShare = () => typeof navigator.share === "function";

/**
 * Put a link where it can be pasted from, and say so.
 * @param {Ctx} ctx
 * @param {string} link
 */
export async function copy(ctx, link) {
  try {
    await navigator.clipboard.writeText(link);
  } catch {
    if (!copyByHand(link)) return;
  }
  ctx.toast(ctx.t("invite-copied"), { icon: "check" });
}

/** Without TLS there is no clipboard to write to, but a selection can still be copied. @param {string} text */
function copyByHand(text) {
  const field = document.createElement("textarea");
  field.className = "sr";
  field.value = text;
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

/**
 * Share a link with whatever the device offers; else copy it.
 * @param {Ctx} ctx
 * @param {{title: string, text?: string, url: string}} what
 */
export async function share(ctx, what) {
  if (!canShare()) {
    await copy(ctx, what.url);
    return;
  }
  try {
    await navigator.share(what);
  } catch (error) {
    if (/** @type {Error} */ (error).name !== "AbortError") await copy(ctx, what.url);
  }
}
