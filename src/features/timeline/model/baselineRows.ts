import { type BaselineDifference, compareBaseline, entityOf, networkOf } from '#domain/timeline';
import * as t from '../texts.ts';
import type { Timeline } from '../timelineQueries.ts';

/** A line of the comparison with a baseline. */
export interface BaselineRow extends BaselineDifference {
  code: string;
  name: string;
  /** A moment has one day. */
  isMoment: boolean;
  /** Calendar days by which its finish moved; null for what is new or gone. */
  moved: number | null;
}

const KINDS = {
  timelineactivity: t.anActivity,
  designmilestone: 'A milestone',
  timelinecontractevent: t.aContractEvent,
} as const;

/** Everything on the timeline against a baseline, with what it is called. What is gone has no name any more. */
export function baselineRows(timeline: Timeline, kept: Parameters<typeof compareBaseline>[1]): BaselineRow[] {
  const { nodes } = networkOf(timeline);
  const facts = new Map<string, { code: string; name: string }>();
  for (const row of timeline.activities) facts.set(`timelineactivity:${row.id}`, row);
  for (const row of timeline.milestones) facts.set(`designmilestone:${row.id}`, row);
  for (const row of timeline.events) facts.set(`timelinecontractevent:${row.id}`, row);
  const moments = new Set(nodes.filter(({ shape }) => shape !== 'task').map(({ key }) => key));
  return compareBaseline(nodes, kept).map((row) => {
    const known = facts.get(row.key);
    const kind = KINDS[entityOf(row.key)?.type ?? 'timelineactivity'];
    return {
      ...row,
      code: known?.code ?? '',
      name: known?.name ?? t.kindThatWasRemoved(kind),
      isMoment: moments.has(row.key),
      moved: row.was && row.is ? row.finish_days : null,
    };
  });
}

/** Whether something stands elsewhere than in the baseline. */
export const isMoved = ({ was, is, start_days, finish_days }: BaselineRow): boolean =>
  was === null || is === null || start_days !== 0 || finish_days !== 0;

/** `+14 days`, `New`, `Removed`; empty for what stands as it did. */
export function movedText({ was, is, moved, start_days }: BaselineRow): string {
  if (was === null) return t.newWord;
  if (is === null) return t.removed;
  const days = moved === 0 ? start_days : (moved ?? 0);
  if (days === 0) return '';
  return `${days > 0 ? '+' : '−'}${Math.abs(days)} ${t.dayWord(Math.abs(days))}`;
}

/** How many are later, earlier, new, gone and as planned, in words. */
export function comparisonText(rows: readonly BaselineRow[]): string {
  const count = (test: (row: BaselineRow) => boolean) => rows.filter(test).length;
  const parts: [number, string][] = [
    [count(({ moved }) => (moved ?? 0) > 0), 'later'],
    [count(({ moved }) => (moved ?? 0) < 0), 'earlier'],
    [count(({ was }) => was === null), 'new'],
    [count(({ is }) => is === null), 'removed'],
    [count((row) => !isMoved(row)), t.asInTheBaseline],
  ];
  return parts
    .filter(([number]) => number > 0)
    .map(([number, word]) => `${number.toLocaleString('en-US')} ${word}`)
    .join(', ');
}
