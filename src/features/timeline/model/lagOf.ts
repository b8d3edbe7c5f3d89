import { addDays } from '#domain/dates';
import { workDaysBetween } from '#domain/timeline';
import type { Timeline } from '../timelineQueries.ts';
import { weekOf } from './calendarDraft.ts';
import type { GanttRow } from './ganttRows.ts';

type End = Pick<GanttRow, 'kind' | 'from'>;

/**
 * Work days that a new link keeps between two things. Two milestones stay as far apart as they are: without a lag the later one
 * would come to the date of the earlier, which no two may share. Everything else follows at once.
 */
export function lagOf(timeline: Timeline, before: End, after: End): number {
  if (before.kind !== 'milestone' || after.kind !== 'milestone' || after.from <= before.from) return 0;
  return workDaysBetween(weekOf(timeline, null), addDays(before.from, 1), after.from);
}
