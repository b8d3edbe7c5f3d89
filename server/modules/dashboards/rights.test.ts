import { describe, expect, it } from 'vitest';
import type { Permission } from '#contract/unions.ts';
import type { DashboardPermission } from '#domain/dashboards';
import type { Result } from '#server/contract/handlers.ts';
import { attachmentCalls } from '#tests/support/attachmentCalls.ts';
import { type Actor, testApp } from '#tests/support/testApp.ts';
import { png } from '#tests/support/upload.ts';

type Dashboard = Result<'getDashboard'>;

const app = await testApp();
const admin = await app.actor('admin@northbank.example');
const cedar = await app.projectId('Cedar Ridge');
const root = '/project-dashboards';
const { send } = attachmentCalls(app, admin);
const everyRight: DashboardPermission[] = ['edit_dashboard_cards', 'edit_dashboard_settings'];

/** What somebody does with a dashboard, and what they are answered. */
const acts = {
  see: (id, as) => app.call('GET', `${root}/${id}`, { as }),
  projects: (id, as) => app.call('GET', `${root}/${id}/portfolio`, { as }),
  months: (id, as) => app.call('GET', `${root}/${id}/over-time`, { as }),
  outlook: (id, as) => app.call('GET', `${root}/${id}/outlook`, { as }),
  spending: (id, as) => app.call('GET', `${root}/${id}/spending`, { as }),
  metric: (id, as) =>
    app.call(
      'GET',
      `${root}/${id}/metric?feature=risks&chart_type=bar&main_axis=status&secondary_axis=count`,
      { as },
    ),
  rows: (id, as) =>
    app.call('GET', `${root}/${id}/metric/rows?feature=risks&main_axis=status&secondary_axis=count`, { as }),
  history: (id, as) => app.call('GET', `${root}/${id}/history`, { as }),
  settings: (id, as) => app.call('PATCH', `${root}/${id}`, { as, body: { description: 'Changed' } }),
  picture: (id, as) => send({ entity: 'dashboard', id, field: 'picture' }, 'site.png', png(), as),
  cards: (id, as) => app.call('PUT', `${root}/${id}/cards`, { as, body: { cards: [] } }),
  remove: (id, as) => app.call('DELETE', `${root}/${id}`, { as }),
  restore: (id, as) => app.call('POST', `${root}/${id}/restore`, { as }),
} satisfies Record<string, (id: number, as: Actor) => ReturnType<typeof app.call>>;
type Act = keyof typeof acts;

const reading = ['see', 'projects', 'months', 'outlook', 'spending', 'metric', 'rows', 'history'] as const;
const nothing = Object.fromEntries(Object.keys(acts).map((act) => [act, 404])) as Record<Act, number>;
const read = { ...nothing, ...Object.fromEntries(reading.map((act) => [act, 200])) };
const viewer = { ...read, settings: 403, picture: 403, cards: 403, remove: 403, restore: 409 };
const settings = { ...viewer, settings: 200, picture: 201, remove: 204, restore: 200 };
const cards = { ...viewer, cards: 200 };

interface Person {
  who: string;
  /** What their role holds in the company. */
  role: Permission[];
  /** Their rights as a member; undefined for somebody who is none. */
  member?: DashboardPermission[];
  may: Record<Act, number>;
}

const people: Person[] = [
  { who: 'a member who sees it', role: [], member: [], may: viewer },
  { who: 'a member who may edit settings', role: [], member: ['edit_dashboard_settings'], may: settings },
  { who: 'a member who may edit cards', role: [], member: ['edit_dashboard_cards'], may: cards },
  { who: 'a member with both', role: [], member: everyRight, may: { ...settings, cards: 200 } },
  { who: 'an outsider', role: ['foresite_access', 'risk_access'], may: nothing },
  { who: 'a holder of the portfolio', role: ['portfolio_access', 'portfolio_export'], may: nothing },
  { who: 'a creator of other ones', role: ['add_projectsdashboard'], may: nothing },
  {
    who: 'who manages every dashboard',
    role: ['manage_all_project_dashboards'],
    may: { ...settings, cards: 200 },
  },
];

async function make(as: Actor, memberships: object[] = []): Promise<number> {
  const body = { name: 'Review', type: 'EXTERNAL', project_ids: [cedar], memberships };
  return (await app.call('POST', root, { as, body })).json<Dashboard>().id;
}

async function answers(id: number, as: Actor): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  // Deleting comes before restoring, so that there is something to bring back.
  for (const [act, call] of Object.entries(acts)) statuses[act] = (await call(id, as)).statusCode;
  return statuses;
}

describe('what each of them may do with a dashboard', () => {
  it.each(people)('$who', async ({ role, member, may }) => {
    const person = await app.addPerson(role, [cedar]);
    const id = await make(admin, member ? [{ user_id: person.id, permissions: member }] : []);
    expect(await answers(id, person)).toEqual(may);
    const listed = (await app.call('GET', `${root}?limit=100`, { as: person })).json<
      Result<'listDashboards'>
    >();
    expect(listed.results.some((one) => one.id === id)).toBe(may.see === 200);
  });

  it('its creator all of it, whatever their role says of others', async () => {
    const creator = await app.addPerson(['add_projectsdashboard'], [cedar]);
    const id = await make(creator);
    expect(await answers(id, creator)).toEqual({ ...settings, cards: 200 });
  });
});

describe('what takes a permission of the company', () => {
  const statuses = async (role: Permission[]) => {
    const as = await app.addPerson(role, [cedar]);
    const body = { name: 'Mine', type: 'INTERNAL' };
    const bar = 'feature=risks&main_axis=status&secondary_axis=cost';
    return [
      (await app.call('GET', '/portfolio', { as })).statusCode,
      (await app.call('GET', '/portfolio/outlook', { as })).statusCode,
      (await app.call('GET', '/portfolio/over-time', { as })).statusCode,
      (await app.call('GET', '/portfolio/metric?chart_type=bar&' + bar, { as })).statusCode,
      (await app.call('GET', '/portfolio/metric/rows?' + bar, { as })).statusCode,
      (await app.call('POST', root, { as, body })).statusCode,
      (await app.call('GET', '/dashboard-people?search=okafor', { as })).statusCode,
    ];
  };

  it.each([
    ['nobody without', [], [403, 403, 403, 403, 403, 403, 403]],
    ['the portfolio for its holder', ['portfolio_access'], [200, 200, 200, 200, 200, 403, 403]],
    ['a new one for who may create them', ['add_projectsdashboard'], [403, 403, 403, 403, 403, 201, 200]],
    [
      'no new one for who manages all',
      ['manage_all_project_dashboards'],
      [403, 403, 403, 403, 403, 403, 403],
    ],
  ] as const)('is %s', async (_what, role, expected) => {
    expect(await statuses([...role])).toEqual(expected);
  });
});
