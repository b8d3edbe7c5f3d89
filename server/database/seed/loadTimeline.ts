import { addDays } from '#domain/dates';
import { type EntityType, USUAL_WEEK, workDaysBetween } from '#domain/timeline';
import { allocateNumbers } from '#server/database/counters.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { DemoTimeline } from './demo/demoTimelineTypes.ts';
import type { DemoCalendar } from './demoCalendar.ts';
import { mapOf, pick, withIds } from './rowIds.ts';

type Context = {
  milestones: ReadonlyMap<string, number>;
  events: ReadonlyMap<string, number>;
  day: (date: string) => string;
  calendar: DemoCalendar;
};

/** Writes phases, activities, links and a baseline beside the milestones and events of a project; answers the activities by name. */
export async function loadTimeline(
  tx: TenantTx,
  projectId: number,
  { phases, links, baseline }: DemoTimeline,
  { milestones, events, day, calendar }: Context,
): Promise<Map<string, number>> {
  await withIds(tx, 'timeline_calendar', [USUAL_WEEK], (week) => ({
    project_id: projectId,
    name: 'Project',
    work_days: week.work_days,
    holidays: week.holidays,
    is_default: true,
    version: 1,
  }));
  const phaseIds = await withIds(tx, 'timeline_phase', phases, ({ name, color }, index) => ({
    project_id: projectId,
    position: index + 1,
    name,
    color,
    version: 1,
  }));
  const rows = phases.flatMap(({ activities }, index) =>
    activities.map((activity) => ({ ...activity, phase_id: phaseIds[index] })),
  );
  const numbers = await allocateNumbers(tx, projectId, 'timeline_activity', rows.length);
  const ids = await withIds(
    tx,
    'timeline_activity',
    rows,
    ({ name, from, to, done = 0, phase_id }, index) => ({
      project_id: projectId,
      number: numbers[index],
      position: index + 1,
      phase_id,
      name,
      shape: 'task',
      date_from: day(from),
      date_to: day(to),
      work_days: workDaysBetween(USUAL_WEEK, day(from), day(to)),
      is_manual: false,
      percent_done: done,
      version: 1,
    }),
  );
  const activities = mapOf(
    rows.map(({ name }) => name),
    ids,
  );
  const column = (side: 'from' | 'to', name: string) => {
    const kind = activities.has(name) ? 'activity' : milestones.has(name) ? 'milestone' : 'event';
    const found = { activity: activities, milestone: milestones, event: events }[kind];
    const none = {
      [`${side}_activity_id`]: null,
      [`${side}_milestone_id`]: null,
      [`${side}_event_id`]: null,
    };
    return { ...none, [`${side}_${kind}_id`]: pick(found, name) };
  };
  const all = [
    ...rows.flatMap(({ name, after = [] }) =>
      after.map(([before, type = 'FS', lag = 0]) => ({ before, name, type, lag })),
    ),
    ...links.map(([name, before, lag = 0]) => ({ before, name, type: 'FS', lag })),
  ];
  await withIds(tx, 'timeline_link', all, ({ before, name, type, lag }) => ({
    project_id: projectId,
    ...column('from', before),
    ...column('to', name),
    relationship_type: type,
    lag_days: lag,
    version: 1,
  }));
  await loadBaseline(tx, projectId, baseline, calendar);
  return activities;
}

/** The dates as they were planned: what was still to come then stood earlier. */
async function loadBaseline(
  tx: TenantTx,
  projectId: number,
  { name, keptOn, days }: DemoTimeline['baseline'],
  calendar: DemoCalendar,
): Promise<void> {
  const kept = calendar.instant(keptOn);
  const rows = await tx.query<{
    entity_type: EntityType;
    entity_id: number;
    date_from: string;
    date_to: string;
  }>({
    text: `select 'timelineactivity' as entity_type, id as entity_id, date_from, date_to from timeline_activity
        where tenant_id = $1 and project_id = $2
      union all select 'designmilestone', id, date, date from milestone where tenant_id = $1 and project_id = $2
      union all select 'timelinecontractevent', id, date, date from contract_event where tenant_id = $1 and project_id = $2`,
    values: [tx.tenantId, projectId],
  });
  const keptDay = kept.toISOString().slice(0, 10);
  const then = (date: string) => (date > keptDay ? addDays(date, -days) : date);
  await withIds(tx, 'timeline_baseline', [name], () => ({
    project_id: projectId,
    name,
    created_at: kept,
    rows: rows.map((row) => ({ ...row, date_from: then(row.date_from), date_to: then(row.date_to) })),
    is_deleted: false,
    version: 1,
  }));
}
