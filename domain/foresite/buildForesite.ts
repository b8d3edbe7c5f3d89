import { formatCode } from '#domain/items';
import { classifyMilestones, milestoneDate } from '#domain/milestones';
import { fromCents, roundCents, sumMoney, toCents } from '#domain/money';
import { approvedSeries, splitApproved } from './approvedSeries.ts';
import { budgetAdjusted, programValue } from './budgetAdjusted.ts';
import type { ForesiteData, PendingDecision } from './foresiteData.ts';
import type { ForesiteInput, GeneratedTotals, InputItem } from './foresiteInput.ts';
import { byComponent, byMember, homeOf } from './itemsByMember.ts';
import { pendingDecision } from './pendingDecisions.ts';
import { packingBudget } from './packingBudget.ts';
import { pendingRange, type RangeOf } from './pendingRange.ts';
import { riskRows } from './riskBand.ts';
import { targetGap } from './targetState.ts';
import { estimateTrend, type EstimateTrend } from './trendSeries.ts';

/** Ranges that share one budget. */
function withBudget(): RangeOf {
  const budget = packingBudget();
  return (items) => pendingRange(items, budget);
}

/** Sum of the costs of items in dollars. */
function costOf(items: readonly InputItem[]): number {
  return sumMoney(items.map((item) => item.cost));
}

/** The item with its amounts as numbers, so that texts from a database are read only once. */
function inNumbers(item: InputItem): InputItem {
  const limits = { lower_limit: Number(item.lower_limit), upper_limit: Number(item.upper_limit) };
  return { ...item, ...limits, cost: roundCents(item.cost) };
}

function generatedTotals(items: readonly InputItem[]): GeneratedTotals {
  const total = (status: string) => {
    const found = items.filter((item) => item.status === status);
    return { count: found.length, cost: costOf(found) };
  };
  return { approved: total('APPROVED'), rejected: total('REJECTED'), pending: total('PENDING') };
}

/** One row for the project, then one for each member that has an estimate or items that are not in one. */
function pendingDecisions(
  input: ForesiteInput,
  trend: EstimateTrend,
  currentId: number,
  forecast: number,
  open: readonly InputItem[],
  rangeOf: RangeOf,
): PendingDecision[] {
  const pending = input.items.filter((item) => item.status === 'PENDING');
  const [pendingOf, openOf] = [byMember(input, pending), byMember(input, open)];
  const drawn = new Set(trend.series.map((series) => series.id));
  const all: readonly { id: number }[] = input.split?.members ?? input.components;
  const members = all.filter(({ id }) => drawn.has(id) || pendingOf(id).length > 0 || openOf(id).length > 0);
  const rows = members.map(({ id }) => {
    const approved = costOf(openOf(id));
    const ofMember = sumMoney([trend.amountOf(currentId, id), approved]);
    return pendingDecision(id, { forecast: ofMember, approved }, pendingOf(id), rangeOf);
  });
  return [pendingDecision(null, { forecast, approved: costOf(open) }, pending, rangeOf), ...rows];
}

function presentMilestones(input: ForesiteInput, trend: EstimateTrend): ForesiteData['design_milestones'] {
  const { ordered, typeOf } = classifyMilestones(input.milestones);
  return ordered.map((milestone) => ({
    id: milestone.id,
    code: formatCode('milestone', milestone.number),
    name: milestone.name,
    date: milestoneDate(milestone),
    has_estimate: milestone.has_estimate,
    type: typeOf(milestone.id),
    total: milestone.has_estimate ? trend.totalOf(milestone.id) : null,
  }));
}

/**
 * Everything the ForeSite screen shows, from plain rows (docs/product/foresite.md). While no milestone has an
 * estimate there is no forecast: its figures are null and there are no pending rows. Throws RuleError for amounts that
 * are no numbers or too large. The ranges of a request share one budget.
 */
export function buildForesite<EventType extends string>(
  rows: ForesiteInput<EventType>,
  rangeOf: RangeOf = withBudget(),
): ForesiteData<EventType> {
  const input = { ...rows, items: rows.items.map(inNumbers) };
  const { current, previous, forecasted } = classifyMilestones(input.milestones);
  const trend = estimateTrend(input);
  const approved = input.items.filter((item) => item.status === 'APPROVED');
  const { estimated, open } = splitApproved(approved, current && milestoneDate(current));
  const currentEstimate = current && trend.totalOf(current.id);
  const forecast = currentEstimate === null ? null : sumMoney([currentEstimate, costOf(open)]);
  const decisions =
    current === null || forecast === null
      ? []
      : pendingDecisions(input, trend, current.id, forecast, open, rangeOf);
  const events = [...input.contract_events].sort((a, b) =>
    a.date < b.date ? -1 : a.date > b.date ? 1 : a.id - b.id,
  );
  const target = input.target_budget === null ? null : fromCents(toCents(input.target_budget));
  return {
    today: input.today,
    dimension: input.split?.dimension ?? 'components',
    series: trend.series,
    design_milestones: presentMilestones(input, trend),
    other_milestones: events.map(({ id, type, number, name, date }) => ({
      id,
      type,
      code: formatCode('contract_event', number),
      name,
      date,
    })),
    pending_decisions: decisions,
    approved_series: approvedSeries(open, input.today),
    estimated_approved_series: approvedSeries(estimated, input.today),
    current_milestone_id: current?.id ?? null,
    previous_milestone_id: previous?.id ?? null,
    forecasted_milestone_id: forecasted?.id ?? null,
    target_budget: target,
    area: input.area,
    completion_date: input.completion_date,
    owner_costs: trend.owner_costs,
    ...(input.risks && { risks: riskRows(input.risks, target, homeOf(input)) }),
    budget_adjusted: budgetAdjusted(input, approved, byComponent(input, approved)),
    summary: {
      program_value: programValue(input),
      current_estimate: currentEstimate,
      approved: costOf(open),
      forecast,
      ...targetGap(forecast, target, input.tolerance),
      pending_low: decisions[0]?.low ?? null,
      pending_high: decisions[0]?.high ?? null,
      is_exact: decisions.every((decision) => decision.is_exact),
      generated: input.generated ?? generatedTotals(input.items),
    },
  };
}
