import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { testApp } from '#tests/support/testApp.ts';

type Schemas = components['schemas'];
type Brief = Schemas['ItemBrief'];
type Refusal = {
  code: string;
  message: string;
  errors: Record<string, string[]>;
  current?: { items: Brief[] };
};

const { call, actor, addPerson, projectId, database } = await testApp();
const daniel = await actor('cost@northbank.example');
const project = await projectId('Cedar Ridge');
const lena = await addPerson(['foresite_access', 'edit_own_scenarioitem', 'add_scenarioitem'], [project]);
const items = `/projects/${project}/scenario-items`;

const rows = async () =>
  (await call('GET', `${items}?limit=all&scope=true`, { as: daniel })).json<{ results: Brief[] }>().results;
const send = (body: Schemas['ItemBatch'], as = daniel) => call('POST', `${items}/batch`, { as, body });
const saved = async (body: Schemas['ItemBatch']) => {
  const answer = await send(body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Schemas['ItemBatchResult']>();
};
const named = async (code: string) => {
  const item = (await rows()).find((one) => one.code === code);
  if (!item) throw new Error(`There is no ${code}.`);
  return item;
};
const change = ({ id, version }: Brief, changes: Schemas['BatchChanges']) => ({
  item_id: id,
  if_version: version,
  changes,
});

describe('rows as they should be', () => {
  it('are new items and changes of those that are there, in one step', async () => {
    const first = await named('VO-008');
    const { created, change_set_id: step } = await saved({
      items: [
        { name: 'Canopy', status: 'DRAFT' },
        { id: first.id, version: first.version, priority: 5, name: 'Snow melt, north court' },
        { name: 'Bike room' },
      ],
    });
    expect(created).toHaveLength(2);
    const now = await rows();
    expect(now.filter(({ id }) => created.includes(id)).map(({ name, status }) => [name, status])).toEqual(
      expect.arrayContaining([
        ['Canopy', 'DRAFT'],
        ['Bike room', 'PENDING'],
      ]),
    );
    expect(now.find(({ id }) => id === first.id)).toMatchObject({
      name: 'Snow melt, north court',
      priority: 5,
    });
    const undone = await call('POST', `/change-sets/${step}/undo`, { as: daniel });
    expect(undone.statusCode, undone.body).toBe(201);
    expect((await rows()).some(({ id }) => created.includes(id))).toBe(false);
  });

  it('are refused at their place, and then nothing is saved', async () => {
    const { id, version } = await named('VO-008');
    const before = (await rows()).length;
    const refused = async (sent: Schemas['ItemBatch'], status: number) => {
      const answer = await send(sent);
      expect(answer.statusCode, answer.body).toBe(status);
      return Object.keys(answer.json<Refusal>().errors);
    };
    expect(await refused({ items: [{ name: 'New' }, { priority: 1 }] }, 422)).toEqual(['items.1.name']);
    expect(await refused({ items: [{ id, priority: 1 }] }, 422)).toEqual(['items.0.version']);
    expect(await refused({ items: [{ name: 'Old', status: 'ARCHIVED' }] }, 422)).toEqual(['items.0.status']);
    expect(
      await refused({ items: [{ name: 'New' }, { id, version: version + 7, priority: 1 }] }, 412),
    ).toEqual(['items.1']);
    expect(
      await refused({ creates: [{ name: 'New' }], items: [{ name: 'New', component_id: 987_654 }] }, 422),
    ).toEqual(['items.0.component_id']);
    expect(await rows()).toHaveLength(before);
  });
});

describe('the fields of the company’s own in a batch', () => {
  it('are saved with new and changed items, refused at their place, and undone', async () => {
    const admin = await actor('admin@northbank.example');
    const add = async (name: string, type: string) =>
      (
        await call('POST', '/custom-attributes', {
          as: admin,
          body: { entity_type: 'SCENARIO_ITEM', name, type },
        })
      ).json<Schemas['AttributeDefinition']>();
    const [lead, note] = [await add('Lead weeks', 'NUMBER'), await add('Batch note', 'TEXT')];
    const entry = (id: number, value: unknown) =>
      ({ custom_attribute_id: id, value }) as Schemas['AttributeEntryInput'];
    const first = await named('VO-002');
    const refused = await send({
      creates: [{ name: 'With own fields', custom_attributes: [entry(lead.id, 'soon')] }],
    });
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json<Refusal>().errors)).toEqual([`creates.0.custom_attributes.${lead.id}`]);
    const result = await saved({
      creates: [{ name: 'With own fields', custom_attributes: [entry(lead.id, 14)] }],
      updates: [change(first, { custom_attributes: [entry(lead.id, 3), entry(note.id, 'Long one')] })],
    });
    const read = async (id: number) => {
      const list = (
        await call('GET', `${items}?limit=all&expand_custom_attributes=true`, { as: daniel })
      ).json<{ results: Brief[] }>().results;
      const said = list.find((one) => one.id === id)?.custom_attributes ?? [];
      return Object.fromEntries(said.map(({ name, value }) => [name, value]));
    };
    expect(await read(result.created[0] ?? 0)).toEqual({ 'Lead weeks': 14 });
    const before = await read(first.id);
    expect(before).toMatchObject({ 'Lead weeks': 3, 'Batch note': 'Long one' });
    // What was not sent stays.
    expect(before).toHaveProperty('Carbon');
    const undone = await call('POST', `/change-sets/${result.change_set_id}/undo`, { as: daniel });
    expect(undone.statusCode, undone.body).toBe(201);
    expect(await read(first.id)).not.toHaveProperty('Lead weeks');
    for (const { id } of [lead, note])
      expect((await call('DELETE', `/custom-attributes/${id}`, { as: admin })).statusCode).toBe(200);
  });
});

describe('a batch of items', () => {
  it('creates, changes and deletes in one change set, and goes back by one undo', async () => {
    const before = await rows();
    const [first, second] = [await named('VO-004'), await named('VO-010')];
    const sub_items = [{ scope: 'Canopy', quantity: 100, unit_cost: 12.5, measure: 'SF' }];
    const result = await saved({
      creates: [{ name: ' Canopy ', status: 'DRAFT', sub_items }],
      updates: [change(first, { due_date: '2026-12-24', tag_ids: [2, 1] })],
      deletes: [{ item_id: second.id, if_version: second.version }],
      source: 'paste',
    });
    expect(result.items.map(({ name }) => name)).toContain('Canopy');
    const now = await rows();
    expect(now).toHaveLength(before.length);
    const canopy = now.find(({ id }) => id === result.created[0]);
    expect(canopy).toMatchObject({
      name: 'Canopy',
      status: 'DRAFT',
      scope_rows: 1,
      scope: { extension: 1250 },
    });
    expect(now.find(({ id }) => id === first.id)?.due_date).toBe('2026-12-24');
    expect(now.some(({ id }) => id === second.id)).toBe(false);
    const undone = await call('POST', `/change-sets/${result.change_set_id}/undo`, { as: daniel });
    expect(undone.statusCode, undone.body).toBeLessThan(300);
    const after = await rows();
    expect(after.map(({ code, due_date }) => [code, due_date])).toEqual(
      before.map(({ code, due_date }) => [code, due_date]),
    );
  });

  it('names each row that is refused, and writes nothing', async () => {
    const before = await rows();
    const answer = await send({
      creates: [{ name: 'Fine' }, { name: 'Astray', component_id: 999_999 }],
      updates: [change(await named('VO-001'), { due_date: '1970-01-01' })],
    });
    expect(answer.statusCode).toBe(422);
    const { errors, message } = answer.json<Refusal>();
    expect(message).toBe('2 rows cannot be saved like this.');
    expect(Object.keys(errors).toSorted()).toEqual(['creates.1.component_id', 'updates.0.due_date']);
    expect(errors['updates.0.due_date']).toEqual(['Date is too far in the past']);
    expect(await rows()).toEqual(before);
  });

  it('keeps to the status table and to what is settled', async () => {
    const approved = (await rows()).find(({ status }) => status === 'APPROVED');
    const pending = await named('VO-005');
    if (!approved) throw new Error('The demo has an approved item.');
    const answer = await send({
      updates: [change(approved, { priority: 1 }), change(pending, { status: 'ARCHIVED' })],
      deletes: [],
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<Refusal>().errors).toEqual({
      'updates.0': ['This item is approved, so it cannot be edited. Revert it to Pending to change it.'],
    });
    expect((await named('VO-005')).status).toBe('PENDING');
    expect((await saved({ updates: [change(pending, { status: 'ARCHIVED' })] })).items[0]?.status).toBe(
      'ARCHIVED',
    );
  });

  it('shows rows that somebody changed meanwhile as they stand', async () => {
    const item = await named('VO-008');
    await saved({ updates: [change(item, { priority: 2 })] });
    const late = await send({ creates: [{ name: 'Not kept' }], updates: [change(item, { priority: 4 })] });
    expect(late.statusCode).toBe(412);
    const { errors, current } = late.json<Refusal>();
    expect(errors).toEqual({ 'updates.0': ['Someone changed this item since you opened it.'] });
    expect(current?.items.map(({ code, priority }) => [code, priority])).toEqual([['VO-008', 2]]);
    expect((await rows()).some(({ name }) => name === 'Not kept')).toBe(false);
  });

  it('asks for the rights of the single calls', async () => {
    const item = await named('VO-001');
    expect((await send({ updates: [change(item, { priority: 1 })] }, lena)).statusCode).toBe(403);
    expect((await send({ deletes: [{ item_id: item.id, if_version: item.version }] }, lena)).statusCode).toBe(
      403,
    );
    const own = await send({ creates: [{ name: 'Mine' }] }, lena);
    expect(own.statusCode, own.body).toBe(201);
    const viewer = await actor('viewer@northbank.example');
    expect((await send({ creates: [{ name: 'Not mine' }] }, viewer)).statusCode).toBe(403);
  });

  it.each([
    [{}, 'There is nothing to save. Fill in or change a row first.'],
    [
      {
        creates: Array.from({ length: 300 }, () => ({ name: 'x' })),
        deletes: Array.from({ length: 201 }, (_, at) => ({ item_id: at + 1, if_version: 1 })),
      },
      'At most 500 rows are saved at once. Save them in parts.',
    ],
    [
      {
        deletes: [
          { item_id: 1, if_version: 1 },
          { item_id: 1, if_version: 1 },
        ],
      },
      'A row was sent twice. Send each row once.',
    ],
  ] as [Schemas['ItemBatch'], string][])('refuses what makes no sense (%#)', async (body, sentence) => {
    const answer = await send(body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json<Refusal>().message).toBe(sentence);
  });

  it('saves 500 rows in a number of statements that does not grow with them', async () => {
    const formats = await call('GET', '/cost-group-definitions', { as: daniel });
    const own = formats
      .json<{ results: { id: number; is_standard: boolean }[] }>()
      .results.find(({ is_standard }) => !is_standard);
    const codes = await call('GET', `/cost-groups?definition=${own?.id}`, { as: daniel });
    const [code] = codes.json<{ results: { id: number }[] }>().results;
    const create = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        name: `Row ${index}`,
        component_id: 1,
        sub_items: [{ scope: 'Scope', quantity: index, unit_cost: 3, cost_group_ids: [code?.id ?? 0] }],
      }));
    const counted = async (count: number) => {
      let statements = 0;
      const stop = database.observe(() => (statements += 1));
      await saved({ creates: create(count) });
      stop();
      return statements;
    };
    const few = await counted(5);
    const many = await counted(500);
    // What is known of the caller is read again now and then, hence the room.
    expect(many).toBeLessThan(few + 10);
  });
});
