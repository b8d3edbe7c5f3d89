import type { IsoDate } from '#domain/dates';

/** What stands on the axis (the names the contract gives them). */
export const ENTITY_TYPES = ['timelineactivity', 'timelinecontractevent', 'designmilestone'] as const;
export type EntityType = (typeof ENTITY_TYPES)[number];

/** How a successor hangs on its predecessor. */
export const RELATIONSHIPS = {
  FS: 'Finish to start',
  SS: 'Start to start',
  FF: 'Finish to finish',
  SF: 'Start to finish',
} as const;
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
