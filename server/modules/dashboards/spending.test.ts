import { describe, expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { allPermissions, testApp } from '#tests/support/testApp.ts';

type Spending = Result<'getDashboardSpending'>;
type Packages = Result<'listBidPackages'>;
type Contingency = Result<'getContingency'>;

const app = await testApp();
const admin = await app.actor('admin@northbank.example');
const get = async <Body>(path: string, as = admin) => (await app.call('GET', path, { as })).json<Body>();
const listed = await get<Result<'listDashboards'>>('/project-dashboards?search=healthcare');
const dashboard = listed.results[0];
const projects = dashboard?.related_projects.map(({ id }) => id) ?? [];
const spending = (query = '', as = admin) =>
  get<Spending>(`/project-dashboards/${dashboard?.id}/spending${query}`, as);
const sum = (figures: readonly (number | null | undefined)[]) =>
  Math.round(figures.reduce<number>((total, figure) => total + (figure ?? 0), 0) * 100) / 100;
const without = (...keys: string[]) => allPermissions.filter((permission) => !keys.includes(permission));

describe('what is bought', () => {
  it('is what the procurement of each project says, bought packages too', async () => {
    const [row] = await app.asOwner<{ id: number }>(
      `update bid_package set status = 'AWARDED', committed = 900000.25, budget = 1000000 where tenant_id = 1
        and id = (select min(id) from bid_package where tenant_id = 1 and project_id = any($1) and not is_deleted) returning id`,
      [projects],
    );
    expect(row).toBeDefined();
    const { procurement } = await spending();
    const pages = await Promise.all(
      projects.map(async (id) => [id, await get<Packages>(`/projects/${id}/bid-packages`)] as const),
    );
    const filled = pages.filter(([, { count }]) => count > 0);
    expect(filled.length).toBeGreaterThan(0);
    for (const [id, { count, figures }] of filled)
      expect(procurement?.results.find(({ project }) => project.id === id)).toMatchObject({
        count,
        bought_count: figures.bought_count,
        budget: figures.budget,
        committed: figures.committed,
        savings: figures.savings,
        percent_bought: Math.round((figures.bought_budget / figures.budget) * 1000) / 10,
      });
    expect(procurement).toMatchObject({
      count: sum(filled.map(([, { count }]) => count)),
      budget: sum(filled.map(([, { figures }]) => figures.budget)),
      committed: sum(filled.map(([, { figures }]) => figures.committed)),
    });
  });
});

describe('what is held back', () => {
  it('is what the contingency of each project says, with what is dated later left out', async () => {
    await app.asOwner(
      `insert into contingency_entry (tenant_id, id, pot_id, date, amount) select 1, 900000 + id, id, '2099-01-01', 777 from contingency_pot
        where tenant_id = 1 and project_id = any($1)`,
      [projects],
    );
    const { contingency } = await spending();
    const all = await Promise.all(
      projects.map(async (id) => [id, await get<Contingency>(`/projects/${id}/contingency`)] as const),
    );
    const held = all.filter(([, { pots }]) => pots.length > 0);
    expect(held.length).toBeGreaterThan(0);
    for (const [id, { pots, total }] of held)
      expect(contingency?.results.find(({ project }) => project.id === id)).toMatchObject({
        count: pots.length,
        opened: total.opened,
        funded: total.funded,
        drawn: total.drawn,
        remaining: total.left,
      });
    expect(contingency?.remaining).toBe(sum(held.map(([, { total }]) => total.left)));
  });
});

describe('the parts', () => {
  it('are null without their rights, and empty where the filter leaves no project with any', async () => {
    const noBuying = await app.addPerson(without('procurement_access'));
    expect((await spending('', noBuying)).procurement).toBeNull();
    expect((await spending('', noBuying)).contingency).not.toBeNull();
    const noForesite = await app.addPerson(without('foresite_access'));
    expect((await spending('', noForesite)).contingency).toBeNull();
    const legacy = await spending('?status=LEGACY');
    expect(legacy.procurement).toMatchObject({ count: 0, budget: 0, percent_bought: null, results: [] });
  });

  it('leave procurement out where the company has none', async () => {
    const body = { switches: { procurement_available: false } };
    await app.call('PATCH', '/switches', { as: admin, body });
    expect((await spending()).procurement).toBeNull();
  });
});
