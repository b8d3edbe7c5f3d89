import { describe, expect, it } from 'vitest';
import { PAGE_NAMES } from '#domain/settings';
import { type Actor, testApp } from '#tests/support/testApp.ts';

const app = await testApp();
const admin = await app.actor('admin@northbank.example');
const stranger = await app.actor('architect@halden.example', 'halden');
const projectId = await app.projectId('Cedar Ridge');
const keeper = await app.addPerson(['change_setting', 'foresite_access'], [projectId]);
const viewer = await app.addPerson([], [projectId]);

const forAll = `project_id=${projectId}`;
const own = 'use_user_scope=true';
const get = (key: string, query: string, as: Actor = viewer) =>
  app.call('GET', `/settings/${key}?${query}`, { as });
const put = (key: string, query: string, config: object, as: Actor = viewer) =>
  app.call('PUT', `/settings/${key}?${query}`, { as, body: { config } });

describe('how a page is set up', () => {
  it.each(Object.keys(PAGE_NAMES))('has the key %s in the contract', async (key) => {
    expect((await get(key, own)).statusCode).toBe(404);
  });

  it('is as usual where nothing was chosen', async () => {
    expect((await get('overview', own)).statusCode).toBe(404);
    expect((await get('overview', forAll)).statusCode).toBe(404);
    expect((await get('somewhere', own)).statusCode).toBe(400);
  });

  it('is a person’s own, and nobody else’s', async () => {
    expect((await put('overview', own, { hidden: ['news'] })).json()).toEqual({
      key: 'overview',
      project_id: null,
      is_own: true,
      config: { hidden: ['news'] },
      version: 1,
    });
    expect((await put('overview', own, { hidden: [] })).json()).toMatchObject({ version: 2 });
    expect((await get('overview', own)).json()).toMatchObject({ config: { hidden: [] } });
    expect((await get('overview', own, keeper)).statusCode).toBe(404);
    const inProject = `${own}&${forAll}`;
    expect((await put('overview', inProject, { hidden: ['due'] })).json()).toMatchObject({
      project_id: projectId,
      is_own: true,
    });
    const { results } = (await app.call('GET', `/settings?${forAll}`, { as: viewer })).json<{
      results: { config: object }[];
    }>();
    expect(results.map(({ config }) => config)).toEqual([{ hidden: [] }, { hidden: ['due'] }]);
  });

  it('is set up for everybody in a project by whoever may, once, with history and undo', async () => {
    expect((await put('tvd', forAll, { hidden: ['bar'] })).json()).toMatchObject({
      permission: 'change_setting',
    });
    const [first, second] = await Promise.all([
      put('tvd', forAll, { hidden: ['bar'] }, keeper),
      put('tvd', forAll, { hidden: ['bar', 'gap'] }, keeper),
    ]);
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    const last = (await get('tvd', forAll)).json<{ config: { hidden: string[] }; version: number }>();
    expect(last.version).toBe(2);
    const history = (
      await app.call('GET', `/projects/${projectId}/history?area=settings`, { as: keeper })
    ).json<{ results: { change_set_id: number; entity: string }[] }>();
    expect(history.results[0]).toMatchObject({ entity: 'page_setting' });
    const undo = await app.call('POST', `/change-sets/${history.results[0]?.change_set_id}/undo`, {
      as: keeper,
    });
    expect(undo.statusCode).toBeLessThan(300);
    expect((await get('tvd', forAll)).json()).not.toMatchObject({ config: last.config });
  });

  it('is set up for the whole company by whoever changes the company', async () => {
    expect((await put('portfolio', '', { hidden: ['risks'] }, keeper)).statusCode).toBe(403);
    expect((await put('portfolio', '', { hidden: ['risks'] }, admin)).statusCode).toBe(200);
    expect((await get('portfolio', '')).json()).toMatchObject({ project_id: null, is_own: false });
  });

  it('is of a project in sight, and not too large', async () => {
    const missing = await put('overview', 'use_user_scope=true&project_id=987654', {});
    expect(missing.statusCode).toBe(404);
    const foreign = await put('overview', `${own}&${forAll}`, {}, stranger);
    expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
    const large = await put('overview', own, { text: 'x'.repeat(8000) });
    expect([large.statusCode, large.json<{ errors: object }>().errors]).toEqual([
      400,
      { config: ['The setup of a page has at most 8,000 characters. Keep less in it.'] },
    ]);
  });
});
