import { type ForesiteData, type TargetGap, targetGap } from '#domain/foresite';
import { subtractMoney, sumMoney } from '#domain/money';

/** Who answers for a row. */
export interface TargetOwner {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  avatar_url?: string | null;
}

/** A target as it is kept, in dollars; null where none is set. */
export interface MemberTarget {
  member_id: number;
  name: string;
  target: number | null;
  stretch: number | null;
  /** Of the row that is edited here; 0 where there is none yet. */
  version: number;
  /** Who answers for it. */
  owner: TargetOwner | null;
  /** Why the target is what it is. */
  note: string;
}

/** A member against its target, in dollars. `low` and `high` are what pending items still change, 0 where nothing. */
export interface TvdRow extends TargetGap {
  id: number;
  name: string;
  color_index: number;
  target: number | null;
  stretch: number | null;
  version: number;
  owner: TargetOwner | null;
  note: string;
  /** In the estimates of the milestones, in their order; null before it was estimated. */
  trend: (number | null)[];
  current: number | null;
  approved: number;
  forecast: number | null;
  low: number;
  high: number;
  items_count: number;
}

/** A member of the dimension as it is drawn. */
type Member = Pick<TvdRow, 'id' | 'name' | 'color_index'>;

/** Milestones with an estimate, the earliest first. */
export const estimatedMilestones = ({
  design_milestones: milestones,
}: Pick<ForesiteData, 'design_milestones'>): { id: number; name: string }[] =>
  milestones
    .filter((milestone) => milestone.has_estimate)
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .map(({ id, name }) => ({ id, name }));

/** A target of zero is none (docs/product/tvd.md). */
const set = (amount: number | null): number | null => (amount === 0 ? null : amount);

/**
 * Every member of the dimension that has cost, items or a target, in the order of `named`. `tolerance` is the share above
 * a target that is let pass.
 */
export function tvdRows(
  data: Pick<ForesiteData, 'series' | 'pending_decisions' | 'current_milestone_id' | 'design_milestones'>,
  named: readonly Member[],
  targets: readonly MemberTarget[],
  tolerance: number,
): TvdRow[] {
  const kept = new Map(targets.map((row) => [row.member_id, row]));
  const decisions = new Map(data.pending_decisions.map((row) => [row.dimension_id, row]));
  const series = new Map(data.series.map((row) => [row.id, row]));
  const members = new Map<number, Member>();
  for (const { id, name, color_index } of [...named, ...data.series])
    members.set(id, { id, name, color_index });
  for (const { member_id: id, name } of targets)
    if (!members.has(id)) members.set(id, { id, name, color_index: 10 });
  const milestones = estimatedMilestones(data);
  const rows = [...members.values()].map((member): TvdRow => {
    const decision = decisions.get(member.id);
    const own = kept.get(member.id);
    const costs = new Map(series.get(member.id)?.points.map((point) => [point.milestone_id, point.y]));
    const current = costs.get(data.current_milestone_id ?? 0) ?? null;
    const forecast = decision?.forecast ?? current;
    const target = set(own?.target ?? null);
    return {
      ...member,
      target,
      stretch: set(own?.stretch ?? null),
      version: own?.version ?? 0,
      owner: own?.owner ?? null,
      note: own?.note ?? '',
      trend: milestones.map(({ id }) => costs.get(id) ?? null),
      current,
      approved: decision?.approved ?? 0,
      forecast,
      low: decision ? subtractMoney(decision.low, decision.forecast) : 0,
      high: decision ? subtractMoney(decision.high, decision.forecast) : 0,
      items_count: decision?.items_count ?? 0,
      ...targetGap(forecast, target, tolerance),
    };
  });
  return rows.filter(
    ({ current, forecast, target, stretch, owner, items_count: count }) =>
      (current ?? 0) !== 0 ||
      (forecast ?? 0) !== 0 ||
      count > 0 ||
      target !== null ||
      stretch !== null ||
      owner !== null,
  );
}

const sum = (amounts: readonly (number | null)[]): number | null => {
  const given = amounts.filter((amount) => amount !== null);
  return given.length === 0 ? null : sumMoney(given);
};

/**
 * What the rows come to together against `budget`, with how much of the budget is given out as targets, and what pending items
 * may still change of all: one of each group over all rows, so not the sum of what they may change of each.
 */
export function tvdTotal(
  rows: readonly TvdRow[],
  {
    target_budget: budget,
    pending_decisions: decisions,
  }: Pick<ForesiteData, 'target_budget' | 'pending_decisions'>,
  tolerance: number,
): TargetGap &
  Record<'target' | 'given_out' | 'stretch' | 'current' | 'forecast', number | null> &
  Record<'approved' | 'low' | 'high', number> {
  const all = decisions.find(({ dimension_id: id }) => id === null);
  const forecast = sum(rows.map((row) => row.forecast));
  const givenOut = sum(rows.map((row) => row.target));
  const target = budget ?? givenOut;
  return {
    target,
    given_out: givenOut,
    stretch: sum(rows.map((row) => row.stretch)),
    current: sum(rows.map((row) => row.current)),
    approved: sum(rows.map((row) => row.approved)) ?? 0,
    forecast,
    low: all ? subtractMoney(all.low, all.forecast) : 0,
    high: all ? subtractMoney(all.high, all.forecast) : 0,
    ...targetGap(forecast, target, tolerance),
  };
}
