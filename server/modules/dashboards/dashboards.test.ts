import { describe, expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { allPermissions, testApp } from '#tests/support/testApp.ts';

type Portfolio = Result<'getPortfolio'>;
type Outlook = Result<'getPortfolioOutlook'>;
type Listed = Result<'listProjects'>;

const app = await testApp();
const admin = await app.actor('admin@northbank.example');
const get = async <Body>(path: string, as = admin) => (await app.call('GET', path, { as })).json<Body>();
const portfolio = (query = '', as = admin) => get<Portfolio>(`/portfolio${query}`, as);
const outlook = (query = '', as = admin) => get<Outlook>(`/portfolio/outlook${query}`, as);
const without = (...keys: string[]) => allPermissions.filter((permission) => !keys.includes(permission));
const sum = (figures: readonly (number | null)[]) =>
  Math.round(figures.reduce<number>((total, figure) => total + (figure ?? 0), 0) * 100) / 100;
const live = '?status=ACTIVE,DRAFT,CONCEPT,COMPLETED&limit=500';

describe('the portfolio', () => {
  it('sums what the project list shows of projects that are planned, going on or done', async () => {
    const { results: listed } = await get<Listed>(`/projects${live}`);
    const { totals, results } = await portfolio('?group_by=none&limit=500');
    expect(new Set(results.map(({ id }) => id))).toEqual(new Set(listed.map(({ id }) => id)));
    const compared = listed.filter(({ gap }) => gap !== null);
    expect(totals).toMatchObject({
      count: listed.length,
      budget_count: listed.filter((one) => one.target_budget !== null).length,
      compared_count: compared.length,
      over_count: compared.filter(({ gap }) => (gap ?? 0) > 0).length,
      target_budget: sum(listed.map((one) => one.target_budget)),
      forecast: sum(listed.map((one) => one.forecast)),
      pending_low: sum(listed.map((one) => one.pending_low)),
      pending_high: sum(listed.map((one) => one.pending_high)),
      gap: sum(listed.map((one) => one.gap)),
      compared_budget: sum(compared.map((one) => one.target_budget)),
      compared_forecast: sum(compared.map((one) => one.forecast)),
    });
    expect(results.find(({ code }) => code === 'CRPT-26')).toMatchObject({
      target_budget: 305_000_000,
      forecast: 312_900_000,
      pending_low: 298_780_000,
      pending_high: 317_680_000,
      gap: 7_900_000,
      gap_percent: 2.59,
    });
  });

  it('says what an area costs, as planned and brought to one place and time; nothing without a forecast', async () => {
    const { results } = await portfolio('?group_by=none&limit=500&status=ACTIVE,LEGACY');
    const kept = await app.asOwner<{ id: string; feet: string; factor: string }>(
      `select id, target_area_value * case target_area_unit when 'sq_m' then 10.763910416709722 else 1 end as feet,
          coefficient_by_time * coefficient_by_location * coefficient_by_custom as factor
        from project where tenant_id = 1 and target_area_value > 0 and target_area_unit in ('sq_ft', 'sq_m')`,
    );
    let compared = 0;
    for (const { id, feet, factor } of kept) {
      const row = results.find((one) => one.id === Number(id));
      if (!row || row.forecast === null) continue;
      expect(row.cost_per_area).toBeCloseTo(row.forecast / Number(feet), 1);
      expect(row.normalized_cost_per_area).toBeCloseTo((row.forecast * Number(factor)) / Number(feet), 1);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(4);
    expect(kept.some(({ factor }) => Number(factor) !== 1)).toBe(true);
    const blind = await app.addPerson(without('foresite_access', 'overview_widget_cost'));
    const seen = await portfolio('?group_by=none&limit=500', blind);
    expect(
      seen.results.every((row) => row.cost_per_area === null && row.normalized_cost_per_area === null),
    ).toBe(true);
  });

  it.each(['group', 'access_scope', 'status', 'category', 'year', 'none'])(
    'puts each row by %s into a group that is named once, and adds its rows up',
    async (by) => {
      const { groups, results, count } = await portfolio(`?group_by=${by}&limit=500`);
      expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
      expect(results).toHaveLength(count);
      for (const group of groups) {
        const rows = results.filter(({ group_key }) => group_key === group.key);
        expect(group).toMatchObject({
          count: rows.length,
          gap: rows.some(({ gap }) => gap !== null) ? sum(rows.map(({ gap }) => gap)) : null,
        });
      }
      const order = results.map(({ group_key }) => group_key);
      expect(order.filter((key, at) => key !== order[at - 1])).toEqual(groups.map(({ key }) => key));
    },
  );

  it('counts a project of two groups once in the totals', async () => {
    const { id } = (await portfolio('?search=crpt-26')).results[0] ?? { id: 0 };
    const made = await app.call('POST', '/project-groups', {
      as: admin,
      body: { name: 'Twice', project_ids: [id] },
    });
    const { totals, results, count } = await portfolio('?search=crpt-26');
    expect([totals.count, count, results.length]).toEqual([1, 2, 2]);
    expect(totals.target_budget).toBe(305_000_000);
    await app.call('DELETE', `/project-groups/${made.json<{ id: number }>().id}`, { as: admin });
  });

  it('orders inside a group, pages, searches and filters in the database', async () => {
    const gaps = (await portfolio('?group_by=none&ordering=-gap&limit=500')).results.map(({ gap }) => gap);
    const known = gaps.filter((gap) => gap !== null);
    expect(known).toEqual([...known].sort((a, b) => b - a));
    expect(gaps.slice(0, known.length)).toEqual(known);
    const [first, second] = (await portfolio('?group_by=none&limit=2')).results;
    const next = await portfolio('?group_by=none&limit=1&offset=1');
    expect(next.results.map(({ id }) => id)).toEqual([second?.id]);
    expect(first?.id).not.toBe(second?.id);
    expect((await portfolio('?search=%25')).count).toBe(0);
    expect((await portfolio('?search=HARBOR&group_by=none')).results.map(({ name }) => name)).toEqual([
      'Harbor Point Mixed-Use',
    ]);
    expect((await portfolio('?status=LEGACY')).totals.count).toBe(5);
    expect((await app.call('GET', '/portfolio?group_by=color', { as: admin })).statusCode).toBe(400);
    expect((await app.call('GET', '/portfolio?ordering=team', { as: admin })).statusCode).toBe(400);
  });

  it('compares budget and forecast over the same projects, and names those that it leaves out', async () => {
    const { totals, groups, results } = await portfolio('?group_by=status&limit=500&status=ACTIVE,LEGACY');
    const names = (rows: readonly { name: string }[]) =>
      rows.map(({ name }) => name).toSorted((a, b) => a.toLowerCase().localeCompare(b.toLowerCase()));
    const noBudget = results.filter((row) => row.target_budget === null);
    expect(noBudget.length).toBeGreaterThan(0);
    expect(totals.left_out).toEqual({
      no_budget: names(noBudget).slice(0, 5),
      no_forecast: names(results.filter((row) => row.target_budget !== null && row.forecast === null)),
    });
    expect(totals.compared_forecast).toBeLessThan(totals.forecast ?? 0);
    for (const part of [totals, ...groups])
      expect(part.gap).toBe(
        part.compared_count === 0 ? null : (part.compared_forecast ?? 0) - (part.compared_budget ?? 0),
      );
  });

  it('shows no forecast to those who may not see one, and sums without it', async () => {
    const blind = await app.addPerson(without('foresite_access', 'overview_widget_cost'));
    const { totals, results } = await portfolio('', blind);
    expect(totals).toMatchObject({
      forecast: null,
      compared_budget: null,
      compared_forecast: null,
      gap: null,
      pending_low: null,
      compared_count: 0,
      cost_per_area: null,
    });
    expect(
      results.every(
        ({ forecast, gap, milestone }) => forecast === null && gap === null && milestone === null,
      ),
    ).toBe(true);
  });

  it('is closed without its permission, and shows a member their own projects alone', async () => {
    const closed = await app.addPerson(without('portfolio_access'));
    expect((await app.call('GET', '/portfolio', { as: closed })).statusCode).toBe(403);
    const nobody = await app.addPerson(without('view_all_projects'));
    expect((await portfolio('', nobody)).totals).toMatchObject({ count: 0, target_budget: null });
  });
});

describe('the outlook', () => {
  it('names dates from today on in their order, with their projects', async () => {
    const { dates, today } = await outlook();
    const days = dates?.results.map(({ date }) => date) ?? [];
    expect(days.length).toBeGreaterThan(0);
    expect(days).toEqual([...days].sort());
    expect(days.every((day) => day >= today)).toBe(true);
  });

  it('adds up the risks that the registers count', async () => {
    const { results } = await portfolio('?group_by=none&limit=500');
    const registers = await Promise.all(
      results.map(({ id }) => get<Result<'getRiskRegister'>>(`/projects/${id}/risks/register`)),
    );
    const { risks } = await outlook();
    expect(risks).toMatchObject({
      count: sum(registers.map(({ count }) => count)),
      value: sum(registers.map(({ value }) => value)),
      high_count: sum(registers.map(({ levels }) => levels.high)),
    });
    const values = risks?.results.map(({ value }) => value ?? 0) ?? [];
    expect(values).toEqual([...values].sort((a, b) => b - a));
  });

  it('leaves a part out where the caller may see it nowhere', async () => {
    const blind = await app.addPerson(
      without('risk_access', 'issue_access', 'timeline_access', 'foresite_access'),
    );
    expect(await outlook('', blind)).toMatchObject({
      risks: null,
      issues: null,
      dates: null,
      decisions: null,
    });
    const all = await outlook();
    expect(Object.values(all)).not.toContain(null);
  });

  it('keeps to the projects that the filters let through', async () => {
    const { dates, decisions } = await outlook('?search=harbor');
    const names = [...(dates?.results ?? []), ...(decisions?.results ?? [])].map(
      ({ project }) => project.name,
    );
    expect(new Set(names).size).toBeLessThanOrEqual(1);
    expect((await outlook('?search=nothing-like-it')).decisions).toBeNull();
  });
});
