import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { FIRST_SCALE } from '#domain/risks';
import { allPermissions, testApp } from '#tests/support/testApp.ts';

type Schemas = components['schemas'];

const { call, addPerson, actor, projectId } = await testApp();
const cedar = await projectId('Cedar Ridge');
const harbor = await projectId('Harbor Point');
const manager = await addPerson(allPermissions, [cedar, harbor]);
const path = `/projects/${cedar}/risks`;

const scales = async (as = manager) =>
  (await call('GET', '/risk-scale', { as })).json<Schemas['RiskScales']>();
const save = (part: object, { as = manager, version = '' } = {}) =>
  call('PUT', '/risk-scale', {
    as,
    body: { ...FIRST_SCALE, ...part },
    headers: version ? { 'if-match': version } : {},
  });
const level = (likelihood: number, impact: number, to: string) =>
  FIRST_SCALE.levels.map((row, at) =>
    row.map((own, column) => (at === likelihood - 1 && column === impact - 1 ? to : own)),
  );
const added = async (likelihood: number | null, impact: number | null) => {
  const body = [{ name: 'Late drawings', status: 'IDENTIFIED', likelihood, impact }];
  const answer = await call('POST', path, { as: manager, body });
  return answer.json<Schemas['RiskBatchResult']>().results[0] as Schemas['Risk'];
};
const read = async (id: number) =>
  (await call('GET', `${path}/${id}`, { as: manager })).json<Schemas['Risk']>();
const preview = async (project = cedar) =>
  (await call('GET', `/projects/${project}/risks/rescore`, { as: manager })).json<
    Schemas['RescorePreview']
  >();
const listed = async (query: string) =>
  (await call('GET', `${path}?limit=500&${query}`, { as: manager })).json<Schemas['RiskPage']>();
const register = async () =>
  (await call('GET', `${path}/register`, { as: manager })).json<Schemas['RiskRegister']>();

describe('the risk scale of a company', () => {
  it('is edited in versions; risks keep theirs until they are rated anew or rescored, which Undo takes back', async () => {
    expect((await scales()).versions).toMatchObject([{ number: 1, ...FIRST_SCALE, created_by: null }]);
    expect(await preview()).toEqual({ number: 1, count: 0, moves: [] });
    const risk = await added(3, 4);
    const same = await added(2, 2);
    const none = await added(null, null);
    expect(risk).toMatchObject({ score: 12, level: 'medium', scale: 1 });
    expect(none).toMatchObject({ level: 'none', scale: 1 });
    const before = await register();

    const impacts = FIRST_SCALE.impacts.with(4, { label: ' Severe ', range: 'over $5M' });
    const saved = await save({ levels: level(3, 4, 'high'), impacts, note: 'In dollars' }, { version: '1' });
    expect(saved.statusCode, saved.body).toBe(200);
    const { versions } = saved.json<Schemas['RiskScales']>();
    expect(versions.map(({ number }) => number)).toEqual([2, 1]);
    expect(versions[0]).toMatchObject({ note: 'In dollars', created_by: { id: manager.id } });
    expect(versions[0]?.impacts[4]).toEqual({ label: 'Severe', range: 'over $5M' });
    expect((await save({}, { version: '1' })).statusCode).toBe(412);

    expect(await read(risk.id)).toMatchObject({ level: 'medium', scale: 1 });
    expect((await register()).levels).toEqual(before.levels);
    expect(await added(3, 4)).toMatchObject({ level: 'high', scale: 2 });
    await call('PATCH', `${path}/${same.id}`, { as: manager, body: { name: 'Late shop drawings' } });
    expect(await read(same.id)).toMatchObject({ scale: 1 });
    await call('PATCH', `${path}/${same.id}`, { as: manager, body: { likelihood: 3 } });
    expect(await read(same.id)).toMatchObject({ scale: 2, level: 'medium' });

    const found = await preview();
    expect(found.number).toBe(2);
    expect(found.moves).toContainEqual({
      id: risk.id,
      number: risk.number,
      name: 'Late drawings',
      scale: 1,
      likelihood: 3,
      impact: 4,
      from: 'medium',
      to: 'high',
    });
    expect(found.count).toBe(
      (await listed('status=IDENTIFIED')).results.filter(({ scale }) => scale === 1).length,
    );
    const done = await call('POST', `${path}/rescore`, { as: manager });
    expect(done.statusCode, done.body).toBe(201);
    const { count, change_set_id: set } = done.json<Schemas['RescoreResult']>();
    expect(count).toBe(found.count);
    expect(await read(risk.id)).toMatchObject({ level: 'high', scale: 2 });
    expect((await listed('level=high')).results.map(({ id }) => id)).toContain(risk.id);
    expect((await listed('level=medium')).results.map(({ id }) => id)).not.toContain(risk.id);
    expect(await preview()).toEqual({ number: 2, count: 0, moves: [] });
    expect((await preview(harbor)).number).toBe(2);
    expect((await call('POST', `${path}/rescore`, { as: manager })).json()).toEqual({
      count: 0,
      change_set_id: null,
    });
    const history = await call('GET', `${path}/${risk.id}/history`, { as: manager });
    expect(history.body).toContain('"Risk scale"');
    expect((await call('POST', `/change-sets/${set ?? 0}/undo`, { as: manager })).statusCode).toBe(201);
    expect(await read(risk.id)).toMatchObject({ level: 'medium', scale: 1 });
  });

  it('is refused with the cell or word that is wrong, and to those who may not', async () => {
    const fallen = await save({ levels: level(5, 5, 'low') });
    expect([fallen.statusCode, Object.keys(fallen.json<{ errors: object }>().errors)]).toEqual([
      422,
      ['levels.4.4'],
    ]);
    expect((await save({ likelihoods: FIRST_SCALE.likelihoods.slice(1) })).statusCode).toBe(400);
    expect((await save({ levels: level(1, 1, 'none') })).statusCode).toBe(400);
    const twice = await save({ impacts: FIRST_SCALE.impacts.with(1, { label: 'Severe', range: '' }) });
    expect(Object.keys(twice.json<{ errors: object }>().errors)).toEqual(['impacts.4.label']);
    const reader = await addPerson(['risk_access'], [cedar]);
    expect((await save({}, { as: reader })).statusCode).toBe(403);
    expect((await call('POST', `${path}/rescore`, { as: reader })).statusCode).toBe(403);
    const stranger = await actor('architect@halden.example', 'halden');
    expect((await scales(stranger)).versions).toHaveLength(1);
  });

  it('spreads expected values over the months of exposure, and by component', async () => {
    const body = [
      {
        name: 'Winter',
        status: 'IDENTIFIED',
        likelihood: 5,
        impact: 3,
        value: 300,
        exposed_from: '2030-12-22',
        exposed_to: '2031-01-20',
      },
    ];
    await call('POST', path, { as: manager, body });
    const { over_time: over, by_component: components, expected } = await register();
    const month = (day: string) => over.months.find((one) => one.month === day);
    expect(month('2030-12-01')).toEqual({ month: '2030-12-01', count: 1, expected: 100 });
    expect(month('2031-01-01')).toEqual({ month: '2031-01-01', count: 1, expected: 200 });
    const all = [...over.months, over.undated].reduce((sum, one) => sum + Math.round(one.expected * 100), 0);
    expect(all).toBe(Math.round(expected * 100));
    expect(components.reduce((sum, one) => sum + Math.round(one.expected * 100), 0)).toBe(
      Math.round(expected * 100),
    );
    const contingency = await call('GET', `/projects/${cedar}/contingency`, { as: manager });
    const { exposure } = contingency.json<Schemas['Contingency']>();
    expect(exposure?.over_time).toEqual(over);
    expect(exposure?.expected).toBe(expected);
  });
});
