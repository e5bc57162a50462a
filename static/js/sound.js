/** Short, soft sounds made of numbers; they play only where they are wanted and somebody has touched the page. */

/** @param {() => boolean} wanted */
export function createSound(wanted) {
  /** @type {AudioContext|null} */
  let audio = null;

  /**
   * One soft tone.
   * @param {number} pitch in hertz
   * @param {number} after in seconds
   * @param {number} length in seconds
   * @param {number} loud 0 to 1
   */
  function tone(pitch, after, length, loud) {
    if (!audio) return;
    const begin = audio.currentTime + after;
    const swing = audio.createOscillator();
    const gain = audio.createGain();
    swing.type = "sine";
    swing.frequency.value = pitch;
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(loud, begin + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    swing.connect(gain).connect(audio.destination);
    swing.start(begin);
    swing.stop(begin + length);
  }

  function ready() {
    if (!wanted() || !navigator.userActivation?.hasBeenActive) return false;
    audio ??= new AudioContext();
    if (audio.state === "suspended") audio.resume().catch(() => {});
    return true;
  }

  return {
    /** It is my turn: two notes, like a ship's bell far out. */
    turn() {
      if (!ready()) return;
      tone(659.3, 0, 0.5, 0.09);
      tone(987.8, 0.14, 0.8, 0.07);
    },
    /** My answer is on its way. */
    sent() {
      if (ready()) tone(440, 0, 0.12, 0.035);
    },
  };
}
