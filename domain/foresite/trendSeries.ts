import { classifyMilestones, milestoneDate } from '#domain/milestones';
import { sumMoney } from '#domain/money';
import type { TrendPoint, TrendSeries } from './foresiteData.ts';
import type { ForesiteInput, InputMilestone } from './foresiteInput.ts';

/** Id of the synthetic series of owner costs (spec §9). */
export const OWNER_COSTS_ID = -3;

/** The estimates of a project, ready to draw. */
export interface EstimateTrend {
  series: TrendSeries[];
  owner_costs: TrendPoint[];
  /** A milestone's whole estimate in dollars. */
  totalOf: (milestoneId: number) => number;
  /** A component's estimate at a milestone in dollars; 0 where there is none. */
  amountOf: (milestoneId: number, componentId: number) => number;
}

type EstimateRows = Pick<
  ForesiteInput,
  'milestones' | 'components' | 'totals' | 'owner_costs' | 'include_owner_costs'
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

/**
 * One series a component, with a point at each milestone that has an estimate (decisions §4); owner costs join as the
 * series -3 when the project counts them. Components without any estimate are left out.
 */
export function estimateTrend(input: EstimateRows): EstimateTrend {
  const estimated = classifyMilestones(input.milestones).ordered.filter(
    (milestone) => milestone.has_estimate,
  );
  const amounts = new Map<string, number>();
  for (const { milestone_id: milestone, component_id: component, amount } of input.totals) {
    const key = `${milestone}/${component}`;
    amounts.set(key, sumMoney([amounts.get(key), amount]));
  }
  const amountOf = (milestoneId: number, componentId: number) =>
    amounts.get(`${milestoneId}/${componentId}`) ?? 0;
  const pointsOf = (componentId: number): TrendPoint[] =>
    estimated.map((milestone) => ({
      x: milestoneDate(milestone),
      y: amountOf(milestone.id, componentId),
      milestone_id: milestone.id,
    }));
  const components = input.components
    .filter(({ id }) => estimated.some((milestone) => amounts.has(`${milestone.id}/${id}`)))
    .map(({ id, name, color_index }) => ({ id, name, color_index, points: pointsOf(id) }));
  const ownerCosts = ownerPoints(input, estimated);
  const counted = input.include_owner_costs ? ownerCosts : [];
  const owner = { id: OWNER_COSTS_ID, name: 'Owner Costs', color_index: 10, points: counted };
  const series = counted.length > 0 ? [...components, owner] : components;
  const totalOf = (milestoneId: number) =>
    sumMoney(
      series.flatMap(({ points }) =>
        points.filter((point) => point.milestone_id === milestoneId).map((point) => point.y),
      ),
    );
  return { series, owner_costs: ownerCosts, totalOf, amountOf };
}
