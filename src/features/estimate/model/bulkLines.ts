import { splitLine, type SplitShare } from '#domain/estimate';
import { formatNumber } from '#domain/money';
import type { EstimateLineBatch } from '../estimateQueries.ts';
import * as t from '../texts.ts';
import { fieldsOf, type LineRow } from './lineBatch.ts';

/** `1 line`, `1,250 lines`. */
export const linesOf = (count: number): string => `${formatNumber(count)} ${t.lineWord(count)}`;

/** What is done to many lines in one change set. */
export type LinePlan = Pick<EstimateLineBatch, 'creates' | 'updates'>;

const saved = (rows: readonly LineRow[]) =>
  rows.flatMap((row) => (row.id === null ? [] : [{ ...row, id: row.id }]));
const numberOf = (id: string | null) => (id === null ? null : Number(id));

/** Gives lines another cost group; those that have it already are left alone. */
export const recodePlan = (rows: readonly LineRow[], group: number | null): LinePlan => ({
  updates: saved(rows)
    .filter(({ cost_group_id: id }) => numberOf(id) !== group)
    .map(({ id, version }) => ({ id, if_version: version, cost_group_id: group })),
});

/** Shares lines out over components: each stays with its own component, else with the first that gets a share, and the rest are new lines. */
export function splitPlan(rows: readonly LineRow[], shares: readonly SplitShare[]): LinePlan {
  const updates: NonNullable<LinePlan['updates']> = [];
  const creates: NonNullable<LinePlan['creates']> = [];
  for (const row of saved(rows)) {
    const parts = splitLine(row, shares);
    const staying = Math.max(
      0,
      parts.findIndex((part) => part.component_id === numberOf(row.component_id)),
    );
    parts.forEach((part, at) => {
      if (at === staying) updates.push({ id: row.id, if_version: row.version, ...part });
      else creates.push({ ...fieldsOf(row), ...part, part_of: row.id });
    });
  }
  return { updates, creates };
}
