import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { testApp } from '#tests/support/testApp.ts';

type Item = components['schemas']['Item'];

const { call, actor, addPerson, projectId } = await testApp();
const daniel = await actor('cost@northbank.example');
const maya = await actor('admin@northbank.example');
const viewer = await actor('viewer@northbank.example');
const project = await projectId('Cedar Ridge');
const items = `/projects/${project}/scenario-items`;

const brief = async (code: string) => {
  const page = (await call('GET', `${items}?search=${code}`, { as: daniel })).json<
    components['schemas']['ItemPage']
  >();
  const [item] = page.results;
  if (!item) throw new Error(`${code} is not there.`);
  return item;
};
const milestone = async (code: string) => {
  const { results } = (await call('GET', `/projects/${project}/design-milestones`, { as: daniel })).json<
    components['schemas']['DesignMilestonePage']
  >();
  return results.find((row) => row.code === code)?.id ?? 0;
};
const forecast = async () =>
  (await call('GET', `/projects/${project}/foresite`, { as: daniel })).json<
    components['schemas']['Foresite']
  >().summary.forecast;
const ms004 = await milestone('MS-004');
const approve = (id: number, as = daniel, headers = {}) =>
  call('PATCH', `${items}/${id}/approve`, { as, body: { milestone: ms004 }, headers });
const newItem = async (extra: object = {}): Promise<Item> => {
  const { id: cost_group_master_format_id } = (
    await call('GET', '/cost-groups?limit=1&standard=MF', { as: daniel })
  ).json<{ results: { id: number }[] }>().results[0] ?? { id: 0 };
  const answer = await call('POST', items, {
    as: daniel,
    body: {
      name: 'An item to decide',
      sub_items: [{ scope: 'Scope', quantity: 1, unit_cost: 100, cost_group_master_format_id }],
      ...extra,
    },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Item>();
};

describe('approving', () => {
  it('moves the forecast, and undo moves it back; history shows both', async () => {
    const { id } = await brief('VO-005');
    const answer = await approve(id);
    expect(answer.statusCode, answer.body).toBe(200);
    const approved = answer.json<Item>();
    expect(approved).toMatchObject({ status: 'APPROVED', milestone_name: '50% DD', milestone_id: ms004 });
    expect(approved.approved_on).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await forecast()).toBe(311_750_000);
    const undo = await call('POST', `/change-sets/${approved.change_set_id}/undo`, { as: daniel });
    expect(undo.statusCode, undo.body).toBe(201);
    expect(await forecast()).toBe(312_900_000);
    expect(await brief('VO-005')).toMatchObject({ status: 'PENDING', milestone_name: null });
    const history = (await call('GET', `${items}/${id}/history`, { as: daniel })).json<
      components['schemas']['HistoryPage']
    >();
    const moves = history.results.map(({ source, changes, undone }) => [
      source,
      changes.filter(({ field }) => field === 'status').map(({ from, to }) => `${from} → ${to}`)[0],
      undone,
    ]);
    expect(moves.slice(0, 2)).toEqual([
      ['undo', 'Approved → Pending', false],
      ['hand', 'Pending → Approved', true],
    ]);
  });

  it('is refused for a second item of an exclusive group, naming the first', async () => {
    const [one, other] = [await brief('VO-001'), await brief('VO-002')];
    const first = (await approve(one.id)).json<Item>();
    const refused = await approve(other.id);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      code: 'rule',
      message: expect.stringContaining('VO-001') as string,
    });
    await call('POST', `/change-sets/${first.change_set_id}/undo`, { as: daniel });
    expect((await approve(other.id)).statusCode).toBe(200);
    const again = await call('PATCH', `${items}/${other.id}/revert`, { as: daniel });
    expect(again.json()).toMatchObject({ status: 'PENDING', milestone_id: null, approved_on: null });
  });

  it('lets one of two items of a group through when both are approved at once', async () => {
    const [one, other] = [await brief('VO-011'), await brief('VO-012')];
    const answers = await Promise.all([approve(one.id), approve(other.id, maya)]);
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 422]);
    const winner = answers.find(({ statusCode }) => statusCode === 200)?.json<Item>();
    await call('PATCH', `${items}/${winner?.id}/revert`, { as: daniel });
  });

  it('needs scope that says what is priced', async () => {
    const bare = await newItem({ sub_items: [{ scope: 'No code', quantity: 1, unit_cost: 5 }] });
    expect(bare.has_valid_scope).toBe(false);
    const answer = await approve(bare.id);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ message: expect.stringContaining('valid Scope') as string });
  });

  it('takes a milestone of this project only', async () => {
    const { id } = await brief('VO-004');
    const other = await projectId('Harbor Point');
    const { results } = (await call('GET', `/projects/${other}/design-milestones`, { as: daniel })).json<
      components['schemas']['DesignMilestonePage']
    >();
    const foreign = await call('PATCH', `${items}/${id}/approve`, {
      as: daniel,
      body: { milestone: results[0]?.id },
    });
    const missing = await call('PATCH', `${items}/${id}/approve`, {
      as: daniel,
      body: { milestone: 999_999 },
    });
    expect(foreign.statusCode).toBe(422);
    expect({ ...foreign.json<object>(), request_id: '' }).toEqual({
      ...missing.json<object>(),
      request_id: '',
    });
  });

  it('is not for people without the permission, who learn its key', async () => {
    const { id } = await brief('VO-004');
    const answer = await approve(id, viewer);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'forbidden', permission: 'approve_scenarioitem' });
  });
});

describe('rejecting and reverting', () => {
  it('keeps the reason, and goes back to pending', async () => {
    const { id } = await newItem();
    const rejected = await call('PATCH', `${items}/${id}/reject`, {
      as: daniel,
      body: { reason: ' Too loud ' },
    });
    expect(rejected.json()).toMatchObject({ status: 'REJECTED', rejection_reason: 'Too loud' });
    const reverted = await call('PATCH', `${items}/${id}/revert`, { as: daniel });
    expect(reverted.json()).toMatchObject({ status: 'PENDING', rejection_reason: null });
  });

  it('refuses moves that the table does not have, with the row as it stands', async () => {
    const { id } = await brief('VO-009');
    const answer = await approve(id);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Draft') as string,
      current: { id, status: 'DRAFT', code: 'VO-009' },
    });
    const revert = await call('PATCH', `${items}/${id}/revert`, { as: daniel });
    expect(revert.statusCode).toBe(409);
  });

  it('has one winner when two people decide at once, and tells the other who and when', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id, version } = await newItem();
      const withVersion: Record<string, string> = round % 2 === 0 ? { 'if-match': `"${version}"` } : {};
      const answers = await Promise.all([
        approve(id, daniel, withVersion),
        call('PATCH', `${items}/${id}/reject`, { as: maya, body: {}, headers: withVersion }),
      ]);
      const codes = answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b);
      expect(codes).toEqual([200, round % 2 === 0 ? 412 : 409]);
      const loser = answers
        .find(({ statusCode }) => statusCode !== 200)
        ?.json<{ current: Item; message: string }>();
      const winner = answers.find(({ statusCode }) => statusCode === 200)?.json<Item>();
      expect(loser?.current).toMatchObject({ id, status: winner?.status, version: 2 });
      expect(loser?.message).toMatch(
        winner?.status === 'APPROVED'
          ? /Daniel Reyes approved it on \w+ \d+, \d+/
          : /Maya Okafor rejected it on \w+ \d+, \d+/,
      );
    }
  });

  it('asks for its own permission to revert a decision', async () => {
    const decider = await addPerson(['foresite_access', 'approve_scenarioitem'], [project]);
    const { id } = await newItem();
    expect((await approve(id, decider)).statusCode).toBe(200);
    const answer = await call('PATCH', `${items}/${id}/revert`, { as: decider });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ permission: 'revert_scenarioitem' });
  });
});

describe('undo', () => {
  it('does not bring back a second approved item of a group', async () => {
    const [one, other] = [await brief('VO-001'), await brief('VO-002')];
    await approve(one.id);
    const reverted = (await call('PATCH', `${items}/${one.id}/revert`, { as: daniel })).json<Item>();
    await approve(other.id);
    const undo = await call('POST', `/change-sets/${reverted.change_set_id}/undo`, { as: daniel });
    expect(undo.statusCode).toBe(422);
    expect(await brief('VO-001')).toMatchObject({ status: 'PENDING' });
    await call('PATCH', `${items}/${other.id}/revert`, { as: daniel });
  });

  it('brings a deleted item back with its rows', async () => {
    const item = await newItem({ name: 'Deleted and back' });
    const gone = await call('DELETE', `${items}/${item.id}`, { as: daniel });
    expect(gone.statusCode).toBe(204);
    expect((await call('GET', `${items}/${item.id}`, { as: daniel })).statusCode).toBe(404);
    const history = (await call('GET', `${items}/${item.id}/history`, { as: daniel })).json<
      components['schemas']['HistoryPage']
    >();
    const deletion = history.results[0];
    expect(deletion).toMatchObject({ kind: 'deleted' });
    await call('POST', `/change-sets/${deletion?.change_set_id}/undo`, { as: daniel });
    const back = (await call('GET', `${items}/${item.id}`, { as: daniel })).json<Item>();
    expect(back).toMatchObject({ number: item.number, name: 'Deleted and back', cost: 100 });
    expect(back.sub_items).toEqual(item.sub_items);
  });
});
