import type { IsoDate } from '#domain/dates';
import { type EntityType, keyOf } from '../network.ts';
import { networkOf } from '../networkOf.ts';
import { schedule } from '../schedule.ts';
import { activityLines, line, momentLines } from './importLines.ts';
import { linksOf } from './importLinks.ts';
import { matcher, Planning } from './importPlanning.ts';
import type { ImportPlan, ImportRows, Limits } from './importRows.ts';
import type { FileActivity, FileSchedule } from './scheduleFile.ts';

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
