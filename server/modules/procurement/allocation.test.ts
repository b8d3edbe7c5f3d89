import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { sumMoney } from '#domain/money';
import { testApp } from '#tests/support/testApp.ts';

type Schemas = components['schemas'];

const { call, addPerson, projectId, asOwner } = await testApp();
const harbor = await projectId('Harbor Point');
const estimator = await addPerson(
  [
    'procurement_access',
    'change_procurement',
    'estimate_access',
    'upload_estimate',
    'foresite_access',
    'view_item_markup',
  ],
  [harbor],
);
const reader = await addPerson(['procurement_access', 'estimate_access'], [harbor]);
const buyer = await addPerson(['procurement_access', 'change_procurement'], [harbor]);

const path = `/projects/${harbor}/allocation`;
const read = async (as = estimator) => (await call('GET', path, { as })).json<Schemas['Allocation']>();
const lines = async (query = '') =>
  (await call('GET', `${path}/lines?limit=100${query}`, { as: estimator })).json<
    Schemas['AllocationLinePage']
  >();
const preview = async (query: string) =>
  (await call('GET', `${path}/preview?${query}`, { as: estimator })).json<Schemas['AllocationPreview']>();
const undo = async (set: number | null) =>
  expect((await call('POST', `/change-sets/${set}/undo`, { as: estimator, body: {} })).statusCode).toBe(201);
const packageOf = ({ bid_packages: rows }: Schemas['Allocation'], name: string) => {
  const row = rows.find((one) => one.name === name);
  if (!row) throw new Error(`There is no ${name}.`);
  return row;
};
const addRule = (body: object) =>
  call('POST', `${path}/rules`, {
    as: estimator,
    body: {
      code_match: 'STARTS_WITH',
      code: '',
      component_id: null,
      bid_package_id: null,
      work_package: '',
      ...body,
    },
  });
const byHand = (keys: readonly string[], parts: readonly object[]) =>
  call('PATCH', `${path}/lines`, { as: estimator, body: { lines: keys, parts } });
const sums = ({
  packaged,
  waiting,
  not_bid: notBid,
  unallocated,
  contingency_held: held,
}: Schemas['Allocation']) => sumMoney([packaged, waiting, notBid, unallocated, held]);

describe('the allocation of the demo', () => {
  it('comes to the budgets of the packages, and with the rest to the estimate', async () => {
    const found = await read();
    expect(found).toMatchObject({
      milestone: { name: 'GMP' },
      estimate: 208_200_000,
      items: 0,
      packaged: 139_400_000,
      waiting: 0,
    });
    expect(found.bid_packages.map(({ allocated }) => allocated)).toEqual(
      found.bid_packages.map(({ budget }) => budget),
    );
    expect(sums(found)).toBe(found.total);
    expect(found.rules).toHaveLength(1);
    expect(found.not_bid).toBe(found.rules[0]?.amount);
  });

  it('lists its lines by division with sums of all that match', async () => {
    const all = await lines();
    const estimate = all.results.filter(({ kind }) => kind === 'LINE');
    expect(estimate).toHaveLength(39);
    expect(sumMoney(estimate.map(({ amount }) => amount))).toBe(208_200_000);
    for (const line of all.results)
      expect(sumMoney([line.unallocated, ...line.parts.map(({ amount }) => amount)])).toBe(line.amount);
    expect(sumMoney(all.divisions.map(({ amount }) => amount))).toBe(all.amount);
    expect(all.divisions.slice(-2).map(({ name }) => name)).toEqual(['No code', 'Contingency']);
    const open = await lines('&unallocated=true');
    expect(open.unallocated).toBe((await read()).unallocated);
    expect(open.results.every(({ unallocated }) => unallocated !== 0)).toBe(true);
    const curtain = packageOf(await read(), 'Curtain Wall');
    const own = await lines(`&bid_package_id=${curtain.id}`);
    expect(own.results.every(({ code }) => code === 'B20')).toBe(true);
    expect((await lines('&search=exterior')).count).toBe(3);
    expect((await call('GET', `${path}/lines?limit=2&offset=38`, { as: reader })).json()).toMatchObject({
      count: 39,
      results: [{}],
    });
  });
});

describe('rules', () => {
  it('say what they take and from where, then take it; Undo gives it back', async () => {
    const before = await read();
    const seen = await preview('code_match=STARTS_WITH&code=C3');
    expect(seen).toMatchObject({
      lines_count: 2,
      kept_count: 0,
      from: [{ bid_package_id: null, is_not_bid: false }],
    });
    const drywall = packageOf(before, 'Drywall');
    const made = await addRule({ code: 'C3', bid_package_id: drywall.id, work_package: 'Finishes' });
    expect(made.statusCode, made.body).toBe(201);
    const after = await read();
    expect(packageOf(after, 'Drywall').allocated).toBe(sumMoney([drywall.allocated, seen.amount]));
    expect(after.unallocated).toBe(sumMoney([before.unallocated, -seen.amount]));
    expect(after.rules[0]).toMatchObject({ code: 'C3', lines_count: 2, amount: seen.amount });
    expect(after.work_packages.at(-1)).toMatchObject({ name: 'Finishes', bid_package_id: drywall.id });
    expect(packageOf(after, 'Drywall').budget).toBe(drywall.budget);
    await undo(made.json<Schemas['AllocationSaved']>().change_set_id);
    expect(await read()).toEqual(before);
  });

  it('count in their order, which can be changed, and stay behind what was said by hand', async () => {
    const roofing = packageOf(await read(), 'Roofing');
    const drywall = packageOf(await read(), 'Drywall');
    await addRule({ code: 'C30', bid_package_id: roofing.id });
    await addRule({ code_match: 'IS', code: 'c-30', bid_package_id: drywall.id });
    const [first, second] = (await read()).rules;
    expect([first?.lines_count, second?.lines_count]).toEqual([2, 0]);
    expect((await preview('code_match=STARTS_WITH&code=B20')).kept_count).toBe(2);
    const moved = await call('PATCH', `${path}/rules/${second?.id}`, {
      as: estimator,
      body: { place: 1 },
      headers: { 'if-match': `"${second?.version}"` },
    });
    expect(moved.statusCode, moved.body).toBe(200);
    expect((await read()).rules.map(({ code }) => code)).toEqual(['C30', 'c-30', '']);
    expect(packageOf(await read(), 'Roofing').allocated).toBeGreaterThan(roofing.allocated);
    for (const rule of (await read()).rules.slice(0, 2)) {
      const gone = await call('DELETE', `${path}/rules/${rule.id}`, { as: estimator });
      expect(gone.statusCode, gone.body).toBe(200);
    }
    expect((await read()).packaged).toBe(139_400_000);
  });

  it('refuses a rule without a code, a foreign component and package, and the 201st', async () => {
    expect((await addRule({ code: ' . ' })).json()).toHaveProperty('errors.code');
    expect((await addRule({ code_match: 'ANY', component_id: 999_999 })).json()).toHaveProperty(
      'errors.component_id',
    );
    expect((await addRule({ code_match: 'ANY', bid_package_id: 999_999 })).json()).toHaveProperty(
      'errors.bid_package_id',
    );
    await asOwner(
      `insert into allocation_rule (tenant_id, id, project_id, position, code_match)
        select 1, 5000 + n, $1, 100 + n, 'NONE' from generate_series(1, 199) n`,
      [harbor],
    );
    const full = await addRule({ code: 'Z' });
    expect(full.statusCode).toBe(422);
    expect(full.body).toContain('at most 200 rules');
    await asOwner('delete from allocation_rule where tenant_id = 1 and id between 5001 and 5199', []);
  });
});

describe('by hand', () => {
  it('splits a line to the cent, keeps it for what says the same in a later estimate, and gives it back', async () => {
    const before = await read();
    const [line] = (await lines('&search=equipment&unallocated=true')).results;
    if (!line) throw new Error('The demo has no such line.');
    const [signage, landscape] = [packageOf(before, 'Signage').id, packageOf(before, 'Landscape').id];
    const saved = await byHand(
      [line.key],
      [
        { bid_package_id: signage, work_package: 'Signs', share: 33.33 },
        { bid_package_id: landscape, work_package: '', share: 33.33 },
        { bid_package_id: null, work_package: '', share: 33.34 },
      ],
    );
    expect(saved.statusCode, saved.body).toBe(200);
    const [split] = (await lines(`&search=equipment&component_id=${line.component?.id}`)).results;
    expect(split).toMatchObject({ by: 'HAND', unallocated: 0 });
    expect(sumMoney(split?.parts.map(({ amount }) => amount) ?? [])).toBe(line.amount);
    await asOwner(
      'update estimate_line set description = upper(description) where tenant_id = 1 and id = $1',
      [Number(line.key.slice(5))],
    );
    expect((await lines(`&search=equipment&component_id=${line.component?.id}`)).results[0]?.by).toBe('HAND');
    await asOwner('update estimate_line set description = $2 where tenant_id = 1 and id = $1', [
      Number(line.key.slice(5)),
      line.description,
    ]);
    await undo(saved.json<Schemas['AllocationSaved']>().change_set_id);
    expect(await read()).toEqual(before);
  });

  it('follows the rules again without parts', async () => {
    const [line] = (await lines('&search=requirements')).results;
    if (!line) throw new Error('The demo has no such line.');
    const { id } = packageOf(await read(), 'Signage');
    await byHand([line.key], [{ bid_package_id: id, work_package: '', share: 100 }]);
    expect((await lines('&search=requirements')).results[0]?.by).toBe('HAND');
    expect((await byHand([line.key], [])).statusCode).toBe(200);
    expect((await lines('&search=requirements')).results[0]?.by).toBe('RULE');
  });

  it('refuses more than the whole, a work package twice, and lines of another estimate', async () => {
    const [line] = (await lines()).results;
    const half = { bid_package_id: null, work_package: '', share: 60 };
    const { id } = packageOf(await read(), 'Signage');
    const more = await byHand([line?.key ?? ''], [half, { ...half, bid_package_id: id, share: 40.5 }]);
    expect(more.body).toContain('come to 100.5 percent. Take away 0.5 percent');
    expect((await byHand([line?.key ?? ''], [half, { ...half, share: 20 }])).body).toContain('twice');
    const [foreign] = await asOwner<{ id: number }>(
      'select id from estimate_line where tenant_id = 1 and project_id <> $1 limit 1',
      [harbor],
    );
    expect((await byHand([`line-${foreign?.id}`], [half])).body).toContain('some of these lines are gone');
  });
});

describe('approved items and contingency', () => {
  const designer = (permissions: Parameters<typeof addPerson>[0]) => addPerson(permissions, [harbor]);
  const approved = async (id: number, on: string | null) =>
    asOwner(
      `update item set status = $2, approved_on = $3, cost = subtotal_cost + 1234.56 where tenant_id = 1 and id = $1`,
      [id, on === null ? 'PENDING' : 'APPROVED', on],
    );

  it('adds an item approved since the estimate to packages by rule and by hand, to the cent, and drops it with its approval', async () => {
    const before = await read();
    expect(before.items_count).toBe(0);
    const made = await call('POST', `/projects/${harbor}/scenario-items`, {
      as: await designer(['foresite_access', 'add_scenarioitem', 'add_scenariosubitem', 'view_item_markup']),
      body: {
        name: 'Larger sign',
        sub_items: ['Sign', 'Steel'].map((scope) => ({ scope, quantity: 3, unit_cost: 1111.11 })),
      },
    });
    expect(made.statusCode, made.body).toBe(201);
    const { id } = made.json<{ id: number }>();
    await approved(id, '2099-01-01');
    const after = await read();
    expect(after.items_count).toBe(1);
    expect(after.items).toBe(7901.22);
    expect(after.total).toBe(sumMoney([before.total, after.items]));
    expect(sums(after)).toBe(after.total);
    const page = await lines('&search=larger');
    const own = page.results.filter(({ kind }) => kind === 'ITEM');
    expect(sumMoney(own.map(({ amount }) => amount))).toBe(after.items);
    const markups = own.find(({ key }) => key.startsWith('item-'));
    expect(markups).toMatchObject({ amount: 1234.56, code: null });
    const signage = packageOf(before, 'Signage');
    const saved = await byHand(
      own.map(({ key }) => key),
      [
        { bid_package_id: signage.id, work_package: '', share: 33.33 },
        { bid_package_id: null, work_package: '', share: 66.67 },
      ],
    );
    expect(saved.statusCode, saved.body).toBe(200);
    const given = packageOf(await read(), 'Signage');
    expect(given.allocated).toBe(sumMoney([signage.allocated, given.allocated_items]));
    expect(given.allocated_items).not.toBe(0);
    expect(given.budget).toBe(signage.budget);
    expect(sums(await read())).toBe(after.total);
    const taken = await call('POST', `${path}/budgets`, {
      as: estimator,
      body: { packages: [{ id: given.id, version: given.version }] },
    });
    expect(taken.statusCode, taken.body).toBe(200);
    expect(packageOf(await read(), 'Signage').budget).toBe(given.allocated);
    await undo(taken.json<Schemas['AllocationSaved']>().change_set_id);
    await undo(saved.json<Schemas['AllocationSaved']>().change_set_id);
    await approved(id, null);
    expect({ ...(await read()), bid_packages: [] }).toEqual({ ...before, bid_packages: [] });
  });

  it('holds what funds hold until it is given to a package, which rules never do', async () => {
    const before = await read();
    expect(before.contingency).toBeGreaterThan(0);
    expect(before.contingency_held).toBe(before.contingency);
    expect((await preview('code_match=NONE')).lines).not.toContainEqual(expect.stringMatching(/^fund-/));
    const fund = (await lines()).results.find(({ kind, amount }) => kind === 'FUND' && amount > 0);
    if (!fund) throw new Error('The demo has no such fund.');
    const roofing = packageOf(before, 'Roofing');
    const saved = await byHand([fund.key], [{ bid_package_id: roofing.id, work_package: '', share: 10 }]);
    expect(saved.statusCode, saved.body).toBe(200);
    const after = await read();
    const part = packageOf(after, 'Roofing').allocated_contingency;
    expect(part).toBe(Math.round(fund.amount * 10) / 100);
    expect(after.contingency_held).toBe(sumMoney([before.contingency, -(part ?? 0)]));
    expect(after.unallocated).toBe(before.unallocated);
    expect(sums(after)).toBe(before.total);
    await undo(saved.json<Schemas['AllocationSaved']>().change_set_id);
    expect(await read()).toEqual(before);
  });

  it('shows neither to who does not see ForeSite, and lets nobody take budgets who does not see all', async () => {
    const seen = await read(reader);
    expect(seen).toMatchObject({
      total: 208_200_000,
      items: null,
      contingency: null,
      contingency_held: null,
      contingency_lines: null,
    });
    expect(seen.bid_packages.every((row) => row.allocated_items === null)).toBe(true);
    const own = (await call('GET', `${path}/lines?limit=100`, { as: reader })).json<
      Schemas['AllocationLinePage']
    >();
    expect(own.results.every(({ kind }) => kind === 'LINE')).toBe(true);
    const { id, version } = packageOf(seen, 'Signage');
    const taken = await call('POST', `${path}/budgets`, { as: buyer, body: { packages: [{ id, version }] } });
    expect(taken.statusCode).toBe(403);
  });
});

describe('budgets and work packages', () => {
  it('takes over what is allocated, but not where it is bought', async () => {
    const drywall = packageOf(await read(), 'Drywall');
    const rule = await addRule({ code: 'C30', bid_package_id: drywall.id });
    const after = packageOf(await read(), 'Drywall');
    const taken = await call('POST', `${path}/budgets`, {
      as: estimator,
      body: { packages: [{ id: after.id, version: after.version }] },
    });
    expect(taken.statusCode, taken.body).toBe(200);
    expect(packageOf(await read(), 'Drywall').budget).toBe(after.allocated);
    const stale = await call('POST', `${path}/budgets`, {
      as: estimator,
      body: { packages: [{ id: after.id, version: after.version + 7 }] },
    });
    expect(stale.statusCode).toBe(412);
    const bought = packageOf(await read(), 'Concrete');
    const refused = await call('POST', `${path}/budgets`, {
      as: estimator,
      body: { packages: [{ id: bought.id, version: bought.version }] },
    });
    expect(refused.body).toContain('Concrete is bought already');
    await undo(taken.json<Schemas['AllocationSaved']>().change_set_id);
    await undo(rule.json<Schemas['AllocationSaved']>().change_set_id);
  });

  it('moves a work package with its lines, and frees them when it is deleted', async () => {
    const before = await read();
    const louvers = before.work_packages.find(({ name }) => name === 'Louvers');
    const url = `/projects/${harbor}/work-packages/${louvers?.id}`;
    const whole = (await call('GET', url, { as: reader })).json<Schemas['WorkPackage']>();
    expect(whole).toMatchObject({ allocated: 1_040_000, bid_package: { name: 'Curtain Wall' } });
    expect(sumMoney(whole.codes.map(({ amount }) => amount))).toBe(1_040_000);
    const roofing = packageOf(before, 'Roofing');
    await call('PATCH', url, { as: estimator, body: { bid_package_id: roofing.id } });
    expect(packageOf(await read(), 'Roofing').allocated).toBe(sumMoney([roofing.allocated, 1_040_000]));
    await call('PATCH', url, { as: estimator, body: { bid_package_id: null } });
    expect((await read()).waiting).toBe(1_040_000);
    const gone = await call('DELETE', url, { as: estimator });
    expect((await call('GET', url, { as: estimator })).statusCode).toBe(404);
    expect((await read()).unallocated).toBe(sumMoney([before.unallocated, 1_040_000]));
    expect(sums(await read())).toBe(before.total);
    await undo(gone.json<Schemas['AllocationSaved']>().change_set_id);
    expect((await read()).waiting).toBe(1_040_000);
    const history = await call('GET', `${url}/history`, { as: estimator });
    expect(history.json<{ results: unknown[] }>().results.length).toBeGreaterThan(2);
    await call('PATCH', url, {
      as: estimator,
      body: { bid_package_id: packageOf(before, 'Curtain Wall').id },
    });
  });

  it('adds one, refuses a package of another project and a blank name', async () => {
    const url = `/projects/${harbor}/work-packages`;
    const made = await call('POST', url, { as: estimator, body: { name: ' Doors ', bid_package_id: null } });
    expect(made.json()).toMatchObject({ work_package: { name: 'Doors', allocated: 0 } });
    const blank = await call('POST', url, { as: estimator, body: { name: '  ' } });
    expect(blank.statusCode).toBe(422);
    const foreign = await call('POST', url, { as: estimator, body: { name: 'X', bid_package_id: 999_999 } });
    expect(foreign.json()).toHaveProperty('errors.bid_package_id');
  });

  it('needs the estimate to read, and the right to change to write', async () => {
    expect((await call('GET', path, { as: buyer })).statusCode).toBe(403);
    expect((await call('GET', path, { as: reader })).statusCode).toBe(200);
    const { id } = packageOf(await read(), 'Signage');
    const refused = await call('POST', `${path}/rules`, {
      as: reader,
      body: { code_match: 'ANY', code: '', component_id: null, bid_package_id: id, work_package: '' },
    });
    expect(refused.statusCode).toBe(403);
  });
});
