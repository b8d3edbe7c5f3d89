/** Keys pressed together. */
export interface Chord {
  /** Ctrl, or Command on a Mac. */
  mod: boolean;
  shift: boolean;
  alt: boolean;
  /** The key as the browser names it, in lower case. */
  key: string;
}

/** What of a key press counts. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'> & {
  getModifierState?: (name: string) => boolean;
};

/** Takes `Mod+Shift+C` apart. */
function readChord(text: string): Chord {
  const parts = text.split(/(?<=[^+])\+/);
  const has = (name: string) => parts.slice(0, -1).includes(name);
  return { mod: has('Mod'), shift: has('Shift'), alt: has('Alt'), key: (parts.at(-1) ?? '').toLowerCase() };
}

/** The ways to press a shortcut, each a row of chords: `G then P` is one of two, `? or F1` two of one. */
export const readKeys = (keys: string): readonly (readonly Chord[])[] =>
  keys.split(' or ').map((way) => way.split(' then ').map(readChord));

const isSign = (key: string) => key.length === 1 && !/[\p{L}\p{N}]/u.test(key);

/** Whether a press is the chord. A sign is what is printed: how it is typed (Shift, AltGr) differs by keyboard. */
export function presses(chord: Chord, event: KeyPress): boolean {
  if (event.key.toLowerCase() !== chord.key) return false;
  const bySign = isSign(chord.key);
  const typed = bySign && event.getModifierState?.('AltGraph') === true;
  const mod = !typed && (event.ctrlKey || event.metaKey);
  const alt = !typed && event.altKey;
  return mod === chord.mod && alt === chord.alt && (bySign || event.shiftKey === chord.shift);
}

/** A chord of one printable key, which must not fire while somebody types and which can be switched off (WCAG 2.1.4). */
export const isSingleKey = (chord: Chord): boolean => !chord.mod && !chord.alt && chord.key.length === 1;
