import { describe, expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { type Actor, allPermissions, testApp } from '#tests/support/testApp.ts';

const app = await testApp();
const projectId = await app.projectId('Westfield STEM');
const base = `/projects/${projectId}/contingency`;
const items = `/projects/${projectId}/scenario-items`;
const everybody = await app.addPerson(allPermissions, [projectId]);
const reader = await app.addPerson(['foresite_access'], [projectId]);

type Pot = Result<'createContingencyPot'>;
type Entry = Result<'createContingencyEntry'>;
type Item = Result<'getItem'>;
type History = Result<'listContingencyHistory'>;

const send = (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown, as: Actor = everybody) =>
  app.call(method, path, { as, body });
const done = async <Row>(...call: Parameters<typeof send>): Promise<Row> => {
  const answer = await send(...call);
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json<Row>();
};
const read = async (as: Actor = everybody, query = '') =>
  (await app.call('GET', `${base}${query}`, { as })).json<Result<'getContingency'>>();
const list = async (query: string, as: Actor = everybody) =>
  (await app.call('GET', `${base}/entries?${query}`, { as })).json<Result<'listContingencyEntries'>>();
const today = (await read()).as_of;
const dayOf = (days: number) =>
  new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

let pots = 0;
const openPot = (amount: number, name = `Pot ${(pots += 1)}`, opened = dayOf(-100)) =>
  done<Pot>('POST', `${base}/pots`, { kind: 'construction', name, amount, opened_on: opened });
const move = (pot: Pot, amount: number, more: object = {}) => ({
  pot_id: pot.id,
  date: today,
  amount,
  ...more,
});
const left = async (pot: Pot) =>
  (await read()).pots.find(({ id }) => id === pot.id)?.position.left ?? Number.NaN;
const undo = (changeSetId: number | null, as: Actor = everybody) =>
  send('POST', `/change-sets/${changeSetId ?? 0}/undo`, undefined, as);
const { id: cost_group_master_format_id } = (
  await app.call('GET', '/cost-groups?standard=MF&limit=1', { as: everybody })
).json<{ results: { id: number }[] }>().results[0] ?? { id: 0 };
const priced = (cost: number, use_markups = false) =>
  done<Item>('POST', items, {
    name: 'Paid from contingency',
    use_markups,
    sub_items: [{ scope: 'Whole', quantity: 1, measure: 'LS', unit_cost: cost, cost_group_master_format_id }],
  });

describe('pots', () => {
  it('are opened, changed, undone, and removed only while nothing moved them', async () => {
    const pot = await openPot(1_000, 'Steel buyout');
    expect(pot).toMatchObject({ name: 'Steel buyout', entries_count: 0, position: { left: 1_000 } });
    const changed = await done<Pot>('PATCH', `${base}/pots/${pot.id}`, { name: 'Steel', amount: 900 });
    expect(changed).toMatchObject({ name: 'Steel', position: { left: 900 }, version: pot.version + 1 });
    const stale = await app.call('PATCH', `${base}/pots/${pot.id}`, {
      as: everybody,
      body: { name: 'Older' },
      headers: { 'if-match': String(pot.version) },
    });
    expect(stale.statusCode).toBe(412);
    expect(stale.json()).toMatchObject({ current: { name: 'Steel' } });
    expect((await undo(changed.change_set_id)).statusCode).toBe(201);
    expect(await left(pot)).toBe(1_000);
    const entry = await done<Entry>('POST', `${base}/entries`, move(pot, -10));
    expect((await send('DELETE', `${base}/pots/${pot.id}`)).json()).toMatchObject({ code: 'in_use' });
    expect((await send('DELETE', `${base}/entries/${entry.id}`)).statusCode).toBe(204);
    expect((await send('DELETE', `${base}/pots/${pot.id}`)).statusCode).toBe(204);
  });

  it('have names of their own, in whatever capitals', async () => {
    await openPot(1, 'Only one');
    const answer = await send('POST', `${base}/pots`, {
      kind: 'design',
      name: ' ONLY one ',
      amount: 0,
      opened_on: today,
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: { name: [expect.stringContaining('has this name')] } });
  });

  it('stay as their entries need them', async () => {
    const pot = await openPot(100);
    await done('POST', `${base}/entries`, move(pot, -80));
    const small = await send('PATCH', `${base}/pots/${pot.id}`, { amount: 50 });
    expect(small.statusCode).toBe(422);
    expect(small.json<{ message: string }>().message).toContain('$30.00 short');
    const late = await send('PATCH', `${base}/pots/${pot.id}`, { opened_on: dayOf(1) });
    expect(late.json()).toMatchObject({
      errors: { opened_on: [expect.stringContaining('The fund opens on')] },
    });
  });
});

describe('entries', () => {
  it('never take a pot below nothing, by draw, by date, by taking funds back or by undo', async () => {
    const pot = await openPot(100);
    const funded = await done<Entry>('POST', `${base}/entries`, move(pot, 50, { date: dayOf(-50) }));
    const drawn = await done<Entry>('POST', `${base}/entries`, move(pot, -150));
    const again = await send('POST', `${base}/entries`, move(pot, -0.01));
    expect(again.statusCode).toBe(422);
    expect(again.json()).toMatchObject({
      code: 'rule',
      errors: { amount: [expect.stringContaining('$0.01 short')] },
    });
    expect((await send('PATCH', `${base}/entries/${funded.id}`, { date: dayOf(1) })).statusCode).toBe(422);
    expect((await send('DELETE', `${base}/entries/${funded.id}`)).statusCode).toBe(422);
    expect((await undo(funded.change_set_id)).statusCode).toBe(422);
    expect(await left(pot)).toBe(0);
    const less = await done<Entry>('PATCH', `${base}/entries/${drawn.id}`, { amount: -120.5 });
    expect(await left(pot)).toBe(29.5);
    expect((await undo(less.change_set_id)).statusCode).toBe(201);
    expect(await left(pot)).toBe(0);
  });

  it('do not overdraw a pot when two draw at once', async () => {
    const pot = await openPot(100);
    const answers = await Promise.all([1, 2, 3].map(() => send('POST', `${base}/entries`, move(pot, -60))));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 422, 422]);
    expect(await left(pot)).toBe(40);
  });

  it('are listed by day, and narrowed, sorted and searched by the server', async () => {
    const pot = await openPot(1_000, 'Listed');
    await done('POST', `${base}/entries`, move(pot, -300, { note: 'Tower crane', date: dayOf(-20) }));
    await done('POST', `${base}/entries`, move(pot, 200, { note: 'Released by the owner' }));
    const amounts = async (query: string) =>
      (await list(`pot=${pot.id}&${query}`)).results.map(({ amount }) => amount);
    expect(await amounts('')).toEqual([200, -300]);
    expect(await amounts('ordering=amount')).toEqual([-300, 200]);
    expect(await amounts('search=CRANE')).toEqual([-300]);
    expect(await amounts('reason=transfer')).toEqual([]);
    expect(await amounts('reason=none&limit=1&offset=1')).toEqual([-300]);
  });

  it('have one reason at most: a risk, or an item that is approved', async () => {
    const pot = await openPot(1_000);
    const item = await priced(10);
    const [risk] = await app.asOwner<{ id: string }>(
      `insert into risk (tenant_id, id, project_id, number, name, description, category_id, status, comment, is_deleted, version, created_at, updated_at)
        select 1, 990001, $1, 901, 'Late steel', '', min(id), 'IDENTIFIED', '', false, 1, now(), now() from risk_category where tenant_id = 1
        returning id`,
      [projectId],
    );
    const risk_id = Number(risk?.id);
    const pending = await send('POST', `${base}/entries`, move(pot, -10, { item_id: item.id }));
    expect(pending.json()).toMatchObject({
      errors: {
        item_id: [
          `${item.code} is not approved, and only approved items move contingency. Approve it first.`,
        ],
      },
    });
    const both = await send('POST', `${base}/entries`, move(pot, -10, { item_id: null, risk_id: 999_999 }));
    expect(both.statusCode).toBe(422);
    const entry = await done<Entry>('POST', `${base}/entries`, move(pot, -10, { risk_id }));
    expect(entry.risk).toMatchObject({ code: 'R-901', name: 'Late steel' });
    const [seen] = (await list(`pot=${pot.id}`, reader)).results;
    expect(seen).toMatchObject({ amount: -10, risk: null });
    expect((await read()).exposure).toMatchObject({ count: expect.any(Number) });
    expect((await read(reader)).exposure).toBeNull();
  });
});

describe('transfers', () => {
  it('move money in one change set, go as a whole, and are neither funding nor a draw', async () => {
    const [from, to] = [await openPot(500), await openPot(0)];
    const request = { from_pot_id: from.id, to_pot_id: to.id, date: today, amount: 200 };
    const made = await done<Result<'transferContingency'>>('POST', `${base}/transfers`, request);
    expect(made.entries.map(({ amount, transfer_pot: other }) => [amount, other?.id])).toEqual([
      [-200, to.id],
      [200, from.id],
    ]);
    expect((await read()).pots.find(({ id }) => id === from.id)?.position).toEqual({
      opened: 500,
      funded: 0,
      drawn: 0,
      transferred: -200,
      left: 300,
    });
    expect((await undo(made.change_set_id)).statusCode).toBe(201);
    expect([await left(from), await left(to)]).toEqual([500, 0]);
    const again = await done<Result<'transferContingency'>>('POST', `${base}/transfers`, request);
    const half = again.entries[1]?.id;
    expect((await send('PATCH', `${base}/entries/${half}`, { amount: 1 })).statusCode).toBe(409);
    expect((await send('DELETE', `${base}/entries/${half}`)).statusCode).toBe(204);
    expect([await left(from), await left(to)]).toEqual([500, 0]);
    expect((await send('POST', `${base}/transfers`, { ...request, amount: 501 })).statusCode).toBe(422);
    expect((await send('POST', `${base}/transfers`, { ...request, to_pot_id: from.id })).statusCode).toBe(
      422,
    );
    expect((await send('POST', `${base}/transfers`, { ...request, amount: -1 })).statusCode).toBe(422);
  });
});

describe('decisions on items', () => {
  const unknownPot = 'This fund is not in the project. Choose another one.';
  const milestone = async () =>
    (await app.call('GET', `/projects/${projectId}/design-milestones`, { as: everybody })).json<
      Result<'listMilestones'>
    >().results[0]?.id ?? 0;
  const approve = async (item: Item, contingency_pot_id: number, as: Actor = everybody) =>
    send('PATCH', `${items}/${item.id}/approve`, { milestone: await milestone(), contingency_pot_id }, as);

  it('draw the cost from a pot; reverting gives it back; each is one step to undo', async () => {
    const pot = await openPot(5_000);
    const item = await priced(1_200);
    const approved = await approve(item, pot.id);
    expect(approved.statusCode, approved.body).toBe(200);
    expect(await left(pot)).toBe(3_800);
    expect((await list(`item=${item.id}`)).results).toMatchObject([
      { amount: -1_200, pot: { id: pot.id }, item: { code: item.code } },
    ]);
    const reverted = await done<Item>('PATCH', `${items}/${item.id}/revert`);
    expect([reverted.status, await left(pot)]).toEqual(['PENDING', 5_000]);
    expect((await undo(reverted.change_set_id)).statusCode).toBe(201);
    expect(await left(pot)).toBe(3_800);
    const last = (await app.call('GET', `${base}/history?limit=1`, { as: everybody })).json<History>();
    expect(last.results[0]).toMatchObject({ entity: 'contingency_entry', kind: 'created', source: 'undo' });
    expect((await undo(approved.json<Item>().change_set_id)).statusCode).toBe(201);
    expect(await left(pot)).toBe(5_000);
  });

  it('are undone together with their draw, unless more was moved for the item since', async () => {
    const pot = await openPot(5_000);
    const item = await priced(1_000);
    const first = (await approve(item, pot.id)).json<Item>();
    const more = await done<Entry>('POST', `${base}/entries`, move(pot, -5, { item_id: item.id }));
    const refused = await undo(first.change_set_id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json<{ message: string }>().message).toContain(`moved for ${item.code} since`);
    await done('POST', `/change-sets/${more.change_set_id}/undo`);
    expect((await undo(first.change_set_id)).statusCode).toBe(201);
    expect(await left(pot)).toBe(5_000);
  });

  it('give back what was drawn when several are reverted at once', async () => {
    const pot = await openPot(5_000);
    const drawn = await priced(700);
    const plain = await priced(100);
    const made = (await approve(drawn, pot.id)).json<Item>();
    const { version } = await done<Item>('PATCH', `${items}/${plain.id}/approve`, {
      milestone: await milestone(),
    });
    const batch = await done<Result<'saveItemBatch'>>('POST', `${items}/batch`, {
      decisions: [
        { item_id: made.id, if_version: made.version, to: 'PENDING' },
        { item_id: plain.id, if_version: version, to: 'PENDING' },
      ],
    });
    expect(batch.items.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([made.id, plain.id]);
    expect(await left(pot)).toBe(5_000);
    expect((await undo(batch.change_set_id)).statusCode).toBe(201);
    expect(await left(pot)).toBe(4_300);
  });

  it('on a scenario draw what each of its items costs; reverting it or one of them gives back', async () => {
    const pot = await openPot(5_000);
    const members = [await priced(1_200), await priced(-200), await priced(0)];
    const scenarios = `/projects/${projectId}/scenarios`;
    type Scenario = Result<'approveScenario'>;
    const { id } = await done<Scenario>('POST', scenarios, { items: members.map((item) => item.id) });
    const decide = async (potId = pot.id, as: Actor = everybody) =>
      send(
        'PATCH',
        `${scenarios}/${id}/approve`,
        { milestone: await milestone(), contingency_pot_id: potId },
        as,
      );
    const approver = await app.addPerson(
      ['foresite_access', 'approve_scenario', 'approve_scenarioitem'],
      [projectId],
    );
    expect((await decide(pot.id, approver)).json()).toMatchObject({ permission: 'view_item_markup' });
    expect((await decide(999_999)).json()).toMatchObject({ errors: { contingency_pot_id: [unknownPot] } });
    const small = await openPot(999.99);
    expect((await decide(small.id)).json<{ message: string }>().message).toContain('$0.01 short');
    const approved = await decide();
    expect(approved.statusCode, approved.body).toBe(200);
    expect(await left(pot)).toBe(4_000);
    const drawn = (await list(`pot=${pot.id}`)).results.map(({ amount, item }) => [item?.id, amount]);
    expect(drawn.toSorted((a, b) => (a[1] as number) - (b[1] as number))).toEqual([
      [members[0]?.id, -1_200],
      [members[1]?.id, 200],
    ]);
    await done('PATCH', `${items}/${members[1]?.id}/revert`);
    expect(await left(pot)).toBe(3_800);
    const reverted = await done<Scenario>('PATCH', `${scenarios}/${id}/revert`);
    expect(await left(pot)).toBe(5_000);
    expect((await undo(reverted.change_set_id)).statusCode).toBe(201);
    expect(await left(pot)).toBe(3_800);
    await done('PATCH', `${scenarios}/${id}/revert`);
    const again = (await decide()).json<Scenario>();
    expect((await undo(again.change_set_id)).statusCode).toBe(201);
    expect(await left(pot)).toBe(5_000);
  });

  it('let a saving fund a pot, and are refused as a whole where a pot cannot pay', async () => {
    const pot = await openPot(10);
    const saving = await priced(-400);
    expect((await approve(saving, pot.id)).statusCode).toBe(200);
    expect(await left(pot)).toBe(410);
    const item = await priced(411);
    const refused = await approve(item, pot.id);
    expect(refused.statusCode).toBe(422);
    expect(refused.json<{ message: string }>().message).toContain('$1.00 short');
    expect((await app.call('GET', `${items}/${item.id}`, { as: everybody })).json<Item>().status).toBe(
      'PENDING',
    );
    expect((await approve(item, 999_999)).json()).toMatchObject({
      errors: { contingency_pot_id: [unknownPot] },
    });
  });

  it('tell of which item a draw was only to those who see its cost', async () => {
    const pot = await openPot(500_000);
    const item = await priced(100, true);
    const approver = await app.addPerson(['foresite_access', 'approve_scenarioitem'], [projectId]);
    const refused = await approve(item, pot.id, approver);
    expect(refused.json()).toMatchObject({ permission: 'view_item_markup' });
    expect((await approve(item, pot.id)).statusCode).toBe(200);
    expect((await list(`pot=${pot.id}`)).results[0]).toMatchObject({
      amount: -120.22,
      item: { id: item.id },
    });
    expect((await list(`pot=${pot.id}`, reader)).results[0]).toMatchObject({ item: null });
    expect((await list(`pot=${pot.id}&search=${item.code}`, reader)).count).toBe(0);
    expect((await list(`item=${item.id}`, reader)).count).toBe(0);
    expect((await read(reader)).pots.find(({ id }) => id === pot.id)?.steps.at(-1)?.reasons).toEqual([]);
    const history = (await app.call('GET', `${base}/history`, { as: reader })).body;
    expect(history).not.toContain(item.name);
  });
});

describe('the past', () => {
  it('is what the entries’ days say', async () => {
    const pot = await openPot(100, 'Looked back at', dayOf(-30));
    await done('POST', `${base}/entries`, move(pot, -10, { date: dayOf(-20) }));
    await done('POST', `${base}/entries`, move(pot, -20, { date: dayOf(-10) }));
    const at = async (days: number) =>
      (await read(everybody, `?day=${dayOf(days)}`)).pots.find(({ id }) => id === pot.id)?.position.left;
    expect([await at(-31), await at(-30), await at(-15), await at(0)]).toEqual([undefined, 100, 90, 70]);
    const ahead = await app.call('GET', `${base}?day=${dayOf(1)}`, { as: everybody });
    expect(ahead.statusCode).toBe(400);
  });
});

describe('rights', () => {
  it('let everybody read who sees ForeSite, and write who may change any item', async () => {
    expect(
      (
        await send(
          'POST',
          `${base}/pots`,
          { kind: 'design', name: 'No', amount: 1, opened_on: today },
          reader,
        )
      ).json(),
    ).toMatchObject({
      permission: 'edit_any_scenarioitem',
    });
    const outsider = await app.addPerson(allPermissions, [], 'halden');
    expect((await app.call('GET', base, { as: outsider })).statusCode).toBe(404);
  });
});
