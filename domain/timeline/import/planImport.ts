import type { IsoDate } from '#domain/dates';
import { type EntityType, keyOf, type NodeShape, type Relationship } from '../network.ts';
import { networkOf } from '../networkOf.ts';
import { schedule } from '../schedule.ts';
import { USUAL_WEEK, type WorkWeek } from '../workCalendar.ts';
import type { FileActivity, FileSchedule } from './scheduleFile.ts';

interface Limits {
  is_manual: boolean;
  not_before: IsoDate | null;
  finish_by: IsoDate | null;
}

interface ActivityRow extends Limits {
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

interface LinkRow {
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

const fold = (name: string) => name.trim().toLowerCase();

const sameWeek = (a: WorkWeek, b: WorkWeek) =>
  a.work_days.join() === b.work_days.join() && a.holidays.join() === b.holidays.join();

/** One import being worked out. */
class Planning {
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
function matcher(rows: ImportRows, file: FileSchedule, projectId: number) {
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

/** The fields of an activity that an import sets, in the order in which their changes are shown. */
const SET = [
  'name',
  'phase_id',
  'group_id',
  'shape',
  'date_from',
  'date_to',
  'work_days',
  'is_manual',
  'not_before',
  'finish_by',
  'percent_done',
  'calendar_id',
] as const;

/**
 * What a file does to a timeline: rows as they will be, with the dates that follow, and the writes that make them so.
 * Activities are known by the id of the file; those it no longer holds go where `removesGone` says so, unless the file
 * shares none with the timeline. Throws what `schedule` throws. Linear but for sorting.
 */
export function planImport(
  rows: ImportRows,
  file: FileSchedule,
  { projectId, removesGone }: { projectId: number; removesGone: boolean },
): ImportPlan {
  const planning = new Planning(rows, file);
  const { byKey, rows: calendars } = planning.calendars();
  const { phases, groups, place } = planning.places();
  const matched = matcher(rows, file, projectId);
  const usual = file.calendar === null ? null : (byKey.get(file.calendar) ?? null);
  const old = new Map(rows.activities.map((row) => [row.id, row]));
  const isOwnExport = file.activities.some(({ origin }) => origin?.project === projectId);
  const taken = new Set(rows.activities.map(({ external_id: id }) => id));

  const keys = new Map<string, { type: EntityType; id: number }>();
  const activities = new Map(rows.activities.map((row) => [row.id, row]));
  const moments = new Map<string, FileActivity>();
  const reached = new Set<number>();
  let position = rows.activities.reduce((most, row) => Math.max(most, row.position), 0);
  for (const said of file.activities) {
    const at = matched.get(said.external_id);
    if (at && at.type !== 'timelineactivity') {
      keys.set(said.external_id, at);
      moments.set(keyOf(at.type, at.id), said);
      continue;
    }
    const before = at && old.get(at.id);
    const id = before?.id ?? planning.newId();
    keys.set(said.external_id, { type: 'timelineactivity', id });
    reached.add(id);
    const { shape, date_from, date_to, work_days, is_manual, not_before, finish_by, percent_done, name } =
      said;
    const next = {
      name,
      ...place(said),
      shape,
      date_from,
      date_to,
      work_days,
      is_manual,
      not_before,
      finish_by,
      percent_done,
      calendar_id: said.calendar === null ? usual : (byKey.get(said.calendar) ?? null),
    };
    if (!before) position += 1;
    activities.set(id, {
      ...(before ?? {
        id,
        number: 0,
        code: said.external_id,
        position,
        external_id: isOwnExport && taken.has(said.external_id) ? null : said.external_id,
        version: 1,
        assignee: null,
        change_set_id: null,
      }),
      ...next,
    });
  }
  const gone =
    matched.size === 0
      ? []
      : rows.activities.filter(
          ({ id, external_id: external }) => !reached.has(id) && (external !== null || isOwnExport),
        );
  if (removesGone) for (const { id } of gone) activities.delete(id);

  const moved =
    <Row extends Limits & { id: number; date: IsoDate; actual_date?: IsoDate | null }>(type: EntityType) =>
    (row: Row) => {
      const said = moments.get(keyOf(type, row.id));
      if (!said || row.actual_date != null) return row;
      const { is_manual, not_before, finish_by } = said;
      return { ...row, date: said.date_from, is_manual, not_before, finish_by };
    };
  const links = linksOf(
    planning,
    keys,
    removesGone ? new Set(gone.map(({ id }) => keyOf('timelineactivity', id))) : new Set(),
  );
  const next: ImportRows = {
    phases,
    groups,
    calendars,
    activities: [...activities.values()],
    milestones: rows.milestones.map(moved('designmilestone')),
    events: rows.events.map(moved('timelinecontractevent')),
    links: links.rows,
  };
  const dates = schedule(networkOf(next)).nodes;
  const settled = next.activities.map((row) => {
    const found = dates.get(keyOf('timelineactivity', row.id));
    return found ? { ...row, date_from: found.from, date_to: found.to } : row;
  });
  const shown = { ...next, activities: settled };
  const lines = [
    ...activityLines(planning, shown, file, keys, old),
    ...momentLines(planning, shown, moments, dates),
    ...gone.map((row) => line('gone', row.external_id ?? '', row.code, row.name, row)),
  ];
  if (removesGone)
    for (const { id } of gone)
      planning.writes.push({ entity: 'timeline_activity', kind: 'delete', id, fields: {} });
  return {
    rows: shown,
    writes: planning.writes,
    lines,
    links: links.counts,
    calendars: planning.calendarNames,
  };
}

const line = (
  state: ImportLine['state'],
  external_id: string,
  code: string | null,
  name: string,
  { date_from, date_to }: { date_from: IsoDate; date_to: IsoDate },
): ImportLine => ({ state, external_id, code, name, date_from, date_to, changes: [], file_dates: null });

/** The links as they will be. Those between two activities of the file are the file's; others stay. */
function linksOf(
  planning: Planning,
  keys: ReadonlyMap<string, { type: EntityType; id: number }>,
  gone: ReadonlySet<string>,
): { rows: LinkRow[]; counts: ImportPlan['links'] } {
  const inFile = new Set([...keys.values()].map(({ type, id }) => keyOf(type, id)));
  const nameOf = (link: Omit<LinkRow, 'id' | 'version' | 'lag_days'>) =>
    `${keyOf(link.from_type, link.from_id)} ${keyOf(link.to_type, link.to_id)} ${link.relationship_type}`;
  const counts = { added: 0, changed: 0, removed: 0 };
  const wanted = new Map<string, Omit<LinkRow, 'id' | 'version'>>();
  for (const { from, to, type, lag } of planning.file.links) {
    const [before, after] = [keys.get(from)!, keys.get(to)!];
    const link = {
      from_type: before.type,
      from_id: before.id,
      to_type: after.type,
      to_id: after.id,
      relationship_type: type,
      lag_days: lag,
    };
    wanted.set(nameOf(link), link);
  }
  const kept: LinkRow[] = [];
  for (const row of planning.rows.links) {
    const ends = [keyOf(row.from_type, row.from_id), keyOf(row.to_type, row.to_id)];
    const same = wanted.get(nameOf(row));
    const goes = ends.some((key) => gone.has(key)) || (!same && ends.every((key) => inFile.has(key)));
    if (goes) {
      counts.removed += 1;
      planning.writes.push({ entity: 'timeline_link', kind: 'delete', id: row.id, fields: {} });
      continue;
    }
    kept.push(same ? { ...row, lag_days: same.lag_days } : row);
    if (!same) continue;
    wanted.delete(nameOf(row));
    if (same.lag_days === row.lag_days) continue;
    counts.changed += 1;
    planning.writes.push({
      entity: 'timeline_link',
      kind: 'update',
      id: row.id,
      fields: { lag_days: same.lag_days },
    });
  }
  const column = {
    timelineactivity: 'activity',
    timelinecontractevent: 'event',
    designmilestone: 'milestone',
  } as const;
  for (const link of wanted.values()) {
    counts.added += 1;
    const id = planning.create('timeline_link', {
      from_activity_id: null,
      from_event_id: null,
      from_milestone_id: null,
      to_activity_id: null,
      to_event_id: null,
      to_milestone_id: null,
      [`from_${column[link.from_type]}_id`]: link.from_id,
      [`to_${column[link.to_type]}_id`]: link.to_id,
      relationship_type: link.relationship_type,
      lag_days: link.lag_days,
    });
    kept.push({ ...link, id, version: 1 });
  }
  return { rows: kept, counts };
}

/** What happens to each activity of the file, and its write. */
function activityLines(
  planning: Planning,
  next: ImportRows,
  file: FileSchedule,
  keys: ReadonlyMap<string, { type: EntityType; id: number }>,
  old: ReadonlyMap<number, ActivityRow>,
): ImportLine[] {
  const settled = new Map(next.activities.map((row) => [row.id, row]));
  const names = {
    phase_id: new Map(next.phases.map(({ id, name }) => [id, name])),
    group_id: new Map(next.groups.map(({ id, name }) => [id, name])),
    calendar_id: new Map(next.calendars.map(({ id, name }) => [id, name])),
  };
  const text = (field: (typeof SET)[number], value: unknown) =>
    field in names ? (names[field as keyof typeof names].get(value as number) ?? '') : String(value ?? '');
  return file.activities.flatMap((said) => {
    const at = keys.get(said.external_id);
    const row = at?.type === 'timelineactivity' ? settled.get(at.id) : undefined;
    if (!row) return [];
    const before = old.get(row.id);
    const fields = Object.fromEntries(SET.map((field) => [field, row[field]]));
    const base = line('new', said.external_id, before?.code ?? null, row.name, row);
    base.file_dates =
      row.date_from === said.date_from && row.date_to === said.date_to
        ? null
        : { date_from: said.date_from, date_to: said.date_to };
    if (!before) {
      const { position, external_id } = row;
      planning.writes.push({
        entity: 'timeline_activity',
        kind: 'create',
        id: row.id,
        fields: { ...fields, position, external_id, assignee_id: null },
      });
      return [base];
    }
    const changed = SET.filter((field) => before[field] !== row[field]);
    if (changed.length === 0) return [{ ...base, state: 'same' as const }];
    planning.writes.push({
      entity: 'timeline_activity',
      kind: 'update',
      id: row.id,
      fields: Object.fromEntries(changed.map((field) => [field, row[field]])),
    });
    const changes = changed.map((field) => ({
      field,
      old: text(field, before[field]),
      new: text(field, row[field]),
    }));
    return [{ ...base, state: 'changed' as const, changes }];
  });
}

/** Milestones and contract events of an export that comes back: their dates and limits. */
function momentLines(
  planning: Planning,
  next: ImportRows,
  moments: ReadonlyMap<string, FileActivity>,
  dates: ReturnType<typeof schedule>['nodes'],
): ImportLine[] {
  const kinds = [
    ['designmilestone', 'milestone', planning.rows.milestones, next.milestones],
    ['timelinecontractevent', 'contract_event', planning.rows.events, next.events],
  ] as const;
  return kinds.flatMap(([type, entity, before, after]) =>
    after.flatMap((row, index) => {
      const key = keyOf(type, row.id);
      const said = moments.get(key);
      const was = before[index];
      if (!said || !was) return [];
      const date = dates.get(key)?.from ?? row.date;
      const isReached = 'actual_date' in was && was.actual_date !== null;
      const settled = isReached ? was : { ...row, date };
      const changed = (['date', 'is_manual', 'not_before', 'finish_by'] as const).filter(
        (field) => was[field] !== settled[field],
      );
      const base = line('same', said.external_id, row.code, row.name, {
        date_from: settled.date,
        date_to: settled.date,
      });
      if (changed.length === 0) return [base];
      planning.writes.push({
        entity,
        kind: 'update',
        id: row.id,
        fields: Object.fromEntries(changed.map((field) => [field, settled[field]])),
      });
      const changes = changed.map((field) => ({
        field,
        old: String(was[field] ?? ''),
        new: String(settled[field] ?? ''),
      }));
      return [{ ...base, state: 'changed' as const, changes }];
    }),
  );
}
