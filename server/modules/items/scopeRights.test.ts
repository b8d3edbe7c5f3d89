import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { testApp } from '#tests/support/testApp.ts';

type Schemas = components['schemas'];
type Item = Schemas['Item'];

const { call, actor, addPerson, projectId } = await testApp();
const daniel = await actor('cost@northbank.example');
const project = await projectId('Cedar Ridge');
const items = `/projects/${project}/scenario-items`;
const edits = ['foresite_access', 'add_scenarioitem', 'edit_any_scenarioitem'] as const;
const holding = (...keys: Parameters<typeof addPerson>[0]) => addPerson([...edits, ...keys], [project]);

const steel = { scope: 'Steel', quantity: 10, unit_cost: 100, measure: 'EA' };
const glass = { scope: 'Glass', quantity: 2, unit_cost: 50, measure: 'EA' };
async function made(sub_items: Schemas['SubItemInput'][]): Promise<Item> {
  const answer = await call('POST', items, { as: daniel, body: { name: 'Canopy', sub_items } });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Item>();
}
const patch = (item: Item, sub_items: Schemas['SubItemInput'][], as = daniel) =>
  call('PATCH', `${items}/${item.id}`, { as, body: { sub_items } });
const inBatch = (item: Item, sub_items: Schemas['SubItemInput'][], as = daniel) =>
  call('POST', `${items}/batch`, {
    as,
    body: { updates: [{ item_id: item.id, if_version: item.version, changes: { sub_items } }] },
  });
const kept = ({ id }: Schemas['SubItem'], change: object = {}) => ({ id, ...steel, ...change });

describe('scope rows', () => {
  it.each([
    ['add_scenariosubitem', (item: Item) => [kept(item.sub_items[0]!), glass]],
    ['change_scenariosubitem', (item: Item) => [kept(item.sub_items[0]!, { unit_cost: 120 })]],
    ['delete_scenariosubitem', () => []],
  ] as const)('need %s, alone and among many', async (permission, rowsOf) => {
    const others = (
      ['add_scenariosubitem', 'change_scenariosubitem', 'delete_scenariosubitem'] as const
    ).filter((key) => key !== permission);
    const [without, only] = [await holding(...others), await holding(permission)];
    const item = await made([steel]);
    for (const send of [patch, inBatch]) {
      const refused = await send(item, rowsOf(item), without);
      expect(refused.statusCode, refused.body).toBe(403);
      expect(refused.json()).toMatchObject({ permission });
    }
    // The same rows are no change, whoever sends them.
    expect((await patch(item, [kept(item.sub_items[0]!)], without)).statusCode).toBe(200);
    const now = (await call('GET', `${items}/${item.id}`, { as: daniel })).json<Item>();
    expect(now.sub_items).toHaveLength(1);
    const allowed = await inBatch(now, rowsOf(now), only);
    expect(allowed.statusCode, allowed.body).toBe(201);
  });

  it('of new items need the right to add them, one by one, many at once and imported', async () => {
    const person = await holding('change_scenariosubitem');
    const one = await call('POST', items, { as: person, body: { name: 'Canopy', sub_items: [steel] } });
    const many = await call('POST', `${items}/batch`, {
      as: person,
      body: { creates: [{ name: 'Canopy', sub_items: [steel] }] },
    });
    const imported = await call('POST', `${items}/bulk-create`, {
      as: person,
      body: { creates: [{ name: 'Canopy', sub_items: [steel] }] },
    });
    for (const refused of [one, many, imported]) {
      expect(refused.statusCode, refused.body).toBe(403);
      expect(refused.json()).toMatchObject({ permission: 'add_scenariosubitem' });
    }
    const bare = await call('POST', items, { as: person, body: { name: 'Canopy' } });
    expect(bare.statusCode).toBe(201);
  });

  it('come with the list where they are asked for, all of them', async () => {
    const item = await made([steel, glass]);
    const read = async (query: string) =>
      (await call('GET', `${items}?limit=all&${query}`, { as: daniel }))
        .json<Schemas['ItemPage']>()
        .results.find(({ id }) => id === item.id);
    expect((await read('expand_sub_items=true'))?.sub_items).toEqual(item.sub_items);
    expect(await read('scope=true')).not.toHaveProperty('sub_items');
    const bare = await made([]);
    const page = await call('GET', `${items}?limit=all&expand_sub_items=true`, { as: daniel });
    const empty = page.json<Schemas['ItemPage']>().results.find(({ id }) => id === bare.id);
    expect(empty?.sub_items).toEqual([]);
  });
});
