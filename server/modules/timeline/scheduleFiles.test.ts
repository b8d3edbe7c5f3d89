import { describe, expect, it } from 'vitest';
import { writeProjectXml } from '#domain/timeline';
import { aTask, projectXml, xer } from '#domain/timeline/import/examples';
import type { Result } from '#server/contract/handlers.ts';
import { allPermissions, testApp } from '#tests/support/testApp.ts';
import { formWith } from '#tests/support/upload.ts';

const app = await testApp();
app.app.running.start();
const projectId = await app.projectId('Westfield STEM');
const cedarRidge = await app.projectId('Cedar Ridge');
const writer = await app.addPerson(allPermissions, [projectId, cedarRidge]);
const colleague = await app.addPerson(allPermissions, [projectId]);
const reader = await app.addPerson(['timeline_access'], [projectId]);

type Review = Result<'getScheduleFile'>;
type Timeline = Result<'getTimeline'>;

const base = (project = projectId) => `/projects/${project}/timeline`;
const send = (name: string, bytes: Buffer | string, as = writer, project = projectId) =>
  app.call('POST', `${base(project)}/files`, { as, ...formWith({ name, bytes: Buffer.from(bytes) }) });
async function finished(sent: Awaited<ReturnType<typeof send>>): Promise<Result<'getJob'>> {
  expect(sent.statusCode, sent.body).toBe(202);
  const { job_id: id } = sent.json<{ job_id: number }>();
  const job = async () => (await app.call('GET', `/jobs/${id}`, { as: writer })).json<Result<'getJob'>>();
  await expect.poll(async () => ['done', 'failed'].includes((await job()).status)).toBe(true);
  return job();
}
async function reviewed(name: string, bytes: Buffer | string, project = projectId) {
  const job = await finished(await send(name, bytes, writer, project));
  expect(job.status, JSON.stringify(job)).toBe('done');
  const answer = await app.call('GET', `${base(project)}/files/${job.id}`, { as: writer });
  return { id: job.id, ...answer.json<Review>() };
}
const accept = (id: number, body: object = {}, project = projectId) =>
  app.call('POST', `${base(project)}/files/${id}/accept`, { as: writer, body });
const timeline = async (project = projectId) =>
  (await app.call('GET', base(project), { as: writer })).json<Timeline>();
const undo = (id: number | null) => app.call('POST', `/change-sets/${id ?? 0}/undo`, { as: writer });

const tasks = [
  { id: 1, code: 'A1000', name: 'Permit review — city', days: 10, from: '2026-11-30', wbs: 11 },
  { id: 2, code: 'A1010', name: 'Excavate', days: 5, from: '2026-12-14', wbs: 12 },
];
const wbs = [
  { id: 10, name: 'STEM', root: true },
  { id: 11, name: 'Permits', parent: 10 },
  { id: 12, name: 'Site', parent: 10 },
];
const links = [{ to: 2, from: 1, type: 'PR_FS', days: 0 }];
const schedule = xer({ tasks, wbs, links });

describe('a schedule from a file', () => {
  it('is reviewed, written as one change, updated by a second one, and undone', async () => {
    const before = await timeline();
    const review = await reviewed('STEM.xer', schedule);
    expect(review).toMatchObject({ tool: 'Primavera', added: 2, changed: 0, gone: 0, problem: null });
    expect(await timeline()).toMatchObject({ activities: before.activities });
    const accepted = await accept(review.id);
    expect(accepted.statusCode, accepted.body).toBe(201);
    const first = await timeline();
    const made = first.activities.filter(({ external_id: id }) => id !== null);
    expect(made.map((row) => [row.external_id, row.name, row.date_from, row.date_to])).toEqual([
      ['A1000', 'Permit review — city', '2026-11-30', '2026-12-11'],
      ['A1010', 'Excavate', '2026-12-14', '2026-12-18'],
    ]);
    expect(first.phases.map(({ name }) => name)).toEqual(expect.arrayContaining(['Permits', 'Site']));
    expect(new Set(made.map(({ code }) => code)).size).toBe(2);

    const again = await reviewed('STEM.xer', schedule);
    expect(again).toMatchObject({ added: 0, changed: 0, gone: 0, same: 2, lines: [] });
    expect((await accept(again.id)).json()).toEqual({ count: 0, change_set_id: null });

    const next = xer({
      tasks: [
        { ...tasks[0]!, days: 12 },
        { id: 7, code: 'A1020', name: 'Pour', days: 3, from: '2026-12-21', wbs: 12 },
      ],
      wbs,
    });
    const second = await reviewed('STEM 2.xer', next);
    expect(second).toMatchObject({ added: 1, changed: 1, gone: 1, link_changes: { removed: 1 } });
    const kept = await app.call('GET', `${base()}/files/${second.id}?keeps_gone=true`, { as: writer });
    expect(kept.json<Review>().link_changes.removed).toBe(0);
    const { change_set_id: set } = (await accept(second.id)).json<Result<'acceptScheduleFile'>>();
    const names = async () =>
      (await timeline()).activities.flatMap((row) => (row.external_id ? [row.name] : []));
    expect(await names()).toEqual(['Permit review — city', 'Pour']);
    expect((await undo(set)).statusCode).toBe(201);
    expect(await names()).toEqual(['Permit review — city', 'Excavate']);
    expect((await timeline()).links).toHaveLength(first.links.length);
  });

  it('that was exported here changes nothing when it comes back', async () => {
    const rows = await timeline(cedarRidge);
    const xml = writeProjectXml({ id: cedarRidge, name: 'Cedar Ridge' }, rows);
    expect(await reviewed('Timeline.xml', xml, cedarRidge)).toMatchObject({
      tool: 'Microsoft Project',
      added: 0,
      changed: 0,
      gone: 0,
      link_changes: { added: 0, changed: 0, removed: 0 },
      pushed: [],
      problem: null,
    });
  });

  it.each([
    ['UTF-16 with a mark', Buffer.from(`\ufeff${schedule}`, 'utf16le')],
    ['UTF-16 without one', Buffer.from(schedule, 'utf16le')],
    ['Windows-1252', Buffer.from(schedule.replace('—', '\u0097'), 'latin1')],
  ])('is read in %s', async (_what, bytes) => {
    const { lines, same, added } = await reviewed('STEM.xer', bytes);
    expect(same + added + lines.filter(({ state }) => state === 'changed').length).toBe(2);
    expect(lines.every(({ name }) => !name.includes('\ufffd'))).toBe(true);
    const changed = lines.flatMap(({ changes }) => changes.map(({ field }) => field));
    expect(changed).not.toContain('name');
  });

  it('is shown to whoever sent it, in its own project', async () => {
    const { id } = await reviewed('STEM.xer', schedule);
    const get = async (path: string, as = writer) => (await app.call('GET', path, { as })).statusCode;
    expect(await get(`${base()}/files/${id}`)).toBe(200);
    expect(await get(`${base()}/files/${id}`, colleague)).toBe(404);
    expect(await get(`${base(cedarRidge)}/files/${id}`)).toBe(404);
    expect(await get(`${base()}/files/${id}`, reader)).toBe(403);
    expect(
      (await app.call('POST', `${base()}/files/${id}/accept`, { as: colleague, body: {} })).statusCode,
    ).toBe(404);
  });

  it.each([
    ['cut.xer', schedule.slice(0, -5), 'it was cut off'],
    ['bomb.xml', '<!DOCTYPE a [<!ENTITY b "b">]><Project>&b;</Project>', 'document type or entities'],
    ['plan.xml', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 1, 0, 0]), 'not a schedule that can be read'],
    [
      'cut.xml',
      projectXml([aTask({ uid: 1, name: 'Work', from: '2026-12-01' })]).slice(0, -20),
      'ends too early',
    ],
  ])('%s is refused with a sentence', async (name, bytes, sentence) => {
    const job = await finished(await send(name, bytes));
    expect(job.status).toBe('failed');
    expect(JSON.stringify(job)).toContain(sentence);
    expect((await accept(job.id)).statusCode).toBe(409);
  });

  it('that makes the timeline larger than it may be is reviewed, and refused', async () => {
    const many = Array.from({ length: 4_000 }, (_, at) => ({
      id: at + 10,
      code: `B${at}`,
      name: `Work ${at}`,
      days: 1,
      from: '2026-11-30',
    }));
    expect((await timeline(cedarRidge)).activities.length).toBeGreaterThan(0);
    const { id, problem } = await reviewed('Large.xer', xer({ tasks: many }), cedarRidge);
    expect(problem).toContain('The timeline would hold 4,017 activities; it takes 4,000.');
    expect((await accept(id, {}, cedarRidge)).statusCode).toBe(422);
  });

  it('of another kind is refused at once', async () => {
    expect((await send('plan.mpp', 'x')).json()).toMatchObject({
      message: expect.stringContaining('.mpp') as string,
    });
  });
});
