import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { type Actor, testApp } from '#tests/support/testApp.ts';
import { groupLetter } from './createGroup.ts';

const { call, actor, addPerson, asOwner, projectId } = await testApp();
const daniel = await actor('cost@northbank.example');
const viewer = await actor('viewer@northbank.example');
const project = await projectId('Cedar Ridge');
const groups = `/projects/${project}/mutually-exclusive-groups`;

describe('exclusive groups', () => {
  it('are lettered like the columns of a sheet', () => {
    expect([1, 2, 26, 27, 52, 53, 702, 703].map(groupLetter)).toEqual(
      ['A', 'B', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'],
    ); // prettier-ignore
  });

  it('take the next letter, also when opened at once', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => call('POST', groups, { as: daniel })));
    expect(answers.map((answer) => answer.json<{ letter: string }>().letter).sort()).toEqual([
      'C',
      'D',
      'E',
      'F',
    ]);
    const page = (await call('GET', groups, { as: daniel })).json<components['schemas']['GroupPage']>();
    expect(page.results.map(({ letter, items }) => [letter, items.length])).toEqual([
      ['A', 2],
      ['B', 2],
      ['C', 0],
      ['D', 0],
      ['E', 0],
      ['F', 0],
    ]);
    const refused = await call('POST', groups, { as: viewer });
    expect([refused.statusCode, refused.json<{ permission: string }>().permission]).toEqual([
      403,
      'edit_any_scenarioitem',
    ]);
  });
});

describe('tags', () => {
  const create = (names: string[]) =>
    call('POST', '/tags', { as: daniel, body: names.map((name) => ({ type: 'ITEM', name })) });

  it('are found whatever their capitals, and made once', async () => {
    const answer = await create(['energy', 'Quick win', ' QUICK WIN ']);
    expect(answer.statusCode, answer.body).toBe(201);
    const [energy, first, second] = answer.json<components['schemas']['Tag'][]>();
    expect(energy?.name).toBe('Energy');
    expect(first).toEqual(second);
    const together = await Promise.all(Array.from({ length: 5 }, () => create(['Same name'])));
    const ids = together.map((one) => one.json<components['schemas']['Tag'][]>()[0]?.id);
    expect(new Set(ids).size).toBe(1);
    const found = (await call('GET', '/tags?search=quick&type=ITEM', { as: viewer })).json<
      components['schemas']['TagPage']
    >();
    expect(found.results.map(({ name }) => name)).toEqual(['Quick win']);
  });
});

describe('making a tag', () => {
  const tag = (as: Actor, query = '') =>
    call('POST', `/tags${query}`, { as, body: [{ type: 'ITEM', name: 'Of the project' }] });

  it('goes by the rights in the project that it is made in', async () => {
    const lead = await addPerson([], [project]);
    const role = await addPerson(['edit_own_scenarioitem']);
    await asOwner(
      'update project_member set role_id = $1 where tenant_id = 1 and project_id = $2 and user_id = $3',
      [role.id, project, lead.id],
    );
    expect((await tag(lead, `?project_id=${project}`)).statusCode).toBe(201);
    const elsewhere = await tag(lead);
    expect([elsewhere.statusCode, elsewhere.json()]).toMatchObject([
      403,
      { permission: 'edit_own_scenarioitem' },
    ]);
  });

  it('is refused to whoever may edit elsewhere, but not there', async () => {
    const estimator = await addPerson(['edit_own_scenarioitem'], [project]);
    expect((await tag(estimator)).statusCode).toBe(201);
    expect((await tag(estimator, `?project_id=${project}`)).statusCode).toBe(201);
    const reader = await addPerson([]);
    await asOwner(
      'update project_member set role_id = $1 where tenant_id = 1 and project_id = $2 and user_id = $3',
      [reader.id, project, estimator.id],
    );
    await expect.poll(async () => (await tag(estimator, `?project_id=${project}`)).statusCode).toBe(403);
    const hidden = await tag(estimator, '?project_id=987654');
    expect(hidden.statusCode).toBe(404);
  });
});

describe('scenarios', () => {
  it('are found by name and number, and counted before paging', async () => {
    const list = async (query: string) =>
      (await call('GET', `/projects/${project}/scenarios?${query}`, { as: viewer })).json<
        components['schemas']['ScenarioPage']
      >();
    expect((await list('search=electric')).results.map(({ scenario_number }) => scenario_number)).toEqual([
      'S-2',
    ]);
    expect((await list('search=s-3')).count).toBe(1);
    expect((await list('status=APPROVED')).count).toBe(0);
    const page = await list('limit=1&offset=1');
    expect([page.count, page.results[0]?.items.length]).toEqual([3, 3]);
  });
});
