import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { testApp } from '#tests/support/testApp.ts';

type Schemas = components['schemas'];
type Format = Schemas['CostGroupDefinitionDetails'];

const { call, addPerson, projectId, asOwner } = await testApp();
const cedar = await projectId('Cedar Ridge');
const maya = await addPerson(
  [
    'custom_codes_access',
    'foresite_access',
    'add_scenarioitem',
    'edit_any_scenarioitem',
    'add_scenariosubitem',
  ],
  [cedar],
);
const lena = await addPerson(['foresite_access'], [cedar]);

const path = '/cost-group-definitions';
const codes = [
  { div_code: '01', name: 'General', parent_code: null },
  { div_code: '01.10', name: 'Site office', parent_code: '01' },
  { div_code: '03', name: 'Concrete', parent_code: null },
];
let next = 0;
const create = (body: object = {}, as = maya) =>
  call('POST', path, { as, body: { name: `Own codes ${++next}`, short_name: `OC${next}`, codes, ...body } });
const created = async (body: object = {}) => {
  const answer = await create(body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Format>();
};
const get = async (id: number) => (await call('GET', `${path}/${id}`, { as: maya })).json<Format>();
const patch = (id: number, body: object, version = '') =>
  call('PATCH', `${path}/${id}`, { as: maya, body, headers: version ? { 'if-match': version } : {} });
const shape = (format: Format) => {
  const ids = new Map(format.custom_codes.map(({ id, div_code: code }) => [id, code]));
  return format.custom_codes.map((code) => [code.div_code, code.name, ids.get(code.parent_id ?? 0) ?? null]);
};

describe('a format of the company’s own', () => {
  it('is kept with its codes in a tree, leading zeros and all', async () => {
    const format = await created();
    expect(shape(format)).toEqual(
      codes.map(({ div_code: code, name, parent_code: parent }) => [code, name, parent]),
    );
    expect(format).toMatchObject({ code_count: 3, is_standard: false, is_estimates_only: false, version: 1 });
    const listed = (await call('GET', `${path}?limit=500`, { as: lena })).json<
      Schemas['CostGroupDefinitionPage']
    >();
    expect(listed.results.find(({ id }) => id === format.id)?.code_count).toBe(3);
  });

  it('is renamed, moved and shortened; a code that stays keeps its number', async () => {
    const format = await created();
    const changed = [
      { div_code: '03', name: 'Concrete', parent_code: null },
      { div_code: '01.10', name: 'Field office', parent_code: '03' },
    ];
    const answer = await patch(format.id, { codes: changed }, '1');
    expect(answer.statusCode, answer.body).toBe(200);
    const saved = answer.json<Format>();
    expect(shape(saved)).toEqual([
      ['03', 'Concrete', null],
      ['01.10', 'Field office', '03'],
    ]);
    expect(saved.custom_codes[0]?.id).toBe(format.custom_codes[2]?.id);
    expect((await patch(format.id, { name: 'Late' }, '1')).statusCode).toBe(412);
  });

  it('holds thousands of codes', async () => {
    const many = Array.from({ length: 3000 }, (_, index) => ({
      div_code: index < 30 ? `${100 + index}` : `${100 + (index % 30)}.${index}`,
      name: `Work ${index}`,
      parent_code: index < 30 ? null : `${100 + (index % 30)}`,
    }));
    expect((await created({ codes: many })).code_count).toBe(3000);
  });

  it.each([
    [
      'a loop',
      [
        { div_code: 'A', name: 'A', parent_code: 'B' },
        { div_code: 'B', name: 'B', parent_code: 'A' },
      ],
      'above itself',
    ],
    ['equal codes', [...codes, { div_code: '03', name: 'Again', parent_code: null }], 'there twice'],
    [
      'a missing level',
      [{ div_code: '09.51.20', name: 'Tile', parent_code: '09.51' }],
      'has no parent 09.51',
    ],
  ])('refuses %s', async (_what, wrong, sentence) => {
    const answer = await create({ codes: wrong });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ message: string }>().message).toContain(sentence);
  });

  it('has a name and a short name of its own, whatever their case', async () => {
    const { name, short_name: shortName } = await created();
    expect((await create({ name: name.toUpperCase() })).json()).toHaveProperty('errors.name');
    expect((await create({ short_name: shortName.toLowerCase() })).json()).toHaveProperty(
      'errors.short_name',
    );
  });

  it('leaves standard formats and other companies alone', async () => {
    const [standard] = await asOwner<{ id: number }>(
      'select id from cost_group_definition where tenant_id = 1 and is_standard',
    );
    const [foreign] = await asOwner<{ id: number }>(
      'select id from cost_group_definition where tenant_id = 2 limit 1',
    );
    expect((await patch(standard!.id, { name: 'Mine' })).statusCode).toBe(409);
    expect((await patch(foreign!.id, { name: 'Mine' })).statusCode).toBe(404);
    expect((await create({}, lena)).statusCode).toBe(403);
  });

  it('stays while something uses it, and comes back whole by undo', async () => {
    const format = await created();
    const item = await call('POST', `/projects/${cedar}/scenario-items`, {
      as: maya,
      body: {
        name: 'Coded',
        sub_items: [
          { scope: 'Office', quantity: 1, unit_cost: 5, cost_group_ids: [format.custom_codes[1]?.id] },
        ],
      },
    });
    expect(item.statusCode, item.body).toBe(201);
    expect((await get(format.id)).custom_codes.map((code) => code.used_count)).toEqual([0, 1, 0]);
    const refused = await call('DELETE', `${path}/${format.id}`, { as: maya });
    expect(refused.statusCode).toBe(409);
    expect(refused.json<{ message: string }>().message).toContain(
      '01.10 Site office cannot be removed: 1 sub item use',
    );
    await asOwner('delete from sub_item_code where tenant_id = 1 and definition_id = $1', [format.id]);
    const removed = await call('DELETE', `${path}/${format.id}`, { as: maya });
    expect(removed.statusCode, removed.body).toBe(200);
    expect((await call('GET', `${path}/${format.id}`, { as: maya })).statusCode).toBe(404);
    const { change_set_id: set } = removed.json<{ change_set_id: number }>();
    const undone = await call('POST', `/change-sets/${set}/undo`, { as: maya });
    expect(undone.statusCode, undone.body).toBe(201);
    expect(shape(await get(format.id))).toEqual(shape(format));
  });
});

describe('a change of codes', () => {
  const preview = async (format: Format, changed: object[]) => {
    const answer = await call('POST', `${path}/${format.id}/preview`, { as: maya, body: { codes: changed } });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Schemas['FormatPreview']>();
  };
  const sent = (format: Format) => {
    const byId = new Map(format.custom_codes.map(({ id, div_code: code }) => [id, code]));
    return format.custom_codes.map(({ id, div_code, name, parent_id: parent }) => ({
      id,
      div_code,
      name,
      parent_code: byId.get(parent ?? 0) ?? null,
    }));
  };

  it('keeps a code that is sent with its number, whatever it is called now', async () => {
    const format = await created();
    const [general, office, concrete] = sent(format);
    const changed = [
      { ...general, div_code: '03' },
      { ...office, parent_code: '03' },
      { ...concrete, div_code: '01' },
    ];
    const answer = await patch(format.id, { codes: changed });
    expect(answer.statusCode, answer.body).toBe(200);
    const saved = answer.json<Format>().custom_codes;
    expect(saved.map(({ id, div_code: code }) => [id, code])).toEqual(
      changed.map(({ id, div_code: code }) => [id, code]),
    );
    const twice = await patch(format.id, { codes: [general, { ...general, div_code: '02' }] });
    expect(twice.statusCode).toBe(422);
    expect(twice.json<{ message: string }>().message).toContain('Reload the page');
  });

  it('is shown before it is saved: what moves, and what cannot go', async () => {
    const format = await created();
    const item = await call('POST', `/projects/${cedar}/scenario-items`, {
      as: maya,
      body: {
        name: 'Coded below',
        sub_items: [
          { scope: 'Office', quantity: 1, unit_cost: 5, cost_group_ids: [format.custom_codes[1]?.id] },
          { scope: 'More', quantity: 1, unit_cost: 5, cost_group_ids: [format.custom_codes[1]?.id] },
        ],
      },
    });
    expect(item.statusCode, item.body).toBe(201);
    const [general, office, concrete] = sent(format);
    const moved = await preview(format, [
      { ...general, name: 'General works' },
      concrete!,
      { ...office, parent_code: '03' },
      { div_code: '09', name: 'Finishes', parent_code: null },
    ]);
    const uses = { estimate_lines: 0, sub_items: 2, ideas: 0, others: 0, projects: 1 };
    expect(moved).toEqual({
      added: 1,
      renamed: 1,
      recoded: 0,
      placed: 1,
      removed: 0,
      blocked: [],
      moves: [{ from: '01 General', to: '03 Concrete', ...uses }],
      uses,
      projects: { count: 1, results: [{ id: cedar, name: 'Cedar Ridge Patient Tower', rows: 2 }] },
    });
    expect(await get(format.id)).toMatchObject({ version: 1, code_count: 3 });

    const gone = await preview(format, [concrete!]);
    expect(gone).toMatchObject({
      removed: 2,
      blocked: [{ div_code: '01.10', name: 'Site office', users: '2 sub items' }],
      projects: { count: 1 },
    });
    const stranger = await addPerson(['custom_codes_access'], []);
    const unseen = await call('POST', `${path}/${format.id}/preview`, {
      as: stranger,
      body: { codes: [concrete] },
    });
    expect(unseen.json<Schemas['FormatPreview']>().projects).toEqual({ count: 1, results: [] });
  });
});

describe('a standard format', () => {
  const standards = async () =>
    (await call('GET', `${path}?limit=500`, { as: maya })).json<Schemas['CostGroupDefinitionPage']>().results;
  const standard = async (shortName: string) =>
    get((await standards()).find((one) => one.short_name === shortName)?.id ?? 0);
  const sent = (format: Format) =>
    shape(format).map(([div_code, name, parent_code]) => ({ div_code, name, parent_code }));

  it('is there with the titles of its top levels', async () => {
    expect(
      (await standards())
        .filter((one) => one.is_standard)
        .map(({ name, code_count: count }) => [name, count]),
    ).toEqual([
      ['MasterFormat 2020', expect.any(Number)],
      ['UniFormat 2020', 40],
      ['UniFormat I', 39],
      ['UniFormat II', 108],
    ]);
    const first = await standard('UF1');
    expect(first).toMatchObject({ is_estimates_only: true });
    expect(shape(first).slice(0, 2)).toEqual([
      ['01', 'Foundations', null],
      ['011', 'Standard Foundations', '01'],
    ]);
    expect(shape(await standard('UF20')).find(([code]) => code === 'B20')).toEqual([
      'B20',
      'Exterior Vertical Enclosures',
      'B',
    ]);
  });

  it('takes the list that a company has a licence for, keeps its name and stays', async () => {
    const format = await standard('MF');
    const longer = [...sent(format), { div_code: '03 30 53', name: 'Licensed', parent_code: '03 30 00' }];
    const answer = await patch(format.id, { codes: longer });
    expect(answer.statusCode, answer.body).toBe(200);
    const saved = answer.json<Format>();
    expect(saved.custom_codes).toHaveLength(format.custom_codes.length + 1);
    expect(saved.custom_codes[0]?.id).toBe(format.custom_codes[0]?.id);
    const listed = await call('GET', '/cost-groups?standard=MF&search=licensed', { as: lena });
    expect(listed.json<Schemas['CostGroupPage']>().results).toMatchObject([{ div_code: '03 30 53' }]);
    for (const change of [{ name: 'Mine' }, { is_estimates_only: true }, { child_definition_id: null }])
      expect((await patch(format.id, change)).statusCode).toBe(409);
    expect((await call('DELETE', `${path}/${format.id}`, { as: maya })).statusCode).toBe(409);
    const less = await patch(format.id, { codes: sent(saved).slice(0, 1) });
    expect(less.statusCode).toBe(409);
    expect(less.json<{ message: string }>().message).toContain('use it. Give them another code first.');
    const undone = await call('POST', `/change-sets/${saved.change_set_id}/undo`, { as: maya });
    expect(undone.statusCode, undone.body).toBe(201);
    expect(shape(await get(format.id))).toEqual(shape(format));
  });

  it('codes items once the company says that it is for them', async () => {
    const format = await standard('UF20');
    const [code] = format.custom_codes;
    expect((await patch(format.id, { is_estimates_only: false })).statusCode).toBe(200);
    const item = await call('POST', `/projects/${cedar}/scenario-items`, {
      as: maya,
      body: {
        name: 'By a further standard',
        sub_items: [{ scope: 'Wall', quantity: 1, unit_cost: 5, cost_group_ids: [code?.id] }],
      },
    });
    expect(item.statusCode, item.body).toBe(201);
    expect((await get(format.id)).custom_codes[0]?.used_count).toBe(1);
  });
});

describe('a child format', () => {
  it('details one other, and no format stands below itself', async () => {
    const [parent, child, third] = [await created(), await created(), await created()];
    expect((await patch(parent.id, { child_definition_id: child.id })).json()).toMatchObject({
      child_definition_id: child.id,
    });
    for (const [id, of, sentence] of [
      [third.id, child.id, 'details'],
      [child.id, parent.id, 'below itself'],
      [child.id, child.id, 'below itself'],
      [third.id, 999_999, 'no such format'],
    ] as const) {
      const refused = await patch(id, { child_definition_id: of });
      expect(refused.statusCode).toBe(422);
      expect(refused.json<{ message: string }>().message).toContain(sentence);
    }
    const kept = await call('DELETE', `${path}/${child.id}`, { as: maya });
    expect(kept.statusCode).toBe(409);
    expect(kept.json<{ message: string }>().message).toContain(`It details ${parent.name}`);
    expect((await patch(parent.id, { child_definition_id: null })).statusCode).toBe(200);
    expect((await call('DELETE', `${path}/${child.id}`, { as: maya })).statusCode).toBe(200);
  });
});
