import { formatCode } from '#domain/items';

/** Kinds of rows that a question or a file names by their codes. */
export const CODED_ROWS = ['item', 'scenario', 'milestone', 'risk', 'issue'] as const;
/** A kind of row that a code names. */
export type CodedRow = (typeof CODED_ROWS)[number];

const PREFIXES: ReadonlyMap<string, CodedRow> = new Map(
  CODED_ROWS.map((kind) => [partsOf(formatCode(kind, 1))[0].toLowerCase(), kind]),
);

/** The kind of row whose codes begin so, in small or capital letters: an item for `VO`. */
export const rowOfPrefix = (prefix: string): CodedRow | undefined => PREFIXES.get(prefix.toLowerCase());

/** The number in a code: 8 of `VO-008`. */
export const numberOf = (code: string): number => Number(partsOf(code)[1]);

/** Something for each kind of row. */
export const forEachRow = <Held>(make: () => Held): Record<CodedRow, Held> => ({
  item: make(),
  scenario: make(),
  milestone: make(),
  risk: make(),
  issue: make(),
});

function partsOf(code: string): [prefix: string, digits: string] {
  const dash = code.indexOf('-');
  return [code.slice(0, dash), code.slice(dash + 1)];
}
