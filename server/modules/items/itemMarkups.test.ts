import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import type { Result } from '#server/contract/handlers.ts';
import { explainMarkups } from '#domain/markups';
import { allPermissions, testApp } from '#tests/support/testApp.ts';

type Item = components['schemas']['Item'];

const app = await testApp();
const project = await app.projectId('Westfield');
const items = `/projects/${project}/scenario-items`;
const anna = await app.addPerson(allPermissions, [project]);

const made = await app.call('POST', items, {
  as: anna,
  body: { name: 'Marked up', sub_items: [{ scope: 'Work', quantity: 100, unit_cost: 100 }] },
});
const { id, markups: atFirst } = made.json<Item>();
const patch = (body: object, as = anna) => app.call('PATCH', `${items}/${id}`, { as, body });
const changed = async (body: object) => {
  const answer = await patch(body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Item>();
};
const line = (name: string) => atFirst.find((one) => one.name.includes(name))?.id;
const choice = (name: string, value: number | null = null, is_excluded = value === null) => ({
  markup_id: line(name),
  is_excluded,
  value,
});
const historyOf = async (as = anna) =>
  (await app.call('GET', `${items}/${id}/history`, { as })).json<Result<'listItemHistory'>>().results;

describe('the markups of an item', () => {
  it('are the project’s, compounding 100 to 120.222', () => {
    expect(made.json()).toMatchObject({ subtotal_cost: 10_000, cost: 12_022.2, use_markups: true });
    expect(atFirst.map(({ amount, applies }) => [amount, applies])).toEqual([
      [850, true],
      [542.5, true],
      [142.41, true],
      [80.74, true],
      [406.55, true],
    ]);
  });

  it('are there before an item is, for those who may see markups', async () => {
    const path = `${items.replace('/scenario-items', '')}/item-markups`;
    const { results } = (await app.call('GET', path, { as: anna })).json<Result<'listItemMarkups'>>();
    expect(explainMarkups(10_000, results, []).total).toBe(12_022.2);
    const blind = await app.addPerson(['foresite_access'], [project]);
    expect((await app.call('GET', path, { as: blind })).statusCode).toBe(403);
  });

  it('are left out and given other values, shown in history and undone', async () => {
    const now = await changed({ markups: [choice('ee', 5), choice('ontingency')] });
    expect(now.cost).toBe(11_615.65);
    expect(now.markups.map(({ is_excluded }) => is_excluded)).toContain(true);
    const [latest] = await historyOf();
    expect(latest?.changes.map(({ from, to }) => [from, to])).toEqual([
      [null, 'left out'],
      [null, '5%'],
    ]);
    const undone = await app.call('POST', `/change-sets/${now.change_set_id}/undo`, { as: anna });
    expect(undone.statusCode).toBe(201);
    expect((await app.call('GET', `${items}/${id}`, { as: anna })).json<Item>().cost).toBe(12_022.2);
  });

  it('can be put aside as a whole', async () => {
    expect(await changed({ use_markups: false })).toMatchObject({
      cost: 10_000,
      markups: [],
      use_markups: false,
    });
    expect(await changed({ use_markups: true })).toMatchObject({ cost: 12_022.2 });
  });

  it('keep to lines and values that there are', async () => {
    const strange = await patch({ markups: [{ markup_id: 987_654, is_excluded: true, value: null }] });
    expect(strange.json()).toMatchObject({
      code: 'rule',
      errors: { markups: [expect.any(String) as string] },
    });
    expect((await patch({ markups: [choice('ee', 1000.5)] })).statusCode).toBe(422);
    expect((await patch({ markups: [choice('ee', 5), choice('ee', 6)] })).statusCode).toBe(422);
  });

  it('need the permission for what is done to them, and to be seen', async () => {
    await changed({ markups: [choice('ee', 5)] });
    const may = (...keys: typeof allPermissions) =>
      app.addPerson(['foresite_access', 'edit_any_scenarioitem', ...keys], [project]);
    const refused = async (body: object, as: Awaited<ReturnType<typeof may>>) => {
      const answer = await patch(body, as);
      expect(answer.statusCode, answer.body).toBe(403);
      return answer.json<{ permission: string }>().permission;
    };
    const blind = await may('edit_item_markup');
    expect(await refused({ use_markups: false }, blind)).toBe('view_item_markup');
    expect(JSON.stringify(await historyOf(blind))).not.toContain('5%');
    const seeing = await may('view_item_markup');
    expect(await refused({ use_markups: false }, seeing)).toBe('edit_item_markup');
    expect(await refused({ markups: [] }, seeing)).toBe('delete_item_markup');
    expect(await refused({ markups: [choice('ee', 5), choice('ond')] }, seeing)).toBe('add_item_markup');
    expect(await refused({ markups: [choice('ee', 6)] }, seeing)).toBe('edit_item_markup');
    const shown = (await app.call('GET', `${items}/${id}`, { as: blind })).json<Item>();
    expect(shown).toMatchObject({ cost: 10_000, markups: [], use_markups: null });
    const [latest] = await historyOf();
    const undo = await app.call('POST', `/change-sets/${latest?.change_set_id}/undo`, { as: blind });
    expect(undo.json()).toMatchObject({ permission: 'view_item_markup' });
  });
});
