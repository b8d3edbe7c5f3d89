import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import type { Result } from '#server/contract/handlers.ts';
import { allPermissions, testApp } from '#tests/support/testApp.ts';

type Item = components['schemas']['Item'];

const app = await testApp();
const project = await app.projectId('Cedar Ridge');
const items = `/projects/${project}/scenario-items`;
const anna = await app.addPerson(allPermissions, [project]);
const get = async <Body>(path: string) => (await app.call('GET', path, { as: anna })).json<Body>();
const byCode = async (code: string) => {
  const [found] = (await get<Result<'listItems'>>(`${items}?search=${code}`)).results;
  return get<Item>(`${items}/${found?.id}`);
};

describe('a copy', () => {
  it('is a draft with everything that describes and prices it, in the same groups', async () => {
    const original = await byCode('VO-001');
    const answer = await app.call('POST', `${items}/${original.id}/clone`, { as: anna });
    expect(answer.statusCode, answer.body).toBe(201);
    const copy = answer.json<Item>();
    expect(copy).toMatchObject({
      name: `Copy of ${original.name}`,
      status: 'DRAFT',
      cost: original.cost,
      created_by_id: anna.id,
      proposed_by_id: anna.id,
      me_groups: original.me_groups,
      tags: original.tags,
      drivers: original.drivers,
      custom_attributes: original.custom_attributes,
      deadline: original.deadline,
      scenarios: [],
      milestone_id: null,
    });
    const plain = (rows: Item['sub_items']) => rows.map(({ id: _id, ...row }) => row);
    expect(plain(copy.sub_items)).toEqual(plain(original.sub_items));
    const ids = new Set(original.sub_items.map(({ id }) => id));
    expect(copy.sub_items.some(({ id }) => ids.has(id))).toBe(false);
    await app.call('DELETE', `${items}/${copy.id}`, { as: anna });
  });

  it('of a decided item starts undecided; of a void one there is none', async () => {
    const approved = await byCode('VO-003');
    const copy = (await app.call('POST', `${items}/${approved.id}/clone`, { as: anna })).json<Item>();
    expect(copy).toMatchObject({ status: 'DRAFT', milestone_id: null, approved_on: null });
    await app.asOwner(`update item set status = 'VOID' where id = $1`, [copy.id]);
    expect((await app.call('POST', `${items}/${copy.id}/clone`, { as: anna })).statusCode).toBe(422);
    const viewer = await app.addPerson(['foresite_access'], [project]);
    const refused = await app.call('POST', `${items}/${approved.id}/clone`, { as: viewer });
    expect(refused.json()).toMatchObject({ permission: 'scenario_item_clone' });
  });
});

describe('a deleted item', () => {
  it('is listed with who deleted it, and comes back as it was', async () => {
    const made = (
      await app.call('POST', items, {
        as: anna,
        body: { name: 'Soon gone', sub_items: [{ scope: 'Work', quantity: 2, unit_cost: 50 }] },
      })
    ).json<Item>();
    await app.call('DELETE', `${items}/${made.id}`, { as: anna });
    const { results } = await get<Result<'listDeletedItems'>>(`${items}/deleted?search=soon`);
    expect(results).toMatchObject([{ id: made.id, code: made.code, cost: 100, deleted_by: { id: anna.id } }]);
    const restored = await app.call('PATCH', `${items}/${made.id}/restore`, { as: anna });
    expect(restored.statusCode, restored.body).toBe(200);
    const { version: _v, updated_at: _u, change_set_id: _c, date_status_modified: _d, ...same } = made;
    expect(restored.json()).toMatchObject(same);
    expect((await get<Result<'listDeletedItems'>>(`${items}/deleted?search=soon`)).count).toBe(0);
    expect((await app.call('PATCH', `${items}/${made.id}/restore`, { as: anna })).statusCode).toBe(409);
    const undo = restored.json<Item>().change_set_id;
    expect((await app.call('POST', `/change-sets/${undo}/undo`, { as: anna })).statusCode).toBe(201);
    expect((await app.call('GET', `${items}/${made.id}`, { as: anna })).statusCode).toBe(404);
  });

  it('of another project is not there', async () => {
    const other = await app.projectId('Harbor Point');
    const item = await byCode('VO-002');
    for (const action of ['clone', 'restore', 'likely-alternatives']) {
      const method = action === 'clone' ? 'POST' : action === 'restore' ? 'PATCH' : 'GET';
      const path = `/projects/${other}/scenario-items/${item.id}/${action}`;
      expect((await app.call(method, path, { as: anna })).statusCode).toBe(404);
    }
  });
});

describe('likely alternatives', () => {
  it('are pending items of the same code and component outside its groups', async () => {
    const find = async (code: string) =>
      (
        await get<Result<'listLikelyAlternatives'>>(`${items}/${(await byCode(code)).id}/likely-alternatives`)
      ).results.map((one) => one.code);
    expect(await find('VO-001')).toEqual([]);
    expect(await find('VO-002')).toEqual(['VO-004']);
    expect(await find('VO-004')).toEqual(['VO-002', 'VO-008']);
  });
});
