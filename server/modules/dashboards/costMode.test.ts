import { describe, expect, it } from 'vitest';
import type { Permission } from '#contract/unions.ts';
import type { Result } from '#server/contract/handlers.ts';
import { type Actor, allPermissions, testApp } from '#tests/support/testApp.ts';

type Portfolio = Result<'getDashboardPortfolio'>;
type Dashboard = Result<'getDashboard'>;

const app = await testApp();
const daniel = await app.actor('cost@northbank.example');
const cedar = await app.projectId('Cedar Ridge');
const harbor = await app.projectId('Harbor Point');
const root = '/project-dashboards';
const settings = 'edit_dashboard_settings';
const cards = 'edit_dashboard_cards';
const without = (...keys: Permission[]) => allPermissions.filter((permission) => !keys.includes(permission));
const unable = ['manage_all_project_dashboards', 'view_all_projects'] as const;
const get = async <Body>(path: string, as: Actor) => (await app.call('GET', path, { as })).json<Body>();

// Markups that tell the two apart, in every figure.
await app.asOwner(
  'update project_total set approved_subtotal = approved_subtotal - 12345 where tenant_id = 1',
  [],
);
await app.asOwner(
  'update project_total_day set approved_subtotal = approved_subtotal - 12345 where tenant_id = 1',
  [],
);
await app.asOwner('update item set subtotal_cost = subtotal_cost - 1000 where tenant_id = 1', []);

const kept = async (column: string) =>
  Object.fromEntries(
    (
      await app.asOwner<{ id: string; forecast: string }>(
        `select project_id as id, estimate + approved_${column} as forecast from project_total where tenant_id = 1`,
      )
    ).map(({ id, forecast }) => [Number(id), Number(forecast)]),
  );
const plain = await kept('subtotal');
const marked = await kept('cost');

/** An external dashboard of two projects in a cost mode, with this person on it unless they make it or stay off it. */
async function shown(mode: Dashboard['cost_mode'], person: Actor, permissions: readonly string[] | null) {
  const made = await app.call('POST', root, {
    as: daniel,
    body: {
      name: 'Costs',
      type: 'EXTERNAL',
      cost_mode: mode,
      project_ids: [cedar, harbor],
      ...(permissions && person.id !== daniel.id && { memberships: [{ user_id: person.id, permissions }] }),
    },
  });
  expect(made.statusCode, made.body).toBe(201);
  return made.json<Dashboard>().id;
}

const people = {
  creator: { who: async () => daniel, permissions: [] as string[] | null, may: [200, 200] },
  'member who views': {
    who: () => app.addPerson(without(...unable), [cedar]),
    permissions: [],
    may: [403, 403],
  },
  'member with settings': {
    who: () => app.addPerson(without(...unable), [cedar]),
    permissions: [settings],
    may: [200, 403],
  },
  'member with cards': {
    who: () => app.addPerson(without(...unable), [cedar]),
    permissions: [cards],
    may: [403, 200],
  },
  'member with both': {
    who: () => app.addPerson(without(...unable), [cedar]),
    permissions: [settings, cards],
    may: [200, 200],
  },
  outsider: { who: () => app.addPerson(without(...unable), [cedar]), permissions: null, may: [404, 404] },
  'portfolio holder': {
    who: () => app.addPerson(['portfolio_access', 'view_all_projects', 'foresite_access']),
    permissions: null,
    may: [404, 404],
  },
  'manager of all': {
    who: () => app.addPerson(without('view_all_projects'), [cedar]),
    permissions: null,
    may: [200, 200],
  },
};

describe.each(['AS_SEEN', 'WITHOUT_MARKUPS'] as const)('a dashboard with costs %s', (mode) => {
  it.each(Object.entries(people))('and the %s', async (_name, { who, permissions, may }) => {
    const person = await who();
    const id = await shown(mode, person, permissions);
    const seen = (await app.call('GET', `${root}/${id}`, { as: person })).statusCode;
    expect(seen).toBe(may[0] === 404 ? 404 : 200);
    for (const path of ['portfolio', 'outlook', 'over-time', 'spending', 'history'])
      expect((await app.call('GET', `${root}/${id}/${path}`, { as: person })).statusCode, path).toBe(seen);
    const costs = mode === 'AS_SEEN' ? marked : plain;
    const inSight = seen === 404 ? [] : person.id === daniel.id ? [cedar, harbor] : [cedar];
    const portfolio = await app.call('GET', `${root}/${id}/portfolio?group_by=none`, { as: person });
    const { results = [] } = portfolio.json<Partial<Portfolio>>();
    expect(Object.fromEntries(results.map((row) => [row.id, row.forecast]))).toEqual(
      Object.fromEntries(inSight.map((project) => [project, costs[project]])),
    );
    const mine = { as: person, body: { cost_mode: 'AS_SEEN' } };
    expect((await app.call('PATCH', `${root}/${id}`, mine)).statusCode).toBe(may[0]);
    const arranged = { as: person, body: { cards: [] } };
    expect((await app.call('PUT', `${root}/${id}/cards`, arranged)).statusCode).toBe(may[1]);
  });
});

describe('what a member may not see', () => {
  it.each([
    ['markups', ['view_item_markup'], { markups: 1 }],
    ['forecasts', ['foresite_access', 'overview_widget_cost'], { forecast: 1, items: 1 }],
    ['risks', ['risk_access'], { risks: 1 }],
    ['issues and dates', ['issue_access', 'timeline_access'], { issues: 1, dates: 1 }],
    ['bid packages', ['procurement_access'], { packages: 1 }],
    ['nothing', [], {}],
  ] as const)('of %s is left out in both modes, and said', async (_name, missing, hidden) => {
    const person = await app.addPerson(without(...unable, ...missing), [cedar]);
    for (const mode of ['AS_SEEN', 'WITHOUT_MARKUPS'] as const) {
      const id = await shown(mode, person, []);
      const answer = await get<Portfolio>(`${root}/${id}/portfolio?group_by=none`, person);
      const none = { forecast: 0, markups: 0, risks: 0, items: 0, issues: 0, dates: 0, packages: 0 };
      const blind = 'forecast' in hidden;
      const unmarked = mode === 'WITHOUT_MARKUPS' && !blind ? { markups: 1 } : {};
      expect(answer.hidden).toEqual({ ...none, ...hidden, ...unmarked });
      const bare = mode === 'WITHOUT_MARKUPS' || 'markups' in hidden;
      expect(answer.results[0]?.forecast).toBe(blind ? null : (bare ? plain : marked)[cedar]);
    }
  });

  it('has items, metrics and months without markups too, once the mode says so', async () => {
    expect(plain[cedar]).not.toBe(marked[cedar]);
    const person = await app.addPerson(without(...unable), [cedar]);
    const figures = async (mode: Dashboard['cost_mode']) => {
      const id = await shown(mode, person, []);
      const query = 'feature=value_option_items&chart_type=bar&main_axis=project&secondary_axis=cost';
      const { data } = await get<Result<'getDashboardMetric'>>(`${root}/${id}/metric?${query}`, person);
      const months = await get<Result<'getDashboardOverTime'>>(`${root}/${id}/over-time`, person);
      const { decisions } = await get<Result<'getDashboardOutlook'>>(`${root}/${id}/outlook`, person);
      return [data[0]?.value, months.results.at(-1)?.forecast, decisions?.results.map(({ cost }) => cost)];
    };
    const [sum] = await app.asOwner<{ cost: string; subtotal: string }>(
      `select sum(cost) as cost, sum(subtotal_cost) as subtotal from item
        where tenant_id = 1 and project_id = $1 and not is_deleted`,
      [cedar],
    );
    const [seen, bare] = [await figures('AS_SEEN'), await figures('WITHOUT_MARKUPS')];
    expect(seen.slice(0, 2)).toEqual([Number(sum?.cost), marked[cedar]]);
    expect(bare.slice(0, 2)).toEqual([Number(sum?.subtotal), plain[cedar]]);
    expect(bare[2]).not.toEqual(seen[2]);
  });
});
