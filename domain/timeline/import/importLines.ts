import type { IsoDate } from '#domain/dates';
import { type EntityType, keyOf } from '../network.ts';
import type { Schedule } from '../network.ts';
import type { Planning } from './importPlanning.ts';
import type { ActivityRow, ImportLine, ImportRows } from './importRows.ts';
import type { FileActivity, FileSchedule } from './scheduleFile.ts';

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

/** A line without changes. */
export const line = (
  state: ImportLine['state'],
  external_id: string,
  code: string | null,
  name: string,
  { date_from, date_to }: { date_from: IsoDate; date_to: IsoDate },
): ImportLine => ({ state, external_id, code, name, date_from, date_to, changes: [], file_dates: null });

/** What happens to each activity of the file, and its write. */
export function activityLines(
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
  const text = (field: (typeof SET)[number], value: string | number | boolean | null) =>
    field in names ? (names[field as keyof typeof names].get(Number(value)) ?? '') : String(value ?? '');
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
export function momentLines(
  planning: Planning,
  next: ImportRows,
  moments: ReadonlyMap<string, FileActivity>,
  dates: Schedule['nodes'],
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
