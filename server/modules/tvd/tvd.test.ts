import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/dates';
import { sumMoney } from '#domain/money';
import type { Result } from '#server/contract/handlers.ts';
import { type Actor, allPermissions, testApp } from '#tests/support/testApp.ts';

const app = await testApp();
const projectId = await app.projectId('Cedar Ridge Patient Tower');
const base = `/projects/${projectId}/tvd`;
const everybody = await app.addPerson(allPermissions, [projectId]);
const reader = await app.addPerson(['tvd_access'], [projectId]);

type Tvd = Result<'getTvd'>;
const read = async (query = '', as: Actor = everybody) => {
  const answer = await app.call('GET', `${base}${query}`, { as });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Tvd>();
};
const send = (body: object, as: Actor = everybody) => app.call('PATCH', `${base}/targets`, { as, body });
const save = async (body: object) => {
  const answer = await send(body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Result<'saveTargets'>>();
};
const undo = async (id: number | null) => {
  const answer = await app.call('POST', `/change-sets/${id ?? 0}/undo`, { as: everybody, body: undefined });
  expect(answer.statusCode, answer.body).toBe(201);
};
const tower = (await read()).cards.find(({ name }) => name === 'Patient Tower')?.component_id ?? 0;

describe('target value design', () => {
  it.each(['components', 'cost_group_system', 'systems', 'elements', 'divisions'])(
    'by %s adds up to the forecast of the cost trend to the cent',
    async (dimension) => {
      const tvd = await read(`?dimension=${dimension}`);
      expect(tvd.total).toMatchObject({ target: 305_000_000, current: 314_800_000, forecast: 312_900_000 });
      expect(sumMoney(tvd.members.map(({ forecast }) => forecast ?? 0))).toBe(312_900_000);
      expect(tvd.total).toMatchObject({ gap: 7_900_000, target_state: 'aboveTargetWithinTolerance' });
    },
  );

  it('adds up to the cent in every dimension with approved items that span codes', async () => {
    const codesOf = async (standard: string) =>
      (await app.call('GET', `/cost-groups?standard=${standard}&limit=100`, { as: everybody }))
        .json<Result<'listCostGroups'>>()
        .results.map(({ id }) => id);
    const [uniFormat, masterFormat] = [await codesOf('UF'), await codesOf('MF')];
    const made = await app.call('POST', `/projects/${projectId}/scenario-items`, {
      as: everybody,
      body: {
        name: 'Spans codes',
        sub_items: [
          {
            scope: 'One',
            quantity: 3,
            unit_cost: 33_333.33,
            cost_group_uni_format_id: uniFormat[3],
            cost_group_master_format_id: masterFormat[2],
          },
          { scope: 'Two', quantity: 7, unit_cost: -1_234.57, cost_group_uni_format_id: uniFormat[9] },
          { scope: 'None', quantity: 1, unit_cost: 0.01 },
        ],
      },
    });
    expect(made.statusCode, made.body).toBe(201);
    const { id } = made.json<{ id: number }>();
    const milestones = (
      await app.call('GET', `/projects/${projectId}/design-milestones`, { as: everybody })
    ).json<Result<'listMilestones'>>().results;
    const approved = await app.call('PATCH', `/projects/${projectId}/scenario-items/${id}/approve`, {
      as: everybody,
      body: { milestone: milestones.at(-1)?.id },
    });
    expect(approved.statusCode, approved.body).toBe(200);
    const totals = await Promise.all(
      ['components', 'cost_group_system', 'systems', 'elements', 'divisions'].map(async (dimension) => {
        const { members, total } = await read(`?dimension=${dimension}`);
        expect(sumMoney(members.map(({ forecast }) => forecast ?? 0))).toBe(total.forecast);
        return total.forecast;
      }),
    );
    expect(new Set(totals).size).toBe(1);
    expect(totals[0]).not.toBe(312_900_000);
    // What is approved cannot be deleted.
    await app.call('PATCH', `/projects/${projectId}/scenario-items/${id}/revert`, { as: everybody });
    await app.call('DELETE', `/projects/${projectId}/scenario-items/${id}`, { as: everybody });
    expect((await read()).total.forecast).toBe(312_900_000);
  });

  it('within a component adds up to that component, with its own targets', async () => {
    const tvd = await read(`?component=${tower}`);
    const card = tvd.cards.find(({ component_id: id }) => id === tower);
    expect(tvd.total.forecast).toBe(card?.forecast);
    expect(tvd.total).toMatchObject({ target: 255_000_000, given_out: 255_000_000, stretch: 242_300_000 });
    expect(tvd.members.find(({ name }) => name.startsWith('B20'))).toMatchObject({
      target: 31_000_000,
      stretch: 28_500_000,
      version: 1,
      gap: expect.any(Number),
    });
    expect(tvd.milestone?.name).toBe('100% SD');
    expect(tvd.area).toMatchObject({ value: 286_000 });
  });

  it('shows the states of the demo’s tower', async () => {
    const { members } = await read(`?component=${tower}`);
    const states = members.map(({ name, target_state: state }) => [name.slice(0, 3), state]);
    expect(Object.fromEntries(states)).toEqual({
      A10: 'aboveTarget',
      B10: 'aboveTarget',
      B20: 'belowTarget',
      B30: 'belowTarget',
      C10: 'aboveTarget',
      C30: 'belowTarget',
      D10: 'aboveTargetWithinTolerance',
      D20: 'belowTarget',
      D30: 'belowTarget',
      D40: 'belowTarget',
      D50: 'belowTarget',
      E10: 'belowTarget',
      Unc: 'noTargetSet',
    });
  });

  // What was approved for a code without an estimate is its forecast: half a percent and the tolerance fall on whole cents.
  it('says each of the five states at its edges', async () => {
    const codes = (await app.call('GET', '/cost-groups?standard=UF&limit=100', { as: everybody })).json<
      Result<'listCostGroups'>
    >().results;
    const [master] = (await app.call('GET', '/cost-groups?standard=MF&limit=1', { as: everybody })).json<
      Result<'listCostGroups'>
    >().results;
    const used = new Set((await read()).members.map(({ id }) => id));
    const code = codes.find(({ id, div_code: own }) => own === 'F10' && !used.has(id));
    const cost = 1_049_973.75;
    const made = await app.call('POST', `/projects/${projectId}/scenario-items`, {
      as: everybody,
      body: {
        name: 'Edges',
        sub_items: [
          {
            scope: 'One',
            quantity: 1,
            unit_cost: cost,
            cost_group_uni_format_id: code?.id,
            cost_group_master_format_id: master?.id,
          },
        ],
      },
    });
    const { id } = made.json<{ id: number }>();
    const milestones = (
      await app.call('GET', `/projects/${projectId}/design-milestones`, { as: everybody })
    ).json<Result<'listMilestones'>>().results;
    const approved = await app.call('PATCH', `/projects/${projectId}/scenario-items/${id}/approve`, {
      as: everybody,
      body: { milestone: milestones.at(-1)?.id },
    });
    expect(approved.statusCode, approved.body).toBe(200);
    const row = async () => (await read()).members.find(({ id: member }) => member === code?.id);
    expect(await row()).toMatchObject({ forecast: cost, target_state: 'noTargetSet' });
    const cases = [
      [1_200_000, 'belowTarget'],
      [1_055_251, 'belowTarget'],
      [1_055_250, 'onTarget'],
      [cost, 'onTarget'],
      [1_044_750, 'onTarget'],
      [1_044_749, 'aboveTargetWithinTolerance'],
      [999_975, 'aboveTargetWithinTolerance'],
      [999_974, 'aboveTarget'],
      [1, 'aboveTarget'],
      [0, 'noTargetSet'],
    ] as const;
    for (const [target, state] of cases) {
      const { version = 0 } = (await row()) ?? {};
      await save({ dimension: 'systems', targets: [{ member_id: code?.id, version, target }] });
      expect([target, (await row())?.target_state]).toEqual([target, state]);
    }
    await app.call('PATCH', `/projects/${projectId}/scenario-items/${id}/revert`, { as: everybody });
    await app.call('DELETE', `/projects/${projectId}/scenario-items/${id}`, { as: everybody });
  });

  it('sets targets of several rows in one step, which is undone in one', async () => {
    const before = await read('?dimension=elements');
    const [first, second] = before.members;
    const saved = await save({
      dimension: 'elements',
      targets: [
        { member_id: first?.id, version: 0, target: 1000.5, stretch: 900 },
        { member_id: second?.id, version: 0, target: 2000 },
      ],
    });
    expect(saved.tvd.members.slice(0, 2)).toMatchObject([
      { target: 1000.5, stretch: 900, version: 1 },
      { target: 2000, stretch: null, version: 1 },
    ]);
    const cleared = await save({
      dimension: 'elements',
      targets: [{ member_id: first?.id, version: 1, target: 0, stretch: null }],
    });
    expect(cleared.tvd.members[0]).toMatchObject({ target: null, stretch: null, version: 0 });
    await undo(cleared.change_set_id);
    await undo(saved.change_set_id);
    expect((await read('?dimension=elements')).members).toEqual(before.members);
  });

  it('takes the sum of the components where the project has no target of its own', async () => {
    const { members } = await read();
    const enclosure = members.find(({ name }) => name.startsWith('B20'));
    expect(enclosure).toMatchObject({ target: 31_000_000, version: 0 });
    const saved = await save({
      dimension: 'systems',
      targets: [{ member_id: enclosure?.id, version: 0, target: 33_100_000 }],
    });
    expect(saved.tvd.members.find(({ id }) => id === enclosure?.id)).toMatchObject({
      target: 33_100_000,
      stretch: 28_500_000,
    });
    const stale = await send({
      dimension: 'systems',
      targets: [{ member_id: enclosure?.id, version: 7, target: 5 }],
    });
    expect(stale.statusCode).toBe(412);
    await undo(saved.change_set_id);
  });

  it('moves a target between two rows: history says from where to where and why, and one Undo takes it back', async () => {
    const before = (await read()).members;
    const rowOf = (name: string) => before.find((row) => row.name.startsWith(name));
    const [from, to] = [rowOf('C10'), rowOf('D10')];
    const note = 'Lift cars got larger';
    const saved = await save({
      dimension: 'systems',
      note,
      targets: [
        { member_id: from?.id, version: from?.version, target: (from?.target ?? 0) - 250_000 },
        { member_id: to?.id, version: to?.version, target: (to?.target ?? 0) + 250_000 },
      ],
    });
    const given = saved.tvd.members;
    expect(given.find(({ id }) => id === to?.id)?.target).toBe((to?.target ?? 0) + 250_000);
    expect(sumMoney(given.map(({ target }) => target))).toBe(sumMoney(before.map(({ target }) => target)));
    const history = await app.call('GET', `/projects/${projectId}/history`, { as: everybody });
    expect(history.statusCode, history.body).toBe(200);
    const lines = history.json<Result<'listItemHistory'>>().results;
    for (const row of [from, to])
      expect(lines.find(({ entity_name: name }) => name === row?.name)?.changes).toContainEqual(
        expect.objectContaining({ label: 'Note', to: note }),
      );
    await undo(saved.change_set_id);
    expect((await read()).members).toEqual(before);
  });

  it('keeps what a target was at each milestone, those that are gone too', async () => {
    const row = (await read()).members.find(({ name }) => name.startsWith('B30'));
    const past = async (query = '', as = everybody) => {
      const answer = await app.call(
        'GET',
        `${base}/target-history?dimension=systems&member=${row?.id}${query}`,
        { as },
      );
      return answer.statusCode === 200
        ? answer.json<Result<'getTargetHistory'>>().results
        : answer.statusCode;
    };
    const before = await past();
    expect(before).toMatchObject([
      { name: 'Concept', target: row?.target, stretch: row?.stretch },
      { name: '50% SD', target: row?.target },
      { name: '100% SD', target: row?.target },
    ]);
    const backdate = (id: number | null, day: string) =>
      app.asOwner(`update change_set set created_at = '${day}T12:00:00Z' where id = ${id}`);
    const milestones = before as { date: string }[];
    const between = addDays(milestones[1]?.date ?? '', 3);
    const saved = await save({
      dimension: 'systems',
      targets: [{ member_id: row?.id, version: row?.version, target: 5_000_000 }],
    });
    await backdate(saved.change_set_id, between);
    const targets = async () => ((await past()) as { target: number | null }[]).map(({ target }) => target);
    expect(await targets()).toEqual([row?.target, row?.target, 5_000_000]);
    const gone = await save({
      dimension: 'systems',
      targets: [{ member_id: row?.id, version: 1, target: null, stretch: null }],
    });
    expect(await targets()).toEqual([row?.target, row?.target, 5_000_000]);
    expect(await past(`&component=${tower}`, reader)).toBe(403);
    await undo(gone.change_set_id);
    await undo(saved.change_set_id);
  });

  it('names the pending items that touch a row, with what each changes of it', async () => {
    const { members } = await read();
    const enclosure = members.find(({ name }) => name.startsWith('B20'));
    const list = await app.call('GET', `${base}/items?dimension=systems&member=${enclosure?.id}`, {
      as: everybody,
    });
    expect(list.statusCode, list.body).toBe(200);
    const { results } = list.json<Result<'listTvdItems'>>();
    expect(results[0]).toMatchObject({ code: 'VO-001', groups: [{ letter: 'A' }] });
    expect(Math.min(...results.map(({ amount }) => amount))).toBe(enclosure?.low);
    expect(
      (await app.call('GET', `${base}/items?dimension=systems&member=1`, { as: reader })).statusCode,
    ).toBe(403);
  });

  it('knows who owns a row, and what it cost at each milestone', async () => {
    const { members, milestones } = await read();
    const row = members.find(({ name }) => name.startsWith('B20'));
    expect(row?.trend).toHaveLength(milestones.length);
    expect(row?.trend.at(-1)).toBe(row?.current);
    const owned = (id: number) =>
      send({
        dimension: 'systems',
        targets: [{ member_id: row?.id, version: row?.version, owner_id: id }],
      });
    const saved = await owned(everybody.id);
    expect(saved.statusCode, saved.body).toBe(200);
    const now = saved.json<Result<'saveTargets'>>();
    expect(now.tvd.members.find(({ id }) => id === row?.id)).toMatchObject({
      target: row?.target,
      owner: { id: everybody.id },
    });
    await undo(now.change_set_id);
    const elsewhere = await app.addPerson(allPermissions, [], 'halden');
    const refused = await owned(elsewhere.id);
    expect(refused.json()).toMatchObject({ errors: { 'targets.0.owner_id': [expect.any(String)] } });
  });

  it('refuses what cannot be a target', async () => {
    const problem = async (body: object) => {
      const answer = await send(body);
      expect(answer.statusCode, answer.body).toBe(422);
      return answer.json<{ errors?: Record<string, string[]> }>().errors ?? {};
    };
    const rowOf = (member_id: number, more: object) => ({ targets: [{ member_id, version: 0, ...more }] });
    expect(await problem({ dimension: 'systems', ...rowOf(0, { target: -1 }) })).toEqual({
      'targets.0.target': ['Target is not negative. Enter $0 or more.'],
    });
    expect(await problem({ dimension: 'systems', ...rowOf(0, { target: 5, stretch: 6 }) })).toHaveProperty([
      'targets.0.stretch',
    ]);
    expect(await problem({ dimension: 'components', ...rowOf(tower, { target: 5 }) })).toEqual({
      'targets.0.target': ['The target of a component is its budget. Change it in Components.'],
    });
    expect((await send({ dimension: 'systems', ...rowOf(999_999, { target: 5 }) })).statusCode).toBe(404);
    expect((await send({ dimension: 'nonsense', ...rowOf(0, { target: 5 }) })).statusCode).toBe(400);
  });

  it('says so where cost per area has no area to divide by', async () => {
    const { cards } = await read();
    const overall = cards.find(({ name }) => name === 'Overall Project')?.component_id;
    const refused = await app.call('GET', `${base}?per_square_foot=true&component=${overall}`, {
      as: everybody,
    });
    expect(refused.statusCode).toBe(409);
    expect(refused.json<{ message: string }>().message).toBe('No area assignments available');
    await read(`?per_square_foot=true&component=${tower}`);
  });

  it('is for those who may see it, and set by those who may', async () => {
    expect((await read('', reader)).total.forecast).toBe(312_900_000);
    expect((await read('', reader)).cards).toHaveLength(1);
    for (const query of ['?dimension=components', `?component=${tower}`])
      expect((await app.call('GET', `${base}${query}`, { as: reader })).statusCode).toBe(403);
    const refused = await send({ dimension: 'systems', targets: [{ member_id: 0, version: 0 }] }, reader);
    expect(refused.json()).toMatchObject({ code: 'forbidden', permission: 'change_dimensionmemberparams' });
    const outsider = await app.addPerson(allPermissions, [], 'halden');
    expect((await app.call('GET', base, { as: outsider })).statusCode).toBe(404);
  });
});
