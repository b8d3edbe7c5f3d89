import { describe, expect, it } from 'vitest';
import { HISTORY_AREAS } from '#domain/changes';
import type { Result } from '#server/contract/handlers.ts';
import { allPermissions, type Actor, testApp } from '#tests/support/testApp.ts';

const app = await testApp();
const projectId = await app.projectId('Cedar Ridge');
const items = `/projects/${projectId}/scenario-items`;
const everybody = await app.addPerson(allPermissions, [projectId]);

type Item = Result<'getItem'>;

const write = async (method: 'POST' | 'PATCH', path: string, body: unknown, as: Actor = everybody) => {
  const answer = await app.call(method, path, { as, body });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json<Item>();
};
const historyOf = async (id: number, as: Actor = everybody) =>
  (await app.call('GET', `${items}/${id}/history`, { as })).json<Result<'listItemHistory'>>().results;
const undo = (changeSetId: number | null, as: Actor = everybody) =>
  app.call('POST', `/change-sets/${changeSetId ?? 0}/undo`, { as });
const line = { scope: 'Add window wall', quantity: 61_000, measure: 'SF', unit_cost: 88 };

describe('the history of an item', () => {
  it('reads in plain words: who, what, from what to what', async () => {
    const made = await write('POST', items, { name: 'Window wall', sub_items: [line], component_id: 2 });
    const subItem = made.sub_items[0];
    await write('PATCH', `${items}/${made.id}`, {
      name: 'Window wall, north',
      due_date: '2026-12-01',
      priority: 5,
      upper_limit: 12.5,
      assignee_id: 2,
      sub_items: [{ ...line, id: subItem?.id, unit_cost: 84 }],
    });
    const [latest, first] = await historyOf(made.id);
    expect(latest).toMatchObject({
      entity: 'item',
      entity_code: made.code,
      entity_name: 'Window wall, north',
      kind: 'updated',
      source: 'hand',
      actor: { id: everybody.id },
      undoable: true,
      undone: false,
    });
    const told = Object.fromEntries(
      (latest?.changes ?? []).map(({ label, from, to }) => [label, [from, to]]),
    );
    expect(told).toMatchObject({
      Name: ['Window wall', 'Window wall, north'],
      'Due date': [null, 'Dec 01, 2026'],
      'Upper limit': ['0%', '12.5%'],
      Assignee: [null, 'Daniel Reyes'],
      'Unit cost of Add window wall': ['$88.00', '$84.00'],
    });
    expect(first?.kind).toBe('created');
    const created = Object.fromEntries((first?.changes ?? []).map(({ label, to }) => [label, to]));
    expect(created).toMatchObject({
      Status: 'Pending',
      Component: 'Patient Tower',
      'Add window wall': '61,000 SF × $88.00 = $5,368,000',
    });
  });

  it('names the changed field of a line that was written anew, and not the cost that follows from it', async () => {
    const made = await write('POST', items, { name: 'Rewritten lines', sub_items: [line] });
    await write('PATCH', `${items}/${made.id}`, { sub_items: [{ ...line, unit_cost: 84 }] });
    const [latest] = await historyOf(made.id);
    expect(latest?.changes.map(({ label, from, to }) => [label, from, to])).toEqual([
      ['Unit cost of Add window wall', '$88.00', '$84.00'],
    ]);
  });

  it('is part of the project’s, newest first, page by page', async () => {
    const page = async (query: string) =>
      (await app.call('GET', `/projects/${projectId}/history?${query}`, { as: everybody })).json<
        Result<'listProjectHistory'>
      >();
    const first = await page('limit=2');
    await write('POST', items, { name: 'Written between two pages' });
    const second = await page(`limit=3&before=${first.next}`);
    const third = await page(`limit=7&before=${second.next}`);
    const shown = [...first.results, ...second.results, ...third.results].map(({ id }) => id);
    const fresh = await page('limit=500');
    const all = fresh.results.map(({ id }) => id);
    const start = all.indexOf(shown[0] as number);
    expect(start).toBeGreaterThan(0);
    expect(all.slice(start, start + 12)).toEqual(shown);
    expect(first.count).toBeGreaterThan(20);
    expect([second.count, third.count]).toEqual([null, null]);
    const last = await page(`limit=500&before=${all.at(-1)}`);
    expect(last).toEqual({ count: null, next: null, results: [] });
  });

  it('walks through a change of many rows without losing one', async () => {
    const [widest] = (await app.call('GET', `/projects/${projectId}/history?limit=500`, { as: everybody }))
      .json<Result<'listProjectHistory'>>()
      .results.map(({ change_set_id }) => change_set_id)
      .filter((id, place, ids) => ids.indexOf(id) !== place);
    expect(widest).toBeDefined();
    const seen: number[] = [];
    for (let before: number | null | undefined; before !== null;) {
      const part = (
        await app.call(
          'GET',
          `/projects/${projectId}/history?limit=1${before === undefined ? '' : `&before=${before}`}`,
          { as: everybody },
        )
      ).json<Result<'listProjectHistory'>>();
      seen.push(...part.results.map(({ id }) => id));
      before = seen.length < 60 ? part.next : null;
    }
    expect(new Set(seen).size).toBe(seen.length);
  });
});

describe('the history of a project', () => {
  const areas = {
    items: 'foresite_access',
    estimate: 'estimate_access',
    targets: 'tvd_access',
    vision: 'vision_access',
    risks: 'risk_access',
    issues: 'issue_access',
    procurement: 'procurement_access',
    context: 'context_access',
    timeline: 'timeline_access',
    components: 'component_access',
    program: 'program_access',
  } as const;
  const read = async (query: string, as: Actor) =>
    (await app.call('GET', `/projects/${projectId}/history?limit=500&${query}`, { as })).json<
      Result<'listProjectHistory'>
    >();
  const kinds = ({ results }: Result<'listProjectHistory'>) => new Set(results.map(({ entity }) => entity));

  it('shows each area to those alone who may read its rows', async () => {
    for (const [path, body] of [
      ['risks', [{ name: 'Soil', status: 'IDENTIFIED' }]],
      ['issues', [{ name: 'Soil', status: 'OPEN' }]],
      ['bid-packages', { name: 'Soil' }],
    ] as const)
      await write('POST', `/projects/${projectId}/${path}`, body);
    for (const [area, permission] of Object.entries(areas)) {
      const may = await app.addPerson([...new Set(['foresite_access', permission] as const)], [projectId]);
      const others = allPermissions.filter((one) => one !== permission || one === 'foresite_access');
      const hidden = await read(`area=${area}`, await app.addPerson(others, [projectId]));
      expect(hidden.count === 0, area).toBe(area !== 'items');
      const counted = await app.asOwner(
        `select 1 from change_entry e join change_set s on s.tenant_id = e.tenant_id and s.id = e.change_set_id
         where s.tenant_id = 1 and s.project_id = $1 and e.entity = any($2)`,
        [projectId, HISTORY_AREAS[area as keyof typeof areas].entities],
      );
      expect((await read(`area=${area}`, may)).count, area).toBe(counted.length);
    }
    const risks = await app.addPerson(['foresite_access', 'risk_access'], [projectId]);
    expect(kinds(await read('', risks)).has('risk')).toBe(true);
    const plain = await app.addPerson(['foresite_access'], [projectId]);
    const plainKinds = kinds(await read('', plain));
    for (const kind of ['risk', 'issue', 'bid_package', 'estimate_line', 'tvd_target', 'context_entry'])
      expect(plainKinds.has(kind), kind).toBe(false);
    expect(plainKinds.has('item')).toBe(true);
  });

  it('is narrowed by area, person and days', async () => {
    const writer = await app.addPerson(allPermissions, [projectId]);
    await write('POST', items, { name: 'By one person' }, writer);
    const mine = await read(`actor_id=${writer.id}`, everybody);
    expect(mine.count).toBe(1);
    expect(mine.results[0]).toMatchObject({ entity: 'item', entity_name: 'By one person' });
    const day = mine.results[0]?.at.slice(0, 10) ?? '';
    expect((await read(`actor_id=${writer.id}&from=${day}&to=${day}`, everybody)).count).toBe(1);
    expect((await read(`actor_id=${writer.id}&to=2020-01-01`, everybody)).count).toBe(0);
    expect((await read(`actor_id=${writer.id}&area=risks,issues`, everybody)).count).toBe(0);
    expect(kinds(await read('area=risks', everybody))).toEqual(new Set(['risk']));
  });
});

describe('undo', () => {
  it('brings back what was there and is undone by undoing it', async () => {
    const made = await write('POST', items, { name: 'Before' });
    const changed = await write('PATCH', `${items}/${made.id}`, { name: 'After' });
    const first = await undo(changed.change_set_id);
    expect(first.statusCode).toBe(201);
    expect(first.json()).toMatchObject({
      source: 'undo',
      reverts_id: changed.change_set_id,
      project_id: projectId,
    });
    expect((await historyOf(made.id)).map(({ undone }) => undone)).toEqual([false, true, false]);
    expect((await undo(changed.change_set_id)).statusCode).toBe(409);
    expect((await undo(first.json<{ id: number }>().id)).statusCode).toBe(201);
    const { name } = (await app.call('GET', `${items}/${made.id}`, { as: everybody })).json<Item>();
    expect(name).toBe('After');
  });

  it('is refused with both values where the same field was changed since', async () => {
    const made = await write('POST', items, { name: 'One' });
    const mine = await write('PATCH', `${items}/${made.id}`, { name: 'Two' });
    await write('PATCH', `${items}/${made.id}`, { name: 'Three' });
    const [newest, older] = await historyOf(made.id);
    expect(older).toMatchObject({
      undoable: false,
      undo_blocked: { reason: 'changed', by: { id: everybody.id }, at: newest?.at },
    });
    expect(newest?.undo_blocked).toBeNull();
    const reader = await app.addPerson(['foresite_access'], [projectId]);
    expect((await historyOf(made.id, reader)).map((entry) => entry.undo_blocked)).toEqual([null, null, null]);
    const answer = await undo(mine.change_set_id);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'conflict',
      conflicts: [{ field: 'name', theirs: 'Three' }],
    });
  });

  it('needs the permission for what it does', async () => {
    const made = await write('POST', items, { name: 'Guarded' });
    const changed = await write('PATCH', `${items}/${made.id}`, { name: 'Guarded still' });
    const reader = await app.addPerson(['foresite_access'], [projectId]);
    expect((await historyOf(made.id, reader))[0]?.undoable).toBe(false);
    const refused = await undo(changed.change_set_id, reader);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ permission: 'edit_any_scenarioitem' });
    const outsider = await app.addPerson(['foresite_access', 'edit_any_scenarioitem']);
    expect((await undo(changed.change_set_id, outsider)).statusCode).toBe(404);
  });

  it('does not reach behind a decision, nor approve a second item of a group', async () => {
    const scope = { scope: 'Work', quantity: 1, unit_cost: 100, cost_group_master_format_id: 2 };
    const group = await write('POST', `/projects/${projectId}/mutually-exclusive-groups`, undefined);
    const make = (name: string) =>
      write('POST', items, { name, me_group_ids: [group.id], sub_items: [scope] });
    const [one, other] = [await make('One of a group'), await make('The other')];
    const renamed = await write('PATCH', `${items}/${one.id}`, { name: 'One, renamed' });
    await write('PATCH', `${items}/${one.id}/approve`, { milestone: 4 });
    const told = (await historyOf(one.id)).find(({ change_set_id: id }) => id === renamed.change_set_id);
    expect(told).toMatchObject({
      undoable: false,
      undo_blocked: { reason: 'decided', by: { id: everybody.id } },
    });
    expect((await undo(renamed.change_set_id)).statusCode).toBe(409);
    const reverted = await write('PATCH', `${items}/${one.id}/revert`, undefined);
    await write('PATCH', `${items}/${other.id}/approve`, { milestone: 4 });
    const again = await undo(reverted.change_set_id);
    expect(again.statusCode).toBe(422);
    expect(again.json<{ message: string }>().message).toContain(other.code);
  });
});
