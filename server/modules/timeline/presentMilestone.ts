import { formatCode } from '#domain/items';
import { classifyMilestones } from '#domain/milestones';
import { sumMoney } from '#domain/money';
import type { Result } from '#server/contract/handlers.ts';
import type { MilestoneRow } from './milestoneRepository.ts';

/** The milestones in order of time, each with its place on the chart; what their estimates come to is ForeSite's. */
export function presentMilestones(
  rows: readonly MilestoneRow[],
  seesTotals: boolean,
): Result<'listMilestones'> {
  const { ordered, typeOf } = classifyMilestones(rows);
  const results = ordered.map(({ totals, ...row }) => ({
    ...row,
    code: formatCode('milestone', row.number),
    type: typeOf(row.id),
    total: seesTotals && row.has_estimate ? sumMoney(totals.map(({ amount }) => amount)) : null,
    milestone_components_totals: (seesTotals ? totals : []).map(({ component_id, amount }) => ({
      component_id,
      total: Number(amount),
    })),
  }));
  return { count: results.length, results };
}
