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
    const { project, peers, count, groups, deliveries } = await get();
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
