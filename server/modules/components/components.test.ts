import { describe, expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { type Actor, allPermissions, testApp } from '#tests/support/testApp.ts';

const app = await testApp();
const projectId = await app.projectId('Westfield STEM');
const base = `/projects/${projectId}/components`;
const everybody = await app.addPerson(allPermissions, [projectId]);
const reader = await app.addPerson(['foresite_access', 'component_access'], [projectId]);

type Page = Result<'listComponents'>;
type Saved = Result<'saveComponentBatch'>;

const list = async () => (await app.call('GET', base, { as: everybody })).json<Page>().results;
const send = (body: object, as: Actor = everybody) => app.call('POST', `${base}/batch`, { as, body });
const save = async (body: object) => {
  const answer = await send(body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Saved>();
};
const add = async (name: string, more: object = {}) => {
  const saved = await save({ create: [{ name, ...more }] });
  const row = saved.components.results.find(({ id }) => id === saved.created[0]);
  if (!row) throw new Error(`No component ${name}.`);
  return { ...row, set: saved.change_set_id };
};
const undo = (id: number | null) =>
  app.call('POST', `/change-sets/${id ?? 0}/undo`, { as: everybody, body: undefined });
const named = async (name: string) => {
  const row = (await list()).find((one) => one.name === name);
  if (!row) throw new Error(`No component ${name}.`);
  return row;
};

describe('components', () => {
  it('are added, changed and deleted in one change set each, and undone', async () => {
    const row = await add(' Bus loop ', {
      area: { value: 6.2, unit: 'acre' },
      target_area: { value: 24_000, unit: 'sq_m' },
      target_budget: 1_250_000.5,
      work_type: ' ',
    });
    expect(row).toMatchObject({
      name: 'Bus loop',
      area: { value: 6.2, unit: 'acre' },
      target_area: { value: 24_000, unit: 'sq_m' },
      target_budget: 1_250_000.5,
      work_type: null,
      component_order: (await list()).at(-1)?.component_order,
    });
    const changed = await save({
      update: [{ id: row.id, version: row.version, area: null, target_area: null, work_type: 'Sitework' }],
    });
    expect(await named('Bus loop')).toMatchObject({
      area: null,
      target_area: null,
      work_type: 'Sitework',
      version: row.version + 1,
    });
    expect((await undo(changed.change_set_id)).statusCode).toBe(201);
    const back = await named('Bus loop');
    expect(back).toMatchObject({
      area: { value: 6.2, unit: 'acre' },
      target_area: { value: 24_000, unit: 'sq_m' },
      work_type: null,
    });
    const gone = await save({ remove: [{ id: back.id, version: back.version }] });
    expect((await list()).some(({ id }) => id === back.id)).toBe(false);
    expect((await undo(gone.change_set_id)).statusCode).toBe(201);
    expect(await named('Bus loop')).toMatchObject({ id: back.id, target_budget: 1_250_000.5 });
  });

  it('are put into another order by all of their ids', async () => {
    const before = (await list()).filter((row) => !row.is_uncategorized).map(({ id }) => id);
    const saved = await save({ order: before.toReversed() });
    const after = saved.components.results.filter((row) => !row.is_uncategorized).map(({ id }) => id);
    expect(after).toEqual(before.toReversed());
    expect(saved.components.results[0]?.is_uncategorized).toBe(true);
    expect((await send({ order: before.slice(1) })).statusCode).toBe(422);
    expect((await send({ order: [...before.slice(1), before[1]] })).statusCode).toBe(422);
    expect((await undo(saved.change_set_id)).statusCode).toBe(201);
    expect((await list()).filter((row) => !row.is_uncategorized).map(({ id }) => id)).toEqual(before);
  });

  it('stay while something uses them, whichever way they would go', async () => {
    const usage = (await app.call('GET', `/projects/${projectId}/components-usage`, { as: reader })).json<
      Result<'listComponentUsage'>
    >().results;
    const wing = await named('Academic Wing');
    expect(usage.find(({ id }) => id === wing.id)?.estimate_lines).toBeGreaterThan(0);
    const refused = await send({ remove: [{ id: wing.id, version: wing.version }] });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'in_use',
      message: expect.stringMatching(/^"Academic Wing" is used by .* estimate lines?/),
    });
    const fresh = await add('Used soon');
    const item = await app.call('POST', `/projects/${projectId}/scenario-items`, {
      as: everybody,
      body: { name: 'Uses it', component_id: fresh.id },
    });
    expect(item.statusCode, item.body).toBe(201);
    const undone = await undo(fresh.set);
    expect(undone.statusCode).toBe(409);
    expect(undone.json<{ message: string }>().message).toContain('used by 1 item.');
  });

  it('keep Overall Project as it is named, and keep it', async () => {
    const overall = (await list()).find((row) => row.is_uncategorized);
    const ref = { id: overall?.id, version: overall?.version };
    expect((await send({ remove: [ref] })).json()).toMatchObject({ code: 'in_use' });
    expect((await send({ update: [{ ...ref, name: 'Everything' }] })).json()).toMatchObject({
      errors: { 'update.0.name': ['Overall Project keeps its name. Add a component instead.'] },
    });
    expect((await send({ update: [{ ...ref, target_budget: 5 }] })).statusCode).toBe(200);
  });

  it.each([
    [{ create: [{ name: 'ACADEMIC wing' }] }, 'create.0.name'],
    [{ create: [{ name: 'Twice' }, { name: 'twice' }] }, 'create.1.name'],
    [{ create: [{ name: ' ' }] }, 'create.0.name'],
    [{ create: [{ name: 'A', target_budget: -1 }] }, 'create.0.target_budget'],
    [{ create: [{ name: 'A', base_unit_count: -5 }] }, 'create.0.base_unit_count'],
  ])('are refused with the place of what is wrong: %j', async (body, place) => {
    const answer = await send(body);
    expect(answer.statusCode, answer.body).toBe(422);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([place]);
  });

  it('are not written over what somebody else changed', async () => {
    const row = await add('Twice edited');
    await save({ update: [{ id: row.id, version: row.version, work_type: 'Theirs' }] });
    const late = await send({ update: [{ id: row.id, version: row.version, work_type: 'Mine' }] });
    expect(late.statusCode).toBe(412);
    expect(late.json()).toMatchObject({ current: { work_type: 'Theirs' } });
  });

  it('take the permission of each kind of change, and belong to the project', async () => {
    const row = await add('Guarded');
    const ref = { id: row.id, version: row.version };
    for (const [body, permission] of [
      [{ create: [{ name: 'No' }] }, 'add_component'],
      [{ update: [{ ...ref, work_type: 'No' }] }, 'change_component'],
      [{ remove: [ref] }, 'delete_component'],
    ] as const)
      expect((await send(body, reader)).json()).toMatchObject({ code: 'forbidden', permission });
    expect((await send({ update: [{ id: 999_999, version: 1, work_type: 'x' }] })).statusCode).toBe(404);
    const outsider = await app.addPerson(allPermissions, [], 'halden');
    expect((await app.call('POST', `${base}/batch`, { as: outsider, body: { order: [] } })).statusCode).toBe(
      404,
    );
  });
});
