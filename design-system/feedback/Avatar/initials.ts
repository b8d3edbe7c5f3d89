/** First letters of the first four words, upper case; "?" for an empty name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean).slice(0, 4);
  return words.map((word) => String.fromCodePoint(word.codePointAt(0) ?? 63).toUpperCase()).join('') || '?';
}

/** One of the ten data hues, 1 to 10, the same for the same text. */
export function hueOf(text: string): number {
  let sum = 7;
  for (const char of text) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 9973;
  return (sum % 10) + 1;
}
