import { describe, expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { type Actor, allPermissions, testApp } from '#tests/support/testApp.ts';

const app = await testApp();
const projectId = await app.projectId('Cedar Ridge');
const base = `/projects/${projectId}/estimate`;
const writer = await app.addPerson(allPermissions, [projectId]);
const reader = await app.addPerson(['estimate_access'], [projectId]);
const milestones = (await app.call('GET', `/projects/${projectId}/design-milestones`, { as: writer })).json<
  Result<'listMilestones'>
>().results;
const milestone_id = milestones.find(({ type }) => type === 'current')?.id ?? 0;
const empty = milestones.find(({ has_estimate: has }) => !has)?.id ?? 0;

const get = async <Body>(path: string) => (await app.call('GET', path, { as: writer })).json<Body>();
const post = (path: string, body: object = {}, as: Actor = writer) =>
  app.call('POST', `${base}${path}`, { as, body: { milestone_id, ...body } });
const undo = (id: number | null) => app.call('POST', `/change-sets/${id ?? 0}/undo`, { as: writer });
const versions = async () =>
  (await get<Result<'listEstimateVersions'>>(`${base}/versions?milestone=${milestone_id}`)).results;
const read = () => get<Result<'getEstimate'>>(`${base}?milestone=${milestone_id}`);
const component_id = (await read()).components[0]?.id ?? 0;
const addLine = (amount: number) =>
  post('/lines/batch', { creates: [{ description: 'Correction', component_id, amount }] });
const saved = async (path: string, body: object = {}) => {
  const answer = await post(path, body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Result<'submitEstimate'>>();
};

describe('a submitted estimate', () => {
  it('is kept with who and note, refuses every way of writing it, and is open again by undo', async () => {
    const line = (await addLine(10)).json<Result<'saveEstimateLines'>>();
    const { total, lines_count } = await read();
    const { change_set_id: set, number } = await saved('/submit', { note: ' For the owner ' });
    expect(number).toBe(1);
    expect(await versions()).toMatchObject([
      { number: 1, status: 'SUBMITTED', note: 'For the owner', lines_count, amount: total },
    ]);
    expect((await versions())[0]?.submitted_by?.id).toBeGreaterThan(0);
    const refused = [
      await addLine(5),
      await post('/clear'),
      await undo(line.change_set_id),
      await post('/submit', { note: '' }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 409]);
    expect(refused[0]?.body).toMatch(/submitted as version 1 and read-only. Start a new version/);
    expect((await read()).total).toBe(total);
    expect((await undo(set)).statusCode).toBe(201);
    expect(await versions()).toEqual([]);
    expect((await undo(line.change_set_id)).statusCode).toBe(201);
  });

  it('is corrected by a new version, whose difference shows; it is submitted again only as it was', async () => {
    await saved('/submit', { note: 'First' });
    const started = await saved('/start-version');
    expect(started.number).toBe(2);
    const line = (await addLine(250)).json<Result<'saveEstimateLines'>>();
    expect((await undo(started.change_set_id)).statusCode).toBe(409);
    const difference = `${base}/difference?milestone=${milestone_id}&against=${milestone_id}`;
    const since = await get<Result<'getEstimateDifference'>>(`${difference}&version=1`);
    expect(since.after.total - since.before.total).toBe(250);
    expect(since.before.name).toMatch(/, version 1$/);
    expect(since.lines).toHaveLength(1);
    const unknown = await app.call('GET', `${difference}&version=9`, { as: writer });
    expect(unknown.statusCode).toBe(400);
    expect((await undo(line.change_set_id)).statusCode).toBe(201);
    expect((await undo(started.change_set_id)).statusCode).toBe(201);
    expect((await addLine(1)).statusCode).toBe(409);
    await saved('/start-version');
    await addLine(300);
    expect((await saved('/submit', { note: '' })).number).toBe(2);
    expect((await versions()).map(({ status }) => status)).toEqual(['SUBMITTED', 'REPLACED']);
    await saved('/start-version');
    expect((await post('/start-version')).statusCode).toBe(409);
  });

  it('needs lines, the permission to upload, and a milestone of the project', async () => {
    expect((await post('/submit', { milestone_id: empty, note: '' })).statusCode).toBe(422);
    expect((await post('/submit', { note: '' }, reader)).statusCode).toBe(403);
    expect((await post('/start-version', {}, reader)).statusCode).toBe(403);
    expect((await post('/submit', { milestone_id: 987_654, note: '' })).statusCode).toBe(404);
    expect((await post('/start-version', { milestone_id: 987_654 })).statusCode).toBe(404);
    const unknown = await app.call('GET', `${base}/versions?milestone=987654`, { as: writer });
    expect(unknown.statusCode).toBe(404);
  });
});
