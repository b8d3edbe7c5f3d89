/** A name in two lines about as long as each other; a single word is one. */
export function twoLines(name: string): string[] {
  const words = name.trim().split(/\s+/);
  if (words.length === 1) return words;
  const splits = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
  return splits.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
}
