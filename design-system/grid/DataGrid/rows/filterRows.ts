import type { ColumnFilter, GridColumn, GridState } from '../gridTypes.ts';

/** What a cell says as plain text. */
export function cellText<Row>(column: Pick<GridColumn<Row>, 'text' | 'value'>, row: Row): string {
  if (column.text) return column.text(row);
  const value = column.value?.(row);
  return value === null || value === undefined ? '' : String(value);
}

type Test<Row> = (row: Row) => boolean;

/** Whether a row passes the filter of a column. */
function columnTest<Row>(column: GridColumn<Row>, filter: ColumnFilter): Test<Row> {
  if (filter.kind === 'choice') {
    const values = new Set(filter.values);
    return (row) => values.has(column.choices ? String(column.value?.(row) ?? '') : cellText(column, row));
  }
  const from = filter.from ?? -Infinity;
  const to = filter.to ?? Infinity;
  return (row) => {
    const value = column.value?.(row);
    return typeof value === 'number' && value >= from && value <= to;
  };
}

/** One test for all filters and the quick filter (every word, in any column); undefined when nothing is asked. */
export function rowTest<Row>(
  columns: readonly GridColumn<Row>[],
  filters: GridState['filters'],
  search: string,
): Test<Row> | undefined {
  const tests: Test<Row>[] = columns.flatMap((column) => {
    const filter = filters[column.id];
    return filter ? [columnTest(column, filter)] : [];
  });
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const searched = columns.filter((column) => column.value ?? column.text);
  if (words.length > 0)
    tests.push((row) => {
      const text = searched.map((column) => cellText(column, row).toLowerCase());
      return words.every((word) => text.some((cell) => cell.includes(word)));
    });
  const [only] = tests;
  if (only && tests.length === 1) return only;
  return tests.length === 0 ? undefined : (row) => tests.every((test) => test(row));
}

/** Rows that pass; `rows` itself when nothing is asked. A tree keeps the rows above one that passes. */
export function filterRows<Row>(
  rows: readonly Row[],
  test: Test<Row> | undefined,
  children?: (row: Row) => readonly Row[] | undefined,
): readonly Row[] {
  if (!test) return rows;
  if (!children) return rows.filter(test);
  const passes = (row: Row): boolean => test(row) || (children(row) ?? []).some(passes);
  return rows.filter(passes);
}
