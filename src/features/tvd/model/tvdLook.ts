import { definePageSetup, type Look, readLook } from '#shared/look';
import * as t from '../texts.ts';

/** The columns that stand beside the name of a row, in their usual order. */
export const TVD_COLUMNS = {
  target: t.target,
  stretch: t.stretchGoal,
  current: t.current,
  approved: t.approved,
  pending: t.pending,
  forecast: t.forecast,
  bar: t.vsTarget,
  gap: t.gap,
  target_state: t.state,
} as const;

/** A column that may be moved and left out. */
export type TvdColumn = keyof typeof TVD_COLUMNS;

/** Which columns a person sees, and in what order. */
export const tvdSetup = definePageSetup<Look<TvdColumn>>('tvd', 'tvd.columns', (stored) =>
  readLook(TVD_COLUMNS, stored),
);

/** The grid's own edges and its scroll bar, in pixels. */
const edges = 17;

/** How wide a place has to be for all columns side by side, in pixels, once those that shrink have given way. */
export const leastRoom = (columns: readonly { width: number; shrinksTo?: number | undefined }[]): number =>
  columns.reduce((sum, { width, shrinksTo = width }) => sum + shrinksTo, edges);

/**
 * The look of a window that is too narrow for all columns: where the usual order stands, what says how the row does comes right
 * after its target, and what leads to it follows and takes panning. An order of somebody's own stays.
 */
export function narrowLook(look: Look<TvdColumn>): Look<TvdColumn> {
  const usual = Object.keys(TVD_COLUMNS) as TvdColumn[];
  if (look.order.join() !== usual.join()) return look;
  const first: TvdColumn[] = ['target', 'stretch', 'forecast', 'gap', 'target_state'];
  return { ...look, order: [...first, ...usual.filter((column) => !first.includes(column))] };
}

/** Columns as a look has them; one that no look knows, as the name of a row, stays first. */
export function columnsInLook<Column extends { id: string }>(
  columns: readonly Column[],
  { order, hidden }: Look<TvdColumn>,
): Column[] {
  const place = ({ id }: Column) => order.findIndex((one) => one === id);
  return columns
    .filter(({ id }) => !hidden.some((one) => one === id))
    .toSorted((a, b) => place(a) - place(b));
}
