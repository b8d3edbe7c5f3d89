import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { sumMoney } from '#domain/money';
import { testApp } from '#tests/support/testApp.ts';

type Schemas = components['schemas'];
type Format = Schemas['CostGroupDefinitionDetails'];
type Foresite = Schemas['Foresite'];

const { call, actor, addPerson, projectId, asOwner } = await testApp();
const cedar = await projectId('Cedar Ridge');
const maya = await addPerson(['custom_codes_access', 'foresite_access', 'calibrate_access'], [cedar]);
const daniel = await actor('cost@northbank.example');
const lena = await addPerson(['foresite_access'], [cedar]);

const path = '/cost-group-definitions';
let next = 0;
const created = async (codes: Schemas['CodeInput'][]) => {
  const body = { name: `Mapped codes ${++next}`, short_name: `MC${next}`, codes };
  const answer = await call('POST', path, { as: maya, body });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Format>();
};
const standard = async (shortName: string) => {
  const page = (await call('GET', `${path}?limit=500`, { as: maya })).json<
    Schemas['CostGroupDefinitionPage']
  >();
  const id = page.results.find((one) => one.short_name === shortName)?.id ?? 0;
  return (await call('GET', `${path}/${id}`, { as: maya })).json<Format>();
};
const idOf = (format: Format, code: string) => {
  const found = format.custom_codes.find((one) => one.div_code === code);
  if (!found) throw new Error(`${format.name} has no code ${code}.`);
  return found.id;
};
const row = (from_id: number, ...to: [id: number, share: number][]): Schemas['MappedCode'] => ({
  from_id,
  basis: 'set',
  likeness: 0,
  to: to.map(([id, share]) => ({ id, share })),
});
const save = (from: number, to: number, rows: Schemas['MappedCode'][], version?: number) =>
  call('PUT', `${path}/${from}/mappings/${to}`, {
    as: maya,
    body: { rows },
    headers: version === undefined ? {} : { 'if-match': String(version) },
  });
const get = async (from: number, to: number) =>
  (await call('GET', `${path}/${from}/mappings/${to}`, { as: maya })).json<Schemas['CodeMapping']>();
const trendBy = async (dimension: string) => {
  const answer = await call('GET', `/projects/${cedar}/foresite?dimension=${dimension}`, { as: daniel });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Foresite>();
};
/** What each member comes to at the first milestone that has an estimate. */
const membersOf = ({ series, design_milestones: milestones }: Foresite) => {
  const first = milestones.find(({ has_estimate: has }) => has)?.id;
  return Object.fromEntries(
    series.map(({ name, points }) => [name, points.find(({ milestone_id: id }) => id === first)?.y ?? 0]),
  );
};
const two: Schemas['CodeInput'][] = [
  { div_code: 'S', name: 'Structure', parent_code: null },
  { div_code: 'S1', name: 'Frame', parent_code: 'S' },
  { div_code: 'O', name: 'Other works', parent_code: null },
];

describe('a mapping between two formats', () => {
  it('is kept, read back, replaced, and refused from an old version', async () => {
    const [own, uniFormat] = [await created(two), await standard('UF')];
    expect(await get(own.id, uniFormat.id)).toMatchObject({ version: 0, rows: [] });
    const rows = [
      row(idOf(own, 'S'), [idOf(uniFormat, 'A'), 40], [idOf(uniFormat, 'B'), 60]),
      row(idOf(own, 'O')),
    ];
    const saved = await save(own.id, uniFormat.id, rows, 0);
    expect(saved.statusCode, saved.body).toBe(200);
    expect(await get(own.id, uniFormat.id)).toMatchObject({ version: 1, rows });
    expect((await save(own.id, uniFormat.id, [], 0)).statusCode).toBe(412);
    expect((await save(own.id, uniFormat.id, rows.slice(1), 1)).json()).toMatchObject({ version: 2 });
    expect((await save(own.id, uniFormat.id, rows, 1)).statusCode).toBe(412);
  });

  it.each<[string, (own: Format, other: Format) => Schemas['MappedCode'][], string]>([
    [
      'shares that are no whole',
      (own, other) => [row(idOf(own, 'S'), [idOf(other, 'A'), 40])],
      'come to 40%',
    ],
    ['a code of a third format', (own) => [row(idOf(own, 'S'), [idOf(own, 'O'), 100])], 'Reload the page'],
    ['a code that is mapped twice', (own) => [row(idOf(own, 'S')), row(idOf(own, 'S'))], 'mapped twice'],
  ])('refuses %s', async (_what, rows, sentence) => {
    const [own, uniFormat] = [await created(two), await standard('UF')];
    const refused = await save(own.id, uniFormat.id, rows(own, uniFormat));
    expect(refused.statusCode).toBe(422);
    expect(refused.json<{ message: string }>().message).toContain(sentence);
  });

  it('leads nowhere else: not to itself, not to a format of another company, not without the right', async () => {
    const own = await created(two);
    expect((await save(own.id, own.id, [])).statusCode).toBe(422);
    const [foreign] = await asOwner<{ id: number }>(
      `select max(id)::int as id from cost_group_definition where tenant_id = 2 and id not in
        (select id from cost_group_definition where tenant_id = 1)`,
    );
    expect((await save(own.id, foreign?.id ?? 999_999, [])).statusCode).toBe(404);
    expect((await call('GET', `${path}/${own.id}/mappings/1`, { as: lena })).statusCode).toBe(403);
  });

  it('carries estimates and items into a dimension, shares to the cent', async () => {
    const [own, uniFormat] = [await created(two), await standard('UF')];
    const before = membersOf(await trendBy(String(own.id)));
    const groups = membersOf(await trendBy('cost_group_system'));
    expect(Object.keys(before)).toEqual(['Uncategorized']);
    const total = before['Uncategorized'] ?? 0;

    // From UniFormat: the shell by thirds, services by the code above them, the rest nowhere.
    const third: [number, number][] = [
      [idOf(own, 'S1'), 33.3333],
      [idOf(own, 'O'), 66.6667],
    ];
    const forth = [row(idOf(uniFormat, 'B'), ...third), row(idOf(uniFormat, 'D'), [idOf(own, 'O'), 100])];
    expect((await save(uniFormat.id, own.id, forth)).statusCode).toBe(200);
    const after = membersOf(await trendBy(String(own.id)));
    expect(sumMoney(Object.values(after))).toBe(total);
    expect(after['S Structure']).toBeCloseTo((groups['B Shell'] ?? 0) * 0.333333, -1);
    expect(sumMoney([after['S Structure'] ?? 0, after['O Other works'] ?? 0])).toBe(
      sumMoney([groups['B Shell'] ?? 0, groups['D Services'] ?? 0]),
    );
    const [whole, ...members] = (await trendBy(String(own.id))).pending_decisions;
    expect(sumMoney(members.map(({ forecast }) => forecast))).toBe(whole?.forecast);
    expect(members.length).toBeGreaterThan(1);
  });

  it('is read backwards where none is kept in the direction that is asked', async () => {
    const [own, uniFormat] = [await created(two), await standard('UF')];
    const groups = membersOf(await trendBy('cost_group_system'));
    const back = [
      row(idOf(own, 'S'), [idOf(uniFormat, 'B'), 100]),
      row(idOf(own, 'O'), [idOf(uniFormat, 'B'), 50], [idOf(uniFormat, 'D'), 50]),
    ];
    expect((await save(own.id, uniFormat.id, back)).statusCode).toBe(200);
    const after = membersOf(await trendBy(String(own.id)));
    expect(after['S Structure']).toBeCloseTo((groups['B Shell'] ?? 0) / 2, 0);
    expect(sumMoney([after['S Structure'] ?? 0, after['O Other works'] ?? 0])).toBe(
      sumMoney([groups['B Shell'] ?? 0, groups['D Services'] ?? 0]),
    );
  });

  it('carries the estimates of Calibrate and the rows of TVD the same way', async () => {
    const [own, uniFormat] = [await created(two), await standard('UF')];
    const rows = [
      row(idOf(own, 'S'), [idOf(uniFormat, 'B'), 100]),
      row(idOf(own, 'O'), [idOf(uniFormat, 'D'), 100]),
    ];
    expect((await save(own.id, uniFormat.id, rows)).statusCode).toBe(200);
    const calibrate = await call('GET', `/projects/${cedar}/calibrate/breakdown?dimension=${own.id}`, {
      as: daniel,
    });
    expect(calibrate.statusCode, calibrate.body).toBe(200);
    const names = calibrate.json<Schemas['CalibrateBreakdown']>().members.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Structure', 'Other works', 'Uncategorized']));
    const tvd = await call('GET', `/projects/${cedar}/tvd?dimension=${own.id}`, { as: daniel });
    expect(tvd.statusCode, tvd.body).toBe(200);
    expect(tvd.json<{ members: { name: string }[] }>().members.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['S Structure', 'O Other works']),
    );
  });

  it('carries a comparison of estimates, to both totals', async () => {
    const [own, uniFormat] = [await created(two), await standard('UF')];
    const shares: [number, number][] = [
      [idOf(own, 'S1'), 33.3333],
      [idOf(own, 'O'), 66.6667],
    ];
    await save(uniFormat.id, own.id, [
      row(idOf(uniFormat, 'B'), ...shares),
      row(idOf(uniFormat, 'D'), [idOf(own, 'O'), 100]),
    ]);
    const estimated = (await trendBy('components')).design_milestones.filter(({ has_estimate: has }) => has);
    const compare = async (query = '') => {
      const answer = await call(
        'GET',
        `/projects/${cedar}/estimate/difference?milestone=${estimated.at(-1)?.id}&against=${estimated[0]?.id}${query}`,
        { as: daniel },
      );
      return answer;
    };
    const found = (await compare(`&format=${own.id}`)).json<Schemas['EstimateDifference']>();
    const asCoded = (await compare()).json<Schemas['EstimateDifference']>();
    expect([found.before, found.after]).toEqual([asCoded.before, asCoded.after]);
    expect(sumMoney(found.cells.map(({ before }) => before))).toBe(found.before.total);
    expect(sumMoney(found.cells.map(({ after }) => after))).toBe(found.after.total);
    expect(found.groups.map(({ div_code: code }) => code).toSorted()).toEqual(['O', 'S', 'S1']);
    const codes = new Set(own.custom_codes.map(({ id }) => id));
    expect(found.cells.every(({ cost_group_id: id }) => id === null || codes.has(id))).toBe(true);
    expect((await compare('&format=987654')).json()).toMatchObject({
      errors: { format: ['There is no such format. Choose one from the list.'] },
    });
  });

  it('carries the parts of a total into the cost format of the project', async () => {
    const [own, uniFormat] = [await created(two), await standard('UF')];
    const trace = async (of: string) => {
      const answer = await call('GET', `/projects/${cedar}/foresite/trace?limit=500&of=${of}`, {
        as: daniel,
      });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<Schemas['CostTrace']>();
    };
    const component = (await trace('current_estimate')).results.find(
      ({ title }) => title === 'Patient Tower',
    );
    const groups = async () => (await trace(component?.of ?? '')).results;
    const before = await groups();
    expect(before.map(({ title }) => title)).toContain('B Shell');
    await save(uniFormat.id, own.id, [row(idOf(uniFormat, 'B'), [idOf(own, 'S'), 60], [idOf(own, 'O'), 40])]);
    await asOwner(
      `update tenant set settings = settings || jsonb_build_object('default_format', $1::int) where id = 1`,
      [own.id],
    );
    try {
      const after = await groups();
      expect(sumMoney(after.map(({ amount }) => amount))).toBe(component?.amount);
      const titles = after.map(({ title }) => title);
      expect(titles).toEqual(expect.arrayContaining(['S Structure', 'O Other works', 'D Services']));
      expect(titles).not.toContain('B Shell');
      const structure = after.find(({ title }) => title === 'S Structure');
      const lines = await trace(structure?.of ?? '');
      expect(lines.amount).toBe(structure?.amount);
      expect(lines.results[0]?.detail).toContain('60% of the line');
      expect(sumMoney(lines.results.map(({ amount }) => amount))).toBe(lines.amount);
    } finally {
      await asOwner(`update tenant set settings = settings || '{"default_format": "MF"}' where id = 1`);
    }
  });

  it('goes with its format and comes back with it', async () => {
    const [own, uniFormat] = [await created(two), await standard('UF')];
    const rows = [row(idOf(own, 'S'), [idOf(uniFormat, 'B'), 100])];
    await save(own.id, uniFormat.id, rows);
    const removed = await call('DELETE', `${path}/${own.id}`, { as: maya });
    expect(removed.statusCode, removed.body).toBe(200);
    const { change_set_id: set } = removed.json<{ change_set_id: number }>();
    const undone = await call('POST', `/change-sets/${set}/undo`, { as: maya });
    expect(undone.statusCode, undone.body).toBe(201);
    expect(await get(own.id, uniFormat.id)).toMatchObject({ rows });
  });

  it('passes over codes that are gone, and finds them again after an undo', async () => {
    const [own, uniFormat] = [await created(two), await standard('UF')];
    const rows = [
      row(idOf(own, 'S'), [idOf(uniFormat, 'B'), 100]),
      row(idOf(own, 'O'), [idOf(uniFormat, 'D'), 100]),
    ];
    await save(own.id, uniFormat.id, rows);
    const shorter = await call('PATCH', `${path}/${own.id}`, { as: maya, body: { codes: two.slice(0, 2) } });
    expect(shorter.statusCode, shorter.body).toBe(200);
    expect((await get(own.id, uniFormat.id)).rows).toEqual(rows.slice(0, 1));
    const { change_set_id: set } = shorter.json<Format>();
    expect((await call('POST', `/change-sets/${set}/undo`, { as: maya })).statusCode).toBe(201);
    expect((await get(own.id, uniFormat.id)).rows).toEqual(rows);
  });
});
