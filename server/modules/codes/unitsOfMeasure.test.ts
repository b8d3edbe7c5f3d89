import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { testApp } from '#tests/support/testApp.ts';

type Unit = components['schemas']['Unit'];

const { call, addPerson } = await testApp();
const may = ['add_unitofmeasure', 'change_unitofmeasure', 'delete_unitofmeasure'] as const;
const maya = await addPerson(['units_of_measure_access', ...may], []);
const reader = await addPerson(['units_of_measure_access'], []);

const path = '/units-of-measure';
const csf = { name: 'Hundred square feet', abbreviation: 'CSF', kind: 'area', factor: 100 };
const create = (body: object, as = maya) => call('POST', path, { as, body });
const list = async (query = '') =>
  (await call('GET', `${path}?limit=all${query}`, { as: reader })).json<components['schemas']['UnitPage']>();
const patch = (id: number, body: object, version?: number) =>
  call('PATCH', `${path}/${id}`, {
    as: maya,
    body,
    headers: version === undefined ? {} : { 'if-match': String(version) },
  });

describe('units of measure', () => {
  it('are added, found by what files write, changed and deleted with an undo', async () => {
    const made = await create({ ...csf, synonyms: ['c.s.f.', ' hundred sf ', 'HundredSF'] });
    expect(made.statusCode, made.body).toBe(201);
    const unit = made.json<Unit>();
    expect(unit).toMatchObject({ ...csf, synonyms: ['hundred sf'], is_favorite: false, version: 1 });
    expect((await list('&search=hundred%20s')).results.map(({ id }) => id)).toEqual([unit.id]);

    const renamed = await patch(unit.id, { abbreviation: 'HSF', is_favorite: true }, 1);
    expect(renamed.json()).toMatchObject({ abbreviation: 'HSF', synonyms: ['hundred sf', 'CSF'] });
    expect((await list()).results[0]?.id).toBe(unit.id);
    expect((await patch(unit.id, { factor: 90 }, 1)).statusCode).toBe(412);

    const gone = await call('DELETE', `${path}/${unit.id}`, { as: maya });
    expect(gone.statusCode, gone.body).toBe(200);
    expect((await list('&search=HSF')).count).toBe(0);
    const set = gone.json<{ change_set_id: number }>().change_set_id;
    expect((await call('POST', `/change-sets/${set}/undo`, { as: maya })).statusCode).toBe(201);
    expect((await list('&search=HSF')).results[0]).toMatchObject({
      id: unit.id,
      synonyms: unit.synonyms.concat('CSF'),
    });
  });

  it('convert to more than zero, and no word means two of them', async () => {
    for (const [body, field] of [
      [{ factor: 0 }, 'factor'],
      [{ factor: -1 }, 'factor'],
      [{ kind: 'lump_sum', factor: 2 }, 'factor'],
      [{ abbreviation: 's.f.' }, 'abbreviation'],
      [{ synonyms: ['SqFt'] }, 'synonyms'],
    ] as const) {
      const answer = await create({ name: 'Other unit', abbreviation: 'OU', kind: 'area', ...body });
      expect(answer.statusCode, answer.body).toBe(422);
      expect(answer.json()).toMatchObject({ errors: { [field]: [expect.any(String) as string] } });
    }
  });

  it('are added as a list, all or none, and go back by one undo', async () => {
    const units = [
      { name: 'Bank cubic yards', abbreviation: 'BCY', kind: 'volume', factor: 27 },
      { name: 'Kilovolt-amperes', abbreviation: 'KVA', kind: 'apparent_power' },
      { name: 'Gallons per minute', abbreviation: 'GPM', kind: 'flow', factor: 0.133681 },
    ];
    const add = (list: object[], as = maya) => call('POST', `${path}/import`, { as, body: { units: list } });
    const refused = await add([
      ...units,
      { name: 'Again', abbreviation: 'b.c.y.', kind: 'volume', factor: 0 },
    ]);
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json<{ errors: object }>().errors)).toEqual(['units.3.factor']);
    const twice = await add([...units, { name: 'Again', abbreviation: 'b.c.y.', kind: 'volume' }]);
    expect(twice.json<{ message: string }>().message).toContain('“b.c.y.” already means Bank cubic yards');
    expect((await list('&search=BCY')).count).toBe(0);
    expect((await add(units, reader)).statusCode).toBe(403);
    const added = await add(units);
    expect(added.statusCode, added.body).toBe(201);
    expect(added.json()).toMatchObject({ count: 3 });
    expect((await list('&kind=flow')).results.map(({ abbreviation }) => abbreviation)).toEqual(['GPM']);
    const set = added.json<{ change_set_id: number }>().change_set_id;
    expect((await call('POST', `/change-sets/${set}/undo`, { as: maya })).statusCode).toBe(201);
    expect((await list('&kind=flow')).count).toBe(0);
  });

  it('stay while something is counted in them, and say what', async () => {
    const feet = (await list('&kind=area')).results.find(({ abbreviation }) => abbreviation === 'SF');
    const refused = await call('DELETE', `${path}/${feet?.id}`, { as: maya });
    expect(refused.statusCode).toBe(409);
    expect(refused.json<{ message: string }>().message).toMatch(/^SF cannot be deleted: .*\d+ sub items/);
    const usage = async (id: number | undefined, as = reader) => call('GET', `${path}/${id}/usage`, { as });
    const named = (await usage(feet?.id)).json<components['schemas']['UnitUsage']>();
    expect(named.users).toMatch(/\d+ sub items/);
    // Somebody who sees no project learns of none.
    expect(named.projects.count).toBeGreaterThan(0);
    expect(named.projects.results).toEqual([]);
    const sighted = await addPerson(['units_of_measure_access', 'view_all_projects'], []);
    const all = (await usage(feet?.id, sighted)).json<components['schemas']['UnitUsage']>();
    expect(all.projects.results.map(({ name }) => name)).toContain('Cedar Ridge Patient Tower');
    const free = (await create({ ...csf, name: 'Free unit', abbreviation: 'FREE' })).json<Unit>();
    expect((await usage(free.id)).json()).toEqual({ users: null, projects: { count: 0, results: [] } });
    expect((await usage(987_654)).statusCode).toBe(404);
  });

  it('are changed by those who may', async () => {
    expect((await create({ ...csf, name: 'Not allowed', abbreviation: 'NA' }, reader)).statusCode).toBe(403);
    const kinds = new Set((await list('&kind=time')).results.map(({ kind }) => kind));
    expect([...kinds]).toEqual(['time']);
  });
});
