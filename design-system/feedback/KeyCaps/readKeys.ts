/** A key, or the word between two keys. */
export interface KeyPart {
  kind: 'cap' | 'word';
  text: string;
}

const onMac: Record<string, string> = { Mod: '⌘', Ctrl: '⌘', Alt: '⌥', Shift: '⇧' };
const drawn: Record<string, string> = { Up: '↑', Down: '↓', Left: '←', Right: '→' };

/** Takes `Mod+Shift+C`, `G then P` or `Enter or F2` apart; `+` alone, or after another `+`, is the plus key. */
export function readKeys(keys: string, mac = false): KeyPart[] {
  return keys.split(/ (then|or|to) /).flatMap((piece, place): KeyPart[] => {
    if (place % 2 === 1) return [{ kind: 'word', text: piece }];
    return piece
      .split(/(?<=[^+])\+|^\+(?=.)/)
      .filter(Boolean)
      .map((key) => ({
        kind: 'cap',
        text: (mac && onMac[key]) || drawn[key] || (key === 'Mod' ? 'Ctrl' : key),
      }));
  });
}
