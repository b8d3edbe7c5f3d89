import { definePageSetup, type Look, readLook } from '#shared/look';

/** The columns that stand beside the name of a row, in their usual order. */
export const TVD_COLUMNS = {
  target: 'Target',
  stretch: 'Stretch goal',
  current: 'Current',
  approved: 'Approved',
  pending: 'Pending',
  forecast: 'Forecast',
  bar: 'Against target',
  gap: 'Gap',
  target_state: 'State',
} as const;

/** A column that may be moved and left out. */
export type TvdColumn = keyof typeof TVD_COLUMNS;

/** Which columns a person sees, and in what order. */
export const tvdSetup = definePageSetup<Look<TvdColumn>>('tvd', 'tvd.columns', (stored) =>
  readLook(TVD_COLUMNS, stored),
);

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
