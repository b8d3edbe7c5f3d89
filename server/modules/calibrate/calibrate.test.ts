import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { testApp } from '#tests/support/testApp.ts';

type Calibrate = components['schemas']['Calibrate'];

const { call, addPerson, projectId, asOwner } = await testApp();
const cedar = await projectId('Cedar Ridge');
const harbor = await projectId('Harbor Point');
const keys = ['calibrate_access', 'view_all_projects', 'estimate_access'] as const;
const maya = await addPerson([...keys]);
const blind = await addPerson(['calibrate_access', 'view_all_projects']);
const near = await addPerson(['calibrate_access', 'estimate_access'], [cedar]);
const outsider = await addPerson(['foresite_access'], [cedar]);

const get = async (query = '', as = maya) =>
  (await call('GET', `/projects/${cedar}/calibrate?${query}`, { as })).json<Calibrate>();
const names = async (query: string) => (await get(query)).peers.map(({ name }) => name);

describe('peers', () => {
  it('are projects in sight with an estimate and an area, with what brings them here', async () => {
    const { project, peers, count, groups, deliveries } = await get('legacy=false');
    expect(project).toMatchObject({
      id: cedar,
      city: 'Seattle',
      cost: 314_800_000,
      by_time: 1,
      is_legacy: false,
    });
    expect(count).toBe(peers.length);
    expect(peers.map(({ name }) => name)).not.toContain(project.name);
    expect(peers.find(({ name }) => name.startsWith('Mesa'))).toMatchObject({
      city: 'Phoenix',
      year: 2023,
      is_legacy: true,
      area: { value: 172_000, unit: 'sq_ft' },
      cost: 130_700_000,
      by_location: 1.2135,
      by_time: 1.11,
      by_custom: 1,
    });
    expect(groups.map(({ name }) => name)).toContain('Healthcare');
    expect(deliveries).toContain('CM at risk');
  });

  it('are searched and filtered by the server', async () => {
    expect(await names('legacy=true')).toEqual([
      'Lakeshore Heart Hospital',
      'Mesa Community Hospital',
      'Riverside Cancer Center',
      'St. Brendan Bed Tower',
      'Summit Valley Medical Pavilion',
    ]);
    expect(await names('search=boston&legacy=true')).toEqual(['St. Brendan Bed Tower']);
    expect(await names('from_year=2021&to_year=2022&legacy=true')).toEqual([
      'Riverside Cancer Center',
      'St. Brendan Bed Tower',
    ]);
    const [group] = (await get()).groups.filter(({ name }) => name === 'Healthcare');
    expect(await names(`group_id=${group?.id}&legacy=true`)).toHaveLength(5);
    expect(await names('delivery=Nothing of the kind')).toEqual([]);
    // Nothing said about it: what was built, wherever there is any; else all.
    expect((await get()).legacy).toBe(true);
    expect(await names('')).toEqual(await names('legacy=true'));
    expect((await get('legacy=false')).count).toBeGreaterThan((await get()).count);
    const builder = await addPerson(['calibrate_access', 'estimate_access'], [cedar, harbor]);
    const among = await get('', builder);
    expect([among.legacy, among.peers.map(({ name }) => name)]).toEqual([
      false,
      [expect.stringContaining('Harbor Point')],
    ]);
  });

  it('follow a changed factor at once', async () => {
    await asOwner(
      `update project set coefficient_by_custom = 1.25 where tenant_id = 1 and name like 'Mesa%'`,
    );
    const [mesa] = (await get('search=mesa')).peers;
    expect(mesa?.by_custom).toBe(1.25);
    await asOwner(`update project set coefficient_by_custom = 1 where tenant_id = 1 and name like 'Mesa%'`);
  });

  it('are none to those who may not see their cost, and only those in sight', async () => {
    const hidden = await get('', blind);
    expect([hidden.project.cost, hidden.peers]).toEqual([null, []]);
    expect((await get('', near)).peers).toEqual([]);
    expect((await call('GET', `/projects/${cedar}/calibrate`, { as: outsider })).statusCode).toBe(403);
    expect((await call('GET', `/projects/${harbor}/calibrate`, { as: near })).statusCode).toBe(404);
  });
});

type Breakdown = components['schemas']['CalibrateBreakdown'];
type Estimates = components['schemas']['CalibrateEstimateList'];

const breakdown = async (query = '', as = maya) =>
  call('GET', `/projects/${cedar}/calibrate/breakdown?${query}`, { as });
const sum = (rows: Breakdown['amounts'], milestone: number) =>
  Math.round(
    rows.filter((row) => row.milestone_id === milestone).reduce((all, { amount }) => all + amount, 0) * 100,
  ) / 100;

describe('the breakdown', () => {
  it.each(['systems', 'cost_group_system', 'elements', 'divisions'])(
    'by %s adds up to each estimate, what has no code last',
    async (dimension) => {
      const { project, peers } = await get('legacy=true');
      const found = (await breakdown(`legacy=true&dimension=${dimension}`)).json<Breakdown>();
      expect(found.members.at(-1)).toMatchObject({ id: 0, code: null, name: 'Uncategorized' });
      for (const { milestone_id: id, cost } of [project, ...peers])
        expect(sum(found.amounts, id as number)).toBe(cost);
    },
  );

  it('by systems names them by code', async () => {
    const { members } = (await breakdown('legacy=true')).json<Breakdown>();
    expect(members.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['A10', 'B10', 'B20', 'D30', null]),
    );
  });

  it('counts the base unit of the project in its peers, where their estimates are seen', async () => {
    const { project, peers } = await get('legacy=true', maya);
    expect(project).toMatchObject({ base_units: 192, base_unit_name: 'beds' });
    expect(peers.map(({ name, base_units: units }) => [name, units])).toEqual([
      ['Lakeshore Heart Hospital', 132],
      ['Mesa Community Hospital', 112],
      ['Riverside Cancer Center', null],
      ['St. Brendan Bed Tower', 168],
      ['Summit Valley Medical Pavilion', null],
    ]);
  });

  it('by component needs a right to components, of each project', async () => {
    expect((await breakdown('dimension=components')).json()).toMatchObject({
      permission: 'component_access',
    });
    const planner = await addPerson([...keys, 'component_access']);
    const { project, peers } = await get('legacy=true', planner);
    const found = (await breakdown('legacy=true&dimension=components', planner)).json<Breakdown>();
    expect(found.members[0]).toMatchObject({ id: null, code: null });
    expect(found.members.map(({ name }) => name)).toContain('Medical Pavilion');
    for (const { milestone_id: id, cost } of [project, ...peers])
      expect(sum(found.amounts, id as number)).toBe(cost);
  });

  it('takes further estimates, in the order asked for, and leaves out what may not be seen', async () => {
    const listed = (
      await call('GET', `/projects/${cedar}/calibrate/estimates`, { as: maya })
    ).json<Estimates>();
    expect(listed.count).toBe(listed.results.length);
    const own = listed.results.filter(({ project_id: id }) => id === cedar);
    expect(own.length).toBeGreaterThan(1);
    expect(own.map(({ is_newest }) => is_newest).filter(Boolean)).toHaveLength(1);
    const asked = own.map(({ milestone_id: id }) => id).toReversed();
    const found = (await breakdown(`milestones=${asked.join(',')}`)).json<Breakdown>();
    expect(found.estimates.map(({ milestone_id: id }) => id)).toEqual(asked);
    for (const { milestone_id: id, cost } of found.estimates)
      expect(sum(found.amounts, id as number)).toBe(cost);
    const none = (await breakdown(`milestones=${asked.join(',')}`, blind)).json<Breakdown>();
    expect([none.amounts, none.estimates]).toEqual([[], []]);
  });

  it('is found by words, and says what it does not know', async () => {
    const search = async (words: string) =>
      (
        await call('GET', `/projects/${cedar}/calibrate/estimates?search=${words}`, { as: maya })
      ).json<Estimates>();
    expect((await search('brendan')).results).toMatchObject([{ name: 'As built', is_newest: true }]);
    expect((await search('nothing of the kind')).count).toBe(0);
    expect((await breakdown('dimension=987654')).json()).toMatchObject({
      errors: { dimension: ['There is no such format. Choose one of the company’s formats.'] },
    });
    for (const path of ['breakdown', 'estimates']) {
      expect((await call('GET', `/projects/${cedar}/calibrate/${path}`, { as: outsider })).statusCode).toBe(
        403,
      );
      expect((await call('GET', `/projects/${harbor}/calibrate/${path}`, { as: near })).statusCode).toBe(404);
    }
  });
});
