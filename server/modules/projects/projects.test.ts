import { describe, expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { allPermissions, testApp } from '#tests/support/testApp.ts';

const app = await testApp();
const admin = await app.actor('admin@northbank.example');
const list = async (query = '', as = admin) =>
  (await app.call('GET', `/projects${query}`, { as })).json<Result<'listProjects'>>();
const one = async (search: string) => (await list(`?search=${encodeURIComponent(search)}`)).results[0];

describe('the project list', () => {
  it('shows where Cedar Ridge stands, with the exact range over its exclusive groups', async () => {
    expect(await one('crpt-26')).toMatchObject({
      name: 'Cedar Ridge Patient Tower',
      city: 'Seattle',
      target_budget: 305_000_000,
      current_estimate: 314_800_000,
      forecast: 312_900_000,
      pending_low: 298_780_000,
      pending_high: 317_680_000,
      gap: 7_900_000,
      gap_percent: 2.59,
      cost_per_area: 1035.53,
      target_area: { value: 304_000, unit: 'sq_ft' },
      current_milestone: { id: 3 },
    });
  });

  it('knows Harbor Point and the legacy projects by their only estimate', async () => {
    expect(await one('Harbor')).toMatchObject({ current_estimate: 208_200_000, cost_per_area: 571.98 });
    expect(await one('Summit Valley')).toMatchObject({
      status: 'LEGACY',
      cost_per_area: 610,
      completed_year: 2019,
    });
  });

  it('searches name, code and city without regard to case, and takes signs as they are', async () => {
    expect((await list('?search=SEATTLE')).count).toBe(1);
    expect((await list('?search=%25')).count).toBe(0);
    expect((await list('?search=hpmu')).results[0]?.name).toBe('Harbor Point Mixed-Use');
  });

  it('sums every status over all matches, whatever the page', async () => {
    const page = await list('?limit=1');
    expect(page.results).toHaveLength(1);
    const legacy = page.groups.find(({ key }) => key === 'LEGACY');
    expect(legacy).toMatchObject({ count: 5, area_sq_ft: 981_000 });
    expect(page.groups.reduce((sum, { count }) => sum + count, 0)).toBe(page.count);
    const active = page.groups.find(({ key }) => key === 'ACTIVE');
    const rows = (await list('?status=ACTIVE')).results;
    expect(active?.forecast).toBe(rows.reduce((sum, { forecast }) => sum + (forecast ?? 0), 0));
  });

  it('orders by what is asked, nothing last, and keeps groups together by status', async () => {
    const names = (await list('?ordering=-name&limit=500')).results.map(({ name }) => name.toLowerCase());
    expect(names).toEqual([...names].sort((a, b) => (a < b ? 1 : -1)));
    const gaps = (await list('?ordering=gap&limit=500')).results.map(({ gap }) => gap);
    const known = gaps.filter((gap) => gap !== null);
    expect(gaps.slice(0, known.length)).toEqual([...known].sort((a, b) => a - b));
    const statuses = (await list('?ordering=status,-forecast&limit=500')).results.map(({ status }) => status);
    expect(statuses.filter((status, index) => status !== statuses[index - 1])).toHaveLength(
      new Set(statuses).size,
    );
  });

  it('counts items without markups for those who may not see them', async () => {
    const blind = await app.addPerson(
      allPermissions.filter((permission) => permission !== 'view_item_markup'),
    );
    const [full] = (await list('?search=WSS-26&ordering=-forecast')).results;
    const [seen] = (await list('?search=WSS-26&ordering=-forecast', blind)).results;
    expect(seen?.pending_high).not.toBe(full?.pending_high);
    expect(seen?.current_estimate).toBe(full?.current_estimate);
  });

  it('asks the company’s own fields of projects, with sums of those that match', async () => {
    const made = await app.call('POST', '/custom-attributes', {
      as: admin,
      body: { name: 'Delivery region', type: 'TEXT', entity_type: 'PROJECT' },
    });
    const { id, slug } = made.json<{ id: number; slug: string }>();
    const harbor = await app.projectId('Harbor Point');
    await app.asOwner(
      `insert into attribute_value (tenant_id, definition_id, entity_id, value) values (1, $1, $2, to_jsonb($3::text))`,
      [id, harbor, 'North shore'],
    );
    const asked = (value: string) =>
      `?filter=${encodeURIComponent(
        JSON.stringify({ match: 'and', rules: [{ field: `ca_${slug}`, operator: 'contains', value }] }),
      )}`;
    const found = await list(`${asked('shore')}&ordering=name&search=a&status=ACTIVE`);
    expect(found.results.map((row) => row.id)).toEqual([harbor]);
    expect(found.groups.map(({ count, forecast }) => [count, forecast])).toEqual([[1, 208_200_000]]);
    expect((await list(asked('nowhere'))).count).toBe(0);
    expect((await app.call('GET', '/projects?filter=%7B%22rules%22%3A1%7D', { as: admin })).statusCode).toBe(
      400,
    );
  });

  it('narrows to the projects in which the reader holds a permission, by their role there or in the company', async () => {
    const cedar = await app.projectId('Cedar Ridge');
    const harbor = await app.projectId('Harbor Point');
    const reads = await app.addPerson(['risk_access'], [cedar, harbor]);
    const writes = await app.addPerson(['change_risk'], []);
    const ids = async (as = reads, query = '?permission=change_risk') =>
      (await list(query, as)).results.map(({ id }) => id);
    expect(await ids()).toEqual([]);
    expect(await ids(reads, '?permission=risk_access&ordering=name')).toEqual([cedar, harbor]);
    await app.asOwner(
      'update project_member set role_id = $1 where tenant_id = 1 and user_id = $2 and project_id = $3',
      [writes.id, reads.id, harbor],
    );
    expect([await ids(), await ids(reads, '?permission=risk_access')]).toEqual([[harbor], [cedar]]);
    expect((await list('?permission=change_risk&search=cedar', reads)).groups).toEqual([]);
    expect((await app.call('GET', '/projects?permission=fly', { as: reads })).statusCode).toBe(400);
  });

  it('takes few statements, whatever the number of projects', async () => {
    await list();
    const statements: string[] = [];
    const stop = app.database.observe((text) => statements.push(text));
    await list('?limit=500');
    stop();
    // Company and caller are remembered for a moment: on a slow machine they are asked anew, before the list is.
    const caller = /^select id, slug,[^]* from tenant where slug|^select u\.status[^]* from app_user u/;
    const asked = statements.filter((text) => !/^(begin|commit)\b/.test(text) && !caller.test(text));
    expect(asked).toHaveLength(1);
    expect(statements.length).toBeLessThanOrEqual(9);
  });
});

describe('one project', () => {
  it('counts what the sidebar shows', async () => {
    const id = await app.projectId('Cedar Ridge');
    const answer = await app.call('GET', `/projects/${id}`, { as: admin });
    expect(answer.json()).toMatchObject({
      target_area: { value: 304_000, unit: 'sq_ft' },
      has_milestones: true,
      has_components: true,
      has_estimate: true,
      counts: { items: 12, scenarios: 3, components: 5, milestones: 6, risks: 7, issues: 3 },
    });
    expect(answer.headers.etag).toBe('W/"1"');
  });

  it('tells its milestones and components', async () => {
    const id = await app.projectId('Cedar Ridge');
    const milestones = (await app.call('GET', `/projects/${id}/design-milestones`, { as: admin })).json<
      Result<'listMilestones'>
    >();
    expect(milestones.results.map(({ code, type }) => `${code} ${type}`).slice(0, 5)).toEqual([
      'MS-001 has_estimate',
      'MS-002 has_estimate',
      'MS-003 current',
      'MS-004 forecasted',
      'MS-005 pending',
    ]);
    const current = milestones.results[2];
    expect(current?.total).toBe(314_800_000);
    const components = (await app.call('GET', `/projects/${id}/components`, { as: admin })).json<
      Result<'listComponents'>
    >();
    expect(components.results.map(({ current_cost }) => current_cost)).toEqual([
      9_400_000, 257_400_000, 24_300_000, 16_100_000, 7_600_000,
    ]);
  });
});
