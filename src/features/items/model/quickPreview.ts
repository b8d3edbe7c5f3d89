import { sumMoney } from '#domain/money';
import type { PreviewInput } from '#shared/foresite';
import { changedFields, isBlankRow, quickCost, type QuickRow } from './quickRows.ts';

/** Dollars that an item costs by its subtotal, while it takes the project's markups as they are. */
export type MarkUp = (subtotal: number) => number;

/** What a row would cost: a new one with the project's markups, else as saved or as typed with the markups that it had until now. */
function costOf(row: QuickRow, markUp: MarkUp): number {
  const typed = quickCost(row) ?? 0;
  const { sub_item: sub, cost } = row;
  if (row.id === null) return markUp(typed);
  if (typed === cost || !sub || !sub.extension || cost === null) return typed;
  return sumMoney([(typed * cost) / sub.extension]);
}

const limits = (row: QuickRow) => ({
  lower_limit: row.lower_limit ?? 0,
  upper_limit: row.upper_limit ?? 0,
  component_id: row.component === null ? null : Number(row.component),
});

/** What the unsaved rows would do, as the preview asks for it; undefined where they touch no money. */
export function toPreview(
  rows: readonly QuickRow[],
  saved: ReadonlyMap<string, QuickRow>,
  removed: readonly QuickRow[],
  markUp: MarkUp,
): PreviewInput | undefined {
  const change: NonNullable<PreviewInput['change']> = [];
  const add: NonNullable<PreviewInput['add']> = [];
  const pending: number[] = [];
  const leaveOut = removed.flatMap(({ id, key }) =>
    id !== null && saved.get(key)?.status === 'PENDING' ? [id] : [],
  );
  for (const row of rows) {
    if (isBlankRow(row)) continue;
    if (row.id === null) {
      if (row.status === 'PENDING') add.push({ cost: costOf(row, markUp), ...limits(row) });
      continue;
    }
    const base = saved.get(row.key);
    if (!base || changedFields(row, base).length === 0) continue;
    if (base.status === 'PENDING' && row.status !== 'PENDING') leaveOut.push(row.id);
    else if (base.status !== 'PENDING' && row.status === 'PENDING') pending.push(row.id);
    else if (row.status === 'PENDING' && (costOf(row, markUp) !== costOf(base, markUp) || moves(row, base)))
      change.push({ id: row.id, cost: costOf(row, markUp), ...limits(row) });
  }
  const input = {
    ...(change.length > 0 && { change }),
    ...(add.length > 0 && { add: add.length > mostEntries ? summedUp(add) : add }),
    ...(pending.length > 0 && { pending }),
    ...(leaveOut.length > 0 && { leave_out: leaveOut }),
  };
  const entries = change.length + (input.add?.length ?? 0) + pending.length + leaveOut.length;
  return entries === 0 || entries > mostEntries ? undefined : input;
}

/** Entries that a preview takes. */
const mostEntries = 500;

type Addition = NonNullable<PreviewInput['add']>[number];

/**
 * Additions of one component with the same limits as one: with costs of one sign their forecast, low and high are the sums
 * of theirs, because none of them excludes another.
 */
function summedUp(all: readonly Addition[]): Addition[] {
  const groups = new Map<string, Addition[]>();
  for (const one of all) {
    const { cost, ...rest } = one;
    const key = `${cost < 0} ${JSON.stringify(rest)}`;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()].map((group) => ({
    ...(group[0] as Addition),
    cost: sumMoney(group.map(({ cost }) => cost)),
  }));
}

const moves = (row: QuickRow, base: QuickRow) => JSON.stringify(limits(row)) !== JSON.stringify(limits(base));
