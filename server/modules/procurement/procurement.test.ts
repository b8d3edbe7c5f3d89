import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { addDays } from '#domain/dates';
import { testApp } from '#tests/support/testApp.ts';

type Schemas = components['schemas'];
type BidPackage = Schemas['BidPackage'];

const { call, addPerson, projectId } = await testApp();
const harbor = await projectId('Harbor Point');
const cedar = await projectId('Cedar Ridge');
const buyer = await addPerson(['procurement_access', 'change_procurement'], [harbor]);
const outsider = await addPerson(['issue_access'], [harbor]);
const elsewhere = await addPerson(['procurement_access', 'change_procurement'], [cedar]);

const path = `/projects/${harbor}/bid-packages`;
const list = async (query = '') =>
  (await call('GET', `${path}?${query}`, { as: buyer })).json<Schemas['BidPackagePage']>();
const numbers = async (query = '') => (await list(query)).results.map(({ number }) => number);
const create = async (over: object = {}): Promise<BidPackage> => {
  const answer = await call('POST', path, { as: buyer, body: { name: 'Waterproofing', ...over } });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<BidPackage>();
};
const patch = (id: number, body: object, version = '') =>
  call('PATCH', `${path}/${id}`, { as: buyer, body, headers: version ? { 'if-match': version } : {} });
const changed = async (id: number, body: object) => {
  const answer = await patch(id, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Schemas['BidPackageSaved']>();
};
const remove = (id: number) => call('DELETE', `${path}/${id}`, { as: buyer });

describe('the list of packages', () => {
  it('adds up what is budgeted, bought and saved', async () => {
    const { count, figures } = await list('limit=2');
    expect(count).toBe(11);
    expect(figures).toMatchObject({
      budget: 139_400_000,
      committed: 44_000_000,
      leveled_low: 73_500_000,
      leveled_count: 5,
      leveled_budget: 74_800_000,
      bought_count: 3,
      bought_budget: 44_900_000,
      savings: 1_300_000,
    });
    expect(figures.months.reduce((sum, { budget }) => sum + budget, 0)).toBe(139_400_000);
    expect(figures.months.reduce((sum, { committed }) => sum + committed, 0)).toBe(44_000_000);
    expect(figures.months.map(({ month }) => month)).toEqual(
      figures.months.map(({ month }) => month).toSorted(),
    );
    expect((await list('status=LEVELING')).figures.months).toHaveLength(1);
  });

  it('is searched, filtered, sorted and paged, and its figures follow', async () => {
    expect(await numbers('search=BP-004')).toEqual([4]);
    expect(await numbers('search=STEEL')).toEqual([3]);
    expect(await numbers('search=_teel')).toEqual([]);
    expect(await numbers('status=AWARDED,EXECUTED')).toEqual([1, 2, 6]);
    expect(await numbers('trade_is=hvac')).toEqual([8]);
    expect(await numbers('ordering=-budget&limit=2')).toEqual([2, 8]);
    expect(await numbers('ordering=savings&limit=2')).toEqual([3, 6]);
    expect(await numbers('ordering=status,-number&limit=2&offset=3')).toEqual([8, 7]);
    // Late is what the purchase plan says: one idea on every page.
    const late = await list('late=true');
    expect(late.results.map(({ number }) => number)).toEqual([3, 8, 9]);
    expect([late.count, late.figures.late]).toEqual([3, 3]);
    expect(late.late_packages.map(({ name }) => name)).toEqual([
      'Electrical',
      'Mechanical',
      'Structural Steel',
    ]);
    expect(late.late_packages.map(({ slack }) => slack)).toEqual(
      late.slacks.map(({ slack }) => slack).toSorted((a, b) => a - b),
    );
    const steel = await list('search=steel');
    expect([steel.figures.late, steel.late_packages.map(({ decision }) => decision)]).toEqual([1, ['award']]);
    expect(steel.trades).toHaveLength(11);
    expect((await list()).slacks).toHaveLength(11);
    expect((await list('status=LEVELING')).figures.budget).toBe(17_800_000);
    const [first] = (await list('limit=1')).results;
    const owned = await numbers(`owner_id=${first?.owner?.id ?? 0}`);
    expect(owned).toContain(1);
    expect(owned.length).toBeLessThan(11);
    expect((await call('GET', `${path}?ordering=description`, { as: buyer })).statusCode).toBe(400);
  });

  it('is closed to those without the key, and to other projects', async () => {
    expect((await call('GET', path, { as: outsider })).statusCode).toBe(403);
    expect((await call('GET', path, { as: elsewhere })).statusCode).toBe(404);
    const [row] = (await list('limit=1')).results;
    const other = await call('GET', `/projects/${cedar}/bid-packages/${row?.id ?? 0}`, { as: elsewhere });
    expect(other.statusCode).toBe(404);
  });
});

describe('a package', () => {
  it('is bought step by step: the award takes the leveled low, and gives it back', async () => {
    const { id, number, status } = await create({ budget: 800_000 });
    expect([number, status]).toEqual([12, 'NOT_STARTED']);
    for (const step of ['READY', 'OUT_TO_BID', 'BIDS_RECEIVED', 'LEVELING'])
      await changed(id, { status: step });
    const early = await patch(id, { status: 'RECOMMENDED' });
    expect([early.statusCode, Object.keys(early.json<{ errors: object }>().errors)]).toEqual([
      422,
      ['leveled_low'],
    ]);
    await changed(id, { status: 'RECOMMENDED', leveled_low: 760_000 });
    const { figures: before } = await list();
    const { change_set_id: set, package: awarded } = await changed(id, { status: 'AWARDED' });
    expect(awarded.committed).toBe(760_000);
    expect((await list()).figures.committed).toBe(before.committed + 760_000);
    const undone = await call('POST', `/change-sets/${set ?? 0}/undo`, { as: buyer });
    expect(undone.statusCode, undone.body).toBe(201);
    expect((await list()).figures.committed).toBe(before.committed);
    await changed(id, { status: 'AWARDED', committed: 755_000 });
    expect((await changed(id, { status: 'RECOMMENDED' })).package.committed).toBeNull();
    await remove(id);
  });

  it('is refused to who was slower, deleted, and brought back with its history', async () => {
    const { id } = await create();
    expect((await patch(id, { next_step: 'Walk the site' }, '"1"')).statusCode).toBe(200);
    expect((await patch(id, { next_step: 'Wait' }, '"1"')).statusCode).toBe(412);
    expect((await remove(id)).statusCode).toBe(204);
    expect((await call('GET', `${path}/${id}`, { as: buyer })).statusCode).toBe(404);
    expect((await patch(id, { next_step: 'Wait' })).statusCode).toBe(404);
    const back = await call('PATCH', `${path}/${id}/restore`, { as: buyer });
    expect([back.statusCode, back.json<BidPackage>().next_step]).toEqual([200, 'Walk the site']);
    expect((await call('PATCH', `${path}/${id}/restore`, { as: buyer })).statusCode).toBe(409);
    const history = await call('GET', `${path}/${id}/history`, { as: buyer });
    expect(history.body).toContain('Next step');
    await remove(id);
  });

  it.each([
    [{ owner_id: 987_654 }, 'owner_id'],
    [{ owner_id: elsewhere.id }, 'owner_id'],
    [{ status: 'EXECUTED' }, 'status'],
    [{ committed: 5 }, 'committed'],
    [{ on_site: '2020-01-01' }, 'on_site'],
    [{ name: '   ' }, 'name'],
  ])('refuses %j by its field', async (body, field) => {
    const [row] = (await list('status=OUT_TO_BID&limit=1')).results;
    const refused = await patch(row?.id ?? 0, body);
    expect([refused.statusCode, Object.keys(refused.json<{ errors: object }>().errors)]).toEqual([
      422,
      [field],
    ]);
  });

  it.each([[{ budget: -1 }], [{ budget: '$1,800,000.00*' }], [{ name: '' }], [{}], [{ plug: 1 }]])(
    'refuses %j as no package at all',
    async (body) => {
      const [row] = (await list('limit=1')).results;
      expect((await patch(row?.id ?? 0, body)).statusCode).toBe(400);
    },
  );
});

describe('leveling', () => {
  type Leveling = Schemas['BidLeveling'];
  const curtainWall = async () => {
    const [row] = (await list('search=BP-004')).results;
    if (!row) throw new Error('The demo has its curtain wall.');
    return row;
  };
  const read = async (id: number) =>
    (await call('GET', `${path}/${id}/leveling`, { as: buyer })).json<Leveling>();
  const write = (id: number, body: object, version = '') =>
    call('PUT', `${path}/${id}/leveling`, {
      as: buyer,
      body,
      headers: version ? { 'if-match': version } : {},
    });

  it('moves the leveled low of the package, and undo brings it back', async () => {
    const { id, version } = await curtainWall();
    const { sheet, leveled_low: low } = await read(id);
    expect([sheet.lines.length, low]).toEqual([9, 16_900_000]);
    const bidders = sheet.bidders.map((one) => (one.id === 1 ? { ...one, rejection: 'No bond' } : one));
    const saved = await write(id, { ...sheet, bidders }, `"${version}"`);
    expect(saved.statusCode, saved.body).toBe(200);
    const { change_set_id: set, leveling } = saved.json<Schemas['BidLevelingSaved']>();
    expect([leveling.leveled_low, (await curtainWall()).leveled_low]).toEqual([17_056_000, 17_056_000]);
    expect((await write(id, sheet, `"${version}"`)).statusCode).toBe(412);
    const typed = await patch(id, { leveled_low: 1 });
    expect([typed.statusCode, Object.keys(typed.json<{ errors: object }>().errors)]).toEqual([
      422,
      ['leveled_low'],
    ]);
    expect((await call('POST', `/change-sets/${set ?? 0}/undo`, { as: buyer })).statusCode).toBe(201);
    expect((await read(id)).sheet).toEqual(sheet);
    expect((await curtainWall()).leveled_low).toBe(16_900_000);
  });

  it('names the work package of a line, one of the package', async () => {
    const { id } = await curtainWall();
    const { sheet, work_packages: works } = await read(id);
    expect(works.map(({ name }) => name)).toEqual(['Facade', 'Louvers']);
    const [facade, louvers] = works.map((work) => work.id);
    const ofLouvers = sheet.lines.filter(({ work_package_id: work }) => work === louvers);
    expect(ofLouvers.map(({ name }) => name)).toEqual(['Louvers and soffit panels']);
    const [other] = (await read((await list('search=BP-008')).results[0]?.id ?? 0)).work_packages;
    const withWork = (work: number | undefined) => ({
      ...sheet,
      lines: sheet.lines.map((line, at) => (at === 0 ? { ...line, work_package_id: work } : line)),
    });
    const refused = await write(id, withWork(other?.id));
    expect([refused.statusCode, Object.keys(refused.json<{ errors: object }>().errors)]).toEqual([
      422,
      ['lines.0.work_package_id'],
    ]);
    expect((await write(id, withWork(louvers))).statusCode).toBe(200);
    expect((await read(id)).sheet.lines[0]?.work_package_id).toBe(louvers);
    expect((await write(id, withWork(facade))).statusCode).toBe(200);
  });

  it('is closed to strangers, other projects and bought packages', async () => {
    const { id } = await curtainWall();
    const { sheet } = await read(id);
    expect((await call('GET', `${path}/${id}/leveling`, { as: outsider })).statusCode).toBe(403);
    const other = await call('GET', `/projects/${cedar}/bid-packages/${id}/leveling`, { as: elsewhere });
    expect(other.statusCode).toBe(404);
    const [bought] = (await list('status=AWARDED')).results;
    expect((await write(bought?.id ?? 0, sheet)).statusCode).toBe(422);
    const twice = await write(id, { ...sheet, bidders: [...sheet.bidders, { ...sheet.bidders[0], id: 9 }] });
    expect([twice.statusCode, Object.keys(twice.json<{ errors: object }>().errors)]).toEqual([
      422,
      ['bidders.3.company'],
    ]);
    expect((await write(id, { lines: [] })).statusCode).toBe(400);
  });
});

describe('the purchase plan', () => {
  const planPath = `/projects/${harbor}/purchase-plan`;
  const scheduler = addPerson(['procurement_access', 'change_procurement', 'timeline_access'], [harbor]);
  const plan = async (query = '') =>
    (await call('GET', `${planPath}?${query}`, { as: buyer })).json<Schemas['PurchasePlanPage']>();
  const save = (packages: object[]) => call('PATCH', planPath, { as: buyer, body: { packages } });
  const rowOf = async (number: number) =>
    (await plan()).results.find((row) => row.package.number === number) as Schemas['PurchasePlanRow'];

  it('lists the most endangered first and says what each waits for', async () => {
    const page = await plan();
    expect(page.calendar.work_days).toEqual([1, 2, 3, 4, 5]);
    const slacks = page.results.map((row) => row.plan?.slack ?? Infinity);
    expect(slacks).toEqual(slacks.toSorted((a, b) => a - b));
    expect(page.late).toBe(slacks.filter((slack) => slack < 0).length);
    expect(page.results[0]?.package.name).toBe('Electrical');
    expect((await rowOf(8)).plan?.decision).toBe('bids');
    expect((await rowOf(4)).plan?.decision).toBe('award');
    expect((await rowOf(1)).plan?.decision).toBe('on_site');
    expect((await plan('late=true')).count).toBe(page.late);
    expect((await plan('search=BP-004')).results.map((row) => row.package.number)).toEqual([4]);
    expect((await plan('status=READY')).count).toBe(1);
    expect((await call('GET', planPath, { as: outsider })).statusCode).toBe(403);
    expect((await call('GET', planPath, { as: elsewhere })).statusCode).toBe(404);
  });

  it('saves durations of several packages at once, or none, and takes them back', async () => {
    const [steel, mechanical] = [await rowOf(3), await rowOf(8)];
    const named = ({ package: { id, version } }: Schemas['PurchasePlanRow']) => ({ id, version });
    const answer = await save([
      { ...named(steel), fabrication_days: 40 },
      { ...named(mechanical), bid_days: 30, on_site: null },
    ]);
    expect(answer.statusCode, answer.body).toBe(200);
    const saved = answer.json<Schemas['PurchasePlanSaved']>();
    expect(saved.packages.map((row) => row.version)).toEqual([
      steel.package.version + 1,
      mechanical.package.version + 1,
    ]);
    expect((await rowOf(3)).plan?.slack).toBe((steel.plan?.slack ?? 0) + 23);
    expect((await rowOf(8)).plan).toBeNull();
    expect((await plan()).undated).toBe(1);
    const undone = await call('POST', `/change-sets/${saved.change_set_id}/undo`, { as: buyer });
    expect(undone.statusCode, undone.body).toBe(201);
    expect((await rowOf(3)).plan).toEqual(steel.plan);
    expect((await rowOf(8)).plan).toEqual(mechanical.plan);

    const stale = await save([{ ...named(steel), award_days: 3 }]);
    expect(stale.statusCode).toBe(412);
    const now = await rowOf(3);
    const late = await save([
      { ...named(now), award_days: 3 },
      { ...named(await rowOf(5)), award_by: '2030-01-01' },
    ]);
    expect(late.statusCode).toBe(422);
    expect(late.json<{ message: string }>().message).toContain('Roofing');
    expect(await rowOf(3)).toEqual(now);
    expect((await save([{ ...named(now), award_days: 501 }])).statusCode).toBe(400);
    expect(
      (
        await save([
          { ...named(now), bid_days: 1 },
          { ...named(now), bid_days: 2 },
        ])
      ).statusCode,
    ).toBe(422);
    expect((await save([{ id: 999_999, version: 1, bid_days: 1 }])).statusCode).toBe(404);
  });

  it('follows the activity that needs the package, for those who see the timeline', async () => {
    const as = await scheduler;
    const timeline = await addPerson(['timeline_access', 'add_timelineactivity'], [harbor]);
    const before = await rowOf(9);
    const [from, to] = [28, 56].map((days) => addDays(before.plan?.needed_on ?? '', days));
    const made = await call('POST', `/projects/${harbor}/timeline/activities`, {
      as: timeline,
      body: { name: 'Permanent power of the tower', date_from: from, date_to: to },
    });
    expect(made.statusCode, made.body).toBe(201);
    const activities = await call('GET', `${planPath}/activities?search=power%20of%20the%20tower&limit=5`, {
      as,
    });
    const [activity] = activities.json<Schemas['NeededForPage']>().results;
    expect(activity?.name).toBe('Permanent power of the tower');
    expect((await call('GET', `${planPath}/activities`, { as: buyer })).statusCode).toBe(403);

    const refused = await patch(before.package.id, { activity_id: activity?.id ?? 0 });
    expect(refused.statusCode).toBe(403);
    const set = await call('PATCH', `${path}/${before.package.id}`, {
      as,
      body: { activity_id: activity?.id },
    });
    expect(set.statusCode, set.body).toBe(200);
    expect(set.json<Schemas['BidPackageSaved']>().package.activity).toEqual(activity);
    const after = await rowOf(9);
    expect(after.plan?.needed_on).toBe(from);
    expect(after.plan?.slack).toBe((before.plan?.slack ?? 0) + 20);
    // Whoever does not see the timeline sees the day, and not what it is for.
    expect(after.package.activity).toBeNull();
    const strange = await call('PATCH', `${path}/${before.package.id}`, {
      as,
      body: { activity_id: 999_999 },
    });
    expect(strange.statusCode).toBe(422);
  });
});

describe('the setup of packages', () => {
  const setup = `${path}/setup`;
  const reader = addPerson(['procurement_access', 'change_procurement', 'estimate_access'], [harbor]);
  const proposals = async (query = '') =>
    (await call('GET', `${setup}?${query}`, { as: await reader })).json<Schemas['PackageProposals']>();
  const sum = (rows: Schemas['PackageProposals']['results']) =>
    rows.reduce((total, { amount }) => total + amount, 0);

  it('proposes groups of the newest estimate that add up to it, at each level', async () => {
    for (const level of [1, 2, 3]) {
      const { total, uncoded, results, milestone } = await proposals(`level=${level}`);
      expect(milestone).not.toBeNull();
      expect(results.length).toBeGreaterThan(0);
      expect(sum(results) + uncoded).toBeCloseTo(total, 2);
    }
    expect((await proposals('level=2')).results.length).toBeGreaterThanOrEqual(
      (await proposals()).results.length,
    );
    expect((await call('GET', setup, { as: buyer })).statusCode).toBe(403);
    expect((await call('GET', `${setup}?level=4`, { as: await reader })).statusCode).toBe(400);
  });

  it('adds packages in one step, or none, and takes them back', async () => {
    const before = (await list()).count;
    const add = (packages: object[]) => call('POST', setup, { as: buyer, body: { packages } });
    const [first] = (await proposals()).results;
    const made = await add([
      { name: first?.name ?? '', work_trade: 'Trade', budget: first?.amount ?? 0 },
      { name: 'Second', budget: null },
    ]);
    expect(made.statusCode, made.body).toBe(201);
    const { packages, change_set_id: set } = made.json<Schemas['PurchasePlanSaved']>();
    expect(packages.map(({ name, status }) => [name, status])).toEqual([
      [first?.name, 'NOT_STARTED'],
      ['Second', 'NOT_STARTED'],
    ]);
    expect((await list()).count).toBe(before + 2);
    expect((await proposals()).results[0]?.taken).toBe(packages[0]?.number);
    const twice = await add([{ name: 'Third' }, { name: ' third ' }]);
    expect(twice.statusCode).toBe(422);
    expect((await add([{ name: 'Fourth', budget: -1 }])).statusCode).toBe(400);
    expect((await add([{ name: '   ' }])).statusCode).toBe(422);
    expect((await list()).count).toBe(before + 2);
    const undone = await call('POST', `/change-sets/${set}/undo`, { as: buyer });
    expect(undone.statusCode, undone.body).toBe(201);
    expect((await list()).count).toBe(before);
    expect(
      (await call('POST', setup, { as: outsider, body: { packages: [{ name: 'X' }] } })).statusCode,
    ).toBe(403);
  });
});
