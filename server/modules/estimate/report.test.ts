import { describe, expect, it } from 'vitest';
import { sumMoney } from '#domain/money';
import type { Result } from '#server/contract/handlers.ts';
import { testApp } from '#tests/support/testApp.ts';

const app = await testApp();
const projectId = await app.projectId('Cedar Ridge');
const path = `/projects/${projectId}/estimate`;
const rights = ['estimate_access', 'download_estimate', 'timeline_access'] as const;
const estimator = await app.addPerson([...rights, 'view_item_markup'], [projectId]);
const reader = await app.addPerson([...rights], [projectId]);

type Report = Result<'getEstimateReport'>;
const ask = (query: string, as = estimator) => app.call('GET', `${path}/report${query}`, { as });
const report = async (query: string, as = estimator) => (await ask(query, as)).json<Report>();

describe('the report of estimates', () => {
  it('has all of them, the earliest first, each with the total of its rows, markups and owner costs', async () => {
    const { estimates } = await report('');
    expect(estimates.length).toBeGreaterThan(1);
    expect(estimates.map(({ date }) => date)).toEqual(estimates.map(({ date }) => date).toSorted());
    for (const { amounts, markups, owner_costs: owners, total } of estimates)
      expect(sumMoney([...amounts, ...(markups ?? []), ...owners].map(({ amount }) => amount))).toBe(total);
  });

  it('is of one milestone where one is named, as its estimate was entered where nothing is added', async () => {
    const [last] = (await report('')).estimates.slice(-1);
    const one = await report(`?milestone=${last?.milestone_id}&show_markups=false&show_owner_costs=false`);
    expect(one.estimates).toHaveLength(1);
    expect(one.estimates[0]).toMatchObject({ markups: null, owner_costs: [], total: last?.entered });
  });

  it('shows markups to those who see them', async () => {
    const [seen, hidden] = [await report(''), await report('', reader)];
    expect(seen.estimates[0]?.markups).not.toBeNull();
    expect(hidden.estimates.every(({ markups }) => markups === null)).toBe(true);
  });

  it('needs the permission to download, and a milestone of the project', async () => {
    const looker = await app.addPerson(['estimate_access'], [projectId]);
    expect((await ask('', looker)).statusCode).toBe(403);
    expect((await ask('?milestone=987654')).statusCode).toBe(404);
  });
});
