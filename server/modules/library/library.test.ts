import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import type { Permission } from '#contract/unions.ts';
import { type Actor, testApp } from '#tests/support/testApp.ts';

type Schemas = components['schemas'];
type Idea = Schemas['Idea'];

const { call, addPerson, actor, projectId, asOwner } = await testApp();
const cedar = await projectId('Cedar Ridge');
const keys: Permission[] = ['idea_access', 'add_idea', 'change_idea', 'delete_idea'];
const maya = await addPerson(
  [...keys, 'foresite_access', 'add_scenarioitem', 'delete_scenarioitem'],
  [cedar],
);
const lena = await addPerson(['idea_access', 'foresite_access', 'add_scenarioitem'], [cedar]);
const outsider = await addPerson(['foresite_access', 'add_scenarioitem'], [cedar]);

const path = '/library/ideas';
const list = async (query: string, as = lena) =>
  (await call('GET', `${path}?${query}`, { as })).json<Schemas['IdeaPage']>();
const names = async (query: string) => (await list(query)).results.map(({ name }) => name);
const canopy = {
  name: ' Rooftop canopy ',
  construction_category: 'Envelope',
  tag_names: ['VE', 'Envelope'],
  upper_limit: 15,
  sub_items: [
    { scope: 'Canopy', quantity: 100, measure: 'SF', unit_cost: 84.125 },
    { scope: 'Scaffold', quantity: null, unit_cost: null },
  ],
};
const create = (body: object = canopy, as: Actor = maya) => call('POST', path, { as, body });
const created = async (body: object = canopy) => {
  const answer = await create(body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Idea>();
};
const patch = (idea: Pick<Idea, 'id'>, body: object, { as = maya, version = '' } = {}) =>
  call('PATCH', `${path}/${idea.id}`, { as, body, headers: version ? { 'if-match': version } : {} });

describe('the library of ideas', () => {
  it('is searched, filtered, sorted and paged by the server', async () => {
    const all = await list('limit=500');
    expect(all.count).toBe(12);
    expect(await names('search=CHILLED')).toEqual(['Chilled beams in patient rooms']);
    expect(await names('search=finishes')).toHaveLength(2);
    expect(await names('tag=Prefab&ordering=-name')).toEqual([
      'Prefabricated bathroom pods',
      'Multi-trade corridor racks',
    ]);
    const costs = (await list('ordering=cost&limit=500')).results.map(({ cost }) => cost);
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
    expect(await names('limit=2&offset=1')).toEqual((await names('limit=3')).slice(1));
    expect((await call('GET', `${path}?ordering=scope`, { as: lena })).statusCode).toBe(400);
  });

  it('keeps an idea with its scope, priced to the cent', async () => {
    const idea = await created();
    expect(idea).toMatchObject({
      name: 'Rooftop canopy',
      tag_names: ['Envelope', 'VE'],
      lower_limit: 0,
      upper_limit: 15,
      cost: 8412.5,
      row_count: 2,
      used_count: 0,
      version: 1,
      sub_items: [
        { id: 1, scope: 'Canopy', quantity: 100, unit_cost: 84.125, extension: 8412.5, cost_groups: [] },
        { id: 2, scope: 'Scaffold', quantity: null, unit_cost: null, extension: 0 },
      ],
    });
    expect((await call('GET', `${path}/${idea.id}`, { as: lena })).json()).toEqual(idea);
  });

  it('refuses what an item could not say either, by field', async () => {
    const refused = await create({ name: 'x', sub_items: [{ scope: '', quantity: 1.23456 }] });
    expect([refused.statusCode, Object.keys(refused.json<{ errors: object }>().errors)]).toEqual([
      422,
      ['sub_items.0.quantity'],
    ]);
    const unknown = await create({ name: 'x', sub_items: [{ scope: '', cost_group_ids: [987_654] }] });
    expect(unknown.statusCode).toBe(422);
    expect((await create({ name: ' ' })).statusCode).toBe(400);
  });

  it('is changed from the version that was seen, and tells what happened', async () => {
    const idea = await created();
    const changed = await patch(
      idea,
      { sub_items: [canopy.sub_items[0]], upper_limit: 20 },
      { version: '"1"' },
    );
    expect(changed.json()).toMatchObject({
      version: 2,
      upper_limit: 20,
      row_count: 1,
      name: 'Rooftop canopy',
    });
    expect((await patch(idea, { name: 'Late' }, { version: '"1"' })).statusCode).toBe(412);
    const history = await call('GET', `${path}/${idea.id}/history`, { as: lena });
    const [last] = history.json<Schemas['HistoryPage']>().results;
    expect(last?.changes.map(({ label, from, to }) => [label, from, to])).toEqual(
      expect.arrayContaining([
        ['Upper limit', '15%', '20%'],
        ['Scope', '2 rows, $8,412.50', '1 row, $8,412.50'],
      ]),
    );
  });

  it('brings a deleted idea back as it was, and once only', async () => {
    const idea = await created({ ...canopy, name: 'Deleted by mistake' });
    const back = (as = maya) => call('PATCH', `${path}/${idea.id}/restore`, { as });
    expect((await back()).json()).toMatchObject({ current: { id: idea.id } });
    expect((await call('DELETE', `${path}/${idea.id}`, { as: maya })).statusCode).toBe(204);
    expect(await names('search=Deleted by mistake')).toEqual([]);
    expect((await back(lena)).statusCode).toBe(403);
    const architect = await actor('architect@halden.example', 'halden');
    expect((await back(architect)).statusCode).not.toBe(200);
    const restored = await back();
    expect(restored.statusCode, restored.body).toBe(200);
    const { updated_at: _then, version: _first, ...asItWas } = idea;
    expect(restored.json()).toMatchObject(asItWas);
    expect(restored.json<Idea>().version).toBeGreaterThan(idea.version);
    expect(await names('search=Deleted by mistake')).toEqual(['Deleted by mistake']);
    expect((await back()).statusCode).toBe(409);
    expect((await call('PATCH', `${path}/987654/restore`, { as: maya })).statusCode).toBe(404);
    const history = await call('GET', `${path}/${idea.id}/history`, { as: lena });
    expect(history.json<Schemas['HistoryPage']>().results.map(({ kind }) => kind)).toEqual([
      'created',
      'deleted',
      'created',
    ]);
  });

  it('is for those who may, and for the company alone', async () => {
    const idea = await created();
    expect((await create(canopy, lena)).statusCode).toBe(403);
    expect((await patch(idea, { name: 'x' }, { as: lena })).statusCode).toBe(403);
    expect((await call('DELETE', `${path}/${idea.id}`, { as: lena })).statusCode).toBe(403);
    expect((await call('GET', path, { as: outsider })).statusCode).toBe(403);
    const architect = await actor('architect@halden.example', 'halden');
    expect((await call('GET', `${path}/${idea.id}`, { as: architect })).statusCode).not.toBe(200);
    expect((await call('DELETE', `${path}/${idea.id}`, { as: maya })).statusCode).toBe(204);
    expect((await call('GET', `${path}/${idea.id}`, { as: maya })).statusCode).toBe(404);
    expect((await patch(idea, { name: 'x' })).statusCode).toBe(404);
  });
});

describe('ideas in a project', () => {
  const take = (ideas: number[], as = maya) =>
    call('POST', `/projects/${cedar}/scenario-items/from-ideas`, { as, body: { ideas } });

  it('become drafts in the order in which they were chosen, and stay when the idea goes', async () => {
    const first = await created({ ...canopy, name: 'First', tag_names: ['Envelope', 'No such tag'] });
    const second = await created({ ...canopy, name: 'Second', description: 'Tried before' });
    const taken = await take([second.id, first.id]);
    expect(taken.statusCode, taken.body).toBe(201);
    const { created: ids, change_set_id: set } = taken.json<Schemas['ItemsFromIdeas']>();
    const items = await Promise.all(
      ids.map(async (id) =>
        (await call('GET', `/projects/${cedar}/scenario-items/${id}`, { as: maya })).json<Schemas['Item']>(),
      ),
    );
    expect(items).toMatchObject([
      {
        name: 'Second',
        description: 'Tried before',
        status: 'DRAFT',
        subtotal_cost: 8412.5,
        upper_limit: 15,
      },
      { name: 'First', idea: { id: first.id }, tags: [{ name: 'Envelope' }] },
    ]);
    expect(items[0]?.sub_items).toHaveLength(2);
    expect((await list('search=Second')).results[0]?.used_count).toBe(1);
    await call('DELETE', `${path}/${second.id}`, { as: maya });
    expect((await call('GET', `/projects/${cedar}/scenario-items/${ids[0]}`, { as: maya })).statusCode).toBe(
      200,
    );
    expect((await call('POST', `/change-sets/${set}/undo`, { as: maya })).statusCode).toBe(201);
  });

  it('are refused together where one is gone or the person may not', async () => {
    const idea = await created();
    const before = await asOwner('select count(*) from item');
    expect((await take([idea.id, 987_654])).json()).toMatchObject({
      message: 'One of these ideas is no longer in the library. Choose again.',
    });
    expect((await take([idea.id], outsider)).statusCode).toBe(403);
    expect(await asOwner('select count(*) from item')).toEqual(before);
  });
});
