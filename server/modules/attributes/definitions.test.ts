import { describe, expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { allPermissions, testApp } from '#tests/support/testApp.ts';

type Definition = Result<'getAttributeDefinition'>;

const app = await testApp();
const project = await app.projectId('Cedar Ridge');
const anna = await app.addPerson(allPermissions, [project]);
const reader = await app.addPerson(['custom_attributes_access'], [project]);
const editor = await app.addPerson(
  ['custom_attributes_access', 'add_customattribute', 'change_customattribute'],
  [project],
);
const items = `/projects/${project}/scenario-items`;
const path = '/custom-attributes';

const list = async (entity: string, search = '') =>
  (await app.call('GET', `${path}?entity_type=${entity}&limit=100&search=${search}`, { as: anna })).json<
    Result<'listAttributeDefinitions'>
  >().results;
const read = async (id: number) => (await app.call('GET', `${path}/${id}`, { as: anna })).json<Definition>();
const create = (body: object, as = anna) =>
  app.call('POST', path, { as, body: { entity_type: 'SCENARIO_ITEM', type: 'TEXT', ...body } });
const patch = (id: number, body: object, as = anna, version?: number) =>
  app.call('PATCH', `${path}/${id}`, {
    as,
    body,
    ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
  });
const preview = async (id: number, body: object) =>
  (await app.call('POST', `${path}/${id}/preview`, { as: anna, body })).json<
    Result<'previewAttributeChange'>
  >();
const choices = (...values: string[]) => values.map((option_value) => ({ option_id: null, option_value }));
const itemSaying = async (id: number, value: unknown) => {
  const made = await app.call('POST', items, {
    as: anna,
    body: { name: 'Carries a value', custom_attributes: [{ custom_attribute_id: id, value }] },
  });
  expect(made.statusCode, made.body).toBe(201);
  return made.json<{ id: number }>().id;
};
const said = async (item: number, attribute: number) =>
  (await app.call('GET', `${items}/${item}`, { as: anna }))
    .json<{ custom_attributes: { custom_attribute_id: number; value: unknown }[] }>()
    .custom_attributes.find((one) => one.custom_attribute_id === attribute)?.value;
const undo = (id: number | null, as = anna) => app.call('POST', `/change-sets/${id}/undo`, { as });

describe('an attribute', () => {
  it('is added with its choices, in a new group, under a name of its own for filters', async () => {
    const made = await create({
      name: ' Finish level ',
      type: 'SELECT',
      group_name: 'Quality',
      options: choices('Shell', '', 'Fit-out '),
    });
    expect(made.statusCode, made.body).toBe(201);
    const attribute = made.json<Definition>();
    expect(attribute).toMatchObject({
      name: 'Finish level',
      slug: 'finish_level',
      group_name: 'Quality',
      value_count: 0,
      version: 1,
    });
    expect(attribute.options.map((one) => one.option_value)).toEqual(['Shell', 'Fit-out']);
    const all = await list('SCENARIO_ITEM');
    expect(all.at(-1)?.id).toBe(attribute.id);
    expect((await list('SCENARIO_ITEM', 'fit-out')).map(({ id }) => id)).toEqual([attribute.id]);
    const second = (await create({ name: 'Finish-level!' })).json<Definition>();
    expect(second.slug).toBe('finish_level_2');
  });

  it.each([
    [
      { name: 'Keywords', type: 'TAG', options: choices('One') },
      'options',
      'At least 2 options are required',
    ],
    [{ name: 'Keywords', type: 'TAG' }, 'options', 'At least 2 options are required'],
    [{ name: 'carbon' }, 'name', 'Another attribute here has this name. Choose another one.'],
    [
      { name: 'Keywords', type: 'TAG', options: [{ option_id: 1, option_value: 'A' }, ...choices('B')] },
      'options',
      'A choice no longer belongs to this attribute. Reload the page.',
    ],
  ])('is refused as %o', async (body, field, words) => {
    const refused = await create(body);
    expect(refused.statusCode).toBe(422);
    expect(refused.json<{ errors: Record<string, string[]> }>().errors[field]).toEqual([words]);
  });

  it('takes the permission for each thing that is done with it', async () => {
    const { id } = (await create({ name: 'Guarded' })).json<Definition>();
    expect((await create({ name: 'Not mine' }, reader)).statusCode).toBe(403);
    expect((await patch(id, { name: 'Not mine' }, reader)).statusCode).toBe(403);
    expect((await app.call('DELETE', `${path}/${id}`, { as: editor })).statusCode).toBe(403);
    const group = await patch(id, { group_name: 'Brand new' }, editor);
    expect(group.json()).toMatchObject({ permission: 'add_customattributegroup' });
    expect((await patch(id, { group_name: 'value in USE' }, editor)).json()).toMatchObject({
      group_name: 'Value in use',
    });
  });

  it('refuses an edit that began before another one', async () => {
    const { id, version } = (await create({ name: 'Edited twice' })).json<Definition>();
    expect((await patch(id, { name: 'First' }, anna, version)).statusCode).toBe(200);
    expect((await patch(id, { name: 'Second' }, anna, version)).statusCode).toBe(412);
    expect((await read(id)).name).toBe('First');
  });
});

describe('a change of type', () => {
  it('does to the values what its preview says, and undo brings them back', async () => {
    const { id } = (await create({ name: 'Written figure' })).json<Definition>();
    const [figure, words] = [await itemSaying(id, '$1,200.50'), await itemSaying(id, 'about ten')];
    const plan = await preview(id, { type: 'CURRENCY' });
    expect(plan).toMatchObject({
      total: 2,
      outcomes: { kept: 0, converted: 1, shortened: 0, emptied: 1 },
      changes: [
        { from: 'about ten', to: null, outcome: 'emptied', count: 1 },
        { from: '$1,200.50', to: '$1,200.50', outcome: 'converted', count: 1 },
      ],
    });
    expect(await said(figure, id)).toBe('$1,200.50');
    const changed = await patch(id, { type: 'CURRENCY' });
    expect(changed.json()).toMatchObject({ type: 'CURRENCY', value_count: 1 });
    expect([await said(figure, id), await said(words, id)]).toEqual([1200.5, undefined]);
    const { results } = (await app.call('GET', `${path}/${id}/history`, { as: anna })).json<
      Result<'listAttributeHistory'>
    >();
    expect(results[0]?.changes).toMatchObject([{ label: 'Type', from: 'Text', to: 'Currency' }]);
    expect((await undo(results[0]?.change_set_id ?? 0)).statusCode).toBe(201);
    expect([await said(figure, id), await said(words, id)]).toEqual(['$1,200.50', 'about ten']);
  });
});

describe('choices', () => {
  it('are renamed, put in order, added and removed, with their values moved', async () => {
    const made = (
      await create({ name: 'Answer', type: 'SELECT', options: choices('Avoid', 'Transfer', 'Accept') })
    ).json<Definition>();
    const { id, options } = made;
    const [avoid, transfer, accept] = options.map((one) => one.option_id);
    const [moved, kept] = [await itemSaying(id, transfer), await itemSaying(id, accept)];
    const body = {
      options: [
        { option_id: accept, option_value: 'Take' },
        { option_id: null, option_value: 'Share' },
        { option_id: avoid, option_value: 'Avoid' },
      ],
      option_moves: [{ option_id: transfer, move_to: accept }],
    };
    const plan = await preview(id, body);
    expect(plan.outcomes).toEqual({ kept: 1, converted: 1, shortened: 0, emptied: 0 });
    expect(plan.changes).toEqual([{ from: 'Transfer', to: 'Take', outcome: 'converted', count: 1 }]);
    expect(plan.option_counts).toEqual([
      { option_id: avoid, count: 0 },
      { option_id: transfer, count: 1 },
      { option_id: accept, count: 1 },
    ]);
    const saved = (await patch(id, body)).json<Definition>();
    expect(saved.options.map((one) => one.option_value)).toEqual(['Take', 'Share', 'Avoid']);
    expect([await said(moved, id), await said(kept, id)]).toEqual([accept, accept]);
  });
});

describe('order', () => {
  it('is kept, groups following their first attribute, and refuses a list that is not whole', async () => {
    const before = (await list('RISK')).map(({ id }) => id);
    const turned = before.toReversed();
    const put = (ids: number[]) =>
      app.call('PUT', `${path}/order`, { as: anna, body: { entity_type: 'RISK', attribute_ids: ids } });
    const done = await put(turned);
    expect((await list('RISK')).map(({ id }) => id)).toEqual(turned);
    expect((await put(turned.slice(1))).statusCode).toBe(409);
    expect((await put(turned)).json()).toEqual({ change_set_id: null });
    await undo(done.json<{ change_set_id: number }>().change_set_id);
    expect((await list('RISK')).map(({ id }) => id)).toEqual(before);
  });
});

describe('a deletion', () => {
  it('takes the values along, and undo brings all of it back', async () => {
    const { id, options } = (
      await create({ name: 'Short-lived', type: 'TAG', group_name: 'Passing', options: choices('A', 'B') })
    ).json<Definition>();
    const ids = options.map((one) => one.option_id);
    const item = await itemSaying(id, ids);
    const gone = await app.call('DELETE', `${path}/${id}`, { as: anna });
    expect(gone.statusCode).toBe(200);
    expect((await app.call('GET', `${path}/${id}`, { as: anna })).statusCode).toBe(404);
    expect(await said(item, id)).toBeUndefined();
    const undone = await undo(gone.json<{ change_set_id: number }>().change_set_id);
    expect(undone.statusCode, undone.body).toBe(201);
    expect(await read(id)).toMatchObject({
      name: 'Short-lived',
      group_name: 'Passing',
      value_count: 1,
      options,
    });
    expect(await said(item, id)).toEqual(ids);
  });
});

describe('construction categories', () => {
  const categories = async (search: string) =>
    (await app.call('GET', `/construction-categories?limit=100&search=${search}`, { as: anna })).json<
      Result<'listConstructionCategories'>
    >().results;
  const offered = async (categoryId: number) =>
    new Map(
      (await app.call('GET', `${path}?entity_type=PROJECT&limit=100&category_id=${categoryId}`, { as: anna }))
        .json<Result<'listAttributeDefinitions'>>()
        .results.map(({ name, is_offered: is }) => [name, is]),
    );

  it('say for which projects an attribute is offered, with the categories below them', async () => {
    const [parent] = (await categories('11-')).filter(({ level }) => level === 1);
    const all = await categories('11-');
    const child = all.find(({ parent_category: above }) => above === parent?.id);
    const other = all.find(({ level, id }) => level === 1 && id !== parent?.id);
    const made = await create({
      entity_type: 'PROJECT',
      name: 'Beds',
      type: 'NUMBER',
      construction_category_ids: [parent?.id],
    });
    expect(made.statusCode, made.body).toBe(201);
    const { id, construction_categories: chosen, version } = made.json<Definition>();
    expect(chosen).toEqual([{ id: parent?.id, name: parent?.name, code: parent?.code }]);
    expect((await offered(parent?.id ?? 0)).get('Beds')).toBe(true);
    expect((await offered(child?.id ?? 0)).get('Beds')).toBe(true);
    expect((await offered(other?.id ?? 0)).get('Beds')).toBe(false);
    expect((await list('PROJECT')).find((one) => one.id === id)?.is_offered).toBe(true);

    const changed = await patch(id, { construction_category_ids: [] }, anna, version);
    expect(changed.json<Definition>().construction_categories).toEqual([]);
    expect((await offered(other?.id ?? 0)).get('Beds')).toBe(true);
    const history = (await app.call('GET', `${path}/${id}/history`, { as: anna })).json<
      Result<'listAttributeHistory'>
    >();
    expect(JSON.stringify(history.results[0])).toContain('Construction categories');
    await undo(history.results[0]?.change_set_id ?? 0);
    expect((await read(id)).construction_categories).toEqual(chosen);
  });

  it('are refused where they do not exist', async () => {
    const made = await create({ name: 'Rooms', construction_category_ids: [987_654] });
    expect(made.statusCode).toBe(422);
    expect(made.json()).toMatchObject({
      errors: { construction_category_ids: ['A category no longer exists. Reload the page.'] },
    });
  });
});
