import type { FrozenSide, GridColumn, GridState } from '../gridTypes.ts';

/** Least width of a column in pixels, where it says nothing else. */
export const leastWidth = 48;
/** What frozen columns leave to the others, so that a narrow grid can still be read, px. */
const usualRoom = 120;

/** A cell before the data: the box that chooses a row, the button that opens its panel. */
export type Leading = 'select' | 'detail';
const leadingWidths: Record<Leading, number> = { select: 40, detail: 36 };

/** The side at which a column stays: the person's choice, else its own. */
export function frozenSide(
  column: Pick<GridColumn<never>, 'id' | 'frozen'>,
  frozen: GridState['frozen'],
): FrozenSide | undefined {
  const chosen = frozen[column.id];
  if (chosen !== undefined) return chosen === 'none' ? undefined : chosen;
  return column.frozen === true ? 'start' : column.frozen || undefined;
}

/** All columns in the stored order. A column that is newer than that order keeps its own place among its neighbours. */
export function orderColumns<Row>(
  columns: readonly GridColumn<Row>[],
  order: readonly string[],
): readonly GridColumn<Row>[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const known = order.flatMap((id) => byId.get(id) ?? []);
  const named = new Set(known);
  const all = [...known];
  for (const [index, column] of columns.entries())
    if (!named.has(column)) all.splice(Math.min(index, all.length), 0, column);
  return all;
}

/** A column with its width in pixels, in its place. */
export interface SizedColumn {
  size: number;
  /** Takes room that is left: it may, and nobody chose its width. */
  grows: boolean;
  /** Pixels that it gives way to where room is short; undefined for one that holds its width. */
  shrinksTo?: number | undefined;
  /** Frozen ones at the start give way for it where the grid scrolls. */
  inSight?: boolean | undefined;
  /** Takes the room in which only a part of a column would be seen. */
  evens?: boolean | undefined;
  side: FrozenSide | undefined;
}

/** Where the columns stand, in pixels by position; the leading cells are the first positions. */
export interface ColumnLayout {
  widths: readonly number[];
  /** Distance from the start, by position. */
  starts: readonly number[];
  /** Sum of the widths. */
  width: number;
  /** How many positions stay at the start and at the end. */
  startCount: number;
  endCount: number;
  startWidth: number;
  endWidth: number;
}

const sumOf = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0);

/**
 * The columns' widths, those that shrink with each its part of what is missing. Where even that would not do, all hold their width:
 * the grid scrolls either way, and nothing is cut for it.
 */
function shrink(columns: readonly SizedColumn[], room: number): readonly number[] {
  const wanted = columns.map(({ size }) => size);
  const gives = columns.map(({ size, shrinksTo = size }) => Math.max(0, size - shrinksTo));
  const missing = sumOf(wanted) - room;
  const all = sumOf(gives);
  if (missing <= 0 || missing > all) return wanted;
  return wanted.map((size, index) => size - Math.ceil(((gives[index] ?? 0) * missing) / all));
}

/**
 * The columns' widths where the grid scrolls: frozen ones at the start that shrink give way so that those which are to be in sight are, as
 * many as can be, else to stay beside what scrolls, if that is enough. `room` is what is there beside the frozen ones at the end.
 */
function shrinkFrozen(columns: readonly SizedColumn[], room: number, leastRoom: number): readonly number[] {
  const frozen = columns.filter(({ side }) => side === 'start');
  const scrolled = columns.filter(({ side }) => side === undefined);
  const least = sumOf(frozen.map(({ size, shrinksTo = size }) => Math.min(size, shrinksTo)));
  const beside = scrolled
    .flatMap(({ inSight }, last) => (inSight ? [scrolled.slice(0, last + 1)] : []))
    .map((seen) => room - Math.max(leastRoom, sumOf(seen.map(({ size }) => size))))
    .findLast((rest) => rest >= least);
  const kept = shrink(frozen, beside ?? room - leastRoom);
  let next = 0;
  return columns.map(({ side, size }) => (side === 'start' ? (kept[next++] ?? size) : size));
}

/** The widths with what would show a part of a column of `room` given to the one that takes it, where that one is seen whole. */
function evenOut(columns: readonly SizedColumn[], sizes: readonly number[], room: number): readonly number[] {
  const taking = columns.findIndex(({ evens, side }) => evens && side !== 'end');
  const scrolled = columns.filter(({ side }) => side !== 'end').length;
  let whole = 0;
  let seen = 0;
  while (seen < scrolled && whole + (sizes[seen] ?? 0) <= room) whole += sizes[seen++] ?? 0;
  if (taking === -1 || taking >= seen) return sizes;
  return sizes.map((size, index) => (index === taking ? size + room - whole : size));
}

/**
 * Where the columns stand. Room that is left of `available` goes to untouched columns that grow; where it is short, untouched columns
 * that shrink give way first: all of them if they then fit, else the frozen ones at the start if they then stay; and else the last
 * of those scroll with the others.
 */
export function layoutColumns(
  columns: readonly SizedColumn[],
  leading: readonly Leading[],
  available = 0,
): ColumnLayout {
  const before = sumOf(leading.map((kind) => leadingWidths[kind]));
  const fitted = shrink(columns, available - before);
  const endSize = sumOf(columns.filter(({ side }) => side === 'end').map(({ size }) => size));
  const fits = available === 0 || before + sumOf(fitted) <= available;
  // Where no part of a column is to be seen, frozen ones leave room for a whole one.
  const first = columns.some(({ evens }) => evens)
    ? columns.find(({ side }) => side === undefined)
    : undefined;
  const leastRoom = Math.max(usualRoom, first?.size ?? 0);
  const between = available - before - endSize;
  const sizes = fits ? fitted : evenOut(columns, shrinkFrozen(columns, between, leastRoom), between);
  const fixed = [...leading.map((kind) => leadingWidths[kind]), ...sizes];
  // A width chosen by hand holds; only untouched columns stretch.
  const growing = columns.flatMap((column, index) => (column.grows ? [index + leading.length] : []));
  const spare = Math.max(0, available - sumOf(fixed));
  const share = growing.length === 0 ? 0 : Math.floor(spare / growing.length);
  const last = growing.at(-1);
  const widths = fixed.map((width, position) =>
    position === last
      ? width + spare - share * (growing.length - 1)
      : width + (growing.includes(position) ? share : 0),
  );
  const starts: number[] = [];
  let width = 0;
  for (const own of widths) {
    starts.push(width);
    width += own;
  }
  const endCount = columns.filter(({ side }) => side === 'end').length;
  const endStart = starts[widths.length - endCount] ?? width;
  const endWidth = width - endStart;
  const asked = leading.length + columns.filter(({ side }) => side === 'start').length;
  // Columns that all fit have nothing to stay beside.
  const room = available === 0 || width <= available ? Infinity : available - endWidth - leastRoom;
  const fitting = starts.findLastIndex((start, position) => position <= asked && start <= room);
  const startCount = Math.min(asked, Math.max(leading.length, fitting));
  return {
    widths,
    starts,
    width,
    startCount,
    endCount,
    startWidth: starts[startCount] ?? width,
    endWidth,
  };
}
