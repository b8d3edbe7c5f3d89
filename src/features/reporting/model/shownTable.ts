import { chosenRows, isRowChoice, shownColumns } from '#domain/reporting';
import type { ReportCardShape, ReportTable, TableCard, TableHead } from '#shared/reports';

interface Reader {
  /** What the module says below some of its rows. */
  sumOf: TableCard['sumOf'];
  /** Whether the reader sees a column. */
  sees: (head: TableHead) => boolean;
}

/** The rows and columns of a table that its card shows; the row below is that of these rows. */
export function shownTable(table: ReportTable, card: ReportCardShape, { sumOf, sees }: Reader): ReportTable {
  const seen = table.columns.flatMap((head, at) => (sees(head) ? [{ ...head, at }] : []));
  const kept = shownColumns(seen, card).flatMap((place) => seen[place]?.at ?? []);
  const pick = <T>(row: readonly T[]) => kept.map((at) => row[at] as T);
  const places = chosenRows(table.columns, table.words ?? table.rows, table.keys ?? [], card);
  const choose = <T>(rows: readonly T[]) => places.map((place) => rows[place] as T);
  const amounts = table.amounts && choose(table.amounts);
  const sums = isRowChoice(card) ? (sumOf?.(amounts ?? places.map(() => [])) ?? null) : table.total;
  return {
    columns: pick(table.columns),
    rows: choose(table.rows).map(pick),
    // What the module says of all rows is no total of some; columns that not every project has follow the others.
    total: sums && pick(table.columns.map((_column, at) => sums[at] ?? '')),
    amounts: amounts?.map(pick),
  };
}
