import * as t from '../texts.ts';
import type { Foresite, TrendMeasure } from './costTrendTypes.ts';

type Milestone = Foresite['design_milestones'][number];

/** One layer of the stack with its amount at each milestone: dollars, or area units in GSF mode. */
export interface StackMember {
  id: string;
  name: string;
  color: number;
  amounts: ReadonlyMap<number, number>;
}

/** Milestones that have a column, and the members stacked in them, the largest of the newest column first. */
export interface Stack {
  milestones: readonly Milestone[];
  members: readonly StackMember[];
}

/** Reads columns and layers from the data. In GSF mode only the current milestone has an area, so it is the only column. */
export function readStack(data: Foresite, measure: TrendMeasure): Stack {
  const estimated = data.design_milestones.filter((milestone) => milestone.has_estimate).toSorted(byDate);
  const newest = estimated.at(-1);
  if (measure === 'GSF')
    return newest
      ? { milestones: [newest], members: areaMembers(data, newest.id) }
      : { milestones: [], members: [] };
  const stacked = data.series.map(({ id, name, color_index: color, points }) => ({
    id: String(id),
    name,
    color,
    amounts: new Map(points.map((point) => [point.milestone_id, point.y])),
  }));
  const members = largestFirst(stacked, newest?.id);
  return { milestones: estimated, members: data.dimension === 'components' ? members : apart(members) };
}

/** Text order of `YYYY-MM-DD` is date order. */
export function byDate(a: { date: string }, b: { date: string }): number {
  return a.date < b.date ? -1 : a.date > b.date ? 1 : 0;
}

/** A component keeps its own colour; codes outnumber the hues, so theirs follow the stack and no two neighbours are alike. */
const apart = (members: readonly StackMember[]): StackMember[] =>
  members.map((member, index) => ({ ...member, color: (index % 10) + 1 }));

function areaMembers(data: Foresite, milestone: number): StackMember[] {
  const { components } = data.budget_adjusted;
  const sum = components.reduce((total, component) => total + component.total_area, 0);
  // Areas are known by component, and shown so only where they make up the project's own area (a garage may not count).
  if (data.dimension !== 'components' || Math.abs(sum - data.area.value) > 0.005 * data.area.value)
    return [{ id: 'area', name: t.area, color: 1, amounts: new Map([[milestone, data.area.value]]) }];
  const named = data.series.map((series) => ({
    id: String(series.id),
    name: series.name,
    color: series.color_index,
    amounts: new Map([
      [milestone, components.find((component) => component.component_id === series.id)?.total_area ?? 0],
    ]),
  }));
  return largestFirst(
    named.filter((member) => (member.amounts.get(milestone) ?? 0) > 0),
    milestone,
  );
}

function largestFirst(members: readonly StackMember[], milestone: number | undefined): StackMember[] {
  const size = (member: StackMember) => (milestone === undefined ? 0 : (member.amounts.get(milestone) ?? 0));
  return members.toSorted((a, b) => size(b) - size(a));
}
