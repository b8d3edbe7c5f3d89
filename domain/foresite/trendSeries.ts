import { classifyMilestones, milestoneDate } from '#domain/milestones';
import { sumMoney } from '#domain/money';
import type { TrendPoint, TrendSeries } from './foresiteData.ts';
import type { ForesiteInput, InputMilestone } from './foresiteInput.ts';

/** Id of the synthetic series of owner costs (docs/product/foresite.md). */
export const OWNER_COSTS_ID = -3;

/** The estimates of a project, ready to draw. */
export interface EstimateTrend {
  series: TrendSeries[];
  owner_costs: TrendPoint[];
  /** A milestone's whole estimate in dollars. */
  totalOf: (milestoneId: number) => number;
  /** A member's estimate at a milestone in dollars; 0 where there is none. */
  amountOf: (milestoneId: number, memberId: number) => number;
}

type EstimateRows = Pick<
  ForesiteInput,
  'milestones' | 'components' | 'totals' | 'split' | 'owner_costs' | 'include_owner_costs'
>;

function ownerPoints(input: EstimateRows, estimated: readonly InputMilestone[]): TrendPoint[] {
  return estimated.flatMap((milestone) => {
    const rows = (input.owner_costs ?? []).filter((row) => row.milestone_id === milestone.id);
    if (rows.length === 0) return [];
    return [
      { x: milestoneDate(milestone), y: sumMoney(rows.map((row) => row.amount)), milestone_id: milestone.id },
    ];
  });
}

const bySplit = ({ split, components, totals }: EstimateRows) =>
  split ?? {
    members: components,
    totals: totals.map((total) => ({ ...total, member_id: total.component_id })),
  };

/**
 * One series a member of the dimension, with a point at each milestone that has an estimate (docs/product/foresite.md); owner costs
 * join as the series -3 when the project counts them. Members without any estimate are left out.
 */
export function estimateTrend(input: EstimateRows): EstimateTrend {
  const estimated = classifyMilestones(input.milestones).ordered.filter(
    (milestone) => milestone.has_estimate,
  );
  const amounts = new Map<string, number>();
  const { members, totals } = bySplit(input);
  for (const { milestone_id: milestone, member_id: member, amount } of totals) {
    const key = `${milestone}/${member}`;
    amounts.set(key, sumMoney([amounts.get(key), amount]));
  }
  const amountOf = (milestoneId: number, memberId: number) => amounts.get(`${milestoneId}/${memberId}`) ?? 0;
  const pointsOf = (memberId: number): TrendPoint[] =>
    estimated.map((milestone) => ({
      x: milestoneDate(milestone),
      y: amountOf(milestone.id, memberId),
      milestone_id: milestone.id,
    }));
  const drawn = members
    .filter(({ id }) => estimated.some((milestone) => amounts.has(`${milestone.id}/${id}`)))
    .map(({ id, name, color_index }) => ({ id, name, color_index, points: pointsOf(id) }));
  const ownerCosts = ownerPoints(input, estimated);
  const counted = input.include_owner_costs ? ownerCosts : [];
  const owner = { id: OWNER_COSTS_ID, name: 'Owner Costs', color_index: 10, points: counted };
  const series = counted.length > 0 ? [...drawn, owner] : drawn;
  const totalOf = (milestoneId: number) =>
    sumMoney(
      series.flatMap(({ points }) =>
        points.filter((point) => point.milestone_id === milestoneId).map((point) => point.y),
      ),
    );
  return { series, owner_costs: ownerCosts, totalOf, amountOf };
}
