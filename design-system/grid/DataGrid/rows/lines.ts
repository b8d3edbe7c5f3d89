import type { ReactNode } from 'react';
import type { GridGroups } from '../gridTypes.ts';

/** What stands on one line of the body: a row, the heading of a group, or the panel under a row. */
export type Line<Row> =
  | {
      kind: 'row';
      row: Row;
      /** Depth in a tree, from 1; undefined in a plain list. */
      level?: number;
      /** Whether the rows below are shown; undefined without any. */
      open?: boolean | undefined;
    }
  | {
      kind: 'group';
      /** Names of all headings above and its own, as JSON. */
      key: string;
      label: string;
      title: ReactNode;
      level: number;
      rows: readonly Row[];
      open: boolean;
    }
  | { kind: 'detail'; row: Row };

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

/** Key of a group in a stored state: the names of the headings above it and its own. */
export const groupKey = (path: readonly string[]) => JSON.stringify(path);

/** Key of a tree row in a stored state. */
export const treeKey = (rowKey: string) => `row ${rowKey}`;

/** Lines with a heading before each group, groups within groups; rows of closed ones are left out. Rows keep their order. */
export function groupedLines<Row>(
  rows: readonly Row[],
  levels: readonly GridGroups<Row>[],
  closed: ReadonlySet<string>,
): Lines<Row> {
  const lines: Line<Row>[] = [];
  const add = (members: readonly Row[], depth: number, path: readonly string[]) => {
    const level = levels[depth];
    if (!level) {
      for (const row of members) lines.push({ kind: 'row', row, level: depth + 1 });
      return;
    }
    const byKey = new Map<string, Row[]>((level.order ?? []).map((key) => [key, []]));
    for (const row of members) {
      const name = level.by(row);
      const list = byKey.get(name);
      if (list) list.push(row);
      else byKey.set(name, [row]);
    }
    for (const [name, group] of byKey) {
      if (group.length === 0) continue;
      const key = groupKey([...path, name]);
      const open = !closed.has(key);
      const label = level.label(name);
      const title = level.title(name, group);
      lines.push({ kind: 'group', key, label, title, level: depth + 1, rows: group, open });
      if (open) add(group, depth + 1, [...path, name]);
    }
  };
  add(rows, 0, []);
  return { count: lines.length, at: (index) => lines[index] };
}

/** Lines of rows inside rows; what is below a closed row is left out. `below` gives the rows to show, in their order. */
export function treeLines<Row>(
  rows: readonly Row[],
  below: (row: Row) => readonly Row[],
  closed: ReadonlySet<string>,
  rowKey: (row: Row) => string,
): Lines<Row> {
  const lines: Line<Row>[] = [];
  const add = (siblings: readonly Row[], level: number) => {
    for (const row of siblings) {
      const children = below(row);
      const open = children.length === 0 ? undefined : !closed.has(treeKey(rowKey(row)));
      lines.push({ kind: 'row', row, level, open });
      if (open) add(children, level + 1);
    }
  };
  add(rows, 1);
  return { count: lines.length, at: (index) => lines[index] };
}

/** The same lines with a panel after each open row. */
export function withDetails<Row>(
  lines: Lines<Row>,
  open: ReadonlySet<string>,
  rowKey: (row: Row) => string,
): Lines<Row> {
  if (open.size === 0) return lines;
  // Line of each panel, counting the panels before it.
  const panels: number[] = [];
  for (let index = 0; index < lines.count; index++) {
    const line = lines.at(index);
    if (line?.kind === 'row' && open.has(rowKey(line.row))) panels.push(index + panels.length + 1);
  }
  const at = (index: number): Line<Row> | undefined => {
    let before = 0;
    while (before < panels.length && (panels[before] ?? 0) < index) before += 1;
    if (panels[before] !== index) return lines.at(index - before);
    const owner = lines.at(index - before - 1);
    return owner?.kind === 'row' ? { kind: 'detail', row: owner.row } : undefined;
  };
  return { count: lines.count + panels.length, at };
}
