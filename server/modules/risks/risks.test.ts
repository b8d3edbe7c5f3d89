import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import type { Permission } from '#contract/unions.ts';
import { testApp } from '#tests/support/testApp.ts';

type Schemas = components['schemas'];
type Risk = Schemas['Risk'];

const { call, addPerson, projectId } = await testApp();
const cedar = await projectId('Cedar Ridge');
const harbor = await projectId('Harbor Point');
const keys: Permission[] = ['risk_access', 'change_risk'];
const priya = await addPerson([...keys, 'foresite_access'], [cedar, harbor]);
const reader = await addPerson(['risk_access'], [cedar]);
const outsider = await addPerson(['foresite_access'], [cedar]);

const path = `/projects/${cedar}/risks`;
const list = async (query = '') =>
  (await call('GET', `${path}?${query}`, { as: reader })).json<Schemas['RiskPage']>();
const numbers = async (query = '') => (await list(query)).results.map(({ number }) => number);
const save = (body: object[], as = priya) => call('POST', path, { as, body });
const created = async (over: object = {}): Promise<Risk> => {
  const answer = await save([{ name: 'Steel tariff change', status: 'IDENTIFIED', ...over }]);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Schemas['RiskBatchResult']>().results[0] as Risk;
};
const patch = (id: number, body: object, { as = priya, version = '' } = {}) =>
  call('PATCH', `${path}/${id}`, { as, body, headers: version ? { 'if-match': version } : {} });
const remove = (id: number) => call('DELETE', `${path}/${id}`, { as: priya });

describe('the register', () => {
  it('lists active risks by falling score with the totals of all pages', async () => {
    const page = await list('limit=2');
    expect([page.count, page.totals]).toEqual([7, { value: 11_680_000, original_value: 12_230_000 }]);
    expect(page.results.map(({ number, score }) => [number, score])).toEqual([
      [2, 16],
      [3, 12],
    ]);
  });

  it('is searched by code, name and text, filtered by level, cell, category and missing mitigation', async () => {
    expect(await numbers('search=R-003')).toEqual([3]);
    expect(await numbers('search=R-00&ordering=number')).toEqual(await numbers('ordering=number'));
    expect(await numbers('search=switchGEAR')).toEqual([2]);
    expect(await numbers('level=high')).toEqual([2]);
    expect(await numbers('level=high,low')).toEqual([2]);
    expect((await list('level=medium')).count).toBe(6);
    expect(await numbers('likelihood=3&impact=3&ordering=number')).toEqual([1, 6]);
    expect((await list('no_mitigation=true')).count).toBe(5);
    const [first] = (await list('search=R-001')).results;
    expect(await numbers(`category_id=${first?.category?.id ?? 0}`)).toContain(1);
    expect(await numbers('search=%25')).toEqual([]);
    expect((await call('GET', `${path}?level=huge`, { as: reader })).statusCode).toBe(400);
    expect((await call('GET', `${path}?ordering=cause`, { as: reader })).statusCode).toBe(400);
  });

  it('gives each of the 25 cells its level, in the list as on the heatmap', async () => {
    const levels = [
      'low low low low low',
      'low low medium medium medium',
      'low medium medium medium high',
      'low medium medium high high',
      'low medium high high high',
    ].map((row) => row.split(' '));
    const cells = levels.flatMap((row, at) =>
      row.map((level, column) => ({ likelihood: at + 1, impact: column + 1, level })),
    );
    const body = cells.map(({ likelihood, impact }) => ({
      name: `Cell ${likelihood} ${impact}`,
      status: 'IDENTIFIED',
      likelihood,
      impact,
    }));
    const made = await save(body);
    expect(made.statusCode, made.body).toBe(201);
    const page = await list('search=Cell&limit=100');
    const found = page.results.map(({ likelihood, impact, level, score }) => ({
      likelihood,
      impact,
      level,
      score,
    }));
    const sorted = (rows: typeof found) =>
      rows.toSorted((a, b) => (a.likelihood ?? 0) - (b.likelihood ?? 0) || (a.impact ?? 0) - (b.impact ?? 0));
    expect(sorted(found)).toEqual(cells.map((cell) => ({ ...cell, score: cell.likelihood * cell.impact })));
    const { change_set_id: set } = made.json<Schemas['RiskBatchResult']>();
    expect((await call('POST', `/change-sets/${set ?? 0}/undo`, { as: priya })).statusCode).toBe(201);
  });

  it('falls with a mitigation that becomes done, in each way of saving, and comes back by Undo', async () => {
    const open = { name: 'Second boring', status: 'DRAFT', likelihood_effect: 2, impact_effect: 1 };
    const risk = await created({ likelihood: 4, impact: 4, value: 800_000, mitigations: [open] });
    const done = risk.mitigations.map(({ leader: _leader, ...one }) => ({ ...one, status: 'COMPLETE' }));
    const reading = ({ likelihood, impact, value }: Risk) => [likelihood, impact, value];
    const saved = (await patch(risk.id, { mitigations: done })).json<Risk>();
    expect(reading(saved)).toEqual([2, 3, 600_000]);
    expect([saved.inherent_likelihood, saved.original_value]).toEqual([4, 800_000]);
    // Done stays done: nothing falls twice, and taking it back leaves the rating.
    expect(reading((await patch(risk.id, { mitigations: done })).json<Risk>())).toEqual([2, 3, 600_000]);
    const back = (
      await patch(risk.id, { mitigations: done.map((one) => ({ ...one, status: 'DRAFT' })) })
    ).json<Risk>();
    expect(reading(back)).toEqual([2, 3, 600_000]);
    // In a batch too, and what the same save sets stays.
    const batch = await save([{ id: risk.id, mitigations: done, likelihood: 5 }]);
    const result = batch.json<Schemas['RiskBatchResult']>();
    expect(reading(result.results[0] as Risk)).toEqual([5, 2, 400_000]);
    await call('POST', `/change-sets/${result.change_set_id ?? 0}/undo`, { as: priya });
    const undone = (await call('GET', `${path}/${risk.id}`, { as: priya })).json<Risk>();
    expect([...reading(undone), undone.mitigations[0]?.status]).toEqual([2, 3, 600_000, 'DRAFT']);
    await remove(risk.id);
  });

  it('counts the estimated value in its total and its order while no value is set', async () => {
    const before = (await list()).totals.value;
    const risk = await created({ name: 'Unpriced', likelihood: 5, impact: 5 });
    expect(risk.value).toBeNull();
    const estimated = risk.estimated_value ?? 0;
    expect(estimated).toBeGreaterThan(0);
    expect((await list()).totals.value).toBe(before + estimated);
    expect((await list('ordering=-value')).results[0]?.id).toBe(risk.id);
    await remove(risk.id);
  });

  it('sorts by what it shows', async () => {
    const values = (await list('ordering=-value')).results.map(
      ({ value, estimated_value: estimated }) => value ?? estimated,
    );
    expect(values).toEqual(values.toSorted((a, b) => (b ?? 0) - (a ?? 0)));
    expect(await numbers('ordering=number&limit=3')).toEqual([1, 2, 3]);
  });

  it('sums up heatmap, levels, exposure and mitigations', async () => {
    const answer = await call('GET', `${path}/register`, { as: reader });
    const register = answer.json<Schemas['RiskRegister']>();
    expect(register).toMatchObject({
      count: 7,
      levels: { none: 0, low: 0, medium: 6, high: 1 },
      budget: 305_000_000,
      value: 11_680_000,
      no_mitigation: { count: 5, value: 7_530_000 },
    });
    expect(register.cells).toContainEqual({ likelihood: 3, impact: 3, count: 2, numbers: [1, 6] });
    expect(register.bets).toHaveLength(7);
    const weighed = register.bets.reduce((sum, bet) => sum + (bet.value * (bet.likelihood ?? 0)) / 5, 0);
    expect(register.expected).toBe(weighed);
    const { DRAFT, IN_PROGRESS, COMPLETE } = register.mitigations;
    expect([DRAFT, IN_PROGRESS, COMPLETE]).toEqual([0, 2, 1]);
    expect(register.attention.at(-1)?.status).toBe('COMPLETE');
  });

  it('begins with mitigations that have cost and effect, and with one answer to when a risk is exposed', async () => {
    const risks = await Promise.all(
      (await list('ordering=number')).results.map(async ({ id }) =>
        (await call('GET', `${path}/${id}`, { as: reader })).json<Risk>(),
      ),
    );
    expect(risks[0]).toMatchObject({
      inherent_likelihood: 4,
      inherent_impact: 4,
      likelihood: 3,
      impact: 3,
      mitigations: [
        { status: 'COMPLETE', cost: 48_000, likelihood_effect: 1, impact_effect: 1 },
        { status: 'IN_PROGRESS', cost: 120_000, likelihood_effect: 1, impact_effect: 1 },
      ],
    });
    const mitigations = risks.flatMap((risk) => risk.mitigations);
    expect(mitigations).toHaveLength(3);
    expect(mitigations.every(({ cost, likelihood_effect: steps }) => (cost ?? 0) > 0 && steps > 0)).toBe(
      true,
    );
    const windows = risks.flatMap(({ custom_attributes: own, exposed_from: from, exposed_to: to }) =>
      own.flatMap(({ value }) => (Array.isArray(value) && value.length === 2 ? [[value, [from, to]]] : [])),
    );
    expect(windows).toHaveLength(3);
    for (const [own, days] of windows) expect(own).toEqual(days);
  });

  it('is closed to those without the key, and to other projects', async () => {
    expect((await call('GET', path, { as: outsider })).statusCode).toBe(403);
    expect((await call('GET', `/projects/${harbor}/risks`, { as: reader })).statusCode).toBe(404);
    expect((await save([{ name: 'x', status: 'IDENTIFIED' }], reader)).statusCode).toBe(403);
    const [risk] = (await list('limit=1')).results;
    const elsewhere = await call('GET', `/projects/${harbor}/risks/${risk?.id ?? 0}`, { as: priya });
    expect(elsewhere.statusCode).toBe(404);
  });

  it('lists categories by name, Other last', async () => {
    const { results } = (await call('GET', '/risk-categories', { as: reader })).json<
      Schemas['RiskCategoryPage']
    >();
    expect(results.at(-1)?.name).toBe('Other');
    const names = results.slice(0, -1).map(({ name }) => name.toLowerCase());
    expect(names).toEqual(names.toSorted());
  });
});

describe('a risk', () => {
  it('gets the next number, whole values, and its first reading as the inherent one', async () => {
    const last = (await call('GET', `${path}/last-number`, { as: reader })).json<{ last_number: number }>();
    const risk = await created({ value: 1_600_000.5, likelihood: 2, impact: 4 });
    expect(risk).toMatchObject({
      number: last.last_number + 1,
      value: 1_600_001,
      original_value: 1_600_001,
      score: 8,
      inherent_likelihood: 2,
      inherent_impact: 4,
      // 305,000,000 × (0.005 + 0.01125 × 3) × 2/5
      estimated_value: 4_727_500,
      mitigations: [],
      version: 1,
    });
    await remove(risk.id);
  });

  it('keeps mitigations that say something and drops the others', async () => {
    const risk = await created({
      mitigations: [
        { name: ' ' },
        { name: 'Borings', cost: 48_000, likelihood_effect: 1 },
        { due_date: null },
      ],
    });
    expect(risk.mitigations).toMatchObject([
      {
        name: 'Borings',
        status: 'DRAFT',
        cost: 48_000,
        likelihood_effect: 1,
        impact_effect: 0,
        leader: null,
      },
    ]);
    const [kept] = risk.mitigations;
    const changed = await patch(risk.id, {
      mitigations: [{ id: kept?.id, name: 'Borings', status: 'COMPLETE' }, { description: 'Wick drains' }],
    });
    const { mitigations } = changed.json<Risk>();
    expect(mitigations.map(({ id, name, status }) => [id === kept?.id, name, status])).toEqual([
      [true, 'Borings', 'COMPLETE'],
      [false, '', 'DRAFT'],
    ]);
    const history = await call('GET', `${path}/${risk.id}/history`, { as: reader });
    const [entry] = history.json<Schemas['HistoryPage']>().results;
    expect(entry?.changes.map(({ label, from, to }) => [label, from, to])).toEqual([
      ['Mitigation', 'Borings, Not Started', 'Borings, Done'],
      ['Mitigation', null, 'Wick drains, Not Started'],
    ]);
    await remove(risk.id);
  });

  it('is changed from the version that was seen, and undone', async () => {
    const risk = await created({ likelihood: 3, impact: 3 });
    expect((await patch(risk.id, { likelihood: 2 }, { version: '1' })).statusCode).toBe(200);
    const stale = await patch(risk.id, { likelihood: 5 }, { version: '1' });
    expect([stale.statusCode, stale.json<{ current: object }>().current]).toMatchObject([
      412,
      { likelihood: 2 },
    ]);
    const [entry] = (await call('GET', `${path}/${risk.id}/history`, { as: priya })).json<
      Schemas['HistoryPage']
    >().results;
    expect([entry?.changes, entry?.undoable]).toEqual([
      [{ field: 'likelihood', label: 'Likelihood', from: '3', to: '2' }],
      true,
    ]);
    const undone = await call('POST', `/change-sets/${entry?.change_set_id ?? 0}/undo`, { as: priya });
    expect(undone.statusCode, undone.body).toBe(201);
    const after = await call('GET', `${path}/${risk.id}`, { as: reader });
    expect(after.json<Risk>().likelihood).toBe(3);
    const refused = await call('POST', `/change-sets/${entry?.change_set_id ?? 0}/undo`, { as: reader });
    expect(refused.statusCode).toBe(403);
    await remove(risk.id);
  });

  it('says on which day it was closed, and leaves the active list', async () => {
    const risk = await created();
    const closed = (
      await patch(risk.id, { status: 'CLOSED', struck: true, outcome_cost: 900_000 })
    ).json<Risk>();
    expect(closed.closed_on).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(closed).toMatchObject({ struck: true, outcome_cost: 900_000 });
    expect(await numbers()).not.toContain(risk.number);
    expect(await numbers('status=CLOSED')).toContain(risk.number);
    expect(await numbers('status=ALL&limit=50')).toContain(risk.number);
    expect((await patch(risk.id, { status: 'IDENTIFIED' })).json<Risk>().closed_on).toBeNull();
    await remove(risk.id);
  });

  it('is deleted and comes back with its mitigations', async () => {
    const risk = await created({ mitigations: [{ name: 'Early buy' }] });
    expect((await remove(risk.id)).statusCode).toBe(204);
    expect((await call('GET', `${path}/${risk.id}`, { as: reader })).statusCode).toBe(404);
    const back = await call('PATCH', `${path}/${risk.id}/restore`, { as: priya });
    expect([back.statusCode, back.json<Risk>().mitigations.map(({ name }) => name)]).toEqual([
      200,
      ['Early buy'],
    ]);
    expect((await call('PATCH', `${path}/${risk.id}/restore`, { as: priya })).statusCode).toBe(409);
    await remove(risk.id);
  });

  it.each([
    [{ likelihood: 3, category_id: 987_654 }, 'category_id'],
    [{ component_id: 987_654 }, 'component_id'],
    [{ owner_id: 987_654 }, 'owner_id'],
    [{ mitigations: [{ name: 'a', leader_id: 987_654 }] }, 'mitigations.0.leader_id'],
    [{ exposed_from: '2027-02-01', exposed_to: '2027-01-01' }, 'exposed_to'],
    [{ exposed_from: '2126-02-01' }, 'exposed_from'],
  ])('refuses %j by its field', async (body, field) => {
    const [risk] = (await list('limit=1')).results;
    const refused = await patch(risk?.id ?? 0, body);
    expect([refused.statusCode, Object.keys(refused.json<{ errors: object }>().errors)]).toEqual([
      422,
      [field],
    ]);
  });

  it.each([[{ likelihood: 0 }], [{ impact: 6 }], [{ impact: 3.5 }], [{ value: -1 }], [{ name: '' }], [{}]])(
    'refuses %j as no risk at all',
    async (body) => {
      const [risk] = (await list('limit=1')).results;
      expect((await patch(risk?.id ?? 0, body)).statusCode).toBe(400);
    },
  );
});

describe('many risks at once', () => {
  it('are created, changed and deleted in one change set that can be undone', async () => {
    const [one, two] = [await created({ value: 5 }), await created()];
    const answer = await save([
      { id: one.id, version: 1, value: 7 },
      { id: two.id, version: 1, _delete: true },
      { name: 'New', status: 'IDENTIFIED' },
      { _delete: true },
    ]);
    const { results, change_set_id: set } = answer.json<Schemas['RiskBatchResult']>();
    expect(results.map(({ name, value }) => [name, value])).toEqual([
      ['Steel tariff change', 7],
      ['New', null],
    ]);
    const undone = await call('POST', `/change-sets/${set ?? 0}/undo`, { as: priya });
    expect(undone.statusCode, undone.body).toBe(201);
    expect(await numbers('search=steel&ordering=number')).toEqual([one.number, two.number]);
    expect((await list('search=steel')).results.map(({ value }) => value)).toEqual(
      expect.arrayContaining([5, null]),
    );
    await Promise.all([remove(one.id), remove(two.id)]);
  });

  it('are refused together, the rows named by their place', async () => {
    const before = await list('status=ALL');
    const refused = await save([
      { name: 'Fine', status: 'IDENTIFIED' },
      { status: 'IDENTIFIED' },
      { name: 'No status' },
      { name: 'x', status: 'IDENTIFIED', owner_id: 987_654 },
    ]);
    expect([refused.statusCode, refused.json<{ errors: object }>().errors]).toEqual([
      422,
      {
        '1.name': ['Name is required'],
        '2.status': ['Status is required'],
        '3.owner_id': ['This person is not in your company. Choose someone from the list.'],
      },
    ]);
    expect((await list('status=ALL')).count).toBe(before.count);
  });

  it('are refused where somebody was quicker, with the row as it is', async () => {
    const risk = await created();
    await patch(risk.id, { likelihood: 4 });
    const stale = await save([
      { id: risk.id, version: 1, likelihood: 2 },
      { id: 987_654, version: 1, name: 'y' },
    ]);
    const body = stale.json<{ errors: object; current: { risks: Risk[] } }>();
    expect([stale.statusCode, Object.keys(body.errors), body.current.risks[0]?.likelihood]).toEqual([
      412,
      ['0', '1'],
      4,
    ]);
    const twice = await save([
      { id: risk.id, name: 'a' },
      { id: risk.id, name: 'b' },
    ]);
    expect(twice.statusCode).toBe(422);
    await remove(risk.id);
  });
});
