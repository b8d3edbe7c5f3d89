import { describe, expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { allPermissions, testApp } from '#tests/support/testApp.ts';

type OverTime = Result<'getPortfolioOverTime'>;
type Portfolio = Result<'getPortfolio'>;

const app = await testApp();
const admin = await app.actor('admin@northbank.example');
const get = async <Body>(path: string, as = admin) => (await app.call('GET', path, { as })).json<Body>();
const overTime = async (query = '', as = admin) =>
  (await get<OverTime>(`/portfolio/over-time${query}`, as)).results;
const without = (...keys: string[]) => allPermissions.filter((permission) => !keys.includes(permission));
const harbor = await app.projectId('Harbor Point');
const tower = await app.projectId('Cedar Ridge');

/** Of one project: the last kept day up to each day, worked out one by one. */
async function plainly(projectId: number, days: readonly string[]) {
  const kept = await app.asOwner<{ day: string; estimate: string | null; approved: string | null }>(
    `select day::text, estimate, approved_cost as approved from project_total_day
      where tenant_id = 1 and project_id = $1 order by day`,
    [projectId],
  );
  return days.map((day) => {
    const row = kept.findLast((one) => one.day <= day);
    return row?.estimate == null ? null : Number(row.estimate) + Number(row.approved);
  });
}

describe('the portfolio over time', () => {
  it('ends with what the portfolio shows today, and begins with estimates of the past', async () => {
    const { totals } = await get<Portfolio>('/portfolio?group_by=none&limit=500');
    const days = await overTime('?months=60');
    expect(days).toHaveLength(61);
    const last = days.at(-1);
    expect(last).toMatchObject({
      forecast: totals.forecast,
      pending_low: totals.pending_low,
      pending_high: totals.pending_high,
    });
    expect(last?.count).toBeGreaterThan(2);
    const first = days.find(({ forecast }) => forecast !== null);
    expect(first?.count).toBeGreaterThan(0);
    expect(first?.count).toBeLessThan(last?.count ?? 0);
    expect(first).toMatchObject({ pending_low: null, pending_high: null });
  });

  it('carries each day on until the next, as adding up one by one does', async () => {
    const days = await overTime(`?months=36&shown_project_id=${harbor}`);
    const dates = days.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
    expect(days.map(({ forecast }) => forecast)).toEqual(await plainly(harbor, dates));
    expect(new Set(days.map(({ forecast }) => forecast)).size).toBeGreaterThan(2);
  });

  it('follows an approval and a new budget on the day itself, and leaves the days before as they were', async () => {
    const before = await overTime(`?shown_project_id=${tower}`);
    const [item] = await app.asOwner<{ id: string; cost: string; version: number }>(
      `select id, cost, version from item where tenant_id = 1 and project_id = $1 and status = 'PENDING' and not is_deleted
        and cost > 0 and has_valid_scope order by id limit 1`,
      [tower],
    );
    const [milestone] = await app.asOwner<{ id: string }>(
      `select id from milestone where tenant_id = 1 and project_id = $1
        order by has_estimate, coalesce(actual_date, date) desc limit 1`,
      [tower],
    );
    const answer = await app.call('PATCH', `/projects/${tower}/scenario-items/${item?.id}/approve`, {
      as: admin,
      body: { milestone: Number(milestone?.id) },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const after = await overTime(`?shown_project_id=${tower}`);
    expect(after.at(-1)?.forecast).toBeCloseTo((before.at(-1)?.forecast ?? 0) + Number(item?.cost), 2);
    expect(after.slice(0, -1)).toEqual(before.slice(0, -1));
  });

  it('counts a project only for those who see its forecast there', async () => {
    const blind = await app.addPerson(without('foresite_access', 'overview_widget_cost'));
    const days = await overTime('', blind);
    expect(
      days.every(
        ({ count, forecast, target_budget }) => count === 0 && forecast === null && target_budget === null,
      ),
    ).toBe(true);
    const plain = await app.addPerson(without('view_item_markup'));
    const { totals } = await get<Portfolio>('/portfolio?group_by=none&limit=500', plain);
    expect((await overTime('', plain)).at(-1)?.forecast).toBe(totals.forecast);
  });

  it('refuses a period that is not offered', async () => {
    expect((await app.call('GET', '/portfolio/over-time?months=13', { as: admin })).statusCode).toBe(400);
  });
});
