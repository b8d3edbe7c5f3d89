import type { IsoDate } from '#domain/dates';
import type { WorkWeek } from './workCalendar.ts';

/** What stands on the axis (the names the contract gives them). */
export const ENTITY_TYPES = ['timelineactivity', 'timelinecontractevent', 'designmilestone'] as const;
/** One of them. */
export type EntityType = (typeof ENTITY_TYPES)[number];

/** How a successor hangs on its predecessor. */
export const RELATIONSHIPS = {
  FS: 'Finish to start',
  SS: 'Start to start',
  FF: 'Finish to finish',
  SF: 'Start to finish',
} as const;
/** One of the four. */
export type Relationship = keyof typeof RELATIONSHIPS;

/** Work with days of its own, or a moment: the start of its day, or the end of it. */
export type NodeShape = 'task' | 'start' | 'finish';

/** Something that has dates. Days are work days of its calendar; `null` is the project's. */
export interface TimelineNode {
  key: string;
  shape: NodeShape;
  from: IsoDate;
  to: IsoDate;
  days: number;
  calendar?: number | null | undefined;
  /** Dates that only hands move: links are checked, not followed. */
  is_manual?: boolean | undefined;
  not_before?: IsoDate | null | undefined;
  finish_by?: IsoDate | null | undefined;
  /** 0 to 100. What has begun keeps its start, and what is done keeps its dates. */
  percent_done?: number | undefined;
}

/** Lag in work days of the successor's calendar; negative is lead. */
export interface TimelineLink {
  id?: number | undefined;
  from: string;
  to: string;
  type: Relationship;
  lag: number;
}

/** The key of an entity in the network. */
export const keyOf = (type: EntityType, id: number): string => `${type}:${id}`;

/** Type and number of a key; null for a text that is none. */
export function entityOf(key: string): { type: EntityType; id: number } | null {
  const [type, id] = key.split(':');
  const known = ENTITY_TYPES.find((name) => name === type);
  return known && /^\d+$/.test(id ?? '') ? { type: known, id: Number(id) } : null;
}

/** Events that begin something stand at the start of their day; everything else is reached by the end of it. */
export const shapeOfEvent = (type: string): NodeShape =>
  type === 'CONSTRUCTION_START_DATE' || type === 'PRECONSTRUCTION_START_DATE' ? 'start' : 'finish';

/** Everything dates follow from. `calendars` by number; `usual` is what nodes without one follow. */
export interface Network {
  nodes: readonly TimelineNode[];
  links: readonly TimelineLink[];
  usual?: WorkWeek | undefined;
  calendars?: ReadonlyMap<number, WorkWeek> | undefined;
}

/** A promise the dates do not keep, and by how many work days. */
export interface Violation {
  kind: 'finish_by' | 'not_before' | 'link';
  days: number;
  /** The predecessor, for a link. */
  from?: string;
}

/** One node with the dates that follow; slack in work days, null once it is done. */
export interface ScheduledNode {
  key: string;
  from: IsoDate;
  to: IsoDate;
  total_slack: number | null;
  free_slack: number | null;
  is_critical: boolean;
  violations: readonly Violation[];
}

/** The dates of a network. */
export interface Schedule {
  nodes: ReadonlyMap<string, ScheduledNode>;
  /** The last day of all, or null without nodes. */
  finish: IsoDate | null;
  /** Places in `links` of those that hold their successor where it is. */
  driving: ReadonlySet<number>;
}

/** Links that go round in a circle; the members in its order. */
export class CycleError extends Error {
  override readonly name = 'CycleError';
  constructor(readonly members: readonly string[]) {
    super(`These links go round in a circle: ${[...members, members[0]].join(' → ')}.`);
  }
}

/** A node whose calendar has no work day. */
export class NoWorkDaysError extends Error {
  override readonly name = 'NoWorkDaysError';
  constructor() {
    super('The calendar has no work days. Choose at least one day of the week.');
  }
}
