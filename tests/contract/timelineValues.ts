import fc from 'fast-check';

const group = 900;
const unused = 900;
const to = (max: number) => fc.integer({ min: 1, max });

/** Numbers of what stands on the demo timeline, where they stand in a path. */
export const timelineIds = {
  milestone_id: fc.constantFrom(4, 5, unused),
  contract_event_id: to(5),
  timeline_phase_id: to(6),
  timeline_group_id: fc.constant(group),
  timeline_activity_id: to(17),
  timeline_link_id: to(10),
  baseline_id: fc.constant(1),
};

const schedule = {
  file_name: 'schedule.xer',
  tool: 'Primavera',
  name: 'Schedule',
  calendar: null,
  calendars: [],
  activities: [
    {
      external_id: 'A1000',
      origin: null,
      name: 'Permit',
      phase: null,
      group: null,
      shape: 'task',
      date_from: '2026-10-12',
      date_to: '2026-10-16',
      work_days: 5,
      is_manual: false,
      not_before: null,
      finish_by: null,
      percent_done: 0,
      calendar: null,
    },
  ],
  links: [],
  left_out: [],
};

type Ask = (text: string, values: unknown[]) => Promise<unknown>;

/** What has to stand in the database before the operations of groups and baselines can succeed. */
export function timelineRows(ask: Ask, projectId: number, userId: number) {
  const groups = () =>
    ask(
      `insert into timeline_group (tenant_id, id, project_id, phase_id, position, name)
        select 1, $1, $2, min(id), 1, 'Given' from timeline_phase where tenant_id = 1 and project_id = $2
        on conflict do nothing`,
      [group, projectId],
    );
  const baselines = () =>
    ask(`update timeline_baseline set is_deleted = false where tenant_id = 1 and project_id = $1`, [
      projectId,
    ]);
  /** Without links and long work no week, however short, leads two milestones to a date or beyond the calendar. */
  const free = async () => {
    await ask('delete from timeline_link where tenant_id = 1 and project_id = $1', [projectId]);
    await ask('delete from timeline_activity where tenant_id = 1 and project_id = $1 and work_days > 400', [
      projectId,
    ]);
  };
  const milestones = () =>
    ask(
      `insert into milestone (tenant_id, id, project_id, number, name, date) values (1, $1, $2, 900, 'Unused', '2040-01-02')
        on conflict (tenant_id, id) do nothing`,
      [unused, projectId],
    );
  const schedules = () =>
    ask(
      `update job set kind = 'read_schedule_file', status = 'done', created_by_id = $1,
        payload = jsonb_build_object('projectId', $2::bigint), result = $3
        where tenant_id = 1 and id = (select min(id) from job where tenant_id = 1)`,
      [userId, projectId, JSON.stringify(schedule)],
    );
  return {
    getScheduleFile: schedules,
    acceptScheduleFile: schedules,
    removeMilestone: milestones,
    saveTimelineCalendar: free,
    updateTimelineGroup: groups,
    removeTimelineGroup: groups,
    getBaseline: baselines,
    updateBaseline: baselines,
    removeBaseline: baselines,
  };
}
