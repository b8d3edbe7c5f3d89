import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { testApp } from '#tests/support/testApp.ts';

type ItemPage = components['schemas']['ItemPage'];

const { call, actor, addPerson, projectId, asOwner } = await testApp();
const daniel = await actor('cost@northbank.example');
const project = await projectId('Cedar Ridge');
const items = `/projects/${project}/scenario-items`;

const [company] = await asOwner<{ id: number }>(`select id from tenant where slug = 'northbank'`);
const tenant = company?.id ?? 0;

const ask = (filter: unknown, more = '', as = daniel) =>
  call(
    'GET',
    `${items}?limit=all${more}&filter=${encodeURIComponent(typeof filter === 'string' ? filter : JSON.stringify(filter))}`,
    { as },
  );
const page = async (query: string, as = daniel) => {
  const answer = await call('GET', `${items}?${query}`, { as });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<ItemPage>();
};
const found = async (...rules: unknown[]) => {
  const answer = await ask({ match: 'and', rules });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<ItemPage>().results;
};
const rule = (field: string, operator: string, value: unknown = null) => ({ field, operator, value });

const all = (await page('limit=all')).results;
const first = all.find((item) => item.component && item.assignee && item.tags.length > 0);
if (!first?.component || !first.assignee) throw new Error('The demo has an item with all of these.');
const { component, assignee } = first;
const tag = first.tags[0]?.id ?? 0;
const has = (item: (typeof all)[number], id: number) => item.tags.some((one) => one.id === id);

describe('conditions of the items list', () => {
  it.each([
    [rule('status', 'one_of', ['APPROVED', 'DRAFT']), (i) => i.status === 'APPROVED' || i.status === 'DRAFT'],
    [rule('status', 'not_contains', ['PENDING']), (i) => i.status !== 'PENDING'],
    [rule('status', 'not_equals', 'PENDING'), (i) => i.status !== 'PENDING'],
    [rule('component', 'equals', String(component.id)), (i) => i.component?.id === component.id],
    [rule('component', 'not_equals', String(component.id)), (i) => i.component?.id !== component.id],
    [rule('component', 'is_empty'), (i) => i.component === null],
    [rule('assignee', 'one_of', [String(assignee.id)]), (i) => i.assignee?.id === assignee.id],
    [rule('priority', 'one_of', ['5', '4']), (i) => i.priority >= 4],
    [rule('tags', 'one_of', [String(tag)]), (i) => has(i, tag)],
    [rule('tags', 'contains', [String(tag)]), (i) => has(i, tag)],
    [rule('tags', 'not_contains', [String(tag)]), (i) => !has(i, tag)],
    [rule('tags', 'equals', [String(tag)]), (i) => has(i, tag) && i.tags.length === 1],
    [rule('tags', 'is_empty'), (i) => i.tags.length === 0],
    [rule('me_groups', 'is_not_empty'), (i) => i.me_groups.length > 0],
    [rule('cost', 'less_than', 0), (i) => i.cost !== null && i.cost < 0],
    [
      rule('cost', 'between', { from: 0, to: 1_000_000 }),
      (i) => i.cost !== null && i.cost >= 0 && i.cost <= 1e6,
    ],
    [rule('upper_limit', 'greater_than_eq', 20), (i) => i.upper_limit >= 20],
    [rule('due_date', 'is_empty'), (i) => i.due_date === null],
    [
      rule('due_date', 'less_than_eq', '2026-12-15'),
      (i) => i.due_date !== null && i.due_date <= '2026-12-15',
    ],
    [rule('name', 'contains', ' GLAZ '), (i) => i.name.toLowerCase().includes('glaz')],
    [rule('name', 'not_contains', '%'), (i) => !i.name.includes('%')],
    [rule('has_valid_scope', 'equals', false), (i) => !i.has_valid_scope],
  ] as [object, (item: (typeof all)[number]) => boolean][])('%j', async (condition, holds) => {
    const expected = all.filter(holds).map(({ code }) => code);
    expect((await found(condition)).map(({ code }) => code)).toEqual(expected);
  });

  it('combine with AND and OR', async () => {
    const or = { match: 'or', rules: [rule('status', 'equals', 'DRAFT'), rule('cost', 'less_than', 0)] };
    const both = await found(or, rule('tags', 'is_not_empty'));
    const expected = all.filter((i) => (i.status === 'DRAFT' || (i.cost ?? 0) < 0) && i.tags.length > 0);
    expect(both.map(({ code }) => code)).toEqual(expected.map(({ code }) => code));
    expect(await found({ match: 'or', rules: [] }, rule('cost', 'equals'))).toHaveLength(all.length);
  });

  it.each([
    ['{"match":', 'The filter could not be read. Set it again.'],
    [
      { match: 'and', rules: [rule('password', 'equals', 'x')] },
      'There is no field "password" to filter by.',
    ],
    [
      { match: 'and', rules: [rule('component', 'equals', '1 or 1=1')] },
      'A chosen value is no longer offered. Choose again.',
    ],
    [
      { match: 'and', rules: [rule('cost', 'between', { from: 9, to: 1 })] },
      'Cost: Min must not be greater than Max',
    ],
    [
      { match: 'and', rules: [rule('due_date', 'between', { from: '2026-11-01', to: null })] },
      'Due date: Please select a full range',
    ],
  ])('%j is refused: %s', async (filter, sentence) => {
    const answer = await ask(filter);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ errors: Record<string, string[]> }>().errors).toEqual({ filter: [sentence] });
  });
});

describe("the company's own fields", () => {
  const define = async (slug: string, type: string, values: Record<string, unknown>) => {
    const [row] = await asOwner<{ id: number }>(
      `insert into attribute_definition (tenant_id, id, entity_type, slug, name, type, position)
        select $1, coalesce(max(id), 0) + 1, 'SCENARIO_ITEM', $2, $2, $3, 99 from attribute_definition where tenant_id = $1 returning id`,
      [tenant, slug, type],
    );
    for (const [code, value] of Object.entries(values))
      await asOwner(
        `insert into attribute_value (tenant_id, definition_id, entity_id, value) values ($1, $2, $3, $4::jsonb)`,
        [tenant, row?.id, all.find((item) => item.code === code)?.id, JSON.stringify(value)],
      );
  };

  it('are asked by their slug, each type in its own way', async () => {
    await define('zone', 'TEXT', { 'VO-001': 'North', 'VO-002': 'South' });
    await define('mass', 'NUMBER', { 'VO-001': 12.5, 'VO-003': 40 });
    await define('phase', 'DATE_RANGE', { 'VO-004': ['2026-12-01', '2026-12-20'] });
    await define('kind', 'SELECT', { 'VO-005': 71, 'VO-006': [72] });
    await define('trades', 'MULTISELECT', { 'VO-007': [81, 82], 'VO-008': [82] });
    const codes = async (...rules: unknown[]) => (await found(...rules)).map(({ code }) => code);
    expect(await codes(rule('ca_zone', 'contains', 'NOR'))).toEqual(['VO-001']);
    expect(await codes(rule('ca_mass', 'greater_than', 12.5))).toEqual(['VO-003']);
    const days = { from: '2026-12-20', to: '2027-01-01' };
    expect(await codes(rule('ca_phase', 'between', days))).toEqual(['VO-004']);
    expect(await codes(rule('ca_phase', 'greater_than', '2026-12-01'))).toEqual([]);
    expect(await codes(rule('ca_kind', 'one_of', ['71', '72']))).toEqual(['VO-005', 'VO-006']);
    expect(await codes(rule('ca_kind', 'equals', '72'))).toEqual(['VO-006']);
    expect(await codes(rule('ca_trades', 'contains', ['81', '82']))).toEqual(['VO-007']);
    expect(await codes(rule('ca_trades', 'one_of', ['82']))).toEqual(['VO-007', 'VO-008']);
    expect((await ask({ match: 'and', rules: [rule('ca_gone', 'equals', 'x')] })).statusCode).toBe(400);
  });

  it('do not apply where the company has them switched off', async () => {
    await asOwner(
      `update tenant_flag set enabled = false where tenant_id = $1 and flag = 'enable_custom_attributes'`,
      [tenant],
    );
    const someone = await addPerson(['foresite_access', 'view_all_projects'], [project]);
    await expect
      .poll(async () => {
        const answer = await ask({ match: 'and', rules: [rule('ca_zone', 'contains', 'NOR')] }, '', someone);
        return answer.json<ItemPage>().count;
      })
      .toBe(all.length);
  });
});

describe('pages and totals', () => {
  it('sum the whole list, whatever the page', async () => {
    const pending = (await page('limit=all&status=PENDING')).results;
    const { results, totals, count } = await page('limit=2&offset=2&status=PENDING&totals=true');
    expect(results.map(({ code }) => code)).toEqual(pending.slice(2, 4).map(({ code }) => code));
    expect(count).toBe(pending.length);
    const cents = pending.reduce((sum, item) => sum + Math.round((item.cost ?? 0) * 100), 0);
    expect(totals?.cost).toBe(cents / 100);
    expect(totals?.estimated_area.unit).toBe('sq_ft');
    expect((await page('limit=2')).totals).toBeUndefined();
    expect((await page('search=nothing-like-it&totals=true')).totals?.cost).toBe(0);
  });

  it('sort by what hangs on items', async () => {
    const byGroup = (await page('limit=all&ordering=me_groups')).results;
    const letters = byGroup.flatMap((item) => item.me_groups[0]?.letter ?? []);
    expect(letters).toEqual(letters.toSorted());
    expect(letters.length).toBeGreaterThan(1);
    expect(byGroup.at(-1)?.me_groups).toEqual([]);
    const firstTags = (await page('limit=all&ordering=-tags')).results.map(
      (item) => item.tags.map(({ name }) => name.toLowerCase()).toSorted()[0] ?? '',
    );
    expect(firstTags).toEqual(firstTags.toSorted().toReversed());
    expect(new Set(firstTags).size).toBeGreaterThan(2);
  });
});
