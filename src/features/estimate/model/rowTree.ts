/** A row of a tree. */
interface Branch<Row> {
  key: string;
  children?: readonly Row[];
}

/** How deep each row stands, by its key; 0 at the top. */
export const depthsOf = <Row extends Branch<Row>>(rows: readonly Row[], depth = 0): Map<string, number> =>
  new Map(rows.flatMap((row) => [[row.key, depth] as const, ...depthsOf(row.children ?? [], depth + 1)]));

/** Every row with those below it, for a file. */
export const flatRows = <Row extends Branch<Row>>(rows: readonly Row[]): Row[] =>
  rows.flatMap((row) => [row, ...flatRows(row.children ?? [])]);
