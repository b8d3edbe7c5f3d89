import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { type Actor, testApp } from '#tests/support/testApp.ts';

type Schemas = components['schemas'];

const { call, addPerson, projectId } = await testApp();
const cedar = await projectId('Cedar Ridge');
const harbor = await projectId('Harbor Point');
const buyer = await addPerson(
  [
    'idea_access',
    'add_idea',
    'change_idea',
    'delete_idea',
    'procurement_access',
    'change_procurement',
    'estimate_access',
  ],
  [cedar, harbor],
);
const reader = await addPerson(['idea_access', 'procurement_access', 'estimate_access'], [cedar]);
const plain = await addPerson(['procurement_access', 'change_procurement', 'estimate_access'], [cedar]);

const path = '/library/templates';
const list = async (query = '') =>
  (await call('GET', `${path}?kind=PACKAGE&limit=100&${query}`, { as: buyer })).json<
    Schemas['TemplatePage']
  >();
const one = async (id: number) =>
  (await call('GET', `${path}/${id}`, { as: buyer })).json<Schemas['Template']>();
const kept = async (over: object = {}) => {
  const body = [{ kind: 'PACKAGE', name: 'Waterproofing', ...over }];
  const answer = await call('POST', path, { as: buyer, body });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Schemas['TemplateResult']>().results[0] as Schemas['Template'];
};
const proposals = async (project = harbor) => {
  const answer = await call('GET', `/projects/${project}/bid-packages/setup/templates`, { as: buyer });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Schemas['TemplateProposals']>();
};
const take = (packages: object[], as: Actor = buyer) =>
  call('POST', `/projects/${cedar}/bid-packages/from-templates`, { as, body: { packages } });
const sum = (rows: readonly { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);

describe('packages of the company', () => {
  it('are listed by number, found by trade, and show their scope one by one', async () => {
    const { results } = await list('ordering=-number');
    expect(results.map(({ number }) => number).slice(-2)).toEqual(['05-1', '03-1']);
    expect((await list('search=HVAC')).results.map(({ name }) => name)).toEqual(['Mechanical']);
    expect((await list('search=07-1')).results.map(({ name }) => name)).toEqual(['Roofing']);
    const roofing = results.find(({ name }) => name === 'Roofing');
    expect(roofing).toMatchObject({ codes: ['07', 'B30'], scope: [], scope_count: 4, work_trade: 'Roofing' });
    expect((await one(roofing?.id ?? 0)).scope).toHaveLength(4);
  });

  it('are kept with what was said, without blanks, and refuse fields of others', async () => {
    const template = await kept({
      number: ' 07-2 ',
      codes: ['07 1 ', '07 1'],
      scope: [
        { section: ' 07 13 00', name: 'Sheet waterproofing ', unit: 'SF', inclusion: 'INCLUDED' },
        { section: '', name: 'Dewatering', unit: '', inclusion: 'BY_OTHERS' },
      ],
    });
    expect(template).toMatchObject({
      number: '07-2',
      codes: ['07 1'],
      scope: [
        { section: '07 13 00', name: 'Sheet waterproofing', unit: 'SF' },
        { section: '', name: 'Dewatering', unit: '', inclusion: 'BY_OTHERS' },
      ],
      scope_count: 2,
      used_count: 0,
    });
    for (const wrong of [{ likelihood: 3 }, { trade: 'HVAC' }, { codes: ['-'] }]) {
      const body = [{ kind: 'PACKAGE', name: 'x', ...wrong }];
      expect((await call('POST', path, { as: buyer, body })).statusCode).toBe(422);
    }
    const patched = await call('PATCH', `${path}/${template.id}`, {
      as: buyer,
      body: { work_trade: ' Sealing ' },
    });
    expect(patched.json<Schemas['Template']>().work_trade).toBe('Sealing');
    expect((await call('DELETE', `${path}/${template.id}`, { as: buyer })).statusCode).toBe(204);
  });
});

describe('what they take of an estimate', () => {
  it('comes to the estimate with what none of them takes', async () => {
    const { total, unmatched, results } = await proposals();
    expect(total).toBe(208_200_000);
    expect(sum(results) + unmatched).toBeCloseTo(total, 2);
    const roofing = results.find(({ name }) => name === 'Roofing');
    expect(roofing?.amount).toBeGreaterThan(0);
    expect(roofing?.taken).toBe(5);
  });

  it('goes to the longest code that fits', async () => {
    const before = await proposals();
    const amountOf = (rows: typeof before, name: string) =>
      rows.results.find((row) => row.name === name)?.amount ?? 0;
    // Elevators, HVAC and power have longer codes than this one.
    const services = await kept({ name: 'Services', codes: ['D'] });
    const after = await proposals();
    const own = after.results.find(({ template_id: id }) => id === services.id);
    expect(own?.line_count).toBeGreaterThan(0);
    for (const name of ['Elevators', 'Mechanical', 'Electrical']) {
      expect(amountOf(before, name)).toBeGreaterThan(0);
      expect(amountOf(after, name)).toBe(amountOf(before, name));
    }
    expect(after.unmatched + (own?.amount ?? 0)).toBeCloseTo(before.unmatched, 2);
    await call('DELETE', `${path}/${services.id}`, { as: buyer });
    expect((await proposals()).unmatched).toBe(before.unmatched);
  });

  it('is for those who see the estimate, the library and may buy', async () => {
    const at = `/projects/${cedar}/bid-packages/setup/templates`;
    expect((await call('GET', at, { as: reader })).statusCode).toBe(403);
    expect((await call('GET', at, { as: plain })).statusCode).toBe(403);
    expect((await take([{ template_id: 1 }], reader)).statusCode).toBe(403);
    expect((await take([{ template_id: 1 }], plain)).statusCode).toBe(403);
  });
});

describe('packages of the company in a project', () => {
  const rules = async () =>
    (await call('GET', `/projects/${cedar}/allocation`, { as: buyer })).json<Schemas['Allocation']>();

  it('bring their scope sheet, a work package and a rule for each code, as one step that is undone', async () => {
    const { results } = await list();
    const [roofing, wall] = ['Roofing', 'Curtain Wall'].map((name) =>
      results.find((row) => row.name === name),
    );
    const before = await rules();
    const answer = await take([
      { template_id: roofing?.id, budget: 3_000_000 },
      { template_id: wall?.id, name: ' Facade ' },
    ]);
    expect(answer.statusCode, answer.body).toBe(201);
    const { change_set_id: set, created } = answer.json<Schemas['RowsFromTemplates']>();
    expect(created).toHaveLength(2);
    const [first, second] = await Promise.all(
      created.map(async (id) =>
        (await call('GET', `/projects/${cedar}/bid-packages/${id}`, { as: buyer })).json<
          Schemas['BidPackage']
        >(),
      ),
    );
    expect(first).toMatchObject({
      name: 'Roofing',
      work_trade: 'Roofing',
      budget: 3_000_000,
      status: 'NOT_STARTED',
    });
    expect(second).toMatchObject({ name: 'Facade', budget: null });
    const leveling = await call('GET', `/projects/${cedar}/bid-packages/${created[0] ?? 0}/leveling`, {
      as: buyer,
    });
    expect(
      leveling.json<Schemas['BidLeveling']>().sheet.lines.map(({ id, section, unit }) => [id, section, unit]),
    ).toEqual([
      [1, '07 22 00', 'SF'],
      [2, '07 54 00', 'SF'],
      [3, '07 62 00', 'LF'],
      [4, '07 72 00', 'EA'],
    ]);
    const after = await rules();
    // The longer code says more, so it is asked first.
    expect(after.rules.slice(0, 4).map(({ code }) => code)).toEqual(['08 44', 'B30', 'B20', '07']);
    expect(after.rules).toHaveLength(before.rules.length + 4);
    expect(after.work_packages).toHaveLength(before.work_packages.length + 2);
    expect(after.bid_packages.find(({ id }) => id === created[0])?.allocated).toBeGreaterThan(0);
    expect((await list('search=Roofing')).results[0]?.used_count).toBe(1);

    const undone = await call('POST', `/change-sets/${set ?? 0}/undo`, { as: buyer });
    expect(undone.statusCode, undone.body).toBe(201);
    expect(await rules()).toMatchObject({ rules: before.rules, packaged: before.packaged });
    expect((await list('search=Roofing')).results[0]?.used_count).toBe(0);
  });

  it('are refused whole where one is gone, is no package, or two would have one name', async () => {
    const { results } = await list();
    const id = results[0]?.id;
    const risk = (await call('GET', `${path}?kind=RISK&limit=1`, { as: buyer })).json<
      Schemas['TemplatePage']
    >().results[0];
    expect((await take([{ template_id: id }, { template_id: 999_999 }])).statusCode).toBe(422);
    expect((await take([{ template_id: risk?.id }])).statusCode).toBe(422);
    expect(
      (await take([{ template_id: id }, { template_id: results[1]?.id, name: results[0]?.name }])).statusCode,
    ).toBe(422);
  });
});
