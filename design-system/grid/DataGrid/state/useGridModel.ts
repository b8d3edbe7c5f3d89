import { useMemo, useRef, useState } from 'react';
import { breakpoint, size } from '../../../foundations/scale.ts';
import { useMedia } from '../../../private/media/useMedia.ts';
import { layoutColumns, leastWidth, type Leading } from '../columns/columnLayout.ts';
import type { DataGridProps } from '../gridProps.ts';
import type { GridColumn, GridState } from '../gridTypes.ts';
import { overlaid } from '../rows/rowOverlay.ts';
import type { RowWindow } from '../rows/slots.ts';
import { useGridTable } from '../table/useGridTable.ts';
import { toggled } from './gridStates.ts';
import { useDetails } from './useDetails.ts';
import { useGridState } from './useGridState.ts';
import { useLines } from './useLines.ts';

const groupHeight = 32;
const compactDefault = 64;
const detailDefault = 120;
const heights = { normal: size.row, compact: size.rowCompact } as const;

/** Everything the grid derives from its props: columns in order, rows in order, lines and where they stand. `available` is the width of the view. */
export function useGridModel<Row>(props: DataGridProps<Row>, available: number) {
  const { selection, detail, tree, outline, renderCompact, compactHeight = compactDefault } = props;
  const { state, change } = useGridState(props.state, props.onStateChange);
  const [draft, setDraft] = useState<GridState['widths'] | null>(null);
  const narrow = useMedia(`(max-width: ${breakpoint.narrow}px)`);
  const compact = narrow && renderCompact !== undefined;
  const widths = draft ?? state.widths;
  const density = props.density ?? state.density;
  const rowHeight = props.rowHeight ?? heights[density];

  const arranged = useMemo(() => ({ ...state, widths }), [state, widths]);
  const grid = useGridTable(props, arranged);
  const { shown, sized } = grid;
  const selects = !compact && selection !== undefined;
  const opens = !compact && detail !== undefined;
  const leading = useMemo<Leading[]>(
    () => [...(selects ? (['select'] as const) : []), ...(opens ? (['detail'] as const) : [])],
    [selects, opens],
  );
  const layout = useMemo(() => layoutColumns(sized, leading, available), [sized, leading, available]);
  const details = useDetails(compact ? undefined : detail);
  const { sorted, lines, isPlain } = useLines(grid, details.open, props.rowKey, outline);
  const estimate = detail?.estimate ?? detailDefault;
  const { rowKey } = props;
  const lineHeight = useMemo(() => {
    const height = compact ? compactHeight : rowHeight;
    if (isPlain && typeof height === 'number') return height;
    return (index: number): number => {
      const line = lines.at(index);
      if (line?.kind === 'row') return typeof height === 'number' ? height : height(line.row);
      return line?.kind === 'detail' ? estimate : groupHeight;
    };
  }, [lines, isPlain, rowHeight, compact, compactHeight, estimate]);
  const rowWindow = useRef<RowWindow>(null);

  const resize = (column: GridColumn<Row>, width: number, done: boolean) => {
    const next = {
      ...widths,
      [column.id]: Math.round(Math.max(column.minWidth ?? leastWidth, width)),
    };
    // While the pointer moves only the grid redraws; the owner hears of the result.
    setDraft(done ? null : next);
    if (done) change({ widths: next });
  };
  const firstSubtotal = shown.findIndex((column, index) => index > 0 && column.renderGroup);
  return {
    state,
    change,
    compact,
    shown,
    leading,
    layout,
    sorted,
    lines,
    /** Pixels, by index; a number where all lines are as high. Panels are measured. */
    lineHeight,
    /** Where the drawn lines stand; null while there are none. */
    rowWindow,
    details,
    resize,
    hasTotals: !compact && shown.some((column) => column.renderTotal),
    /** Position of the first subtotal of a group. */
    groupSpan: leading.length + (firstSubtotal < 0 ? shown.length : firstSubtotal),
    treeColumn: tree ? (tree.column ?? shown[0]?.id) : outline?.column,
    isTree:
      tree !== undefined || outline !== undefined || props.groups !== undefined || state.grouping.length > 0,
    toggle: (key: string) => change({ collapsed: toggled(state.collapsed, key) }),
    /** The rows with what was edited. */
    current: (rows: readonly Row[]) => overlaid(rows, props.overlay, rowKey),
  };
}

/** What the grid shows after hiding, filtering, sorting and grouping. */
export type GridModel<Row> = ReturnType<typeof useGridModel<Row>>;

/** Height of the first line in pixels, as the measure of a page. */
export const firstHeight = <Row>({ lineHeight }: GridModel<Row>): number =>
  Math.max(1, typeof lineHeight === 'number' ? lineHeight : lineHeight(0));

/** Height of all lines together, in pixels. */
export const heightOfLines = <Row>({ lines, lineHeight }: GridModel<Row>): number =>
  typeof lineHeight === 'number'
    ? lines.count * lineHeight
    : Array.from({ length: lines.count }, (_, line) => lineHeight(line)).reduce((sum, one) => sum + one, 0);
