import type { GridColumn, GridState } from './gridTypes.ts';

const selectWidth = 40;
const leastWidth = 48;

/** Columns in the order they stand: frozen ones first, hidden ones out. Unknown ids of a stored state are passed over. */
export function arrangeColumns<Row>(
  columns: readonly GridColumn<Row>[],
  order: readonly string[],
  hidden: readonly string[],
): readonly GridColumn<Row>[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const known = order.flatMap((id) => byId.get(id) ?? []);
  const named = new Set(known);
  // A column that is newer than the stored order keeps its own place among its neighbours.
  const all = [...known];
  for (const [index, column] of columns.entries())
    if (!named.has(column)) all.splice(Math.min(index, all.length), 0, column);
  const shown = all.filter((column) => column.hideable === false || !hidden.includes(column.id));
  return [...shown.filter((column) => column.frozen), ...shown.filter((column) => !column.frozen)];
}

/** Width in pixels: the person's, if it is one, else the column's own; never below the least. */
export function columnWidth(
  column: Pick<GridColumn<never>, 'id' | 'width' | 'minWidth'>,
  widths: GridState['widths'],
): number {
  const own = widths[column.id];
  const width = own !== undefined && Number.isFinite(own) ? own : column.width;
  return Math.round(Math.max(column.minWidth ?? leastWidth, width));
}

/** Where the visible columns stand, in pixels. */
export interface ColumnLayout {
  /** For `grid-template-columns`. */
  template: string;
  /** Sum of the widths in pixels. */
  width: number;
  /** Left edge of each frozen column, selection included. */
  starts: readonly number[];
  frozenWidth: number;
}

/** Where the columns stand, in pixels. */
export function layoutColumns(
  columns: readonly GridColumn<never>[],
  widths: GridState['widths'],
  selectable: boolean,
): ColumnLayout {
  const tracks: string[] = selectable ? [`${selectWidth}px`] : [];
  const starts: number[] = selectable ? [0] : [];
  let frozenWidth = selectable ? selectWidth : 0;
  let width = frozenWidth;
  for (const column of columns) {
    const own = columnWidth(column, widths);
    // A width chosen by hand holds; only untouched columns stretch.
    tracks.push(column.grow && widths[column.id] === undefined ? `minmax(${own}px, 1fr)` : `${own}px`);
    if (column.frozen) {
      starts.push(frozenWidth);
      frozenWidth += own;
    }
    width += own;
  }
  const stretches = tracks.some((track) => track.startsWith('minmax'));
  return { template: stretches ? tracks.join(' ') : `${tracks.join(' ')} 1fr`, width, starts, frozenWidth };
}

/** Next sort after a press on a heading: ascending, descending, none. `add` keeps the other keys (Shift). */
export function nextSort(sort: GridState['sort'], column: string, add: boolean): GridState['sort'] {
  const current = sort.find((key) => key.column === column)?.direction;
  const next = current === undefined ? 'asc' : current === 'asc' ? 'desc' : undefined;
  if (!add) return next === undefined ? [] : [{ column, direction: next }];
  if (next === undefined) return sort.filter((key) => key.column !== column);
  if (current === undefined) return [...sort, { column, direction: next }];
  return sort.map((key) => (key.column === column ? { column, direction: next } : key));
}

/** Drops what a stored state says about columns that do not exist, and widths that are no number of pixels. */
export function acceptGridState(state: Partial<GridState>, columns: readonly GridColumn<never>[]): GridState {
  const known = new Set(columns.map((column) => column.id));
  const widths = Object.entries(state.widths ?? {}).filter(
    ([id, width]) => known.has(id) && Number.isFinite(width) && width > 0,
  );
  return {
    columnOrder: (state.columnOrder ?? []).filter((id) => known.has(id)),
    widths: Object.fromEntries(widths),
    hidden: (state.hidden ?? []).filter((id) => known.has(id)),
    sort: (state.sort ?? []).filter((key) => known.has(key.column)),
  };
}
