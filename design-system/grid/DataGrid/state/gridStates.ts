import { frozenSide, orderColumns } from '../columns/columnLayout.ts';
import type { ColumnFilter, FrozenSide, GridColumn, GridState } from '../gridTypes.ts';

/** Next sort after a press on a heading: ascending, descending, none. `add` keeps the other keys (Shift). */
export function nextSort(sort: GridState['sort'], column: string, add: boolean): GridState['sort'] {
  const current = sort.find((key) => key.column === column)?.direction;
  const next = current === undefined ? 'asc' : current === 'asc' ? 'desc' : undefined;
  return withSort(sort, column, next, add);
}

/** The sort with one column's direction set, or taken out; `add` keeps the other keys. */
export function withSort(
  sort: GridState['sort'],
  column: string,
  direction: 'asc' | 'desc' | undefined,
  add: boolean,
): GridState['sort'] {
  if (!add) return direction === undefined ? [] : [{ column, direction }];
  if (direction === undefined) return sort.filter((key) => key.column !== column);
  const key = { column, direction };
  return sort.some((other) => other.column === column)
    ? sort.map((other) => (other.column === column ? key : other))
    : [...sort, key];
}

/** The state with a column's filter set; undefined takes it away. */
export function withFilter(
  filters: GridState['filters'],
  column: string,
  filter: ColumnFilter | undefined,
): GridState['filters'] {
  const { [column]: _, ...others } = filters;
  return filter ? { ...others, [column]: filter } : others;
}

/** Columns a column can trade places with: those that stand at the same side. */
function neighbours<Row>(
  columns: readonly GridColumn<Row>[],
  state: Pick<GridState, 'columnOrder' | 'hidden' | 'frozen'>,
  id: string,
): string[] {
  const column = columns.find((one) => one.id === id);
  if (!column) return [];
  const side = frozenSide(column, state.frozen);
  return orderColumns(columns, state.columnOrder).flatMap((one) =>
    frozenSide(one, state.frozen) === side && (one.id === id || !state.hidden.includes(one.id))
      ? [one.id]
      : [],
  );
}

/** The order with a column put before another at its side, or at the end of that side; undefined where nothing would move. */
export function moveBefore<Row>(
  columns: readonly GridColumn<Row>[],
  state: Pick<GridState, 'columnOrder' | 'hidden' | 'frozen'>,
  id: string,
  before: string | undefined,
): readonly string[] | undefined {
  const side = neighbours(columns, state, id);
  const at = side.indexOf(id);
  const target = before === undefined ? side.length : side.indexOf(before);
  if (at < 0 || target < 0 || target === at || target === at + 1) return undefined;
  const all = orderColumns(columns, state.columnOrder).map((one) => one.id);
  const others = all.filter((one) => one !== id);
  const last = side.at(-1);
  const index = before === undefined ? others.indexOf(last ?? '') + 1 : others.indexOf(before);
  return others.toSpliced(index, 0, id);
}

/** The order with a column one place further; undefined at the edge. */
export function moveStep<Row>(
  columns: readonly GridColumn<Row>[],
  state: Pick<GridState, 'columnOrder' | 'hidden' | 'frozen'>,
  id: string,
  step: -1 | 1,
): readonly string[] | undefined {
  const side = neighbours(columns, state, id);
  const at = side.indexOf(id);
  if (at + step < 0 || at + step >= side.length) return undefined;
  return moveBefore(columns, state, id, step < 0 ? side[at - 1] : side[at + 2]);
}

/** The frozen columns with one frozen at a side, or freed. */
export const withFrozen = (
  frozen: GridState['frozen'],
  column: string,
  side: FrozenSide | undefined,
): GridState['frozen'] => ({ ...frozen, [column]: side ?? 'none' });

/** The list with an entry in it, or out of it when it was there. */
export const toggled = (list: readonly string[], entry: string): readonly string[] =>
  list.includes(entry) ? list.filter((one) => one !== entry) : [...list, entry];
