import type { EntityType } from '../network.ts';
import { keyOf } from '../network.ts';
import { USUAL_WEEK, type WorkWeek } from '../workCalendar.ts';
import { FIRST_NEW_ID, type ImportRows, type ImportWrite } from './importRows.ts';
import type { FileActivity, FileSchedule } from './scheduleFile.ts';

const fold = (name: string) => name.trim().toLowerCase();

const sameWeek = (a: WorkWeek, b: WorkWeek) =>
  a.work_days.join() === b.work_days.join() && a.holidays.join() === b.holidays.join();

/** One import being worked out. */
export class Planning {
  readonly writes: ImportWrite[] = [];
  readonly calendarNames: string[] = [];
  private last = FIRST_NEW_ID;

  constructor(
    readonly rows: ImportRows,
    readonly file: FileSchedule,
  ) {}

  newId(): number {
    this.last += 1;
    return this.last;
  }

  create(entity: ImportWrite['entity'], fields: Record<string, unknown>): number {
    const id = this.newId();
    this.writes.push({ entity, kind: 'create', id, fields });
    return id;
  }

  /** Calendars by their key in the file; null stands for the project's own. */
  calendars(): { byKey: Map<string, number | null>; rows: ImportRows['calendars'] } {
    const byKey = new Map<string, number | null>();
    let rows = [...this.rows.calendars];
    for (const { key, name, work_days, holidays } of this.file.calendars) {
      const week = { work_days, holidays };
      const isUsual = key === this.file.calendar;
      const own = rows.find((one) => one.is_default);
      const named = rows.find((one) => fold(one.name) === fold(name));
      if (isUsual && sameWeek(own ?? USUAL_WEEK, week)) byKey.set(key, null);
      else if (named) {
        byKey.set(key, named.is_default ? null : named.id);
        if (sameWeek(named, week)) continue;
        this.calendarNames.push(named.name);
        rows = rows.map((one) => (one === named ? { ...one, ...week } : one));
        this.writes.push({ entity: 'timeline_calendar', kind: 'update', id: named.id, fields: week });
      } else {
        const becomesUsual = isUsual && !own && this.rows.activities.length === 0;
        const fields = { name, ...week, is_default: becomesUsual };
        const id = this.create('timeline_calendar', fields);
        this.calendarNames.push(name);
        rows.push({ ...fields, id });
        byKey.set(key, becomesUsual ? null : id);
      }
    }
    return { byKey, rows };
  }

  /** Phases and groups by their names; those that are not there yet are added at the end. */
  places() {
    const phases = [...this.rows.phases];
    const groups = [...this.rows.groups];
    const phaseIds = new Map(phases.map(({ id, name }) => [fold(name), id]));
    const groupIds = new Map(groups.map(({ id, phase_id, name }) => [`${phase_id} ${fold(name)}`, id]));
    const end = (list: readonly { position: number }[]) =>
      list.reduce((most, { position }) => Math.max(most, position), 0) + 1;
    const phaseOf = (name: string) => {
      const known = phaseIds.get(fold(name));
      if (known !== undefined) return known;
      const fields = { name, position: end(phases) };
      const id = this.create('timeline_phase', { ...fields, color: null });
      phases.push({ ...fields, id });
      phaseIds.set(fold(name), id);
      return id;
    };
    const groupOf = (phase_id: number, name: string) => {
      const key = `${phase_id} ${fold(name)}`;
      const known = groupIds.get(key);
      if (known !== undefined) return known;
      const fields = { name, phase_id, position: end(groups) };
      const id = this.create('timeline_group', fields);
      groups.push({ ...fields, id });
      groupIds.set(key, id);
      return id;
    };
    return {
      phases,
      groups,
      place: ({ phase, group }: FileActivity) => {
        const phase_id = phase === null ? null : phaseOf(phase);
        return { phase_id, group_id: phase_id === null || group === null ? null : groupOf(phase_id, group) };
      },
    };
  }
}

/** Rows of the timeline by what the file calls them: the code of an export of this project first, then the id. */
export function matcher(rows: ImportRows, file: FileSchedule, projectId: number) {
  const byCode = new Map<string, { type: EntityType; id: number }>([
    ...rows.activities.map(({ code, id }) => [code, { type: 'timelineactivity', id }] as const),
    ...rows.milestones.map(({ code, id }) => [code, { type: 'designmilestone', id }] as const),
    ...rows.events.map(({ code, id }) => [code, { type: 'timelinecontractevent', id }] as const),
  ]);
  const found = new Map<string, { type: EntityType; id: number }>();
  const taken = new Set<string>();
  const take = (external: string, at: { type: EntityType; id: number } | undefined) => {
    if (!at || taken.has(keyOf(at.type, at.id))) return;
    taken.add(keyOf(at.type, at.id));
    found.set(external, at);
  };
  for (const { external_id: id, origin } of file.activities)
    if (origin?.project === projectId) take(id, byCode.get(origin.code));
  const byExternal = new Map(rows.activities.map(({ external_id: external, id }) => [external, id]));
  for (const { external_id: external } of file.activities) {
    const id = byExternal.get(external);
    if (!found.has(external) && id !== undefined) take(external, { type: 'timelineactivity', id });
  }
  return found;
}
