import type { IsoDate } from '#domain/dates';
import type { NodeShape, Relationship } from '../network.ts';
import type { WorkWeek } from '../workCalendar.ts';

/** Limits of one file; sizes are checked before anything of it is kept. */
export const SCHEDULE_FILE_LIMITS = {
  megabytes: 30,
  activities: 4_000,
  links: 12_000,
  calendars: 60,
  holidays: 2_000,
  depth: 60,
  nameLength: 200,
} as const;

/** A schedule that cannot be read: what is wrong, and what to do. */
export class ScheduleFileError extends Error {
  override readonly name = 'ScheduleFileError';
}

/** A calendar of the file, as far as a project's calendar knows it. */
export interface FileCalendar extends WorkWeek {
  key: string;
  name: string;
}

/** An activity of the file. Phase and group are names; the group holds all levels below the phase. */
export interface FileActivity {
  external_id: string;
  /** Where it came from, for a file that was exported here: project and code. */
  origin: { project: number; code: string } | null;
  name: string;
  phase: string | null;
  group: string | null;
  shape: NodeShape;
  date_from: IsoDate;
  date_to: IsoDate;
  work_days: number;
  is_manual: boolean;
  not_before: IsoDate | null;
  finish_by: IsoDate | null;
  /** Whole percent. */
  percent_done: number;
  /** Null follows the calendar of the schedule. */
  calendar: string | null;
}

/** A link of the file, by external ids; lag in work days. */
export interface FileLink {
  from: string;
  to: string;
  type: Relationship;
  lag: number;
}

/** Something that is not taken over, or not as it is: how many, and the first names. */
export interface LeftOut {
  what: string;
  count: number;
  names: string[];
}

/** What a schedule file holds. */
export interface FileSchedule {
  tool: 'Microsoft Project' | 'Primavera';
  name: string;
  /** The calendar that the schedule follows. */
  calendar: string | null;
  calendars: FileCalendar[];
  activities: FileActivity[];
  links: FileLink[];
  left_out: LeftOut[];
}

const NAMES = 3;

/** Counts what is not taken over, by what it is. */
export class LeftOutList {
  private readonly found = new Map<string, LeftOut>();

  add(what: string, name?: string): void {
    const known = this.found.get(what) ?? { what, count: 0, names: [] };
    known.count += 1;
    if (name && known.names.length < NAMES && !known.names.includes(name)) known.names.push(name);
    this.found.set(what, known);
  }

  list(): LeftOut[] {
    return [...this.found.values()];
  }
}
