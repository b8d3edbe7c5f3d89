import { expect, it } from 'vitest';
import { sumMoney } from '#domain/money';
import type { Result } from '#server/contract/handlers.ts';
import { type Actor, allPermissions, testApp } from '#tests/support/testApp.ts';

const app = await testApp();
const projectId = await app.projectId('Cedar Ridge Patient Tower');
const everybody = await app.addPerson(allPermissions, [projectId]);
const reader = await app.addPerson(['tvd_access'], [projectId]);
const estimate = `/projects/${projectId}/estimate`;

const read = async (query = '', as: Actor = everybody) =>
  (await app.call('GET', `/projects/${projectId}/tvd${query}`, { as })).json<Result<'getTvd'>>();
const { milestone, cards } = await read();
const tower = cards.find(({ name }) => name === 'Patient Tower')?.component_id ?? 0;
const list = async () =>
  (await app.call('GET', `${estimate}/lines?milestone=${milestone?.id}&limit=all`, { as: everybody })).json<
    Result<'listEstimateLines'>
  >().results;
const sums = (rows: readonly { kind: string; amount: number }[]) =>
  ['ALLOWANCE', 'CONTINGENCY', 'ESCALATION'].map((kind) =>
    sumMoney(rows.map((row) => (row.kind === kind ? row.amount : null))),
  );

it('says what allowances, contingency and escalation the rows hold, to those who see the estimate', async () => {
  const coded = (await list()).find(({ cost_group_code: code }) => code === 'B20')?.cost_group_id ?? null;
  const kinds = ['ALLOWANCE', 'CONTINGENCY', 'ESCALATION', 'ALTERNATE', 'CONTINGENCY'];
  const added = await app.call('POST', `${estimate}/lines/batch`, {
    as: everybody,
    body: {
      milestone_id: milestone?.id,
      creates: kinds.map((kind, at) => ({
        description: `Line ${at}`,
        kind,
        component_id: tower,
        cost_group_id: at === 1 ? null : coded,
        amount: sumMoney(Array.from({ length: at + 1 }, () => 1_000.01)),
      })),
    },
  });
  expect(added.statusCode, added.body).toBe(201);
  const all = (await list()).filter(({ kind }) => kind !== 'WORK' && kind !== 'ALTERNATE');
  expect(sums(all).every((sum) => sum > 0)).toBe(true);
  for (const dimension of ['components', 'systems', 'divisions']) {
    expect(sums((await read(`?dimension=${dimension}`)).kinds ?? [])).toEqual(sums(all));
    const within = (await read(`?dimension=${dimension}&component=${tower}`)).kinds ?? [];
    expect(sums(within)).toEqual(sums(all.filter(({ component_id: id }) => id === tower)));
  }
  const systems = (await read('?dimension=systems')).kinds ?? [];
  const uncoded = all.filter(({ cost_group_id: id }) => id === null);
  expect(sums(systems.filter(({ member_id: id }) => id === 0))).toEqual(sums(uncoded));
  expect((await read('', reader)).kinds).toBeNull();
});
