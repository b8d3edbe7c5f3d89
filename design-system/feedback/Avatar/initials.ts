/** First letters of the first four words, upper case; "?" for an empty name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean).slice(0, 4);
  return words.map((word) => String.fromCodePoint(word.codePointAt(0) ?? 63).toUpperCase()).join('') || '?';
}

/** Hues in an order in which people who joined one after the other stay easy to tell apart. */
const hues = [3, 1, 2, 6, 7, 9, 4, 5, 8, 10] as const;

/** One of the ten data hues, 1 to 10, the same for the same text; row numbers take them in turn. */
export function hueOf(text: string): number {
  if (/^[1-9]\d*$/.test(text)) return hues[(Number(text) - 1) % hues.length] as number;
  let sum = 7;
  for (const char of text) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 9973;
  return (sum % 10) + 1;
}
