import type { IsoDate } from '#domain/dates';
import type { EntityType, NodeShape, Relationship } from '../network.ts';
import type { WorkWeek } from '../workCalendar.ts';

/** What holds dates beside links. */
export interface Limits {
  is_manual: boolean;
  not_before: IsoDate | null;
  finish_by: IsoDate | null;
}

/** An activity of the timeline. */
export interface ActivityRow extends Limits {
  id: number;
  number: number;
  code: string;
  name: string;
  phase_id: number | null;
  group_id: number | null;
  date_from: IsoDate;
  date_to: IsoDate;
  work_days: number;
  shape: NodeShape;
  percent_done: number;
  calendar_id: number | null;
  position: number;
  external_id: string | null;
  version: number;
}

/** A link of the timeline. */
export interface LinkRow {
  id: number;
  from_type: EntityType;
  from_id: number;
  to_type: EntityType;
  to_id: number;
  relationship_type: Relationship;
  lag_days: number;
  version: number;
}

/** The rows of a timeline that an import meets; those of the contract fit. */
export interface ImportRows {
  phases: readonly { id: number; name: string; position: number }[];
  groups: readonly { id: number; phase_id: number; name: string; position: number }[];
  activities: readonly ActivityRow[];
  milestones: readonly (Limits & {
    id: number;
    code: string;
    name: string;
    date: IsoDate;
    actual_date: IsoDate | null;
  })[];
  events: readonly (Limits & { id: number; code: string; name: string; date: IsoDate; type: string })[];
  links: readonly LinkRow[];
  calendars: readonly (WorkWeek & { id: number; name: string; is_default: boolean })[];
}

/** One row to write. Ids from `FIRST_NEW_ID` on stand for new rows, in fields too. */
export interface ImportWrite {
  entity:
    | 'timeline_calendar'
    | 'timeline_phase'
    | 'timeline_group'
    | 'timeline_activity'
    | 'timeline_link'
    | 'milestone'
    | 'contract_event';
  kind: 'create' | 'update' | 'delete';
  id: number;
  fields: Record<string, unknown>;
}

/** What happens to one thing of the timeline. */
export interface ImportLine {
  state: 'new' | 'changed' | 'gone' | 'same';
  external_id: string;
  /** The code that it has already. */
  code: string | null;
  name: string;
  date_from: IsoDate;
  date_to: IsoDate;
  /** What changes, by field; values as people read them. */
  changes: { field: string; old: string; new: string }[];
  /** The dates of the file, where links and calendars put it elsewhere. */
  file_dates: { date_from: IsoDate; date_to: IsoDate } | null;
}

/** What an import does to a timeline. */
export interface ImportPlan {
  rows: ImportRows;
  writes: ImportWrite[];
  lines: ImportLine[];
  links: { added: number; changed: number; removed: number };
  /** Names of calendars that are added or changed. */
  calendars: string[];
}

/** Ids of rows that are not written yet start here; no database hands out such a number. */
export const FIRST_NEW_ID = 9_000_000_000_000;
