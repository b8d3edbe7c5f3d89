/** Words for values that cannot be drawn: what was given is said, never passed over in silence. */
export function gapWord(value: number | null | undefined): string {
  if (value === null || value === undefined) return 'No value';
  if (Number.isNaN(value)) return 'Not a number';
  return value > 0 ? 'Infinite' : 'Infinite, below zero';
}

/** The value in words: formatted, or what kind of gap it is. */
export function valueWords(value: number | null | undefined, format: (value: number) => string): string {
  return typeof value === 'number' && Number.isFinite(value) ? format(value) : gapWord(value);
}
