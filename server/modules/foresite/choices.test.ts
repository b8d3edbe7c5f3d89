import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { testApp } from '#tests/support/testApp.ts';
import { groupLetter } from './createGroup.ts';

const { call, actor, projectId } = await testApp();
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
