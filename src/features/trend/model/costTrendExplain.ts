import * as t from '../texts.ts';
import { byDate } from './costTrendStack.ts';
import type { Foresite } from './costTrendTypes.ts';

/** What an explanation needs to know of an item; a row of the items grid has it. */
export interface ExplainedItem {
  id: number;
  code: string;
  name: string;
  status: string;
  cost: number | null;
}

/** One part of a total; with an `item` it can be opened. */
interface ExplainedRow {
  key: string;
  name: string;
  code?: string;
  cost: number;
  item?: number;
}

/** What a total is made of. `rest` stands for parts that are not listed. */
export interface Explanation {
  sentence: string;
  rows: readonly ExplainedRow[];
  rest?: { count: number; cost: number };
  total: number;
}

const mostRows = 20;

/** The current estimate by component. */
export const explainCurrent = (data: Foresite): Explanation | undefined =>
  explainMilestone(data, data.current_milestone_id);

/** The estimate of a milestone by component. */
export function explainMilestone(data: Foresite, milestoneId: number | null): Explanation | undefined {
  const current = data.design_milestones.find((milestone) => milestone.id === milestoneId);
  if (!current || current.total === null) return undefined;
  const parts = data.series.flatMap((series) => {
    const point = series.points.find((candidate) => candidate.milestone_id === current.id);
    return point ? [{ key: String(series.id), name: series.name, cost: point.y }] : [];
  });
  return withRest(
    t.estimateOfNameByComponent(current.name),
    largestFirst(parts),
    parts.length,
    current.total,
  );
}

/** The items approved since the current milestone, which no estimate holds yet. */
export function explainApproved(data: Foresite, items: readonly ExplainedItem[]): Explanation {
  const steps = data.approved_series.toSorted((a, b) => byDate({ date: a.x }, { date: b.x }));
  const known = new Map(items.map((item) => [item.id, item]));
  const rows = steps.slice(0, mostRows).map((step, index) => {
    const cost = step.y - (steps[index - 1]?.y ?? 0);
    return { ...rowOf(known.get(step.item_id), step.item_id), cost };
  });
  return withRest(t.approvedSinceTheCurrentMilestone, rows, steps.length, data.summary.approved);
}

/** The forecast: current estimate and what was approved since. */
export function explainForecast(data: Foresite): Explanation | undefined {
  const { current_estimate: current, approved, forecast } = data.summary;
  if (current === null || forecast === null) return undefined;
  return {
    sentence: t.theCurrentEstimatePlusItems,
    rows: [
      { key: 'current', name: t.currentMilestone, cost: current },
      { key: 'approved', name: t.approved, cost: approved },
    ],
    total: forecast,
  };
}

/** All items ever that stand in a status. */
export function explainStatus(
  data: Foresite,
  items: readonly ExplainedItem[],
  status: keyof Foresite['summary']['generated'],
): Explanation {
  const { count, cost } = data.summary.generated[status];
  const rows = items
    .filter((item) => item.status.toLowerCase() === status)
    .map((item) => ({ ...rowOf(item, item.id), cost: item.cost ?? 0 }));
  return withRest(t.everyStatusItem(status), largestFirst(rows), count, cost);
}

function rowOf(item: ExplainedItem | undefined, id: number) {
  return {
    key: String(id),
    name: item?.name ?? t.itemId(id),
    ...(item ? { code: item.code } : {}),
    item: id,
  };
}

function largestFirst<Row extends { cost: number }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => Math.abs(b.cost) - Math.abs(a.cost));
}

function withRest(
  sentence: string,
  rows: readonly ExplainedRow[],
  count: number,
  total: number,
): Explanation {
  const listed = rows.slice(0, mostRows);
  const left = Math.max(count, rows.length) - listed.length;
  if (left <= 0) return { sentence, rows: listed, total };
  const cost = total - listed.reduce((sum, row) => sum + row.cost, 0);
  return { sentence, rows: listed, rest: { count: left, cost }, total };
}
