/** Single keys for what the mouse does, while nobody is writing; the page says what each of them does. */

/**
 * @param {{wanted: () => boolean, keys: Record<string, (event: KeyboardEvent) => void>}} tools
 * @returns {() => void} stops listening
 */
export function listenToKeys({ wanted, keys }) {
  /** @param {KeyboardEvent} event */
  function press(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = /** @type {Element} */ (event.target);
    if (target.closest?.("input:not([type=range]), textarea, select, dialog, [contenteditable]"))
      return;
    if (event.key !== "Escape" && !wanted()) return;
    const act =
      keys[event.key] ?? keys[/^[1-9]$/.test(event.key) ? "digit" : event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act(event);
  }
  document.addEventListener("keydown", press);
  return () => document.removeEventListener("keydown", press);
}
