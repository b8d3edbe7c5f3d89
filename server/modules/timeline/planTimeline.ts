import { dateProblem, formatGridDate } from '#domain/dates';
import {
  compareDatesOf,
  CycleError,
  cycleSentence,
  type EntityType,
  entityOf,
  keyOf,
  type Network,
  networkOf,
  NoWorkDaysError,
  OutOfCalendarError,
  type Push,
  type Schedule,
  schedule,
  TIMELINE_MESSAGES,
} from '#domain/timeline';
import { ruleRefused } from '#server/contract/errors.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { readTimeline, type Timeline } from './timelineRepository.ts';

/** The entity of the change log behind each kind on the axis. */
export const ENTITY_OF = {
  timelineactivity: 'timeline_activity',
  timelinecontractevent: 'contract_event',
  designmilestone: 'milestone',
} as const satisfies Record<EntityType, string>;

/** What the things of a timeline are called, by key. */
export function namesOf({
  activities,
  milestones,
  events,
}: Timeline): Map<string, { code: string; name: string }> {
  return new Map<string, { code: string; name: string }>([
    ...activities.map((row) => [keyOf('timelineactivity', row.id), row] as const),
    ...milestones.map((row) => [keyOf('designmilestone', row.id), row] as const),
    ...events.map((row) => [keyOf('timelinecontractevent', row.id), row] as const),
  ]);
}

/** Why the network has no dates, as a sentence; undefined for another kind of error. */
export function scheduleProblem(error: unknown, timeline: Timeline): string | undefined {
  if (error instanceof CycleError) {
    const names = namesOf(timeline);
    return cycleSentence(error.members.map((key) => names.get(key)?.code ?? key));
  }
  if (error instanceof NoWorkDaysError) return TIMELINE_MESSAGES.noWorkDays;
  return error instanceof OutOfCalendarError ? TIMELINE_MESSAGES.outOfCalendar : undefined;
}

/** Runs work on the network; what cannot be scheduled is refused with its sentence. */
export function scheduled<T>(timeline: Timeline, work: (network: Network) => T): T {
  try {
    return work(networkOf(timeline));
  } catch (error) {
    const sentence = scheduleProblem(error, timeline);
    if (sentence === undefined) throw error;
    throw ruleRefused(
      sentence,
      error instanceof CycleError ? { timeline_predecessors_write: [sentence] } : undefined,
    );
  }
}

/** Where the dates of a changed timeline end up. */
export interface Outcome {
  found: Schedule;
  pushes: Push[];
  /** Why it cannot be kept; `field` where it belongs to one that was typed. */
  problem: { text: string; field?: string } | null;
}

/** Two milestones on a date, or a date beyond the window: what would keep these dates from being saved. */
function outcomeProblem(
  timeline: Timeline,
  pushes: readonly Push[],
  typed: ReadonlySet<string>,
  today: string,
): Outcome['problem'] {
  const names = namesOf(timeline);
  const pushed = new Map(pushes.map((push) => [push.key, push]));
  const taken = new Map<string, string>();
  for (const { id, date, actual_date: actual } of timeline.milestones) {
    const key = keyOf('designmilestone', id);
    const day = actual === null ? (pushed.get(key)?.from ?? date) : date;
    const other = taken.get(day);
    taken.set(day, key);
    if (other === undefined) continue;
    if (typed.has(key) || typed.has(other)) return { text: TIMELINE_MESSAGES.dateTaken, field: 'date' };
    return {
      text: `${names.get(key)?.code} would be pushed to ${formatGridDate(day)}, the date of ${names.get(other)?.code}. Move one of them first.`,
    };
  }
  for (const { key, from, to } of pushes) {
    const problem = dateProblem(from, today) ?? dateProblem(to, today);
    if (problem)
      return { text: `${names.get(key)?.code} would be pushed to ${formatGridDate(to)}. ${problem}.` };
  }
  return null;
}

/** The dates that follow from a changed timeline; `typed` are the keys whose dates somebody typed. */
export function outcomeOf(timeline: Timeline, typed: ReadonlySet<string>, today: string): Outcome {
  return scheduled(timeline, (network) => {
    const found = schedule(network);
    const pushes = compareDatesOf(network.nodes, found);
    return { found, pushes, problem: outcomeProblem(timeline, pushes, typed, today) };
  });
}

/** A push as fields of its row. */
export function pushedFields({ key, from, to }: Push): Record<string, unknown> {
  return entityOf(key)?.type === 'timelineactivity' ? { date_from: from, date_to: to } : { date: from };
}

/** Refuses links that close a circle, whichever way they were written. */
export async function refuseUnsound(tx: TenantTx, projectId: number): Promise<void> {
  scheduled(await readTimeline(tx, projectId), schedule);
}
