import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { readIndexTable } from '#domain/normalization';
import { allPermissions, testApp } from '#tests/support/testApp.ts';

type Schemas = components['schemas'];
type Index = Schemas['CostIndex'];
type Factor = Schemas['NormalizationFactor'];

const { call, addPerson, asOwner, projectId } = await testApp();
const cedar = await projectId('Cedar Ridge');
const seen = ['normalization_indexes_access', 'view_normalizationindex'] as const;
const maya = await addPerson([
  ...seen,
  'add_normalizationindex',
  'change_normalizationindex',
  'delete_normalizationindex',
  'override_normalizationindex',
  'view_all_projects',
  'estimate_access',
]);
const reader = await addPerson([...seen]);
const near = await addPerson([...seen], [cedar]);
const half = await addPerson(['normalization_indexes_access']);

const path = '/normalization-indices';
const row = (key: string, value: number, code: string | null = null) => ({ key, code, value });
const list = async (query = '') =>
  (await call('GET', `${path}?${query}`, { as: reader })).json<Schemas['CostIndexPage']>();
const send = (body: object, as = maya) => call('POST', path, { as, body });
const created = async (body: object): Promise<Index> => {
  const answer = await send(body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Index>();
};
const patch = (id: number, body: object, version = '') =>
  call('PATCH', `${path}/${id}`, { as: maya, body, headers: version ? { 'if-match': version } : {} });
const legacy = async () =>
  new Map(
    (
      await asOwner<{ id: string; name: string; cost: string; gsf: string }>(
        `select p.id, p.name, k.estimate as cost, p.target_area_value as gsf from project p
          join project_total k on k.tenant_id = p.tenant_id and k.project_id = p.id
          where p.tenant_id = 1 and p.status = 'LEGACY'`,
      )
    ).map((one) => [one.name.split(' ')[0] ?? '', Number(one.id)]),
  );
const factor = async (from: number, query = '', as = maya) =>
  call('GET', `${path}/factor?from_project_id=${from}&to_project_id=${cedar}${query}`, { as });

describe('cost indices', () => {
  it('are listed by kind without their rows, and searched by name and key', async () => {
    const all = await list();
    expect(all.results.map(({ name, kind, row_count: rows }) => [name, kind, rows])).toEqual([
      ['City index', 'location', 10],
      ['Building cost', 'time', 9],
      ['Site constraint', 'custom', 4],
    ]);
    expect(all.results[1]).toMatchObject({ is_default: true, first_key: '2018', last_key: '2026' });
    expect(all.results[0]).not.toHaveProperty('rows');
    expect((await list('search=phoenix')).results.map(({ name }) => name)).toEqual(['City index']);
    expect((await list('ordering=-name&limit=1')).results.map(({ name }) => name)).toEqual([
      'Site constraint',
    ]);
  });

  it('are added, changed from their version, deleted and restored', async () => {
    const made = await created({
      name: ' Steel ',
      kind: 'time',
      rows: [row('2/1/2026', 102), row('2026-01-01', 101)],
    });
    expect(made).toMatchObject({ name: 'Steel', is_default: false, version: 1, row_count: 2 });
    expect(made.rows).toEqual([row('2026-01', 101), row('2026-02', 102)]);
    const changed = await patch(made.id, { rows: [row('2026', 5)] }, '"1"');
    expect(changed.json<Index>()).toMatchObject({ version: 2, first_key: '2026', last_key: '2026' });
    expect((await patch(made.id, { name: 'x' }, '"1"')).statusCode).toBe(412);
    expect((await call('DELETE', `${path}/${made.id}`, { as: maya })).statusCode).toBe(204);
    expect((await call('GET', `${path}/${made.id}`, { as: maya })).statusCode).toBe(404);
    const back = await call('PATCH', `${path}/${made.id}/restore`, { as: maya });
    expect(back.json<Index>()).toMatchObject({ name: 'Steel', rows: [row('2026', 5)] });
    const history = (await call('GET', `${path}/${made.id}/history`, { as: reader })).json<
      Schemas['HistoryPage']
    >();
    expect(history.results.map(({ kind }) => kind)).toEqual(['created', 'deleted', 'updated', 'created']);
    await call('DELETE', `${path}/${made.id}`, { as: maya });
  });

  it.each([
    ['a name that is taken', { name: 'city INDEX', kind: 'time', rows: [row('2026', 1)] }, 'name'],
    ['no rows', { name: 'A', kind: 'time', rows: [] }, 'rows'],
    ['a zero', { name: 'A', kind: 'time', rows: [row('2026', 0)] }, 'rows.0.value'],
    ['a period that is none', { name: 'A', kind: 'time', rows: [row('Soon', 1)] }, 'rows.0.key'],
    ['a city twice', { name: 'A', kind: 'location', rows: [row('B', 1), row('b', 1)] }, 'rows.1.key'],
  ])('refuse %s', async (_what, body, field) => {
    const refused = await send(body);
    expect(refused.statusCode, refused.body).toBe(422);
    expect(Object.keys(refused.json<{ errors: object }>().errors)).toEqual([field]);
  });

  it.each([
    ['WPUSI012011', 1947, 944, 22.2, 341.692],
    ['WPU101', 1926, 1197, 11.4, 317.789],
    ['WPU081', 1926, 1197, 8.3, 259.721],
  ])('read the series %s back as its file states it', async (series, year, months, first, last) => {
    const step = (last - first) / (months - 1);
    const lines = Array.from({ length: months }, (_, at) => {
      const month = String((at % 12) + 1).padStart(2, '0');
      const value = at === months - 1 ? last : first + step * at;
      return `${year + Math.floor(at / 12)}-${month}-01,${value.toFixed(3)}`;
    });
    const read = readIndexTable('time', [`observation_date,${series}`, ...lines].join('\n'));
    expect([read.problems, read.heading]).toEqual([[], series]);
    const made = await created({ name: `Series ${series}`, kind: 'time', rows: read.rows });
    const { rows } = (await call('GET', `${path}/${made.id}`, { as: reader })).json<Index>();
    expect(rows).toHaveLength(months);
    expect([rows[0]?.key, rows[0]?.value, rows.at(-1)?.value]).toEqual([`${year}-01`, first, last]);
    expect(rows.map(({ key }) => key)).toEqual(lines.map((text) => text.slice(0, 7)));
    const copy = await created({ name: `Copy of ${series}`, kind: 'time', rows });
    expect((await call('GET', `${path}/${copy.id}`, { as: reader })).json<Index>().rows).toEqual(rows);
    for (const { id } of [made, copy])
      expect((await call('DELETE', `${path}/${id}`, { as: maya })).statusCode).toBeLessThan(300);
  });

  it('have one default of a kind, which is not deleted', async () => {
    const other = await created({
      name: 'Other cities',
      kind: 'location',
      is_default: true,
      rows: [row('Boston', 1)],
    });
    const defaults = (await list()).results.filter((one) => one.is_default).map(({ name }) => name);
    expect(defaults).toEqual(['Other cities', 'Building cost', 'Site constraint']);
    const refused = await call('DELETE', `${path}/${other.id}`, { as: maya });
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain('Make another index the default first');
    const [city] = (await list('search=city')).results;
    await patch(city?.id ?? 0, { is_default: true });
    expect((await call('DELETE', `${path}/${other.id}`, { as: maya })).statusCode).toBe(204);
  });

  it('are for those who hold each right', async () => {
    expect((await call('GET', path, { as: half })).statusCode).toBe(403);
    expect((await send({ name: 'B', kind: 'time', rows: [row('2026', 1)] }, reader)).statusCode).toBe(403);
    const [first] = (await list()).results;
    const at = `${path}/${first?.id}`;
    expect((await call('PATCH', at, { as: reader, body: { name: 'B' } })).statusCode).toBe(403);
    expect((await call('DELETE', at, { as: reader })).statusCode).toBe(403);
  });
});

describe('the factor between two projects', () => {
  it.each([
    ['Mesa', 1.3469, 1023.5],
    ['Riverside', 1.1438, 1006.7],
    ['St.', 1.2052, 940],
    ['Summit', 1.398, 852.8],
    ['Lakeshore', 1.2858, 771.5],
  ])('brings %s to Seattle', async (name, product, perArea) => {
    const answer = (await factor((await legacy()).get(name) ?? 0)).json<Factor>();
    expect(answer.factor).toBeCloseTo(product, 4);
    const { cost, area } = answer.source;
    expect(((cost ?? 0) / (area ?? 1)) * (answer.factor ?? 0)).toBeCloseTo(perArea, 1);
    expect(answer.target).toMatchObject({ city: 'Seattle', year: 2026 });
    expect(answer.steps.map(({ kind }) => kind)).toEqual(['location', 'time', 'custom']);
  });

  it('says each step, reads by other indices and a custom value, and marks what goes beyond a table', async () => {
    const mesa = (await legacy()).get('Mesa') ?? 0;
    const [place, , own] = (await factor(mesa, '&from_custom=Open&to_custom=dense%20urban')).json<Factor>()
      .steps;
    expect(place).toMatchObject({
      index_name: 'City index',
      source: { key: 'Phoenix', value: 0.89, basis: 'stated' },
      target: { key: 'Seattle', value: 1.08 },
    });
    expect(own?.factor).toBeCloseTo(1.08, 6);
    const short = await created({ name: 'Short', kind: 'time', rows: [row('2024', 100), row('2025', 110)] });
    const beyond = (await factor(mesa, `&indices=${short.id}`)).json<Factor>();
    expect(beyond.is_extrapolated).toBe(true);
    expect(beyond.steps[1]).toMatchObject({ index_name: 'Short', target: { basis: 'extrapolated' } });
    const nowhere = await created({ name: 'Nowhere', kind: 'location', rows: [row('Reno', 1)] });
    const unread = (await factor(mesa, `&indices=${nowhere.id}`)).json<Factor>();
    expect(unread.factor).toBeNull();
    expect(unread.steps[0]?.problem).toBe('"Nowhere" has no row for Phoenix. Add one.');
    expect((await factor(mesa, '&indices=999')).statusCode).toBe(422);
  });

  it('shows no cost without a right to it, and no project out of sight', async () => {
    const mesa = (await legacy()).get('Mesa') ?? 0;
    expect((await factor(mesa, '', near)).statusCode).toBe(404);
    const own = (await factor(cedar, '', near)).json<Factor>();
    expect([own.source.cost, own.factor]).toEqual([null, 1]);
  });
});

describe('indices that a project has chosen', () => {
  it('are read by factors to it, counted, and stay until it gives them up', async () => {
    const mine = await created({
      name: 'Pacific',
      kind: 'location',
      rows: [row('Portland', 2), row('Seattle', 4)],
    });
    const settings = `/projects/${cedar}/settings`;
    const keeper = await addPerson(['project_settings', ...seen], [cedar]);
    const chooser = await addPerson(['project_settings', 'override_normalizationindex', ...seen], [cedar]);
    const choose = (id: number | null, as = chooser, kind = 'location') =>
      call('PATCH', settings, { as, body: { normalization_indices: { [kind]: id } } });
    expect((await choose(mine.id, keeper)).statusCode).toBe(403);
    expect((await choose(mine.id, chooser, 'time')).statusCode).toBe(400);
    expect((await choose(987_654)).statusCode).toBe(400);
    expect((await choose(mine.id)).json()).toMatchObject({
      normalization_indices: { location: mine.id, time: null, custom: null },
    });
    const usage = (as = maya) => call('GET', `${path}/${mine.id}/usage`, { as });
    expect((await usage()).json()).toMatchObject({ count: 1, results: [{ id: cedar }] });
    expect((await usage(reader)).json()).toEqual({ count: 1, results: [] });

    const factor = await call('GET', `${path}/factor?from_project_id=${cedar}&to_project_id=${cedar}`, {
      as: maya,
    });
    const step = factor.json<Factor>().steps.find(({ kind }) => kind === 'location');
    expect(step?.index_name).toBe('Pacific');
    const plain = await addPerson([...seen, 'estimate_access'], [cedar]);
    const asked = await call(
      'GET',
      `${path}/factor?from_project_id=${cedar}&to_project_id=${cedar}&indices=${mine.id}`,
      { as: plain },
    );
    expect(asked.json()).toMatchObject({ permission: 'override_normalizationindex' });

    const refused = await call('DELETE', `${path}/${mine.id}`, { as: maya });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      message: '"Pacific" is chosen by one project. Choose another index in its settings first.',
    });
    await choose(null);
    expect((await call('DELETE', `${path}/${mine.id}`, { as: maya })).statusCode).toBe(204);
    const teller = await addPerson(allPermissions, [cedar]);
    const history = await call('GET', `/projects/${cedar}/history`, { as: teller });
    expect(history.body).toContain('Location index');
  });
});
