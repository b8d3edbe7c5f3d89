import type { GridGroups } from './gridTypes.ts';

/** What stands on one line of the body: a row, or the heading of a group. */
export type Line<Row> =
  { kind: 'row'; row: Row } | { kind: 'group'; key: string; rows: readonly Row[]; open: boolean };

/** What the body shows from top to bottom, by index. */
export interface Lines<Row> {
  count: number;
  at: (index: number) => Line<Row> | undefined;
}

/** Lines without groups: no object is kept per row, so 100,000 rows cost nothing. */
export function plainLines<Row>(rows: readonly Row[]): Lines<Row> {
  return {
    count: rows.length,
    at: (index) => (index >= 0 && index < rows.length ? { kind: 'row', row: rows[index] as Row } : undefined),
  };
}

/** Lines with a heading before each group; rows of closed groups are left out. Rows keep their order within the group. */
export function groupedLines<Row>(
  rows: readonly Row[],
  groups: Pick<GridGroups<Row>, 'by' | 'order'>,
  closed: ReadonlySet<string>,
): Lines<Row> {
  const byKey = new Map<string, Row[]>((groups.order ?? []).map((key) => [key, []]));
  for (const row of rows) {
    const key = groups.by(row);
    const list = byKey.get(key);
    if (list) list.push(row);
    else byKey.set(key, [row]);
  }
  const lines: Line<Row>[] = [];
  for (const [key, members] of byKey) {
    if (members.length === 0) continue;
    const open = !closed.has(key);
    lines.push({ kind: 'group', key, rows: members, open });
    if (open) for (const row of members) lines.push({ kind: 'row', row });
  }
  return { count: lines.length, at: (index) => lines[index] };
}
