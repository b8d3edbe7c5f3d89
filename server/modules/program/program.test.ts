import { describe, expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { type Actor, allPermissions, testApp } from '#tests/support/testApp.ts';

const app = await testApp();
const projectId = await app.projectId('Westfield STEM');
const otherId = await app.projectId('Cedar Ridge');
const base = `/projects/${projectId}/program-areas`;
const everybody = await app.addPerson(allPermissions, [projectId, otherId]);
const reader = await app.addPerson(['program_access'], [projectId]);

type Page = Result<'listProgramAreas'>;
type Saved = Result<'saveProgramAreaBatch'>;

const read = async (query = '', as: Actor = everybody) =>
  (await app.call('GET', `${base}${query}`, { as })).json<Page>();
const send = (body: object, as: Actor = everybody) => app.call('POST', `${base}/batch`, { as, body });
const save = async (body: object) => {
  const answer = await send(body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Saved>();
};
const refused = async (body: object) => {
  const answer = await send(body);
  expect(answer.statusCode, answer.body).toBe(422);
  return answer.json<{ errors?: Record<string, string[]>; message?: string }>();
};
const undo = (id: number | null) =>
  app.call('POST', `/change-sets/${id ?? 0}/undo`, { as: everybody, body: undefined });
const components = async (id = projectId) =>
  (await app.call('GET', `/projects/${id}/components`, { as: everybody })).json<Result<'listComponents'>>()
    .results;
const [first, second] = (await components()).filter((one) => !one.is_uncategorized).map(({ id }) => id);
const share = (component_id = 0, percent = 100) => ({ component_id, percent });

describe('the program of a project', () => {
  it('adds up as the demo says, in any unit', async () => {
    const { totals, count, results } = await read();
    expect(count).toBe(results.length);
    expect(totals).toMatchObject({
      unit: 'sq_ft',
      areas: 6,
      size: 128_000,
      counted: 128_000,
      assigned: 124_500,
    });
    expect(totals.by_component.find(({ component_id: id }) => id === first)).toMatchObject({
      component_id: first,
      assigned: 80_500,
      component_area: 84_000,
    });
    expect(totals.efficiency).toBe(79.9);
    const meters = (await read('?area_unit=sq_m')).totals;
    expect(meters.size).toBeCloseTo(128_000 * 0.092903, 4);
    expect(meters.efficiency).toBe(79.9);
  });

  it('finds areas by words of their name, level and type, and keeps the totals whole', async () => {
    const { results, totals } = await read();
    const [area] = results;
    const found = await read(`?search=${encodeURIComponent((area?.name ?? '').toUpperCase().slice(1))}`);
    expect(found.results.map(({ id }) => id)).toContain(area?.id);
    expect(found.count).toBe(found.results.length);
    expect(found.count).toBeLessThan(results.length);
    expect(found.totals).toEqual(totals);
    expect(await read('?search=%25')).toMatchObject({ count: 0, results: [] });
    expect((await read('?search=%20')).count).toBe(results.length);
  });

  it('leaves out of the target what components outside of the project area take', async () => {
    const { totals } = (
      await app.call('GET', `/projects/${otherId}/program-areas`, { as: everybody })
    ).json<Page>();
    expect(totals).toMatchObject({ size: 444_000, counted: 304_000, assigned: 444_000 });
  });

  it('is written in one change set, and undone with its shares', async () => {
    const before = await read();
    const made = await save({
      source: 'paste',
      create: [
        {
          name: ' Music ',
          level: '1',
          area_type: ' ',
          size_value: 3000.5,
          shares: [share(second, 40), share(first, 60)],
        },
        { name: 'Kiln', size_value: 200, area_unit: 'sq_m' },
      ],
    });
    expect(made.created).toHaveLength(2);
    expect(made.areas[0]).toMatchObject({
      name: 'Music',
      area_type: null,
      size_value: 3000.5,
      area_unit: 'sq_ft',
    });
    expect(made.areas[0]?.shares.map(({ percent }) => percent)).toEqual(
      (first ?? 0) < (second ?? 0) ? [60, 40] : [40, 60],
    );
    expect(made.totals.areas).toBe(before.count + 2);
    const [music] = made.areas;
    const changed = await save({
      update: [{ id: music?.id, version: music?.version, shares: [share(first, 25)], level: null }],
    });
    expect(changed.areas[0]).toMatchObject({ level: null, shares: [share(first, 25)], name: 'Music' });
    expect((await undo(changed.change_set_id)).statusCode).toBe(201);
    expect((await read()).results.find(({ id }) => id === music?.id)).toMatchObject({
      level: '1',
      shares: music?.shares,
    });
    const now = (await read()).results.filter(({ id }) => made.created.includes(id));
    const gone = await save({ remove: now.map(({ id, version }) => ({ id, version })) });
    expect((await read()).count).toBe(before.count);
    expect((await undo(gone.change_set_id)).statusCode).toBe(201);
    expect((await read()).results.find(({ id }) => id === music?.id)?.shares).toEqual(music?.shares);
    expect((await undo(made.change_set_id)).statusCode).toBe(201);
    expect((await read()).totals).toEqual(before.totals);
  });

  it('says what is wrong by list, place and field', async () => {
    const [area] = (await read()).results;
    const update = (values: object) => ({ update: [{ id: area?.id, version: area?.version, ...values }] });
    const over = await refused(update({ shares: [share(first, 60), share(second, 50)] }));
    expect(over.errors).toEqual({
      'update.0.shares': ['The shares of this area add up to 110%. Take 10% away.'],
    });
    expect((await refused({ create: [{ name: ' ' }] })).errors).toEqual({
      'create.0.name': ['Area is required'],
    });
    expect((await refused({ create: [{ name: 'A', size_value: -1 }] })).errors).toHaveProperty(
      'create.0.size_value',
    );
    expect((await refused(update({ net_value: 9_999_999 }))).errors).toHaveProperty('update.0.net_value');
    const [foreign] = (await components(otherId)).map(({ id }) => id);
    expect((await refused(update({ shares: [share(foreign)] }))).errors).toHaveProperty('update.0.shares');
    await refused(update({ shares: [share(first, 5), share(first, 5)] }));
    const twice = { id: area?.id, version: area?.version };
    expect((await refused({ update: [twice], remove: [twice] })).message).toContain('named once');
  });

  it('refuses what is stale, elsewhere, or not allowed', async () => {
    const [area] = (await read()).results;
    const [theirs] = (
      await app.call('GET', `/projects/${otherId}/program-areas`, { as: everybody })
    ).json<Page>().results;
    expect((await send({ remove: [{ id: theirs?.id, version: 1 }] })).statusCode).toBe(404);
    expect((await send({ update: [{ id: area?.id, version: 900, level: '2' }] })).statusCode).toBe(412);
    expect((await send({ create: [{ name: 'A' }] }, reader)).statusCode).toBe(403);
    expect((await read('', reader)).count).toBeGreaterThan(0);
  });

  it('holds 5,000 areas and no more', async () => {
    const { count } = await read();
    const areas = Array.from({ length: 5000 - count }, (_, index) => ({
      name: `Room ${index}`,
      level: String(index % 20),
      size_value: 100,
      shares: [share(first)],
    }));
    const made = await save({ source: 'paste', create: areas });
    expect(made.totals.areas).toBe(5000);
    expect((await refused({ create: [{ name: 'One more' }] })).message).toContain('5,000');
    expect((await undo(made.change_set_id)).statusCode).toBe(201);
  });

  it('keeps a component that its areas need', async () => {
    const saved = (
      await app.call('POST', `/projects/${projectId}/components/batch`, {
        as: everybody,
        body: { create: [{ name: 'Annex' }] },
      })
    ).json<Result<'saveComponentBatch'>>();
    const annex = saved.created[0] ?? 0;
    const made = await save({ create: [{ name: 'Annex hall', size_value: 10, shares: [share(annex)] }] });
    const remove = { remove: [{ id: annex, version: 1 }] };
    const call = () =>
      app.call('POST', `/projects/${projectId}/components/batch`, { as: everybody, body: remove });
    const kept = await call();
    expect(kept.statusCode).toBe(409);
    expect(kept.json<{ message: string }>().message).toContain('1 program area');
    await undo(made.change_set_id);
    expect((await call()).statusCode).toBe(200);
  });
});
