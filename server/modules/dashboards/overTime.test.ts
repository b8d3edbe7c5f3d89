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

describe('the portfolio as of a day', () => {
  it('shows what the day of the drawing over time says, in rows, sums and budgets', async () => {
    for (const { date, ...drawn } of (await overTime('?months=24')).slice(-8)) {
      const { results, totals } = await get<Portfolio>(`/portfolio?group_by=none&limit=500&as_of=${date}`);
      const known = results.filter(({ forecast }) => forecast !== null);
      expect([date, known.length, totals.forecast]).toEqual([date, drawn.count, drawn.forecast]);
      expect([totals.pending_low, totals.pending_high]).toEqual([drawn.pending_low, drawn.pending_high]);
      const budgets = known.reduce((sum, { target_budget: budget }) => sum + (budget ?? 0), 0);
      expect(budgets).toBeCloseTo(drawn.target_budget ?? 0, 2);
      const gaps = known.flatMap(({ forecast, target_budget: budget }) =>
        budget === null ? [] : [(forecast ?? 0) - budget],
      );
      expect(drawn.compared_count).toBe(gaps.length);
      expect(drawn.gap ?? 0).toBeCloseTo(
        gaps.reduce((sum, gap) => sum + gap, 0),
        2,
      );
      const later = known.filter(({ milestone }) => milestone && milestone.date > date);
      expect(later).toEqual([]);
    }
  });

  it('knows nothing of days before the first estimate, and refuses days to come', async () => {
    const { totals } = await get<Portfolio>('/portfolio?group_by=none&as_of=1990-01-01');
    expect(totals).toMatchObject({
      forecast: null,
      target_budget: null,
      pending_low: null,
      compared_count: 0,
    });
    for (const path of ['/portfolio', '/portfolio/over-time']) {
      const answer = await app.call('GET', `${path}?as_of=2190-01-01`, { as: admin });
      expect(answer.statusCode).toBe(400);
      expect(answer.body).toContain('Figures of a day to come are not known. Choose today or earlier.');
    }
  });

  it('hides as much of a day as of today', async () => {
    const blind = await app.addPerson(without('foresite_access', 'overview_widget_cost'));
    const day = (await overTime()).at(-2)?.date ?? '';
    const { results } = await get<Portfolio>(`/portfolio?limit=500&as_of=${day}`, blind);
    expect(results.length).toBeGreaterThan(0);
    expect(results.every(({ forecast, gap, milestone }) => !forecast && !gap && !milestone)).toBe(true);
  });
});

describe('projects by completion and by own fields', () => {
  const idsOf = async (query: string, as = admin) =>
    (await get<Portfolio>(`/portfolio?group_by=none&limit=500&${query}`, as)).results
      .map(({ id }) => id)
      .toSorted((a, b) => a - b);

  it('narrows every read by the days of completion, both included', async () => {
    const rows = await app.asOwner<{ id: number; day: string | null }>(
      `select id::int, coalesce(completion_date, make_date(completed_year, 12, 31))::text as day from project
        where tenant_id = 1 order by id`,
      [],
    );
    const all = new Set(await idsOf(''));
    const days = rows.flatMap(({ id, day }) => (day !== null && all.has(id) ? [day] : [])).toSorted();
    const [from = '', to = ''] = [days[0], days[Math.floor(days.length / 2)]];
    const plain = rows.filter(({ id, day }) => all.has(id) && day !== null && day >= from && day <= to);
    expect(plain.length).toBeGreaterThan(0);
    expect(await idsOf(`completed_from=${from}&completed_to=${to}`)).toEqual(plain.map(({ id }) => id));
    expect(await idsOf('completed_from=2190-01-01')).toEqual([]);
  });

  it('asks the company’s own fields of projects, of those in sight alone', async () => {
    const made = await app.call('POST', '/custom-attributes', {
      as: admin,
      body: { name: 'Delivery region', type: 'TEXT', entity_type: 'PROJECT' },
    });
    expect(made.statusCode, made.body).toBe(201);
    const { id, slug } = made.json<{ id: number; slug: string }>();
    for (const [project, value] of [
      [harbor, 'North shore'],
      [tower, 'South'],
    ])
      await app.asOwner(
        `insert into attribute_value (tenant_id, definition_id, entity_id, value) values (1, $1, $2, to_jsonb($3::text))`,
        [id, project, value],
      );
    const filter = (value: string) =>
      `filter=${encodeURIComponent(
        JSON.stringify({ match: 'and', rules: [{ field: `ca_${slug}`, operator: 'contains', value }] }),
      )}`;
    expect(await idsOf(filter('shore'))).toEqual([harbor]);
    expect(await idsOf(filter('nowhere'))).toEqual([]);
    const some = await app.addPerson(without('view_all_projects'), [tower]);
    expect(await idsOf(filter('o'), some)).toEqual([tower]);
    expect((await app.call('GET', '/portfolio?filter=%7B%22rules%22%3A1%7D', { as: admin })).statusCode).toBe(
      400,
    );
    const overMonths = await overTime(`?${filter('shore')}`);
    expect(overMonths.at(-1)?.count).toBe(1);
  });
});
