import { areaEffect, areaTrend, type AreaTrend } from '#domain/overview';
import { sumMoney } from '#domain/money';
import { notFound } from '#server/contract/errors.ts';
import type { Result } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { ranges } from '#server/services/ranges/ranges.ts';
import type { CostView } from '../items/itemBriefRepository.ts';
import { readForesite } from '../foresite/readForesite.ts';
import { type AreaRows, readAreaRows } from './areaRepository.ts';

type Overview = Result<'getOverview'>;
type Foresite = Awaited<ReturnType<typeof readForesite>>;

/** What of the overview a caller sees (docs/product/overview.md). */
export type OverviewView = {
  cost: CostView;
  seesComponents: boolean;
  /** Whether items are named. */
  seesItems: boolean;
  widgets: { cost: boolean; component: boolean; estimate: boolean };
};

/** The area of a program over time, and the widgets that the caller may see; 404 where the project is not there. */
export async function readOverview(
  tx: TenantTx,
  projectId: number,
  today: string,
  { cost, seesComponents, seesItems, widgets }: OverviewView,
): Promise<Overview> {
  const rows = await readAreaRows(tx, projectId);
  if (!rows) throw notFound();
  const items = seesItems ? rows.items : rows.items.map(unnamed);
  const areaInput = { ...rows, items, today, byComponent: seesComponents };
  const area = await ranges.build(tx.tenantId, (rangeOf) => areaTrend(areaInput, rangeOf));
  const trend =
    widgets.cost || widgets.component ? await readForesite(tx, projectId, cost, today) : undefined;
  return {
    area,
    ...(seesComponents && { components: componentRows(rows, area, widgets.component ? trend : undefined) }),
    ...(widgets.cost && trend && { cost: costWidget(trend) }),
    ...(widgets.estimate && { estimate: await estimateWidget(tx, projectId, today, cost) }),
  };
}

/** An item as those who may not see items hear of it: what it does, and not what it is. */
const unnamed = ({ number: _number, name: _name, ...item }: AreaRows['items'][number]) => item;

const uncounted = { approved: null, pending_low: null, pending_high: null };

/** Each component with its area and what items do to it, and its cost where the caller may see that. */
function componentRows(
  { components }: AreaRows,
  area: AreaTrend,
  trend: Foresite | undefined,
): NonNullable<Overview['components']> {
  const reaches = new Map(area.pending_decisions.map((row) => [row.dimension_id, row]));
  return components.map(({ id, name, color_index, area: own, is_excluded, target_budget: target }) => {
    return {
      id,
      name,
      color_index,
      area: own,
      is_counted: !is_excluded,
      ...(is_excluded ? uncounted : areaEffect(reaches.get(id))),
      ...(trend && { ...componentCost(trend, id), target_cost: target }),
    };
  });
}

function componentCost(trend: Foresite, id: number) {
  const current = trend.current_milestone_id;
  const series = trend.series.find((one) => one.id === id);
  const amount = series?.points.find((point) => point.milestone_id === current)?.y ?? null;
  const reach = trend.pending_decisions.find((row) => row.dimension_id === id);
  return { current_cost: amount, forecast_cost: reach?.forecast ?? amount };
}

/** Where the cost stands against its budget. */
export function costWidget({
  target_budget,
  summary,
}: Pick<Foresite, 'target_budget' | 'summary'>): NonNullable<Overview['cost']> {
  const { program_value: _value, generated: _generated, ...position } = summary;
  return { target_budget, ...position };
}

/** The newest estimate by cost group system, each with what it was in the one before. */
async function estimateWidget(
  tx: TenantTx,
  projectId: number,
  today: string,
  cost: CostView,
): Promise<NonNullable<Overview['estimate']>> {
  const trend = await readForesite(tx, projectId, cost, today, {
    dimension: 'cost_group_system',
    seesRisks: false,
    seesEvents: false,
  });
  const milestone = (id: number | null) => trend.design_milestones.find((one) => one.id === id) ?? null;
  const amountAt = (points: Foresite['series'][number]['points'], id: number | null) =>
    sumMoney(points.filter((point) => point.milestone_id === id).map(({ y }) => y));
  const { current_milestone_id: current, previous_milestone_id: previous } = trend;
  const groups = trend.series.map(({ id, name, points }) => ({
    id,
    name,
    amount: amountAt(points, current),
    before: previous === null ? null : amountAt(points, previous),
  }));
  return {
    milestone: milestone(current),
    previous: milestone(previous),
    groups: groups.filter((group) => group.amount !== 0 || (group.before ?? 0) !== 0),
  };
}
