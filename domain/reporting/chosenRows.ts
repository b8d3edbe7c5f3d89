/** How a card narrows and orders the rows of its table, by its columns. */
export interface RowChoice {
  /** Rows that have one of the values in each of these columns; a column without values lets every row through. */
  filters?: readonly { column: string; values: readonly string[] }[] | undefined;
  /** A column that the table does not have leaves the rows as they are on the page of their module. */
  sort?: { column: string; descending: boolean } | undefined;
}

/** What a table's rows are ordered by, by its columns. */
export type OrderKey = string | number | null;

const inOrder = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });

/** What has no value stands last, whichever way the others stand. */
function compare(one: OrderKey, other: OrderKey, sign: 1 | -1): number {
  const [isNone, isOtherNone] = [one, other].map((key) => key === null || key === '');
  if (isNone || isOtherNone) return Number(isNone) - Number(isOtherNone);
  return typeof one === 'number' && typeof other === 'number'
    ? sign * (one - other)
    : sign * inOrder.compare(String(one), String(other));
}

/** Whether a card leaves rows of its table out. */
export const isRowChoice = ({ filters = [] }: RowChoice): boolean =>
  filters.some(({ values }) => values.length > 0);

/** What a cell is found by: its text, or each of the values that it lists. */
export type CellWords = string | readonly string[];

const saysOne = (cell: CellWords | undefined, values: ReadonlySet<string>): boolean =>
  typeof cell === 'object' ? cell.some((word) => values.has(word)) : values.has(cell ?? '');

/** The places of the rows that a card shows, in its order. What names a column that is no longer there is passed over. */
export function chosenRows(
  columns: readonly { id: string }[],
  rows: readonly (readonly CellWords[])[],
  keys: readonly (readonly OrderKey[])[],
  { filters = [], sort }: RowChoice,
): number[] {
  const placeOf = (column: string) => columns.findIndex(({ id }) => id === column);
  const kept = filters
    .filter(({ values }) => values.length > 0)
    .map(({ column, values }) => ({ at: placeOf(column), values: new Set(values) }))
    .filter(({ at }) => at >= 0);
  const chosen = rows.flatMap((row, place) =>
    kept.every(({ at, values }) => saysOne(row[at], values)) ? [place] : [],
  );
  const at = sort ? placeOf(sort.column) : -1;
  if (!sort || at < 0) return chosen;
  const keyOf = (place: number) => keys[place]?.[at] ?? null;
  return chosen.toSorted((one, other) => compare(keyOf(one), keyOf(other), sort.descending ? -1 : 1));
}
