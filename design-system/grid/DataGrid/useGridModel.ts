import { useMemo, useState } from 'react';
import { breakpoint, size } from '../../foundations/scale.ts';
import { useMedia } from '../../private/media/useMedia.ts';
import { arrangeColumns, layoutColumns } from './columnLayout.ts';
import type { DataGridProps } from './gridProps.ts';
import { emptyGridState, type GridColumn, type GridState } from './gridTypes.ts';
import { groupedLines, plainLines, type Line } from './lines.ts';
import { measuredOffsets, uniformOffsets } from './rowOffsets.ts';
import { sortRows } from './sortRows.ts';

const groupHeight = 32;
const compactDefault = 64;
const heights = { normal: size.row, compact: size.rowCompact } as const;

/** Everything the grid derives from its props: columns in order, rows in order, lines and where they stand. */
export function useGridModel<Row>(props: DataGridProps<Row>) {
  const {
    columns,
    rows,
    groups,
    density = 'normal',
    rowHeight = heights[density],
    selection,
    renderCompact,
    compactHeight = compactDefault,
  } = props;
  const [own, setOwn] = useState<GridState>(emptyGridState);
  const state = props.state ?? own;
  const [draft, setDraft] = useState<GridState['widths'] | null>(null);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const narrow = useMedia(`(max-width: ${breakpoint.narrow}px)`);
  const compact = narrow && renderCompact !== undefined;
  const widths = draft ?? state.widths;
  const offset = selection && !compact ? 1 : 0;

  const shown = useMemo(
    () => arrangeColumns(columns, state.columnOrder, state.hidden),
    [columns, state.columnOrder, state.hidden],
  );
  const layout = useMemo(() => layoutColumns(shown, widths, offset === 1), [shown, widths, offset]);
  const frozenCount = layout.starts.length;
  const place = useMemo(() => ({ offset, frozenCount }), [offset, frozenCount]);
  const sorted = useMemo(() => sortRows(rows, columns, state.sort), [rows, columns, state.sort]);
  const lines = useMemo(
    () => (groups ? groupedLines(sorted, groups, closed) : plainLines(sorted)),
    [sorted, groups, closed],
  );
  const offsets = useMemo(() => {
    const height = compact ? compactHeight : rowHeight;
    if (!groups && typeof height === 'number') return uniformOffsets(lines.count, height);
    const heightOf = (line: Line<Row> | undefined) =>
      line?.kind === 'row' ? (typeof height === 'number' ? height : height(line.row)) : groupHeight;
    return measuredOffsets(lines.count, (index) => heightOf(lines.at(index)));
  }, [lines, groups, rowHeight, compact, compactHeight]);

  const change = (next: Partial<GridState>) => {
    const merged = { ...state, ...next };
    setOwn(merged);
    props.onStateChange?.(merged);
  };
  const resize = (column: GridColumn<Row>, width: number, done: boolean) => {
    const least = column.minWidth ?? 48;
    const next = { ...widths, [column.id]: Math.max(least, Math.round(width)) };
    // While the pointer moves only the grid redraws; the owner hears of the result.
    setDraft(done ? null : next);
    if (done) change({ widths: next });
  };
  const toggleGroup = (key: string) =>
    setClosed((old) => {
      const next = new Set(old);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  const hasTotals = !compact && shown.some((column) => column.renderTotal);
  return {
    state,
    widths,
    compact,
    shown,
    layout,
    place,
    sorted,
    lines,
    offsets,
    hasTotals,
    change,
    resize,
    toggleGroup,
  };
}

/** What the grid shows after hiding, sorting and grouping. */
export type GridModel<Row> = ReturnType<typeof useGridModel<Row>>;
