import type { EntryTotals } from '#shared/entry';
import * as t from '../texts.ts';
import type { EntryRow } from './entryRows.ts';

type Counted = Pick<EntryRow, 'status' | 'value' | 'original_value'>;

const sumOf = (rows: readonly Counted[], field: 'value' | 'original_value') =>
  rows.reduce((sum, row) => sum + (row[field] ?? 0), 0);

/** How many risks are active and closed, and the values that stand in the active ones. */
export function riskTotals(rows: readonly Counted[]): EntryTotals {
  const active = rows.filter(({ status }) => status !== 'CLOSED');
  return {
    counts: t.lengthActiveLength2Closed(active.length, rows.length - active.length),
    sums: [
      { label: t.dollarValueOfActive, amount: sumOf(active, 'value') },
      { label: t.original, amount: sumOf(active, 'original_value') },
    ],
  };
}
