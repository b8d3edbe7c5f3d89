import { describe, expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { type Actor, allPermissions, testApp } from '#tests/support/testApp.ts';

const app = await testApp();
const projectId = await app.projectId('Cedar Ridge Patient Tower');
const empty = await app.projectId('Westfield STEM');
const base = (id: number) => `/projects/${id}/vision`;
const everybody = await app.addPerson(allPermissions, [projectId, empty]);
const reader = await app.addPerson(['vision_access'], [projectId]);

type Vision = Result<'getVision'>;
type Saved = Result<'saveVision'>;
const read = async (id = projectId, as: Actor = everybody) =>
  (await app.call('GET', base(id), { as })).json<Vision>();
const send = (body: object, id = projectId, as: Actor = everybody) =>
  app.call('POST', `${base(id)}/batch`, { as, body });
const save = async (body: object, id = projectId) => {
  const answer = await send(body, id);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Saved>();
};
const undo = async (id: number | null) => {
  const answer = await app.call('POST', `/change-sets/${id ?? 0}/undo`, { as: everybody, body: undefined });
  expect(answer.statusCode, answer.body).toBe(201);
};

describe('a vision', () => {
  it('says what the project is for, what it is judged by, and which items serve it', async () => {
    const vision = await read();
    expect(vision.statement).toMatch(/^A calm bed tower/);
    expect(vision.agreed_by).toMatchObject({ last_name: 'Whitaker' });
    expect(vision.drivers.map(({ weight }) => weight)).toEqual([30, 20, 20, 20, 10]);
    expect(vision.criteria.map(({ result }) => result)).toEqual([
      'NOT_JUDGED',
      'AT_RISK',
      'MET',
      'NOT_JUDGED',
      'NOT_MET',
    ]);
    expect(vision.criteria[0]).toMatchObject({
      judge: { last_name: 'Whitaker' },
      milestone: { name: '50% DD' },
    });
    expect(vision.items?.find(({ code }) => code === 'VO-002')).toMatchObject({
      cost: expect.any(Number),
      scores: expect.arrayContaining([{ driver_id: vision.drivers[0]?.id, score: expect.any(Number) }]),
    });
    expect(vision.cost).toMatchObject({ target_budget: 305_000_000, forecast: 312_900_000 });
    expect(vision.program).toMatchObject({ unit: 'sq_ft', target: 304_000 });
    const areas = vision.program?.components.map(({ name, target, gap }) => [
      name,
      target?.value,
      gap?.value,
    ]);
    expect(areas).toEqual([
      ['Patient Tower', 288_000, -2000],
      ['Central Utility Plant', 16_000, 2000],
      ['Parking Garage', undefined, undefined],
      ['Site and Landscape', undefined, undefined],
    ]);
    expect(vision.program?.planned).toBe((vision.program?.target ?? 0) + (vision.program?.gap ?? 0));
  });

  it.each([
    ['foresite_access', 'items'],
    ['vision_widget_program', 'program'],
    ['vision_widget_cost', 'cost'],
  ] as const)('with %s adds %s, and nothing else', async (key, part) => {
    const vision = await read(projectId, await app.addPerson(['vision_access', key], [projectId]));
    expect(Object.keys(vision).filter((name) => ['items', 'program', 'cost'].includes(name))).toEqual([part]);
  });

  it('keeps figures from those who may not see them', async () => {
    const vision = await read(projectId, reader);
    expect(vision.drivers).toHaveLength(5);
    for (const part of ['items', 'program', 'cost']) expect(vision).not.toHaveProperty(part);
    expect((await send({ vision: { version: 1, statement: 'x' } }, projectId, reader)).statusCode).toBe(403);
  });

  it('is written for the first time, changed from the version that was read, and undone', async () => {
    expect(await read(empty)).toMatchObject({ statement: '', facts: [], version: 0, drivers: [] });
    const first = await save({ vision: { version: 0, statement: ' A school of making. ' } }, empty);
    expect(first.vision).toMatchObject({ statement: 'A school of making.', version: 1 });
    expect((await send({ vision: { version: 0, statement: 'Again' } }, empty)).statusCode).toBe(412);
    const next = await save(
      { vision: { version: 1, facts: [{ label: 'Students', value: '640' }], agreed_on: '2026-09-01' } },
      empty,
    );
    expect(next.vision).toMatchObject({ facts: [{ label: 'Students', value: '640' }], version: 2 });
    await undo(next.change_set_id);
    expect(await read(empty)).toMatchObject({ facts: [], agreed_on: null });
    await undo(first.change_set_id);
    expect(await read(empty)).toMatchObject({ statement: '', version: 0 });
  });

  it('adds, weighs, orders and removes drivers; a removed one comes back with its scores', async () => {
    const before = await read();
    const [first, ...others] = before.drivers;
    if (!first) throw new Error('No driver.');
    const scored = (vision: Vision) =>
      vision.items?.flatMap(({ scores }) => scores).filter(({ driver_id: id }) => id === first.id).length;
    const gone = await save({ value_drivers: { remove: [{ id: first.id, version: first.version }] } });
    expect(gone.vision.drivers.map(({ id }) => id)).toEqual(others.map(({ id }) => id));
    expect(scored(gone.vision)).toBe(0);
    await undo(gone.change_set_id);
    const back = await read();
    expect(scored(back)).toBe(scored(before));
    const order = back.drivers.map(({ id }) => id).toReversed();
    const turned = await save({ value_drivers: { order } });
    expect(turned.vision.drivers.map(({ id }) => id)).toEqual(order);
    expect((await send({ value_drivers: { order: order.slice(1) } })).statusCode).toBe(422);
    await undo(turned.change_set_id);
    const added = await save({ value_drivers: { create: [{ name: 'Beauty', weight: 12.5 }] } });
    expect(added.vision.drivers.at(-1)).toMatchObject({ name: 'Beauty', weight: 12.5, position: 5 });
    await undo(added.change_set_id);
  });

  it('keeps criteria with who judges them and when', async () => {
    const { criteria } = await read();
    const made = await save({ criteria: { create: [{ name: 'No shutdown of the plant' }] } });
    const row = made.vision.criteria.at(-1);
    expect(row).toMatchObject({ result: 'NOT_JUDGED', judge: null, position: criteria.length });
    const judged = await save({
      criteria: { update: [{ id: row?.id, version: row?.version, result: 'MET', judge_id: everybody.id }] },
    });
    expect(judged.vision.criteria.at(-1)).toMatchObject({ result: 'MET', judge: { id: everybody.id } });
    await undo(judged.change_set_id);
    await undo(made.change_set_id);
    expect(await read()).toMatchObject({ criteria: { length: criteria.length } });
  });

  it.each([
    [{ value_drivers: { create: [{ name: ' ', weight: 5 }] } }, 'value_drivers.create.0.name'],
    [{ value_drivers: { create: [{ name: 'resilience', weight: 5 }] } }, 'value_drivers.create.0.name'],
    [{ value_drivers: { create: [{ name: 'A', weight: 0.001 }] } }, 'value_drivers.create.0.weight'],
    [{ criteria: { create: [{ name: 'A', judge_id: 999_999 }] } }, 'criteria.create.0.judge_id'],
    [{ criteria: { create: [{ name: 'A', milestone_id: 999_999 }] } }, 'criteria.create.0.milestone_id'],
    [{ vision: { version: 1, agreed_on: '2099-01-01' } }, 'vision.agreed_on'],
  ])('refuses %j', async (body, place) => {
    const answer = await send(body);
    expect(answer.statusCode, answer.body).toBe(422);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([place]);
  });

  it('does not write over what somebody else changed, nor rows of others', async () => {
    const { drivers } = await read();
    const [one] = drivers;
    await save({
      value_drivers: { update: [{ id: one?.id, version: one?.version, description: 'Theirs' }] },
    });
    const late = await send({
      value_drivers: { update: [{ id: one?.id, version: one?.version, weight: 1 }] },
    });
    expect(late.statusCode).toBe(412);
    expect((await send({ criteria: { remove: [{ id: 999_999, version: 1 }] } })).statusCode).toBe(404);
    const outsider = await app.addPerson(allPermissions, [], 'halden');
    expect((await app.call('GET', base(projectId), { as: outsider })).statusCode).toBe(404);
  });

  it('holds a milestone that a criterion is judged at', async () => {
    const { criteria } = await read();
    const milestone = criteria[0]?.milestone?.id ?? 0;
    const refused = await app.call('DELETE', `/projects/${projectId}/design-milestones/${milestone}`, {
      as: everybody,
      headers: { 'if-match': '"1"' },
    });
    expect(refused.statusCode, refused.body).toBe(409);
    expect(refused.json<{ message: string }>().message).toMatch(/2 success criteria judged at it/);
  });
});
