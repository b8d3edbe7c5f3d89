/** What a column of an imported sheet may become. */
export interface SheetField {
  id: string;
  /** How people head such a column, in small letters, the best word first. */
  words: readonly string[];
  /** Words by which it is known only where nothing else is left for it. */
  poorWords?: readonly string[];
}

/** The field of each column that is taken over, by the column's index; no field stands twice. */
export type Mapping = ReadonlyMap<number, string>;

const fold = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();

/** How well a title fits a field: 3 for the same words, 2 for words within it, 1 for a poor word, 0 for none. */
function fit(title: string, { id, words, poorWords = [] }: SheetField): number {
  const folded = fold(title);
  const has = (word: string) => ` ${folded} `.includes(` ${word} `);
  if ([fold(id), ...words].includes(folded)) return 3;
  if (words.some(has)) return 2;
  return poorWords.some(has) ? 1 : 0;
}

/**
 * Which column is which field: what the person chose for such a title before, else the best fit, column by column. A title
 * that was once left out stays left out.
 */
export function guessMapping(
  titles: readonly string[],
  fields: readonly SheetField[],
  remembered: Readonly<Record<string, string>> = {},
): Map<number, string> {
  const mapping = new Map<number, string>();
  const taken = new Set<string>();
  const take = (column: number, field: string) => {
    if (taken.has(field) || mapping.has(column)) return;
    taken.add(field);
    mapping.set(column, field);
  };
  const known = titles.map((title) =>
    Object.hasOwn(remembered, fold(title)) ? remembered[fold(title)] : undefined,
  );
  const ids = new Set(fields.map(({ id }) => id));
  known.forEach((field, column) => {
    if (field && ids.has(field)) take(column, field);
  });
  for (const wanted of [3, 2, 1])
    titles.forEach((title, column) => {
      if (known[column] !== undefined) return;
      const field = fields.find((one) => !taken.has(one.id) && fit(title, one) === wanted);
      if (field) take(column, field.id);
    });
  return mapping;
}

/** What is remembered of a mapping: the field of each title, empty for what was left out. */
export const rememberedMapping = (titles: readonly string[], mapping: Mapping): Record<string, string> =>
  Object.fromEntries(titles.map((title, column) => [fold(title), mapping.get(column) ?? '']));
