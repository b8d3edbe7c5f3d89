import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { RESTORABLE_FIELDS } from '#domain/items';
import type { Result } from '#server/contract/handlers.ts';
import { allPermissions, testApp } from '#tests/support/testApp.ts';

type Item = components['schemas']['Item'];
type Patch = components['schemas']['ItemPatch'];

const app = await testApp();
const project = await app.projectId('Cedar Ridge');
const items = `/projects/${project}/scenario-items`;
const anna = await app.addPerson(allPermissions, [project]);
const byCode = async (code: string) => {
  const answer = await app.call('GET', `${items}?search=${code}&expand_custom_attributes=true`, { as: anna });
  const [row] = answer.json<Result<'listItems'>>().results;
  if (!row) throw new Error(`There is no ${code}.`);
  return row;
};
const read = async (id: number) => (await app.call('GET', `${items}/${id}`, { as: anna })).json<Item>();
const change = async (id: number, body: Patch) => {
  const answer = await app.call('PATCH', `${items}/${id}`, { as: anna, body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Item>().change_set_id as number;
};
const restore = (id: number, changeSetId: number, field: string, as = anna) =>
  app.call('PATCH', `${items}/${id}/restore-field`, { as, body: { change_set_id: changeSetId, field } });

describe('one field of the history', () => {
  it('comes back alone, whatever was changed since, and can be undone', async () => {
    const { id } = await byCode('VO-004');
    const before = await read(id);
    const set = await change(id, { upper_limit: 35, priority: 1, tag_ids: [1, 2] });
    await change(id, { upper_limit: 50 });
    const answer = await restore(id, set, 'upper_limit');
    expect(answer.statusCode, answer.body).toBe(200);
    const now = answer.json<Item>();
    expect([now.upper_limit, now.priority]).toEqual([before.upper_limit, 1]);
    expect((await restore(id, set, 'tag_ids')).json<Item>().tags).toEqual(before.tags);
    const undone = await app.call('POST', `/change-sets/${now.change_set_id}/undo`, { as: anna });
    expect(undone.statusCode, undone.body).toBeLessThan(300);
    expect((await read(id)).upper_limit).toBe(50);
  });

  it('is refused where the change did not touch it, or is of another item', async () => {
    const [{ id }, other] = [await byCode('VO-005'), await byCode('VO-008')];
    const set = await change(id, { priority: 2 });
    for (const answer of [await restore(id, set, 'upper_limit'), await restore(other.id, set, 'priority')]) {
      expect(answer.statusCode).toBe(422);
      expect(answer.json<{ message: string }>().message).toBe(
        'That change did not touch this field. Reload the history.',
      );
    }
    expect((await restore(id, set, 'status')).statusCode).toBe(400);
  });

  it('keeps to the rules of an edit', async () => {
    const { id } = await byCode('VO-010');
    const set = await change(id, { name: 'Another name' });
    const viewer = await app.addPerson(['foresite_access'], [project]);
    expect((await restore(id, set, 'name', viewer)).statusCode).toBe(403);
    const stale = await app.call('PATCH', `${items}/${id}/restore-field`, {
      as: anna,
      body: { change_set_id: set, field: 'name' },
      headers: { 'If-Match': '"1"' },
    });
    expect(stale.statusCode).toBe(412);
    await app.call('PATCH', `${items}/${id}/reject`, { as: anna, body: { reason: null } });
    expect((await restore(id, set, 'name')).statusCode).toBe(422);
    expect((await restore(999_999, set, 'name')).statusCode).toBe(404);
  });

  it('takes every field that it names', async () => {
    const { id } = await byCode('VO-012');
    const { version: _version, ...now } = await read(id);
    const set = await change(id, { name: `${now.name}!` });
    for (const field of RESTORABLE_FIELDS)
      expect((await restore(id, set, field)).statusCode, field).toBe(field === 'name' ? 200 : 422);
  });
});

it("rows say what they hold in the company's own fields where that is asked", async () => {
  const row = await byCode('VO-001');
  expect(row.custom_attributes).toEqual((await read(row.id)).custom_attributes);
  const plain = await app.call('GET', `${items}?search=VO-001`, { as: anna });
  expect(plain.json<Result<'listItems'>>().results[0]).not.toHaveProperty('custom_attributes');
});
