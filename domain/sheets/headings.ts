/** What a cell of an imported sheet holds; days and percentages are texts. */
export type Cell = string | number | boolean | null;

/** Rows, from 0, of a sheet's headings: one, or several of which the upper ones span columns of the lower. */
export interface Heading {
  first: number;
  last: number;
}

type Rows = readonly (readonly Cell[])[];

/** Rows in which headings are looked for; what stands before them is the sheet's own title. */
export const longestHeading = 30;

const textOf = (cell: Cell | undefined): string =>
  cell === null || cell === undefined ? '' : String(cell).replaceAll(/\s+/g, ' ').trim();

/** Different texts of a row, numbers left aside. */
const textsOf = (row: readonly Cell[] | undefined): Set<string> =>
  new Set((row ?? []).flatMap((cell) => (typeof cell === 'string' && !isFigure(cell) ? [textOf(cell)] : [])));

const isFigure = (text: string): boolean => /\d/.test(text) && !/\p{L}/u.test(text);

const isFilled = (row: readonly Cell[] | undefined): boolean =>
  (row ?? []).some((cell) => textOf(cell) !== '');

/** Whether one text spans several columns, as headings above others do. */
const spans = (row: readonly Cell[] | undefined): boolean =>
  (row ?? []).some((cell, at) => typeof cell === 'string' && at > 0 && row?.[at - 1] === cell);

/** Whether a row says several things and no figure: headings, not data. */
const isWords = (row: readonly Cell[] | undefined): boolean =>
  textsOf(row).size > 1 &&
  (row ?? []).every((cell) => cell === null || (typeof cell === 'string' && !isFigure(cell)));

/**
 * Where the headings are: the row with the most different texts that data follows, the first of equals; rows above it that
 * span its columns belong to it, and so do rows of words below one that spans them. The first row where nothing tells.
 */
export function guessHeading(rows: Rows): Heading {
  let last = 0;
  let most = 0;
  for (let at = 0; at < Math.min(rows.length, longestHeading); at += 1) {
    const texts = textsOf(rows[at]).size;
    const isFollowed = rows.slice(at + 1, at + 4).some(isFilled);
    if (texts > most && isFollowed) [last, most] = [at, texts];
  }
  while (spans(rows[last]) && isWords(rows[last + 1])) last += 1;
  let first = last;
  while (first > 0 && spans(rows[first - 1]) && textsOf(rows[first - 1]).size > 1) first -= 1;
  return { first, last };
}

/** A column by its letters, from 0: A, B, ... Z, AA. */
export function columnLetter(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? letter : `${columnLetter(Math.floor(index / 26) - 1)}${letter}`;
}

/** The title of each column: its headings from the top down, each said once; its letter where it has none. */
export function headingTitles(rows: Rows, { first, last }: Heading): string[] {
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
  const used = new Map<string, number>();
  return Array.from({ length: width }, (_, column) => {
    const parts = rows.slice(first, last + 1).map((row) => textOf(row[column]));
    const joined = parts.filter((part, at) => part !== '' && part !== parts[at - 1]).join(' ');
    const title = joined || `Column ${columnLetter(column)}`;
    const before = used.get(title) ?? 0;
    used.set(title, before + 1);
    return before === 0 ? title : `${title} (${before + 1})`;
  });
}

/** Whether a row only heads those below it: one text over several columns. */
export const isHeadingRow = (row: readonly Cell[]): boolean =>
  row.filter((cell) => textOf(cell) !== '').length > 1 && new Set(row.map(textOf).filter(Boolean)).size === 1;
