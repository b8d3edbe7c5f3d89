import { describe, expect, it } from 'vitest';
import { dailyWorks, jobKinds } from '../index.ts';
import { allPermissions, type Actor, testApp } from '#tests/support/testApp.ts';

const app = await testApp();
const projectId = await app.projectId('Cedar Ridge');
const starter = await app.addPerson(['foresite_access', 'foresite_export'], [projectId]);

const start = async () =>
  (await app.call('POST', `/projects/${projectId}/scenario-items/export`, { as: starter })).json<{
    job_id: number;
  }>().job_id;
const see = (id: number, as: Actor = starter) => app.call('GET', `/jobs/${id}`, { as });

describe('background work', () => {
  it('is seen by whoever started it and by account administrators; to others it is not there', async () => {
    const id = await start();
    const other = await app.addPerson(['foresite_access', 'foresite_export'], [projectId]);
    const missing = await see(987_654);
    for (const path of [`/jobs/${id}`, `/jobs/${id}/result`]) {
      const answer = await app.call('GET', path, { as: other });
      expect([answer.statusCode, answer.body]).toEqual([404, missing.body]);
    }
    expect((await app.call('DELETE', `/jobs/${id}`, { as: other })).statusCode).toBe(404);
    expect((await see(id, await app.addPerson(allPermissions))).statusCode).toBe(200);
    expect((await see(id)).json()).toMatchObject({ status: 'queued', progress: 0, has_result: false });
  });

  it('can be cancelled once, and has no result then', async () => {
    const id = await start();
    expect((await app.call('GET', `/jobs/${id}/result`, { as: starter })).statusCode).toBe(409);
    expect((await app.call('DELETE', `/jobs/${id}`, { as: starter })).statusCode).toBe(204);
    expect((await app.call('DELETE', `/jobs/${id}`, { as: starter })).statusCode).toBe(409);
    expect((await see(id)).json()).toMatchObject({ status: 'cancelled' });
    expect((await app.call('GET', `/jobs/${id}/result`, { as: starter })).statusCode).toBe(409);
  });

  it.each<[what: string, loses: (person: Actor) => Promise<unknown>, status: number]>([
    [
      'the permission to export',
      ({ id }) =>
        app.asOwner(`delete from role_permission where role_id = $1 and permission = 'foresite_export'`, [
          id,
        ]),
      403,
    ],
    [
      'the sight of costs that are in the file',
      ({ id }) =>
        app.asOwner(`delete from role_permission where role_id = $1 and permission = 'view_item_markup'`, [
          id,
        ]),
      403,
    ],
    [
      'the project',
      ({ id }) => app.asOwner('delete from project_member where tenant_id = 1 and user_id = $1', [id]),
      404,
    ],
  ])('keeps its file from an author who has lost %s since', async (_what, loses, status) => {
    const author = await app.addPerson(
      ['foresite_access', 'foresite_export', 'view_item_markup'],
      [projectId],
    );
    const asked = await app.call('POST', `/projects/${projectId}/scenario-items/export`, { as: author });
    const { job_id: id } = asked.json<{ job_id: number }>();
    app.app.running.start();
    const fetch = async () => (await app.call('GET', `/jobs/${id}/result`, { as: author })).statusCode;
    await expect.poll(fetch).toBe(200);
    await loses(author);
    await expect.poll(fetch).toBe(status);
    expect((await see(id, author)).statusCode).toBe(200);
  });

  it('gives an administrator no file of a project that they do not see', async () => {
    const id = await start();
    app.app.running.start();
    await expect.poll(async () => (await see(id)).json<{ status: string }>().status).toBe('done');
    const administrator = await app.addPerson(allPermissions.filter((key) => key !== 'view_all_projects'));
    expect((await see(id, administrator)).statusCode).toBe(200);
    expect((await app.call('GET', `/jobs/${id}/result`, { as: administrator })).statusCode).toBe(404);
  });

  it('ends in a file to keep', async () => {
    const id = await start();
    app.app.running.start();
    await expect.poll(async () => (await see(id)).json<{ status: string }>().status).toBe('done');
    expect((await see(id)).json()).toMatchObject({ progress: 1, has_result: true });
    const answer = await app.call('GET', `/jobs/${id}/result`, { as: starter });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+\.csv"$/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.body).toContain('VO-001');
  });
});

/** Kinds that the server asks for by itself: nobody waits for them. */
const ofTheServer = ['account_link', ...dailyWorks.map(({ kind }) => kind)];

describe.each(
  jobKinds.filter(({ name }) => !ofTheServer.includes(name)).map((kind) => [kind.name, kind] as const),
)('work of the kind %s', (_name, kind) => {
  it('tells whoever waits for it how far it is', () => {
    // Itself, or in what it hands all it has to.
    expect(String(kind.run)).toMatch(/\bprogress\(|\w\(context\)/);
  });
});
