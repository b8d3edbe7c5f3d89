import { describe, expect, it } from 'vitest';
import { networkOf, schedule, TIMELINE_MESSAGES } from '#domain/timeline';
import type { Result } from '#server/contract/handlers.ts';
import { allPermissions } from '#tests/support/testApp.ts';
import { type Activity, after, timelineCalls } from '#tests/support/timelineCalls.ts';

type Milestone = Result<'createMilestone'>;

const { app, projectId, cedarRidge, base, everybody, reader, send, done, read, undo, activity, datesOf } =
  await timelineCalls();

describe('the demo timeline', () => {
  const scheduled = async (project: number) => {
    const timeline = await read(project);
    const network = networkOf(timeline);
    const found = schedule(network);
    for (const { key, from, to } of network.nodes)
      expect([key, found.nodes.get(key)?.from, found.nodes.get(key)?.to]).toEqual([key, from, to]);
    return { timeline, found };
  };

  it('stands where its links put it', async () => {
    expect((await scheduled(await app.projectId('Harbor Point'))).timeline.activities).toHaveLength(16);
    const { timeline, found } = await scheduled(cedarRidge);
    const names = timeline.activities.filter(
      ({ id }) => found.nodes.get(`timelineactivity:${id}`)?.is_critical,
    );
    expect(names.map(({ name }) => name)).toEqual([
      'DD package',
      '60% CD drawings',
      'GMP assembly',
      'GMP review with owner',
      'Notice to proceed, permits',
      'Shoring and excavation',
      'Structure',
      'Interiors and commissioning',
    ]);
  });
});

describe('activities', () => {
  it('get the next code, a finish from their length, and push what hangs on them', async () => {
    const first = await activity('Survey', '2026-11-02');
    expect(first).toMatchObject({ date_to: '2026-11-06', work_days: 5, phase_id: null });
    expect(first.code).toMatch(/^A-\d{3}$/);
    const second = await activity('Report', '2026-01-05', 3, after(first));
    expect(second).toMatchObject({ date_from: '2026-11-09', date_to: '2026-11-11' });
    expect(second.number).toBe(first.number + 1);
    const longer = await done<Activity>('PATCH', `/timeline/activities/${first.id}`, {
      date_to: '2026-11-13',
    });
    expect(longer).toMatchObject({ work_days: 10, date_from: '2026-11-02' });
    expect(await datesOf(second)).toEqual(['2026-11-16', '2026-11-18']);
    expect((await undo(longer.change_set_id)).statusCode).toBe(201);
    expect(await datesOf(second)).toEqual(['2026-11-09', '2026-11-11']);
  });

  it.each([
    [{ date_to: '2026-10-30' }, 'date_to', TIMELINE_MESSAGES.endsEarly],
    [{ date_from: '2060-01-01', date_to: '2060-01-01' }, 'date_from', 'Date is too far in the future'],
    [{ phase_id: 999_999 }, 'phase_id', TIMELINE_MESSAGES.phase],
    [{ not_before: '2026-12-01', finish_by: '2026-11-01' }, 'finish_by', '"Must finish by" is before'],
    [
      {
        timeline_predecessors_write: [
          { entity_type: 'timelineactivity', entity_id: 999_999, relationship_type: 'FS', lag_days: 0 },
        ],
      },
      'timeline_predecessors_write',
      'no longer on the timeline',
    ],
  ])('are refused with %o', async (more, field, text) => {
    const answer = await send('POST', '/timeline/activities', {
      name: 'No',
      date_from: '2026-11-02',
      ...more,
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ errors: Record<string, string[]> }>().errors[field]?.[0]).toContain(text);
  });

  it('are refused at an older version', async () => {
    const row = await activity('Stale', '2026-11-02');
    await done('PATCH', `/timeline/activities/${row.id}`, { name: 'Newer' });
    const answer = await app.call('PATCH', `${base}/timeline/activities/${row.id}`, {
      as: everybody,
      body: { name: 'Older' },
      headers: { 'if-match': String(row.version) },
    });
    expect(answer.statusCode).toBe(412);
    expect(answer.json()).toMatchObject({ current: { name: 'Newer' } });
  });

  it('take their links with them and bring them back', async () => {
    const first = await activity('Gone', '2026-11-02');
    const second = await activity('Left', '2026-11-02', 1, after(first));
    const { links } = await read();
    expect((await send('DELETE', `/timeline/activities/${first.id}`)).statusCode).toBe(200);
    expect((await read()).links).toHaveLength(links.length - 1);
    expect(await datesOf(second)).toEqual(['2026-11-09', '2026-11-09']);
    const [row] = await app.asOwner<{ id: number }>(
      `select max(id)::int as id from change_set where tenant_id = 1`,
    );
    expect((await undo(row?.id ?? 0)).statusCode).toBe(201);
    expect((await read()).links).toHaveLength(links.length);
  });
});

describe('links', () => {
  it('refuse a circle by its members, themselves and doubles', async () => {
    const [a, b, c] = [
      await activity('a', '2026-11-02'),
      await activity('b', '2026-11-02'),
      await activity('c', '2026-11-02'),
    ];
    const link = (from: Activity, to: Activity) => ({
      from_type: 'timelineactivity',
      from_id: from.id,
      to_type: 'timelineactivity',
      to_id: to.id,
    });
    await done('POST', '/timeline/links', link(a, b));
    const made = await done<Result<'createTimelineLink'>>('POST', '/timeline/links', {
      ...link(b, c),
      lag_days: 2,
    });
    expect(await datesOf(c)).toEqual(['2026-11-18', '2026-11-24']);
    const circle = await send('POST', '/timeline/links', link(c, a));
    expect(circle.statusCode).toBe(422);
    const { message } = circle.json<{ message: string }>();
    for (const { code } of [a, b, c]) expect(message).toContain(code);
    expect((await send('POST', '/timeline/links', link(a, a))).json()).toMatchObject({
      message: TIMELINE_MESSAGES.itself,
    });
    expect((await send('POST', '/timeline/links', link(a, b))).json()).toMatchObject({
      message: TIMELINE_MESSAGES.twice,
    });
    await done('PATCH', `/timeline/links/${made.id}`, { lag_days: 0 });
    expect(await datesOf(c)).toEqual(['2026-11-16', '2026-11-20']);
    const free = (
      await app.call(
        'GET',
        `${base}/timeline/available-predecessors?entity_type=timelineactivity&entity_id=${a.id}&limit=500`,
        { as: reader },
      )
    ).json<Result<'listAvailablePredecessors'>>();
    const ids = free.results
      .filter(({ entity_type }) => entity_type === 'timelineactivity')
      .map(({ entity_id }) => entity_id);
    for (const { id } of [a, b, c]) expect(ids).not.toContain(id);
    expect(free.results.some(({ entity_type }) => entity_type === 'designmilestone')).toBe(true);
  });

  it('do not close a circle through undo', async () => {
    const [a, b] = [await activity('a', '2026-11-02'), await activity('b', '2026-11-02')];
    const link = (from: Activity, to: Activity) => ({
      from_type: 'timelineactivity',
      from_id: from.id,
      to_type: 'timelineactivity',
      to_id: to.id,
    });
    const first = await done<Result<'createTimelineLink'>>('POST', '/timeline/links', link(a, b));
    const removed = await send('DELETE', `/timeline/links/${first.id}`);
    expect(removed.statusCode).toBe(200);
    const [set] = await app.asOwner<{ id: number }>(
      `select max(id)::int as id from change_set where tenant_id = 1`,
    );
    await done('POST', '/timeline/links', link(b, a));
    expect((await undo(set?.id ?? 0)).statusCode).toBeGreaterThanOrEqual(409);
  });
});

describe('milestones', () => {
  it('get the next code, keep their own dates, and refuse one that is taken', async () => {
    const made = await done<Milestone>('POST', '/design-milestones', {
      name: '90% CD',
      short_name: '90',
      date: '2027-09-10',
      project_id: projectId,
    });
    expect(made.code).toMatch(/^MS-\d{3}$/);
    const taken = await send('POST', '/design-milestones', { name: 'Same day', date: '2027-09-10' });
    expect(taken.statusCode).toBe(422);
    expect(taken.json()).toMatchObject({
      message: TIMELINE_MESSAGES.dateTaken,
      errors: { date: ['The given date is set for another milestone in this project'] },
    });
    const next = await done<Milestone>('POST', '/design-milestones', { name: 'Another', date: '2027-09-17' });
    expect(next.number).toBe(made.number + 1);
    const moved = await send('PATCH', `/design-milestones/${next.id}`, { date: '2027-09-10' });
    expect(moved.json()).toMatchObject({ message: TIMELINE_MESSAGES.dateTaken });
    const reached = await done<Milestone>('PATCH', `/design-milestones/${next.id}`, {
      actual_date: '2027-09-20',
    });
    expect(reached).toMatchObject({ date: '2027-09-17', actual_date: '2027-09-20' });
  });

  it('may pass over each other when they are pushed together', async () => {
    const work = await activity('Chain', '2028-01-03', 5);
    const one = await done<Milestone>('POST', '/design-milestones', {
      name: 'One',
      date: '2028-01-07',
      ...after(work),
    });
    const two = await done<Milestone>('POST', '/design-milestones', {
      name: 'Two',
      date: '2028-01-14',
      ...after(one, 'FS', 5, 'designmilestone'),
    });
    expect([one.date, two.date]).toEqual(['2028-01-07', '2028-01-14']);
    await done('POST', '/timeline/moves', {
      moves: [{ entity_type: 'timelineactivity', entity_id: work.id, date_from: '2028-01-10' }],
    });
    const dates = (await read()).milestones
      .filter(({ id }) => id === one.id || id === two.id)
      .map(({ date }) => date);
    expect(dates).toEqual(['2028-01-14', '2028-01-21']);
  });

  it('stay while something holds on to them', async () => {
    const timeline = await read(cedarRidge);
    const held = timeline.milestones.find(({ has_estimate: has }) => has);
    const answer = await app.call('DELETE', `/projects/${cedarRidge}/design-milestones/${held?.id}`, {
      as: everybody,
    });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'in_use', message: expect.stringContaining('its estimate') });
  });
});

describe('phases, calendar and baselines', () => {
  it('hold activities, which stay when a phase goes', async () => {
    const phase = await done<Result<'createTimelinePhase'>>('POST', '/timeline/phases', {
      name: 'Design',
      color: 2,
    });
    const group = await done<Result<'createTimelineGroup'>>('POST', '/timeline/groups', {
      name: 'Enclosure',
      phase_id: phase.id,
    });
    const row = await activity('Grouped', '2026-11-02', 5, { group_id: group.id });
    expect(row).toMatchObject({ phase_id: phase.id, group_id: group.id });
    expect((await send('DELETE', `/timeline/phases/${phase.id}`)).statusCode).toBe(200);
    const { activities, groups } = await read();
    expect(activities.find(({ id }) => id === row.id)).toMatchObject({ phase_id: null, group_id: null });
    expect(groups).toEqual([]);
    const [set] = await app.asOwner<{ id: number }>(
      `select max(id)::int as id from change_set where tenant_id = 1`,
    );
    expect((await undo(set?.id ?? 0)).statusCode).toBe(201);
    expect((await read()).activities.find(({ id }) => id === row.id)).toMatchObject({
      phase_id: phase.id,
      group_id: group.id,
    });
  });

  it('move dates when days off come, and need a day to work on', async () => {
    const row = await activity('Over Thanksgiving', '2026-11-23', 5);
    expect((await send('PUT', '/timeline/calendar', { work_days: [], holidays: [] })).json()).toMatchObject({
      message: TIMELINE_MESSAGES.noWorkDays,
    });
    const first = await done<Result<'saveTimelineCalendar'>>('PUT', '/timeline/calendar', {
      work_days: [1, 2, 3, 4, 5],
      holidays: ['2026-11-26', '2026-11-27'],
    });
    expect(first.holidays).toEqual(['2026-11-26', '2026-11-27']);
    expect(await datesOf(row)).toEqual(['2026-11-23', '2026-12-01']);
    expect((await undo(first.change_set_id)).statusCode).toBe(201);
    expect(await datesOf(row)).toEqual(['2026-11-23', '2026-11-27']);
  });

  it('follow a calendar that came with a schedule, which is changed like the project’s own', async () => {
    await app.asOwner(
      `insert into timeline_calendar (tenant_id, id, project_id, name, work_days, holidays, is_default)
        values (1, 990001, $1, 'Night crew', '{1,2,3,4,5}', '{}', false)`,
      [projectId],
    );
    const row = await activity('At night', '2027-03-01', 6);
    await done('PATCH', `/timeline/activities/${row.id}`, { calendar_id: 990_001 });
    expect(await datesOf(row)).toEqual(['2027-03-01', '2027-03-08']);
    const body = { calendar_id: 990_001, work_days: [1, 2, 3, 4, 5, 6], holidays: [] };
    const saved = await done<Result<'saveTimelineCalendar'>>('PUT', '/timeline/calendar', body);
    expect(saved).toMatchObject({ name: 'Night crew', is_default: false, work_days: [1, 2, 3, 4, 5, 6] });
    expect(await datesOf(row)).toEqual(['2027-03-01', '2027-03-06']);
    expect((await undo(saved.change_set_id)).statusCode).toBe(201);
    expect(await datesOf(row)).toEqual(['2027-03-01', '2027-03-08']);
    expect((await send('PUT', '/timeline/calendar', { ...body, calendar_id: 987_654 })).statusCode).toBe(404);
  });

  it('keep dates under a name of their own', async () => {
    const row = await activity('Kept', '2029-11-05', 5);
    const kept = await done<Result<'createBaseline'>>('POST', '/timeline/baselines', { name: 'Before' });
    expect((await send('POST', '/timeline/baselines', { name: ' before ' })).statusCode).toBe(422);
    await done('PATCH', `/timeline/activities/${row.id}`, { date_from: '2029-11-12' });
    const { rows } = (await app.call('GET', `${base}/timeline/baselines/${kept.id}`, { as: reader })).json<
      Result<'getBaseline'>
    >();
    expect(rows).toContainEqual({
      entity_type: 'timelineactivity',
      entity_id: row.id,
      date_from: '2029-11-05',
      date_to: '2029-11-09',
    });
    expect((await send('DELETE', `/timeline/baselines/${kept.id}`)).statusCode).toBe(200);
    expect((await app.call('GET', `${base}/timeline/baselines/${kept.id}`, { as: reader })).statusCode).toBe(
      404,
    );
  });

  it('are put in order', async () => {
    const [a, b] = [await activity('First', '2026-11-02'), await activity('Second', '2026-11-02')];
    await done('PUT', '/timeline/order', {
      activities: [b, a].map(({ id }) => ({ id, phase_id: null, group_id: null })),
    });
    const names = (await read()).activities.map(({ name }) => name);
    expect(names.indexOf('Second')).toBeLessThan(names.indexOf('First'));
  });
});

describe('rights', () => {
  it('let nobody write who may only read, and nobody see who is elsewhere', async () => {
    expect((await send('POST', '/timeline/phases', { name: 'No' }, reader)).json()).toMatchObject({
      permission: 'add_timelinephase',
    });
    const outsider = await app.addPerson(allPermissions, [], 'halden');
    expect((await app.call('GET', `${base}/timeline`, { as: outsider })).statusCode).toBe(404);
  });
});
