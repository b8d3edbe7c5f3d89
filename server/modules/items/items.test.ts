import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { testApp } from '#tests/support/testApp.ts';

type Item = components['schemas']['Item'];
type ItemPage = components['schemas']['ItemPage'];

const { call, actor, addPerson, projectId, database, asOwner } = await testApp();
const daniel = await actor('cost@northbank.example');
const viewer = await actor('viewer@northbank.example');
const lena = await actor('architect@halden.example');
const project = await projectId('Cedar Ridge');
const items = `/projects/${project}/scenario-items`;

const create = (body: object, as = daniel) => call('POST', items, { as, body });
const created = async (body: object = {}, as = daniel): Promise<Item> => {
  const answer = await create({ name: 'Test item', ...body }, as);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Item>();
};
const patch = (id: number, body: object, as = daniel, headers: Record<string, string> = {}) =>
  call('PATCH', `${items}/${id}`, { as, body, headers });
const codes = async (query: string, as = daniel) => {
  const answer = await call('GET', `${items}?${query}`, { as });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<ItemPage>().results.map(({ code }) => code);
};
const tag = async (name: string) =>
  (await call('POST', '/tags', { as: daniel, body: [{ type: 'ITEM', name }] })).json<{ id: number }[]>()[0]
    ?.id;

describe('the list', () => {
  it('takes four statements, and three when nothing has changed since', async () => {
    // The server's own work may fall into one of the turns, hardly into all of them.
    const during = async (queries: readonly string[]) => {
      const turns: string[][] = [];
      for (const query of queries) {
        const texts: string[] = [];
        const stop = database.observe((text) => texts.push(text));
        await codes(query);
        stop();
        turns.push(texts);
      }
      return turns.sort((a, b) => a.length - b.length)[0] ?? [];
    };
    await codes('limit=20');
    const first = await during(['limit=19', 'limit=18', 'limit=17']);
    expect(first).toHaveLength(4);
    expect(first.filter((text) => /\bpage\b/.test(text))).toHaveLength(1);
    const again = await during(['limit=17', 'limit=17', 'limit=17']);
    expect(again).toHaveLength(3);
    expect(again.filter((text) => /\bpage\b/.test(text))).toHaveLength(0);
  });

  it('finds by code and by name, with letters that mean nothing special', async () => {
    expect(await codes('search=VO-012')).toEqual(['VO-012']);
    expect(await codes('search=terrazzo')).toEqual(['VO-010']);
    expect(await codes('search=34%20%25')).toEqual(['VO-002']);
    expect(await codes('search=100%25_')).toEqual([]);
  });

  it('narrows by each filter', async () => {
    expect(await codes('status=REJECTED,DRAFT')).toEqual(['VO-006', 'VO-009']);
    expect(await codes('priority=5')).toEqual(['VO-005', 'VO-008']);
    expect(await codes('cost__gte=1650000')).toEqual(['VO-009', 'VO-011', 'VO-012']);
    expect(await codes('cost__lte=-3850000')).toEqual(['VO-001', 'VO-008']);
    const { results } = (await call('GET', items, { as: daniel })).json<ItemPage>();
    const [first] = results;
    expect(await codes(`group=${first?.me_groups[0]?.id}`)).toEqual(['VO-001', 'VO-002']);
    expect(await codes(`scenario=${first?.scenarios[0]?.id}`)).toEqual(['VO-001', 'VO-008', 'VO-010']);
    expect(await codes(`assignee=${first?.assignee?.id}`)).toEqual(['VO-001', 'VO-002']);
    expect(await codes(`component=${results[4]?.component?.id}`)).toEqual(['VO-005', 'VO-011', 'VO-012']);
    expect(await codes(`tag=${await tag('energy')}&status=PENDING`)).toEqual([
      'VO-002',
      'VO-004',
      'VO-011',
      'VO-012',
    ]);
    const due = results[4]?.due_date ?? '';
    expect(await codes(`due_date__lte=${due}`)).toEqual(['VO-005']);
  });

  it('sorts by several columns, equal rows by number, absent values last', async () => {
    expect((await codes('ordering=-cost')).slice(0, 2)).toEqual(['VO-011', 'VO-009']);
    expect(await codes('ordering=priority,-name&limit=3')).toEqual(['VO-009', 'VO-006', 'VO-003']);
    const byDue = await codes('ordering=-due_date');
    expect(byDue[0]).toBe('VO-008');
    expect(byDue.slice(-4)).toEqual(['VO-003', 'VO-006', 'VO-007', 'VO-009']);
    for (const field of ['status', 'estimated_area', 'component', 'assignee', 'updated_by', 'milestone_name'])
      expect(await codes(`ordering=${field},number`)).toHaveLength(12);
    const unknown = await call('GET', `${items}?ordering=-secret`, { as: daniel });
    expect(unknown.statusCode).toBe(400);
    expect(unknown.json()).toMatchObject({
      errors: { ordering: [expect.stringContaining('secret') as string] },
    });
  });

  it('pages, counts all and gives all', async () => {
    const page = (await call('GET', `${items}?limit=5&offset=10`, { as: daniel })).json<ItemPage>();
    expect(page.count).toBe(12);
    expect(page.results.map(({ code }) => code)).toEqual(['VO-011', 'VO-012']);
    expect(await codes('limit=all')).toHaveLength(12);
    const last = await call('GET', `${items}/last-number`, { as: daniel });
    expect(last.json()).toEqual({ last_number: 12 });
  });
});

describe('a new item', () => {
  it('is priced to the cent from its rows, half away from zero', async () => {
    const item = await created({
      name: '  Rooftop canopy ',
      sub_items: [
        { scope: 'Canopy', quantity: 61_000, unit_cost: 84, measure: 'SF' },
        { scope: 'Credit', quantity: -3, unit_cost: 12.345 },
      ],
    });
    expect(item.sub_items.map(({ extension }) => extension)).toEqual([5_124_000, -37.04]);
    expect(item).toMatchObject({
      name: 'Rooftop canopy',
      code: `VO-0${item.number}`,
      cost: 5_123_962.96,
      status: 'PENDING',
      priority: 3,
      has_valid_scope: false,
      created_by_id: daniel.id,
      proposed_by_id: daniel.id,
    });
    expect(item.change_set_id).toBeGreaterThan(0);
    const again = (await call('GET', `${items}/${item.id}`, { as: daniel })).json<Item>();
    expect(again).toEqual({ ...item, change_set_id: null });
    await call('DELETE', `${items}/${item.id}`, { as: daniel });
  });

  it('joins the pending high', async () => {
    const high = async () =>
      (await call('GET', `/projects/${project}/foresite`, { as: daniel })).json<
        components['schemas']['Foresite']
      >().summary.pending_high;
    const before = await high();
    const item = await created({ sub_items: [{ scope: 'Add', quantity: 2, unit_cost: 1234.56 }] });
    expect((await high()) ?? 0).toBeCloseTo((before ?? 0) + 2469.12, 2);
    await call('DELETE', `${items}/${item.id}`, { as: daniel });
  });

  it('gets dense numbers when many people add at once', async () => {
    const made = await Promise.all(Array.from({ length: 25 }, () => created()));
    const numbers = made.map(({ number }) => number).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
  });

  it('may not name what is not in the project, whoever has it', async () => {
    const other = await projectId('Harbor Point');
    const { results } = (await call('GET', `/projects/${other}/components`, { as: daniel })).json<
      components['schemas']['ComponentPage']
    >();
    const foreign = await create({
      name: 'x',
      component_id: results[0]?.id,
      tag_ids: [77_777],
      assignee_id: 88_888,
    });
    expect(foreign.statusCode).toBe(422);
    expect(Object.keys(foreign.json<{ errors: object }>().errors).sort()).toEqual([
      'assignee_id',
      'component_id',
      'tag_ids',
    ]);
  });

  it('keeps to the rules of amounts and dates, field by field', async () => {
    const answer = await create({
      name: 'x',
      due_date: '2090-01-01',
      sub_items: [{ scope: 'a', quantity: 1.23456, unit_cost: 1 }],
    });
    expect(answer.statusCode).toBe(422);
    const { errors } = answer.json<{ errors: Record<string, string[]> }>();
    expect(Object.keys(errors).sort()).toEqual(['due_date', 'sub_items.0.quantity']);
  });

  it('needs the permission to add', async () => {
    const answer = await create({ name: 'x' }, viewer);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ permission: 'add_scenarioitem' });
  });
});

describe('a change', () => {
  it('touches what it names, and nothing when nothing differs', async () => {
    const item = await created({ lower_limit: 5, description: 'kept' });
    const changed = (await patch(item.id, { upper_limit: 12.5 })).json<Item>();
    expect(changed).toMatchObject({ upper_limit: 12.5, lower_limit: 5, description: 'kept', version: 2 });
    const same = (await patch(item.id, { upper_limit: 12.5, me_group_ids: [], sub_items: [] })).json<Item>();
    expect(same).toMatchObject({ version: 2, change_set_id: null });
  });

  it('replaces the rows, matched by id', async () => {
    const item = await created({
      sub_items: [
        { scope: 'one', quantity: 1, unit_cost: 10 },
        { scope: 'two', quantity: 1, unit_cost: 20 },
      ],
    });
    const [one, two] = item.sub_items;
    const answer = await patch(item.id, {
      sub_items: [
        { scope: 'new', quantity: 1, unit_cost: 40 },
        { id: two?.id, scope: 'two', quantity: 2, unit_cost: 20 },
      ],
    });
    const changed = answer.json<Item>();
    expect(changed.cost).toBe(80);
    expect(changed.sub_items.map(({ scope }) => scope)).toEqual(['new', 'two']);
    expect(changed.sub_items[1]?.id).toBe(two?.id);
    const strange = await patch(item.id, { sub_items: [{ id: one?.id, scope: 'gone' }] });
    expect(strange.statusCode).toBe(422);
    expect(Object.keys(strange.json<{ errors: object }>().errors)).toEqual(['sub_items.0.id']);
    const undo = await call('POST', `/change-sets/${changed.change_set_id}/undo`, { as: daniel });
    expect(undo.statusCode).toBe(201);
    const back = (await call('GET', `${items}/${item.id}`, { as: daniel })).json<Item>();
    expect([back.cost, back.sub_items]).toEqual([30, item.sub_items]);
  });

  it('is refused with the current row when somebody was faster', async () => {
    const item = await created();
    await patch(item.id, { name: 'First' });
    const late = await patch(item.id, { name: 'Second' }, daniel, { 'if-match': '"1"' });
    expect(late.statusCode).toBe(412);
    expect(late.json()).toMatchObject({
      code: 'stale',
      current: { name: 'First', version: 2, code: item.code },
    });
    const edits = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        patch(item.id, { name: `Race ${index}` }, daniel, { 'if-match': '"2"' }),
      ),
    );
    expect(edits.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('is for owners with the one permission, for all with the other', async () => {
    const own = await addPerson(['foresite_access', 'add_scenarioitem', 'edit_own_scenarioitem'], [project]);
    const mine = await created({}, own);
    expect((await patch(mine.id, { name: 'Mine' }, own)).statusCode).toBe(200);
    const theirs = await created();
    const refused = await patch(theirs.id, { name: 'Not mine' }, own);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ permission: 'edit_any_scenarioitem' });
    const proposed = await created({ proposed_by_id: own.id });
    expect((await patch(proposed.id, { name: 'Proposed by me' }, own)).statusCode).toBe(200);
    expect((await patch(mine.id, { name: 'x' }, viewer)).statusCode).toBe(403);
    expect((await patch(mine.id, { name: 'Any' })).statusCode).toBe(200);
  });

  it('follows the status table', async () => {
    const item = await created({ status: 'DRAFT' });
    expect((await patch(item.id, { status: 'PENDING' })).json()).toMatchObject({ status: 'PENDING' });
    const back = await patch(item.id, { status: 'DRAFT' });
    expect(back.statusCode).toBe(409);
    expect((await patch(item.id, { status: 'ARCHIVED' })).json()).toMatchObject({ status: 'ARCHIVED' });
    expect((await patch(item.id, { status: 'DRAFT' })).json()).toMatchObject({ status: 'DRAFT' });
  });

  it('leaves decided items as they are', async () => {
    const decided = (await call('GET', `${items}?search=VO-003`, { as: daniel })).json<ItemPage>().results[0];
    const answer = await patch(decided?.id ?? 0, { name: 'Other' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'rule' });
    const removal = await call('DELETE', `${items}/${decided?.id}`, { as: daniel });
    expect(removal.statusCode).toBe(422);
  });
});

describe('who sees what', () => {
  it('shows the subtotal to people without view_item_markup, and no markups', async () => {
    const school = await projectId('Westfield STEM School');
    const reader = await addPerson(['foresite_access'], [school]);
    const path = `/projects/${school}/scenario-items`;
    const page = (await call('GET', `${path}?ordering=cost`, { as: reader })).json<ItemPage>();
    expect(page.results.map(({ cost }) => cost)).toEqual([
      -1_200_000, -1_050_000, -610_000, -240_000, 780_000, 1_900_000,
    ]);
    const geothermal = (await call('GET', `${path}/${page.results[5]?.id}`, { as: reader })).json<Item>();
    expect(geothermal).toMatchObject({ cost: 1_900_000, subtotal_cost: 1_900_000, markups: [] });
    expect((await call('GET', `${path}?cost__gte=2000000`, { as: reader })).json<ItemPage>().count).toBe(0);
    const trend = (await call('GET', `/projects/${school}/foresite`, { as: reader })).json<
      components['schemas']['Foresite']
    >();
    expect(trend.summary.generated.pending.cost).toBe(-420_000);
  });

  it('hides what a void item said', async () => {
    const item = await created({ name: 'Secret', due_date: null, priority: 5, upper_limit: 9 });
    await asOwner(`update item set status = 'VOID' where tenant_id = 1 and id = $1`, [item.id]);
    const shown = (await call('GET', `${items}?status=VOID`, { as: daniel })).json<ItemPage>().results[0];
    expect(shown).toMatchObject({
      name: 'Void',
      priority: 3,
      due_date: null,
      upper_limit: 0,
      cost: null,
      estimated_area: { value: 0, unit: 'sq_ft' },
    });
  });

  it('answers one 404 for missing, deleted, other projects’ and other companies’ items', async () => {
    const item = await created();
    await call('DELETE', `${items}/${item.id}`, { as: daniel });
    const harbor = await projectId('Harbor Point');
    const own = await call('GET', `${items}?limit=1`, { as: daniel });
    const there = own.json<ItemPage>().results[0]?.id;
    const administrator = await actor('architect@halden.example', 'halden');
    const answers = await Promise.all([
      call('GET', `${items}/999999`, { as: daniel }),
      call('GET', `${items}/${item.id}`, { as: daniel }),
      call('GET', `/projects/${harbor}/scenario-items/${there}`, { as: daniel }),
      call('GET', `${items}/${there}`, { as: administrator }),
      call('GET', `/projects/${harbor}/scenario-items`, { as: lena }),
    ]);
    const bodies = answers.map((answer) => ({ ...answer.json<object>(), request_id: answer.statusCode }));
    for (const body of bodies) expect(body).toEqual({ ...bodies[0], request_id: 404 });
  });
});
