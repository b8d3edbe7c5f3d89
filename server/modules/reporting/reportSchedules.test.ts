import { expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { type Visit, VisitError } from '#server/services/unattended/appVisits.ts';
import { noTools } from '#tests/support/noTools.ts';
import { type Actor, testApp } from '#tests/support/testApp.ts';
import { planReportRunsJob, runScheduledReportJob } from './scheduledRuns.ts';

type Schemas = components['schemas'];
type Schedule = Schemas['ReportSchedule'];

const { call, addPerson, projectId, asOwner, database } = await testApp({
  clock: () => new Date('2026-10-12T12:00:00Z'),
});
const cedar = await projectId('Cedar Ridge');
const full = ['reporting_access', 'issue_access'] as const;
const lena = await addPerson(full, [cedar]);
const mate = await addPerson(full, [cedar]);
const plain = await addPerson(['reporting_access'], [cedar]);
const blind = await addPerson(['issue_access'], [cedar]);
const outsider = await addPerson(full);
const path = (rest: string) => `/projects/${cedar}${rest}`;
const weekly = { frequency: 'WEEKLY', weekday: 1, month_day: null, milestone_id: null } as const;

async function newReport(as: Actor, more: object = {}): Promise<number> {
  const answer = await call('POST', path('/reports'), {
    as,
    body: {
      name: 'Owner book',
      access: 'COMPANY',
      state: 'PUBLISHED',
      report_cards: [{ key: 'a', kind: 'active-issues' }],
      ...more,
    },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Schemas['CustomReport']>().id;
}
const schedule = (as: Actor, reportId: number, input: object) =>
  call('POST', path(`/reports/${reportId}/schedules`), { as, body: { ...weekly, ...input } });
async function newSchedule(as: Actor, reportId: number, ...to: Actor[]): Promise<Schedule> {
  const answer = await schedule(as, reportId, { recipient_ids: to.map(({ id }) => id) });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Schedule>();
}
const change = (as: Actor, { id, version }: Schedule, body: object) =>
  call('PATCH', path(`/report-schedules/${id}`), { as, body, headers: { 'if-match': `"${version}"` } });
const listed = async (as: Actor, reportId: number) =>
  (await call('GET', path(`/reports/${reportId}/schedules`), { as })).json<Schemas['ReportSchedulePage']>()
    .results;

const context = (today: string) => ({
  database,
  tenantId: 1,
  jobId: 1,
  signal: new AbortController().signal,
  progress: () => undefined,
  ...noTools,
  today,
});
/** The jobs that a morning queues for one schedule. */
async function due(today: string, id: number): Promise<number> {
  await planReportRunsJob.run({
    ...context(today),
    payload: { today, origin: 'http://northbank.localhost', notifies: true },
  });
  const rows = await asOwner(
    `select from job where tenant_id = 1 and kind = 'run_scheduled_report' and key = $1`,
    [`${id} ${today}`],
  );
  return rows.length;
}
const figures = {
  page_size: 'letter',
  page_orientation: 'landscape',
  margin: 'normal',
  include_header: true,
  include_cover_page: true,
  include_page_numbers: true,
  project_name: 'Cedar Ridge',
  project_facts: '',
  author: '',
  papers: [{ key: 'a', kind: 'active-issues', title: 'Active issues', text: 'Shaft sizes differ' }],
  pages: [[{ key: 'a', from: 0, to: 0, is_continued: false, is_end: true, height: 60 }]],
};
/** A visit that keeps a run as the app does, as whoever it is for. */
const visitAs = (actors: readonly Actor[]) => ({
  visit: async ({ person, path: opened, mayWrite, until }: Visit) => {
    const as = actors.find(({ id }) => id === person.id);
    const runs = opened.replace(/\/run$/, '/runs');
    expect(mayWrite('POST', runs)).toBe(true);
    expect(mayWrite('DELETE', runs)).toBe(false);
    expect(mayWrite('POST', path('/items'))).toBe(false);
    const kept = await call('POST', runs, { as: as as Actor, body: { figures } });
    if (kept.statusCode !== 201) throw new VisitError(kept.json<{ detail: string }>().detail);
    const body = kept.json<{ id: number }>();
    expect(until({ method: 'POST', path: runs, status: 201, body })).toBe(false);
    const render = path(`/report-runs/${body.id}/render-custom-report-PDF`);
    expect(mayWrite('POST', render)).toBe(true);
    expect(until({ method: 'POST', path: render, status: 202, body: {} })).toBe(true);
  },
});
let lastJob = 700_000;
const run = (id: number, today: string, visits = visitAs([lena, mate]), jobId = (lastJob += 1)) =>
  runScheduledReportJob.run({
    ...context(today),
    jobId,
    visits,
    payload: { scheduleId: id, today, origin: 'http://northbank.localhost' },
  });
const mails = (to: Actor) =>
  asOwner<{ subject: string; text: string }>(
    'select subject, text from mail_message where tenant_id = 1 and recipient = $1 order by id',
    [to.email],
  );
const told = (person: Actor) =>
  asOwner<{ action: string; subtitle: string }>(
    `select action, subtitle from notification where tenant_id = 1 and user_id = $1 and action like 'Schedule%' order by id`,
    [person.id],
  );

it('a schedule says when it runs next, is changed, paused, deleted and undone', async () => {
  const report = await newReport(lena);
  const made = await newSchedule(lena, report, lena, mate);
  expect(made).toMatchObject({ next_on: '2026-10-19', is_own: true, last_on: null, last_state: null });
  const monthly = await change(mate, made, { frequency: 'MONTHLY', month_day: 31 });
  expect(monthly.json()).toMatchObject({
    weekday: null,
    month_day: 31,
    next_on: '2026-10-31',
    is_own: false,
  });
  expect((await change(lena, made, { month_day: 3 })).statusCode).toBe(412);
  const paused = (await change(lena, monthly.json<Schedule>(), { is_paused: true })).json<Schedule>();
  expect(paused).toMatchObject({ is_paused: true, next_on: null });
  const undone = await call('POST', `/change-sets/${paused.change_set_id}/undo`, { as: lena });
  expect(undone.statusCode, undone.body).toBe(201);
  expect(await listed(lena, report)).toMatchObject([{ is_paused: false, next_on: '2026-10-31' }]);
  const [now] = await listed(lena, report);
  const removed = await call('DELETE', path(`/report-schedules/${now?.id}`), { as: lena });
  expect(await listed(lena, report)).toEqual([]);
  const { change_set_id: set } = removed.json<{ change_set_id: number }>();
  await call('POST', `/change-sets/${set}/undo`, { as: lena });
  expect(await listed(lena, report)).toHaveLength(1);
});

it('what nothing could come of is refused with the reason', async () => {
  const report = await newReport(lena);
  const to = [lena.id];
  const refused = async (input: object, field: string, id = report) => {
    const answer = await schedule(lena, id, input);
    expect(answer.statusCode, answer.body).toBe(422);
    expect(answer.json<{ errors: object }>().errors).toHaveProperty(field);
  };
  await refused({ weekday: null, recipient_ids: to }, 'weekday');
  await refused({ frequency: 'MONTHLY', recipient_ids: to }, 'month_day');
  await refused({ frequency: 'MILESTONE', recipient_ids: to }, 'milestone_id');
  await refused({ frequency: 'MILESTONE', milestone_id: 999_999, recipient_ids: to }, 'milestone_id');
  await refused({ recipient_ids: [] }, 'recipient_ids');
  for (const other of [outsider, blind]) await refused({ recipient_ids: [other.id] }, 'recipient_ids');
  const own = await newReport(lena, { access: 'PRIVATE' });
  await refused({ recipient_ids: [lena.id, mate.id] }, 'recipient_ids', own);
  expect((await schedule(mate, own, { recipient_ids: [mate.id] })).statusCode).toBe(404);
  await newSchedule(lena, own, lena);
  const draft = await newReport(lena, { state: 'DRAFT' });
  expect((await schedule(lena, draft, { recipient_ids: to })).body).toContain(
    'You need to save the report to run it.',
  );
});

it('a morning queues what is due once, makes up for what was missed, and leaves out what is paused', async () => {
  const report = await newReport(lena);
  const made = await newSchedule(lena, report, lena);
  expect(await due('2026-10-18', made.id)).toBe(0);
  expect(await due('2026-10-19', made.id)).toBe(1);
  expect(await due('2026-10-19', made.id)).toBe(1);
  expect(await due('2026-10-20', made.id)).toBe(0);
  expect(await due('2026-11-05', made.id)).toBe(1);
  expect(await due('2026-11-06', made.id)).toBe(0);
  const [now] = await listed(lena, report);
  await change(lena, now as Schedule, { is_paused: true });
  expect(await due('2026-11-30', made.id)).toBe(0);
});

it('runs at a milestone on its day, wherever it has moved to', async () => {
  const report = await newReport(lena);
  const milestone = 777_000;
  await asOwner(
    `insert into milestone (tenant_id, id, project_id, number, name, date)
      values (1, $2, $1, 777, 'Bid set', '2027-03-03')`,
    [cedar, milestone],
  );
  const answer = await schedule(lena, report, {
    frequency: 'MILESTONE',
    milestone_id: milestone,
    recipient_ids: [lena.id],
  });
  const made = answer.json<Schedule>();
  expect(made).toMatchObject({ next_on: '2027-03-03', milestone_name: 'Bid set', weekday: null });
  await asOwner(`update milestone set date = '2027-04-04' where tenant_id = 1 and id = 777000`);
  expect(await due('2027-03-03', made.id)).toBe(0);
  expect(await due('2027-04-04', made.id)).toBe(1);
  expect(await due('2027-04-05', made.id)).toBe(0);
  await asOwner(`delete from milestone where tenant_id = 1 and id = 777000`);
  expect(await listed(lena, report)).toMatchObject([{ next_on: null, milestone_name: null }]);
});

it('mails the run to those who may see all of it, and tells the others why they do not get it', async () => {
  const report = await newReport(lena);
  const made = await newSchedule(lena, report, lena, mate, plain);
  await asOwner('update app_user set status = $2 where tenant_id = 1 and id = $1', [mate.id, 'ACTIVE']);
  await run(made.id, '2026-10-19');
  const [row] = await listed(lena, report);
  expect(row).toMatchObject({
    last_on: '2026-10-19',
    last_state: 'SENT',
    last_result: 'Sent to 2 people; 1 person may not see all of it',
  });
  expect(
    await asOwner('select mailed_count from report_run where tenant_id = 1 and id = $1', [row?.last_run_id]),
  ).toEqual([{ mailed_count: 2 }]);
  const address = `http://northbank.localhost/projects/${cedar}/reports/runs/${row?.last_run_id}`;
  for (const one of [lena, mate]) {
    const [mail] = (await mails(one)).slice(-1);
    expect(mail?.subject).toBe('Owner book, Oct 19, 2026');
    expect(mail?.text).toContain(address);
  }
  const [left] = await mails(plain);
  expect(left?.text).toContain('It holds figures that your role does not see.');
  expect(left?.text).not.toContain(address);
  // No figure of the report is in any mail.
  for (const one of [lena, mate, plain])
    for (const { text } of await mails(one)) expect(text).not.toContain('Shaft sizes');
  const open = (as: Actor) => call('GET', path(`/report-runs/${row?.last_run_id}`), { as });
  expect((await open(mate)).statusCode).toBe(200);
  expect((await open(plain)).statusCode).toBe(403);
});

it('a run that cannot be made is noted and told to its owner', async () => {
  const report = await newReport(lena);
  const made = await newSchedule(lena, report, mate);
  const before = await mails(mate);
  await run(made.id, '2026-10-19', {
    visit: () => Promise.reject(new VisitError('The figures of a card could not be loaded')),
  });
  expect(await listed(lena, report)).toMatchObject([
    { last_state: 'FAILED', last_result: 'The figures of a card could not be loaded', is_stopped: false },
  ]);
  expect((await told(lena)).at(-1)).toEqual({
    action: 'Scheduled run failed',
    subtitle: 'The figures of a card could not be loaded',
  });
  expect(await mails(mate)).toEqual(before);
  // What was ended or deleted meanwhile does nothing.
  await call('DELETE', path(`/reports/${report}`), { as: lena });
  await run(made.id, '2026-10-26', { visit: () => Promise.reject(new Error('It was opened.')) });
});

it('a schedule whose owner left stops, says so to who can take it over, and runs as them', async () => {
  const gone = await addPerson(full, [cedar]);
  const report = await newReport(lena);
  const made = await newSchedule(gone, report, mate);
  await asOwner(`update app_user set status = 'DISABLED' where tenant_id = 1 and id = $1`, [gone.id]);
  await run(made.id, '2026-10-19', { visit: () => Promise.reject(new Error('It was opened.')) });
  const [stopped] = await listed(mate, report);
  expect(stopped).toMatchObject({ is_stopped: true, next_on: null, last_state: 'STOPPED' });
  for (const one of [lena, mate, plain])
    expect((await told(one)).at(-1)).toMatchObject({ action: 'Schedule stopped' });
  expect(await told(blind)).toEqual([]);
  expect(await told(outsider)).toEqual([]);
  expect(await due('2026-11-30', made.id)).toBe(0);
  const taken = (await change(mate, stopped as Schedule, { takes_over: true })).json<Schedule>();
  expect(taken).toMatchObject({ is_own: true, is_stopped: false, next_on: '2026-10-19', last_result: '' });
  await run(made.id, '2026-10-26');
  expect(await listed(mate, report)).toMatchObject([{ last_state: 'SENT', last_result: 'Sent to 1 person' }]);
});

it('is nobody else’s', async () => {
  const report = await newReport(lena);
  const made = await newSchedule(lena, report, lena);
  expect((await call('GET', path(`/reports/${report}/schedules`), { as: blind })).statusCode).toBe(403);
  expect((await change(outsider, made, { is_paused: true })).statusCode).toBe(404);
  const harbor = await projectId('Harbor Point');
  const wide = await addPerson(full, [cedar, harbor]);
  const elsewhere = await call('GET', `/projects/${harbor}/reports/${report}/schedules`, { as: wide });
  expect(elsewhere.statusCode).toBe(404);
  const other = await call('PATCH', `/projects/${harbor}/report-schedules/${made.id}`, {
    as: wide,
    body: { is_paused: true },
  });
  expect(other.statusCode).toBe(404);
});

it('a job that is tried again after a crash makes no second run and sends no second mail', async () => {
  const report = await newReport(lena);
  const made = await newSchedule(lena, report, lena);
  const runs = () =>
    asOwner<{ id: string }>('select id from report_run where tenant_id = 1 and custom_report_id = $1', [
      report,
    ]);
  const count = async () => (await mails(lena)).length;
  const [jobId, mailed] = [710_000, await count()];
  // The server ends after the run was kept, before anything was sent.
  const crash = {
    visit: async (visit: Visit) => {
      expect(visit.jobId).toBe(jobId);
      // The day on the pages is the company's.
      expect(visit.timeZone).toBe('America/Los_Angeles');
      await visitAs([lena]).visit(visit);
      await asOwner(
        `update report_run set made_by_job_id = $1 where tenant_id = 1 and custom_report_id = $2`,
        [jobId, report],
      );
      throw new Error('The server ended.');
    },
  };
  await expect(run(made.id, '2026-10-19', crash, jobId)).rejects.toThrow('The server ended.');
  expect([(await runs()).length, await count()]).toEqual([1, mailed]);
  // Its PDF was asked for: the run is sent without opening the app once more.
  await asOwner(
    `insert into report_run_pdf (tenant_id, report_run_id, job_id, file_name)
      select 1, id, 1, 'x.pdf' from report_run where tenant_id = 1 and made_by_job_id = $1`,
    [jobId],
  );
  const closed = { visit: () => Promise.reject(new Error('It was opened.')) };
  await run(made.id, '2026-10-19', closed, jobId);
  expect([(await runs()).length, await count()]).toEqual([1, mailed + 1]);
  expect(await listed(lena, report)).toMatchObject([{ last_run_id: Number((await runs())[0]?.id) }]);
  // It ended again before the job was noted as done.
  await run(made.id, '2026-10-19', closed, jobId);
  expect([(await runs()).length, await count()]).toEqual([1, mailed + 1]);
});

it('a run without its PDF is sent where a second try does not make one', async () => {
  const report = await newReport(lena);
  const made = await newSchedule(lena, report, lena);
  const jobId = 720_000;
  const crash = {
    visit: async (visit: Visit) => {
      await visitAs([lena]).visit(visit);
      await asOwner(
        `update report_run set made_by_job_id = $1 where tenant_id = 1 and custom_report_id = $2`,
        [jobId, report],
      );
      throw new Error('The server ended.');
    },
  };
  await expect(run(made.id, '2026-10-19', crash, jobId)).rejects.toThrow('The server ended.');
  await run(
    made.id,
    '2026-10-19',
    { visit: () => Promise.reject(new VisitError('It took too long.')) },
    jobId,
  );
  expect(await listed(lena, report)).toMatchObject([{ last_state: 'SENT', last_result: 'Sent to 1 person' }]);
});

it('says whether a run waits, is made, failed or was canceled, and whoever sees the report cancels it', async () => {
  const report = await newReport(lena);
  const made = await newSchedule(lena, report, lena);
  const send = path(`/report-schedules/${made.id}/send`);
  const one = async (as = lena) => (await listed(as, report))[0]?.run;
  expect(await one()).toBeNull();
  expect((await call('DELETE', send, { as: lena })).statusCode).toBe(409);
  const asked = await call('POST', send, { as: lena });
  // Where no browser is at hand, nothing is asked for; a morning asks all the same.
  const jobId =
    asked.statusCode === 202
      ? asked.json<{ job_id: number }>().job_id
      : (await due('2026-10-19', made.id)) &&
        Number(
          (
            await asOwner<{ id: string }>(
              `select id from job where tenant_id = 1 and key = $1 and kind = 'run_scheduled_report'`,
              [`${made.id} 2026-10-19`],
            )
          )[0]?.id,
        );
  const job = (set: string) => asOwner(`update job set ${set} where tenant_id = 1 and id = $1`, [jobId]);
  await job(`status = 'queued', error = null`);
  expect(await one(mate)).toMatchObject({ state: 'WAITING', message: null });
  await job(`error = 'The database was away.'`);
  expect(await one()).toMatchObject({ state: 'WAITING', message: 'The database was away.' });
  await job(`status = 'running', progress = 0.1, message = 'Running the report'`);
  expect(await one()).toMatchObject({ state: 'RUNNING', progress: 0.1, message: 'Running the report' });
  await job(`status = 'failed', error = 'The work took longer than 10 minutes and was stopped.'`);
  expect(await one()).toMatchObject({
    state: 'FAILED',
    message: 'The work took longer than 10 minutes and was stopped.',
  });
  expect((await call('DELETE', send, { as: mate })).statusCode).toBe(409);
  await job(`status = 'queued', error = null`);
  expect((await call('DELETE', send, { as: blind })).statusCode).toBe(403);
  expect((await call('DELETE', send, { as: outsider })).statusCode).toBe(404);
  expect((await call('DELETE', send, { as: mate })).statusCode).toBe(204);
  expect(await one()).toMatchObject({ state: 'CANCELED' });
  await job(`status = 'done'`);
  expect(await one()).toBeNull();
});
