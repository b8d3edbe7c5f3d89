import { describe, expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { type Actor, allPermissions, testApp } from '#tests/support/testApp.ts';

const app = await testApp();
const projectId = await app.projectId('Westfield STEM');
const otherId = await app.projectId('Cedar Ridge');
const base = `/projects/${projectId}/program-versions`;
const everybody = await app.addPerson(allPermissions, [projectId, otherId]);
const reader = await app.addPerson(['program_access'], [projectId]);

type Kept = Result<'getProgramVersion'>;
type Version = Result<'createProgramVersion'>;

const list = async () => (await app.call('GET', base, { as: reader })).json<Result<'listProgramVersions'>>();
const kept = async (id: number) => (await app.call('GET', `${base}/${id}`, { as: reader })).json<Kept>();
const create = async (body: object) => {
  const answer = await app.call('POST', base, { as: everybody, body });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Version>();
};
const areas = async () =>
  (await app.call('GET', `/projects/${projectId}/program-areas`, { as: reader })).json<
    Result<'listProgramAreas'>
  >();
const save = (body: object) =>
  app.call('POST', `/projects/${projectId}/program-areas/batch`, { as: everybody, body });
const undo = (id: number | null) =>
  app.call('POST', `/change-sets/${id ?? 0}/undo`, { as: everybody, body: undefined });
const milestones = (await app.call('GET', `/projects/${projectId}/timeline`, { as: everybody })).json<
  Result<'getTimeline'>
>().milestones;

describe('a version of the program', () => {
  it('keeps the areas of the moment, whatever becomes of them', async () => {
    const before = await areas();
    const [milestone] = milestones;
    const made = await create({ name: ' Program at SD ', milestone_id: milestone?.id });
    expect(made).toMatchObject({
      name: 'Program at SD',
      milestone: { id: milestone?.id, name: milestone?.name },
      area_count: before.count,
    });
    const [first] = before.results;
    const changed = await save({
      update: [{ id: first?.id, version: first?.version, size_value: 99_000 }],
      create: [{ name: 'Added later', size_value: 500 }],
    });
    expect(changed.statusCode, changed.body).toBe(200);
    expect((await kept(made.id)).areas).toEqual(before.results);
    expect((await list()).results.map(({ id }) => id)).toContain(made.id);
    expect((await undo(changed.json<{ change_set_id: number }>().change_set_id)).statusCode).toBe(201);
  });

  it('is deleted and brought back with the areas that it kept', async () => {
    const made = await create({ name: 'To be deleted' });
    const was = await kept(made.id);
    const [first] = was.areas;
    await save({ update: [{ id: first?.id, version: (await areas()).results[0]?.version, level: 'other' }] });
    const gone = await app.call('DELETE', `${base}/${made.id}`, { as: everybody });
    expect(gone.statusCode, gone.body).toBe(200);
    expect((await app.call('GET', `${base}/${made.id}`, { as: everybody })).statusCode).toBe(404);
    expect((await undo(gone.json<{ change_set_id: number }>().change_set_id)).statusCode).toBe(201);
    expect((await kept(made.id)).areas).toEqual(was.areas);
  });

  it('refuses a name twice, no name, and a milestone of another project', async () => {
    const made = await create({ name: 'Only once' });
    const refused = async (body: object, id?: number) => {
      const answer = await app.call(id ? 'PATCH' : 'POST', id ? `${base}/${id}` : base, {
        as: everybody,
        body,
      });
      expect(answer.statusCode, answer.body).toBe(422);
      return answer.json<{ errors: Record<string, string[]> }>().errors;
    };
    expect(await refused({ name: 'ONLY ONCE' })).toEqual({
      name: ['A version has this name. Choose another one.'],
    });
    expect(Object.keys(await refused({ name: '  ' }))).toEqual(['name']);
    const foreign = (await app.call('GET', `/projects/${otherId}/timeline`, { as: everybody })).json<
      Result<'getTimeline'>
    >().milestones[0];
    expect(await refused({ milestone_id: foreign?.id }, made.id)).toEqual({
      milestone_id: ['This project does not have that milestone. Choose one of its own.'],
    });
    const renamed = await app.call('PATCH', `${base}/${made.id}`, {
      as: everybody,
      body: { name: 'Only Once', milestone_id: milestones[0]?.id },
    });
    expect(renamed.json<Version>(), renamed.body).toMatchObject({ name: 'Only Once', version: 2 });
  });

  it('holds its milestone on the timeline', async () => {
    const added = await app.call('POST', `/projects/${projectId}/design-milestones`, {
      as: everybody,
      body: { name: 'Held', date: '2031-03-04' },
    });
    const { id } = added.json<{ id: number }>();
    const made = await create({ name: 'Holds a milestone', milestone_id: id });
    const remove = () =>
      app.call('DELETE', `/projects/${projectId}/design-milestones/${id}`, { as: everybody });
    const held = await remove();
    expect([held.statusCode, held.body]).toEqual([409, expect.stringContaining('1 version of the program')]);
    await app.call('DELETE', `${base}/${made.id}`, { as: everybody });
    expect((await remove()).statusCode).toBeLessThan(300);
  });

  it('is written by those who may change the program, and belongs to its project', async () => {
    const made = await create({ name: 'Rights' });
    const as: Actor = reader;
    expect((await app.call('POST', base, { as, body: { name: 'No' } })).statusCode).toBe(403);
    expect((await app.call('DELETE', `${base}/${made.id}`, { as })).statusCode).toBe(403);
    const elsewhere = `/projects/${otherId}/program-versions/${made.id}`;
    expect((await app.call('GET', elsewhere, { as: everybody })).statusCode).toBe(404);
  });
});
