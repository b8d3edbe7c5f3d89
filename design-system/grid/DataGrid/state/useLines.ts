import { useMemo } from 'react';
import type { DataGridProps } from '../gridProps.ts';
import type { GridColumn, GridGroups, GridState } from '../gridTypes.ts';
import { cellText, filterRows, rowTest } from '../rows/filterRows.ts';
import { groupedLines, plainLines, treeLines, withDetails } from '../rows/lines.ts';
import { sortRows } from '../rows/sortRows.ts';

/** A level of headings for a column that the person groups by. */
function levelOf<Row>(column: GridColumn<Row>): GridGroups<Row> {
  const label = (key: string) => `${column.title}: ${key === '' ? 'None' : key}`;
  return {
    by: (row) => cellText(column, row),
    label,
    title: (key, rows) => `${label(key)} (${rows.length.toLocaleString('en-US')})`,
  };
}

/** Rows that pass the filters, in their order, and the lines they make. An edit laid over a row moves it only at the next sort or filter. */
export function useLines<Row>(props: DataGridProps<Row>, state: GridState, open: ReadonlySet<string>) {
  const { columns, rows, rowKey, groups, tree, overlay, search = '' } = props;
  const children = tree?.children;
  const arranged = useMemo(() => {
    const now = (row: Row) => overlay?.get(rowKey(row)) ?? row;
    const isEdited = overlay !== undefined && overlay.size() > 0;
    const current = isEdited ? now : undefined;
    const asked = rowTest(columns, state.filters, search);
    const test = asked && current ? (row: Row) => asked(current(row)) : asked;
    const arrange = (list: readonly Row[]) =>
      sortRows(filterRows(list, test, children), columns, state.sort, current);
    return { rows: arrange(rows), arrange };
  }, [rows, columns, state.filters, state.sort, search, children, overlay, rowKey]);

  const grouping = state.grouping;
  const base = useMemo(() => {
    const closed = new Set(state.collapsed);
    const { rows: shown, arrange } = arranged;
    if (children) return treeLines(shown, (row) => arrange(children(row) ?? []), closed, rowKey);
    const levels = [
      ...(groups ? [groups] : []),
      ...grouping.flatMap((id) => {
        const column = columns.find((one) => one.id === id);
        return column ? [levelOf(column)] : [];
      }),
    ];
    return levels.length > 0 ? groupedLines(shown, levels, closed) : plainLines(shown);
  }, [arranged, children, groups, grouping, columns, state.collapsed, rowKey]);
  const lines = useMemo(() => withDetails(base, open, rowKey), [base, open, rowKey]);
  return {
    sorted: arranged.rows,
    lines,
    isPlain: lines.count === arranged.rows.length && !groups && !children,
  };
}
