import type { ReactNode } from 'react';
import type { GridGroups, GridOutline } from '../gridTypes.ts';
import type { GridRowModel } from '../table/gridTable.ts';
import { membersOf } from '../table/rowModels.ts';

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

/** Key of a tree row in a stored state. */
export const treeKey = (rowKey: string) => `row ${rowKey}`;

/**
 * The lines of a table's rows. A plain list is read from the plain rows of its model, so that no object is kept for any of 100,000; under
 * headings and in trees the table's own rows say how deep they stand and whether they are open.
 */
export function tableLines<Row>(
  { rows, originals }: GridRowModel,
  levels: readonly GridGroups<never>[],
  isTree: boolean,
): Lines<Row> {
  if (levels.length === 0 && !isTree)
    return {
      count: originals.length,
      at: (index) =>
        index >= 0 && index < originals.length ? { kind: 'row', row: originals[index] as Row } : undefined,
    };
  const at = (index: number): Line<Row> | undefined => {
    const made = rows[index];
    if (!made) return undefined;
    const open = made.getIsExpanded();
    const level = made.depth + 1;
    if (!made.getIsGrouped())
      return {
        kind: 'row',
        row: made.original as Row,
        level,
        open: isTree && made.getCanExpand() ? open : undefined,
      };
    const group = levels[made.depth] as GridGroups<Row> | undefined;
    const name = String(made.groupingValue);
    const members = membersOf(made) as readonly Row[];
    const label = group?.label(name) ?? name;
    const title = group?.title(name, members) ?? name;
    return { kind: 'group', key: made.id, label, title, level, rows: members, open };
  };
  return { count: rows.length, at };
}

/** The same lines with the depth that their owner keeps. */
export const outlinedLines = <Row>(lines: Lines<Row>, outline: GridOutline<Row>): Lines<Row> => ({
  count: lines.count,
  at: (index) => {
    const line = lines.at(index);
    return line?.kind === 'row'
      ? { ...line, level: outline.level(line.row), open: outline.open(line.row) }
      : line;
  },
});

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
