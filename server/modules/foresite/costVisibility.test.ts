import { describe, expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { type Actor, allPermissions, testApp } from '#tests/support/testApp.ts';

const app = await testApp();
const projectId = await app.projectId('Cedar Ridge');
const base = `/projects/${projectId}`;
const items = `${base}/scenario-items`;
const blindTo = allPermissions.filter((permission) => permission !== 'view_item_markup');
const seeing = await app.addPerson(allPermissions, [projectId]);
const blind = await app.addPerson(blindTo, [projectId]);
/** May see markups in the company, and holds a role in this project that may not. */
const blindHere = await app.addPerson(allPermissions, [projectId]);
await app.asOwner('update project_member set role_id = $2 where user_id = $1', [blindHere.id, blind.id]);

// One markup of ten percent, and an item of 1,000 on which it lies: 1,100 is what only some may know.
await app.asOwner('delete from project_markup where tenant_id = 1 and project_id = $1', [projectId]);
await app.asOwner(
  `insert into project_markup (tenant_id, id, project_id, position, name, kind, value)
   values (1, 900001, $1, 0, 'Fee of the builder', 'percent_direct', 10)`,
  [projectId],
);
const line = { scope: 'Canopy', quantity: 1, measure: 'LS', unit_cost: 1000 };
const made = await app.call('POST', items, { as: seeing, body: { name: 'Canopy', sub_items: [line] } });
const { id, version } = made.json<Result<'getItem'>>();

const read = async <T>(path: string, as: Actor) => (await app.call('GET', path, { as })).json<T>();
const itemOf = (as: Actor) => read<Result<'getItem'>>(`${items}/${id}`, as);

describe('costs with markups', () => {
  it('are for those who may see them, in the item and in what refuses an edit', async () => {
    expect(await itemOf(seeing)).toMatchObject({
      cost: 1100,
      subtotal_cost: 1000,
      markups: [{ amount: 100 }],
    });
    for (const person of [blind, blindHere]) {
      expect(await itemOf(person)).toMatchObject({ cost: 1000, subtotal_cost: 1000, markups: [] });
      const stale = await app.call('PATCH', `${items}/${id}`, {
        as: person,
        body: { name: 'Canopy, north' },
        headers: { 'If-Match': `"${version + 5}"` },
      });
      expect([stale.statusCode, stale.json()]).toMatchObject([412, { current: { cost: 1000, markups: [] } }]);
      expect(stale.body).not.toContain('Fee of the builder');
    }
  });

  it('are not in what others list, filter or sort by', async () => {
    const found = async (as: Actor) =>
      (await read<Result<'listItems'>>(`${items}?cost__gte=1050&cost__lte=1150`, as)).results.map(
        (one) => one.id,
      );
    expect(await found(seeing)).toEqual([id]);
    expect(await found(blind)).toEqual([]);
    expect(await found(blindHere)).toEqual([]);
    const listed = async (as: Actor) => {
      const { results } = await read<Result<'listItems'>>(`${items}?limit=all&ordering=-cost`, as);
      return results.find((one) => one.id === id)?.cost;
    };
    expect([await listed(seeing), await listed(blind), await listed(blindHere)]).toEqual([1100, 1000, 1000]);
  });

  it('do not show through totals: cost trend, scenarios, list of projects', async () => {
    const trend = async (as: Actor) =>
      (await read<Result<'getForesite'>>(`${base}/foresite`, as)).summary.generated.pending.cost;
    expect((await trend(seeing)) - (await trend(blind))).toBe(100);
    expect(await trend(blindHere)).toBe(await trend(blind));
    await app.asOwner(
      `insert into scenario_item_link (tenant_id, scenario_id, item_id)
       select 1, min(id), $2 from scenario where tenant_id = 1 and project_id = $1`,
      [projectId, id],
    );
    const scenario = async (as: Actor) =>
      (await read<Result<'listScenarios'>>(`${base}/scenarios`, as)).results.find((one) =>
        one.items.includes(id),
      )?.cost ?? 0;
    expect((await scenario(seeing)) - (await scenario(blind))).toBe(100);
    const high = async (as: Actor) =>
      (await read<Result<'listProjects'>>('/projects?search=Cedar', as)).results[0]?.pending_high ?? 0;
    expect((await high(seeing)) - (await high(blind))).toBe(100);
    expect(await high(blindHere)).toBe(await high(blind));
  });

  it('leave no trace in history', async () => {
    const labels = async (as: Actor) =>
      (await read<Result<'listItemHistory'>>(`${items}/${id}/history`, as)).results
        .flatMap(({ changes }) => changes)
        .map(({ label }) => label);
    expect(await labels(seeing)).toContain('Markups');
    for (const person of [blind, blindHere]) {
      expect(await labels(person)).not.toContain('Markups');
      expect((await app.call('GET', `${base}/history`, { as: person })).body).not.toMatch(/1,?100\b|markup/i);
    }
  });

  it('are not in what others export', async () => {
    app.app.running.start();
    const exported = async (as: Actor) => {
      const { json } = await app.call('POST', `${items}/export?search=canopy`, { as });
      const { job_id: job } = json<Result<'exportItems'>>();
      await expect
        .poll(async () => (await read<Result<'getJob'>>(`/jobs/${job}`, as)).status, { timeout: 60_000 })
        .toBe('done');
      return (await app.call('GET', `/jobs/${job}/result`, { as })).body;
    };
    expect(await exported(seeing)).toContain(',1100,');
    expect(await exported(blind)).not.toContain('1100');
    expect(await exported(blindHere)).not.toContain('1100');
  });

  it('are gone with the next request once the permission is', async () => {
    await app.asOwner(`delete from role_permission where role_id = $1 and permission = 'view_item_markup'`, [
      seeing.id,
    ]);
    await expect.poll(async () => (await itemOf(seeing)).cost).toBe(1000);
  });
});

it('keeps contract events for those who may see the timeline', async () => {
  const without = await app.addPerson(
    allPermissions.filter((permission) => permission !== 'timeline_access'),
    [projectId],
  );
  const eventsOf = async (as: Actor) =>
    (await read<Result<'getForesite'>>(`${base}/foresite`, as)).other_milestones.length;
  expect([await eventsOf(seeing), await eventsOf(without)]).toEqual([5, 0]);
});
