import type { EntryTotals } from '#shared/entry';
import type { EntryRow } from './entryRows.ts';

type Counted = Pick<EntryRow, 'status' | 'value' | 'original_value'>;

const sumOf = (rows: readonly Counted[], field: 'value' | 'original_value') =>
  rows.reduce((sum, row) => sum + (row[field] ?? 0), 0);

/** How many risks are active and closed, and the values that stand in the active ones. */
export function riskTotals(rows: readonly Counted[]): EntryTotals {
  const active = rows.filter(({ status }) => status !== 'CLOSED');
  return {
    counts: `${active.length} active, ${rows.length - active.length} closed`,
    sums: [
      { label: 'Dollar Value of active', amount: sumOf(active, 'value') },
      { label: 'Original', amount: sumOf(active, 'original_value') },
    ],
  };
}
