import { describe, expect, it } from 'vitest';
import type { Permission } from '#contract/unions.ts';
import { hearsOf } from '#domain/access';
import { liveReaders } from '../../domain/access/liveReaders.ts';
import { framesOf, type Live, openStreams } from '#tests/support/liveStream.ts';
import { allPermissions, testApp } from '#tests/support/testApp.ts';
import { listSourceFiles } from '../architecture/sourceFiles.ts';

const app = await testApp();
const projectId = await app.projectId('Cedar Ridge');
const hiddenId = await app.projectId('Harbor Point');
const writer = await app.addPerson(allPermissions);
const listen = await openStreams(app);

const team = (held: readonly Permission[] = ['foresite_access']) => app.addPerson(held, [projectId]);
const write = (project: number, name: string) =>
  app.call('POST', `/projects/${project}/scenario-items`, { as: writer, body: { name } });
const seqs = (live: Live) => framesOf(live).map(({ seq }) => seq);

describe('the event stream', () => {
  it('tells of changes as they come, unbuffered, and of visible projects only', async () => {
    const live = await listen(await team());
    expect(live.status).toBe(200);
    expect(live.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(live.headers['content-security-policy']).toBeDefined();
    expect(live.headers['content-encoding']).toBeUndefined();
    await expect.poll(live.text).toContain(': welcome');
    await write(hiddenId, 'Out of sight');
    const { id } = (await write(projectId, 'In sight')).json<{ id: number }>();
    await expect.poll(live.text).toContain(`"entity":"item","id":${id}`);
    expect(live.text()).not.toContain(`"project_id":${hiddenId}`);
    const { id: second } = (await write(projectId, 'Again')).json<{ id: number }>();
    await expect.poll(live.text).toContain(`"id":${second}`);
  });

  it('tells of a notification only the person whom it is for', async () => {
    const [person, colleague] = [await team(), await team()];
    const [mine, theirs] = [await listen(person), await listen(colleague)];
    await expect.poll(mine.text).toContain(': welcome');
    await expect.poll(theirs.text).toContain(': welcome');
    await app.call('POST', `/projects/${projectId}/scenario-items`, {
      as: writer,
      body: { name: 'Canopy', assignee_id: person.id },
    });
    await expect.poll(mine.text).toContain('"module":"notifications"');
    const { id } = (await write(projectId, 'Afterwards')).json<{ id: number }>();
    await expect.poll(theirs.text).toContain(`"entity":"item","id":${id}`);
    expect(theirs.text()).not.toContain('notification');
    expect(mine.text()).not.toContain('user_id');
  });

  it('tells nobody but its owner of a job on its way', async () => {
    const [owner, colleague] = [await team(), await team()];
    const [mine, theirs] = [await listen(owner), await listen(colleague)];
    await expect.poll(mine.text).toContain(': welcome');
    await expect.poll(theirs.text).toContain(': welcome');
    const job = { projectId: null, module: 'jobs', entity: 'job', entityId: 77, actorId: null };
    await app.database.asTenant(1, (tx) =>
      app.app.running.services.feed.append(tx, [{ ...job, userId: owner.id, kind: 'progress' }]),
    );
    await expect.poll(mine.text).toContain('"entity":"job","id":77');
    const { id } = (await write(projectId, 'After the job')).json<{ id: number }>();
    await expect.poll(theirs.text).toContain(`"entity":"item","id":${id}`);
    expect(theirs.text()).not.toContain('"entity":"job"');
  });

  it('numbers the events of a write in its answer, so that its own page knows them', async () => {
    const live = await listen(await team());
    await expect.poll(live.text).toContain(': welcome');
    const answer = await write(projectId, 'Own');
    const own = String(answer.headers['quoin-events']).split(',').map(Number);
    const { id } = answer.json<{ id: number }>();
    await expect.poll(live.text).toContain(`"entity":"item","id":${id}`);
    const frame = framesOf(live).find((one) => one.id === id);
    expect(own).toContain(frame?.seq);
  });

  it('resumes after the last event seen, without a gap or a repeat', async () => {
    const person = await team();
    const first = await listen(person);
    await expect.poll(first.text).toContain('welcome');
    await write(projectId, 'Before');
    await expect.poll(() => seqs(first).length).toBeGreaterThan(0);
    const last = seqs(first).at(-1) as number;
    await write(projectId, 'Missed one');
    await write(projectId, 'Missed two');
    const again = await listen(person, { 'last-event-id': String(last) });
    await expect.poll(() => seqs(again).length).toBe(2);
    expect(seqs(again)).toEqual([last + 1, last + 2]);
    expect(again.text()).not.toContain('event: reset');
  });

  it('says reset to a client that was away for too long', async () => {
    await app.asOwner('delete from event where tenant_id = 1 and seq <= 5');
    const live = await listen(await team(), { 'last-event-id': '1' });
    await expect.poll(live.text).toContain('event: reset');
  });

  it('ends with the token', async () => {
    const person = await team();
    const short = { ...person, token: await app.sign(person, { expiresIn: 1 }) };
    const live = await listen(short);
    await expect.poll(live.ended).toBe(true);
  });

  it('ends before the next event once the account is closed', async () => {
    const person = await team();
    const live = await listen(person);
    await expect.poll(live.text).toContain('welcome');
    await app.asOwner(`update app_user set status = 'DISABLED' where tenant_id = 1 and id = $1`, [person.id]);
    app.app.running.services.forgetCompany(1);
    await write(projectId, 'Secret');
    await expect.poll(live.ended).toBe(true);
    expect(seqs(live)).toEqual([]);
  });

  it('is open forty times for one person, and again once one of them has ended', async () => {
    const [person, colleague] = [await team(), await team()];
    const open: Live[] = [];
    for (let count = 0; count < 40; count += 1) open.push(await listen(person));
    expect(new Set(open.map(({ status }) => status))).toEqual(new Set([200]));
    const refused = await listen(person);
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('30');
    expect((await listen(colleague)).status).toBe(200);
    open[0]?.close();
    await expect.poll(async () => (await listen(person)).status).toBe(200);
  });

  it('is open forty times for one person who asks for more of them at the same moment, too', async () => {
    const person = await team();
    const asked = await Promise.all(Array.from({ length: 60 }, () => listen(person)));
    const statuses = asked.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(40);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  it('refuses a malformed Last-Event-ID', async () => {
    const live = await listen(await team(), { 'last-event-id': 'yesterday' });
    expect(live.status).toBe(400);
  });
});

it('says of each module who hears of it', () => {
  const modules = new Set(
    listSourceFiles()
      .filter(({ path }) => path.startsWith('server/') && !path.endsWith('.test.ts'))
      .flatMap(({ text }) => [...text.matchAll(/\bmodule: '([\w-]+)'/g)].map(([, name]) => name ?? '')),
  );
  // They are addressed to one person.
  for (const own of ['jobs', 'notifications']) modules.delete(own);
  expect(modules.size).toBeGreaterThan(25);
  expect([...modules].filter((name) => !(name in liveReaders))).toEqual([]);
  expect(hearsOf('a module that is not known', new Set(allPermissions))).toBe(false);
  expect(hearsOf('concepts', new Set(['foresite_access']))).toBe(false);
});
