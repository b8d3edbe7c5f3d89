import { compareDates, type IsoDate } from '#domain/dates';

/** What a design milestone is to the chart (docs/product/timeline.md). */
export const MILESTONE_TYPES = {
  current: { label: 'Current' },
  has_estimate: { label: 'Has estimate' },
  forecasted: { label: 'Forecasted' },
  pending: { label: 'Pending' },
} as const;

/** A design milestone's place on the chart. */
export type MilestoneType = keyof typeof MILESTONE_TYPES;

/** What the rules need of a milestone. */
export interface DatedMilestone {
  id: number;
  date: IsoDate;
  actual_date?: IsoDate | null | undefined;
  has_estimate: boolean;
}

/** The milestones in order of time, and the three that the chart hangs on. */
export interface ClassifiedMilestones<Milestone> {
  ordered: Milestone[];
  current: Milestone | null;
  previous: Milestone | null;
  forecasted: Milestone | null;
  typeOf: (id: number) => MilestoneType;
}

/** The day that counts: the actual one, else the planned one (docs/product/timeline.md). */
export function milestoneDate(milestone: Pick<DatedMilestone, 'date' | 'actual_date'>): IsoDate {
  return milestone.actual_date ?? milestone.date;
}

/**
 * Current is the latest milestone with an estimate; previous the one with an estimate before it; forecasted the first
 * after current without one, or the first of all while there is no estimate (docs/product/timeline.md). On the same day, ids decide.
 */
export function classifyMilestones<Milestone extends DatedMilestone>(
  milestones: readonly Milestone[],
): ClassifiedMilestones<Milestone> {
  const ordered = [...milestones].sort(
    (a, b) => compareDates(milestoneDate(a), milestoneDate(b)) || a.id - b.id,
  );
  const estimated = ordered.filter((milestone) => milestone.has_estimate);
  const current = estimated.at(-1) ?? null;
  const previous = estimated.at(-2) ?? null;
  const after = current ? ordered.slice(ordered.indexOf(current) + 1) : ordered;
  const forecasted = after[0] ?? null;
  const estimatedIds = new Set(estimated.map((milestone) => milestone.id));
  const typeOf = (id: number): MilestoneType => {
    if (id === current?.id) return 'current';
    if (id === forecasted?.id) return 'forecasted';
    return estimatedIds.has(id) ? 'has_estimate' : 'pending';
  };
  return { ordered, current, previous, forecasted, typeOf };
}
