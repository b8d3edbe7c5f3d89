import type { IsoDate } from '#domain/dates';
import { isGmpLocked } from './gmpLock.ts';
import {
  type EntityType,
  keyOf,
  type Network,
  type Relationship,
  shapeOfEvent,
  type TimelineNode,
} from './network.ts';
import { USUAL_WEEK, type WorkWeek } from './workCalendar.ts';

interface Limits {
  id: number;
  is_manual: boolean;
  not_before: IsoDate | null;
  finish_by: IsoDate | null;
}

/** What of a project's timeline dates follow from; the rows of the contract fit. */
export interface TimelineRows {
  activities: readonly (Limits & {
    shape: 'task' | 'start' | 'finish';
    date_from: IsoDate;
    date_to: IsoDate;
    work_days: number;
    percent_done: number;
    calendar_id: number | null;
  })[];
  milestones: readonly (Limits & { date: IsoDate; actual_date: IsoDate | null })[];
  events: readonly (Limits & { date: IsoDate; type: string })[];
  links: readonly {
    id: number;
    from_type: EntityType;
    from_id: number;
    to_type: EntityType;
    to_id: number;
    relationship_type: Relationship;
    lag_days: number;
  }[];
  calendars: readonly (WorkWeek & { id: number; is_default: boolean })[];
  /** The day up to which the GMP lock holds design milestones; null or left out where it holds none. */
  gmp_locked_to?: IsoDate | null | undefined;
}

/** The network of a project's rows. A milestone that was reached stands on the day it was; one that is locked keeps its date. */
export function networkOf(rows: TimelineRows): Network {
  const { activities, milestones, events, links, calendars, gmp_locked_to: lockedTo } = rows;
  const limits = ({ is_manual, not_before, finish_by }: Limits) => ({ is_manual, not_before, finish_by });
  const nodes: TimelineNode[] = [
    ...events.map((event) => ({
      key: keyOf('timelinecontractevent', event.id),
      shape: shapeOfEvent(event.type),
      from: event.date,
      to: event.date,
      days: 0,
      ...limits(event),
    })),
    ...milestones.map((milestone) => ({
      key: keyOf('designmilestone', milestone.id),
      shape: 'finish' as const,
      from: milestone.actual_date ?? milestone.date,
      to: milestone.actual_date ?? milestone.date,
      days: 0,
      percent_done: milestone.actual_date === null ? 0 : 100,
      ...limits(milestone),
      ...(isGmpLocked(milestone, lockedTo) && { is_manual: true }),
    })),
    ...activities.map((activity) => ({
      key: keyOf('timelineactivity', activity.id),
      shape: activity.shape,
      from: activity.date_from,
      to: activity.date_to,
      days: activity.work_days,
      calendar: activity.calendar_id,
      percent_done: activity.percent_done,
      ...limits(activity),
    })),
  ];
  return {
    nodes,
    links: links.map((link) => ({
      id: link.id,
      from: keyOf(link.from_type, link.from_id),
      to: keyOf(link.to_type, link.to_id),
      type: link.relationship_type,
      lag: link.lag_days,
    })),
    usual: calendars.find((calendar) => calendar.is_default) ?? USUAL_WEEK,
    calendars: new Map(calendars.map((calendar) => [calendar.id, calendar])),
  };
}
