/** What a filter lets through, short enough for its chip: the first choice, and how many more. */
export function chosenWords(labels: readonly string[]): string | undefined {
  const [first, ...more] = labels;
  return more.length === 0 ? first : `${first} +${more.length}`;
}
