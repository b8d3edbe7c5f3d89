import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import type { Permission } from '#contract/unions.ts';
import { type Actor, testApp } from '#tests/support/testApp.ts';

type Schemas = components['schemas'];

const { call, addPerson, projectId } = await testApp();
const cedar = await projectId('Cedar Ridge');
const all: Permission[] = [
  'risk_access',
  'change_risk',
  'issue_access',
  'foresite_access',
  'edit_any_scenarioitem',
  'add_scenarioitem',
  'add_scenariosubitem',
  'view_item_markup',
];
const manager = await addPerson(all, [cedar]);
const without = (...missing: Permission[]) =>
  addPerson(
    all.filter((key) => !missing.includes(key)),
    [cedar],
  );

const path = `/projects/${cedar}/risks`;
const added = async (over: object = {}) => {
  const body = [{ name: 'Groundwater below mat', status: 'IDENTIFIED', likelihood: 3, impact: 4, ...over }];
  const answer = await call('POST', path, { as: manager, body });
  return answer.json<Schemas['RiskBatchResult']>().results[0] as Schemas['Risk'];
};
const read = async (id: number) =>
  (await call('GET', `${path}/${id}`, { as: manager })).json<Schemas['Risk']>();
const close = (id: number, body: object, { as = manager, version = '' } = {}) =>
  call('POST', `${path}/${id}/close`, { as, body, headers: version ? { 'if-match': version } : {} });
const contingency = async () =>
  (await call('GET', `/projects/${cedar}/contingency`, { as: manager })).json<Schemas['Contingency']>();
const fund = async () => {
  const { pots } = await contingency();
  const pot = pots.find(({ kind }) => kind === 'construction');
  if (!pot) throw new Error('There is no fund.');
  return pot;
};
const items = async (id: number) =>
  (await call('GET', `${path}/${id}/items`, { as: manager })).json<Schemas['RiskItemPage']>().results;
const deciding: Permission[] = [...all, 'approve_scenarioitem', 'revert_scenarioitem', 'edit_item_markup'];
/** A priced item that is linked with a risk. */
const carrying = async (riskId: number, cost: number, as: Actor): Promise<number> => {
  const codes = await call('GET', '/cost-groups?standard=MF&limit=1', { as });
  const [code] = codes.json<{ results: { id: number }[] }>().results;
  const made = await call('POST', `/projects/${cedar}/scenario-items`, {
    as,
    body: {
      name: 'Dewatering',
      use_markups: false,
      links: [{ entity_type: 'risk', entity_id: riskId }],
      sub_items: [
        {
          scope: 'Wells',
          quantity: 1,
          measure: 'LS',
          unit_cost: cost,
          cost_group_master_format_id: code?.id,
        },
      ],
    },
  });
  expect(made.statusCode, made.body).toBe(201);
  return made.json<Schemas['Item']>().id;
};
const { as_of: today } = await contingency();
const struck = { struck: true, struck_on: today, outcome_cost: 1000.4, days_lost: 12 };

describe('a risk that strikes', () => {
  it('draws on a fund, raises an issue and makes an item in one change set, and one Undo takes all back', async () => {
    const risk = await added({ value: 5000 });
    const pot = await fund();
    const answer = await close(
      risk.id,
      { ...struck, pot_id: pot.id, draw: 900, raises_issue: true, makes_item: true },
      { version: String(risk.version) },
    );
    expect(answer.statusCode, answer.body).toBe(201);
    const closed = answer.json<Schemas['ClosedRisk']>();
    // History names the movement, not the fund: nobody made a fund.
    const told = await call('GET', `/projects/${cedar}/history?limit=20`, { as: manager });
    const { results: lines } = told.json<{ results: { entity: string; entity_name: string }[] }>();
    expect(lines.find(({ entity }) => entity === 'contingency_entry')?.entity_name).toBe(
      `Draw from ${pot.name}`,
    );
    expect(closed.risk).toMatchObject({
      status: 'CLOSED',
      struck: true,
      struck_on: today,
      outcome_cost: 1000,
      days_lost: 12,
      closed_on: today,
    });
    expect((await fund()).position.left).toBe(pot.position.left - 900);
    const draws = await call('GET', `/projects/${cedar}/contingency/entries?risk=${risk.id}`, {
      as: manager,
    });
    expect(draws.json<Schemas['ContingencyEntryPage']>().results).toMatchObject([
      { amount: -900, risk: { id: risk.id }, date: today },
    ]);
    expect(await items(risk.id)).toMatchObject([
      { code: closed.item?.code, status: 'PENDING', cost: 1000.4 },
    ]);
    const item = await call('GET', `/projects/${cedar}/scenario-items/${closed.item?.id ?? 0}`, {
      as: manager,
    });
    expect(item.json<Schemas['Item']>()).toMatchObject({
      cost: 1000.4,
      probability: 100,
      links: [{ entity_type: 'risk', entity_id: risk.id }],
    });
    const issue = await call('GET', `/projects/${cedar}/issues/${closed.issue?.id ?? 0}`, { as: manager });
    expect(issue.json<Schemas['Issue']>()).toMatchObject({
      status: 'OPEN',
      severity: 4,
      cost_at_stake: 1000.4,
      days_at_stake: 12,
      generated_from: { entity_type: 'risk', entity_id: risk.id },
    });

    const undone = await call('POST', `/change-sets/${closed.change_set_id ?? 0}/undo`, { as: manager });
    expect(undone.statusCode, undone.body).toBe(201);
    expect(await read(risk.id)).toMatchObject({ status: 'IDENTIFIED', struck: false, struck_on: null });
    expect((await fund()).position.left).toBe(pot.position.left);
    expect(await items(risk.id)).toEqual([]);
    const gone = await call('GET', `/projects/${cedar}/issues/${closed.issue?.id ?? 0}`, { as: manager });
    expect(gone.statusCode).toBe(404);
  });

  it('is paid once: its item draws the rest, and never more by whichever way', async () => {
    const decider = await addPerson(deciding, [cedar]);
    const { id } = await added({ value: 5000 });
    const pot = await fund();
    const ended = await close(id, { ...struck, pot_id: pot.id, draw: 900 });
    expect(ended.statusCode, ended.body).toBe(201);
    const item = await carrying(id, 1000.4, decider);
    const draws = await call('GET', `/projects/${cedar}/contingency/draws?item=${item}`, { as: decider });
    expect(draws.json()).toMatchObject({
      cost: 1000.4,
      draw: 100.4,
      paid: 900,
      risks: [ended.json<Schemas['ClosedRisk']>().risk.number].map(
        (number) => `R-${String(number).padStart(3, '0')}`,
      ),
    });
    const milestones = await call('GET', `/projects/${cedar}/design-milestones`, { as: decider });
    const milestone = milestones.json<{ results: { id: number }[] }>().results[0]?.id;
    const path = `/projects/${cedar}/scenario-items/${item}`;
    const approved = await call('PATCH', `${path}/approve`, {
      as: decider,
      body: { milestone, contingency_pot_id: pot.id },
    });
    expect(approved.statusCode, approved.body).toBe(200);
    expect((await fund()).position.left).toBe(pot.position.left - 1000.4);
    expect((await items(id))[0]?.drawn).toBe(100.4);

    const entry = (reason: object) =>
      call('POST', `/projects/${cedar}/contingency/entries`, {
        as: decider,
        body: { pot_id: pot.id, date: today, amount: -50, ...reason },
      });
    for (const reason of [{ item_id: item }, { risk_id: id }]) {
      const refused = await entry(reason);
      expect(refused.statusCode, refused.body).toBe(422);
      expect(refused.json<{ message: string }>().message).toContain('Draw $50.00 less.');
    }
    const { change_set_id: set } = approved.json<Schemas['Item']>();
    await call('POST', `/change-sets/${set ?? 0}/undo`, { as: decider });
    expect((await entry({ risk_id: id })).statusCode).toBe(201);
    const again = await call('PATCH', `${path}/approve`, {
      as: decider,
      body: { milestone, contingency_pot_id: pot.id },
    });
    expect(again.statusCode, again.body).toBe(200);
    expect((await items(id))[0]?.drawn).toBe(50.4);
  });

  it('draws what its approved item did not', async () => {
    const decider = await addPerson(deciding, [cedar]);
    const { id } = await added({ value: 5000 });
    const pot = await fund();
    const item = await carrying(id, 600, decider);
    const milestones = await call('GET', `/projects/${cedar}/design-milestones`, { as: decider });
    const milestone = milestones.json<{ results: { id: number }[] }>().results[0]?.id;
    const approved = await call('PATCH', `/projects/${cedar}/scenario-items/${item}/approve`, {
      as: decider,
      body: { milestone, contingency_pot_id: pot.id },
    });
    expect(approved.statusCode, approved.body).toBe(200);
    const over = await close(id, { ...struck, pot_id: pot.id, draw: 1000 });
    expect(over.json<{ errors: object }>().errors).toMatchObject({
      draw: [expect.stringContaining('Its items drew $600 of $1,000')],
    });
    const rest = await close(id, { ...struck, outcome_cost: 1000, pot_id: pot.id, draw: 400 });
    expect(rest.statusCode, rest.body).toBe(201);
  });

  it('says nothing of its end once it is open again', async () => {
    const { id } = await added();
    expect((await close(id, struck)).statusCode).toBe(201);
    expect((await close(id, struck)).statusCode).toBe(409);
    await call('PATCH', `${path}/${id}`, { as: manager, body: { status: 'IDENTIFIED' } });
    expect(await read(id)).toMatchObject({
      struck: false,
      outcome_cost: null,
      days_lost: null,
      closed_on: null,
    });
    const quiet = await close(id, { struck: false });
    expect(quiet.json<Schemas['ClosedRisk']>()).toMatchObject({
      risk: { status: 'CLOSED', struck: false },
      issue: null,
      item: null,
    });
  });

  it('is refused with what is wrong, and nothing is written', async () => {
    const { id } = await added();
    const pot = await fund();
    const refused = async (body: object) => {
      const answer = await close(id, body);
      expect(answer.statusCode, answer.body).toBe(422);
      return Object.keys(answer.json<{ errors: object }>().errors);
    };
    expect(await refused({ struck: true })).toEqual(['struck_on', 'outcome_cost']);
    expect(await refused({ struck: false, outcome_cost: 5 })).toEqual(['outcome_cost']);
    expect(await refused({ ...struck, pot_id: pot.id, draw: 1001 })).toEqual(['draw']);
    expect(await refused({ ...struck, pot_id: 999_999, draw: 5 })).toEqual(['pot_id']);
    const most = pot.position.left + 1;
    expect(await refused({ ...struck, outcome_cost: most, pot_id: pot.id, draw: most })).toEqual(['amount']);
    expect(await refused({ ...struck, struck_on: '2020-01-06', pot_id: pot.id, draw: 5 })).toEqual([
      'struck_on',
    ]);
    expect((await close(id, { ...struck, days_lost: 1.5 })).statusCode).toBe(400);
    expect((await close(id, struck, { version: '99' })).statusCode).toBe(412);
    expect(await read(id)).toMatchObject({ status: 'IDENTIFIED' });
    expect((await fund()).position.left).toBe(pot.position.left);
  });

  it('needs the right of each part, and the project', async () => {
    const { id } = await added();
    const pot = await fund();
    const parts = [
      [{ ...struck, pot_id: pot.id, draw: 5 }, 'edit_any_scenarioitem'],
      [{ ...struck, raises_issue: true }, 'issue_access'],
      [{ ...struck, makes_item: true }, 'add_scenarioitem'],
      [{ ...struck, makes_item: true }, 'add_scenariosubitem'],
      [struck, 'change_risk'],
    ] as const;
    for (const [body, key] of parts) {
      const answer = await close(id, body, { as: await without(key) });
      expect([key, answer.statusCode]).toEqual([key, 403]);
    }
    const harbor = await projectId('Harbor Point');
    const elsewhere = await call('POST', `/projects/${harbor}/risks/${id}/close`, {
      as: await addPerson(all, [harbor]),
      body: struck,
    });
    expect(elsewhere.statusCode).toBe(404);
    const hidden = await call('GET', `${path}/${id}/items`, { as: await without('foresite_access') });
    expect(hidden.statusCode).toBe(403);
  });
});
