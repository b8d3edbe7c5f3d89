import { describe, expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { type Actor, allPermissions, testApp } from '#tests/support/testApp.ts';

type Dashboard = Result<'getDashboard'>;

const app = await testApp();
const admin = await app.actor('admin@northbank.example');
const daniel = await app.actor('cost@northbank.example');
const sam = await app.actor('owner@wellspring.example');
const cedar = await app.projectId('Cedar Ridge');
const harbor = await app.projectId('Harbor Point');
const without = (...keys: string[]) => allPermissions.filter((permission) => !keys.includes(permission));
const member = (projects: number[] = [cedar]) =>
  app.addPerson(without('manage_all_project_dashboards', 'view_all_projects'), projects);

const root = '/project-dashboards';
const create = (body: object, as = daniel) => app.call('POST', root, { as, body });
const make = async (body: object, as = daniel) =>
  (await create({ name: 'Review', type: 'INTERNAL', ...body }, as)).json<Dashboard>();
const list = async (as: Actor, query = '') =>
  (await app.call('GET', `${root}${query}`, { as })).json<Result<'listDashboards'>>();
const read = (id: number, as: Actor) => app.call('GET', `${root}/${id}`, { as });
const patch = (id: number, body: object, as = daniel, headers = {}) =>
  app.call('PATCH', `${root}/${id}`, { as, body, headers });
const arrange = (id: number, cards: unknown, as = daniel) =>
  app.call('PUT', `${root}/${id}/cards`, { as, body: { cards } });
const both = ['edit_dashboard_cards', 'edit_dashboard_settings'];

describe('the dashboards of the demo', () => {
  it('show the owner theirs alone, with the one project that he sees', async () => {
    const { results } = await list(sam);
    expect(results.map(({ name, type, permissions }) => [name, type, permissions])).toEqual([
      ['Wellspring owner view', 'EXTERNAL', []],
    ]);
    expect(results[0]?.related_projects.map(({ id }) => id)).toEqual([cedar]);
    const figures = await app.call('GET', `${root}/${results[0]?.id}/portfolio`, { as: sam });
    expect(figures.json<Result<'getPortfolio'>>().results.map(({ id }) => id)).toEqual([cedar]);
    expect((await app.call('GET', '/portfolio', { as: sam })).statusCode).toBe(403);
  });

  it('are found by name, group, project, member and type, and put in order', async () => {
    const names = async (query: string) => (await list(daniel, query)).results.map(({ name }) => name);
    expect(await names('')).toEqual(['Healthcare portfolio', 'Wellspring owner view']);
    expect(await names('?ordering=-name')).toEqual(['Wellspring owner view', 'Healthcare portfolio']);
    expect(await names('?search=OWNER')).toEqual(['Wellspring owner view']);
    expect(await names('?type=INTERNAL')).toEqual(['Healthcare portfolio']);
    expect(await names(`?member_id=${sam.id}`)).toEqual(['Wellspring owner view']);
    expect(await names(`?shown_project_id=${harbor}`)).toEqual([]);
    expect(await names(`?shown_project_id=${cedar}`)).toHaveLength(2);
    expect((await list(daniel, '?limit=1&offset=1')).count).toBe(2);
  });
});

describe('creating', () => {
  it('makes the caller a member with every right, whatever is sent', async () => {
    const made = await make({ name: '  Capital  ', memberships: [{ user_id: daniel.id, permissions: [] }] });
    expect(made).toMatchObject({ name: 'Capital', created_by: { id: daniel.id }, type: 'INTERNAL' });
    expect(made.memberships).toEqual([expect.objectContaining({ permissions: both })]);
    expect(made.cards.length).toBeGreaterThan(3);
  });

  it.each([
    ['a name of blanks', { name: ' ', type: 'INTERNAL' }, 422, /^Name is required$/],
    ['a name of 101 letters', { name: 'x'.repeat(101), type: 'INTERNAL' }, 422, /100/],
    ['no type', { name: 'No type' }, 400, /type/],
    ['an unknown type', { name: 'Odd', type: 'SECRET' }, 400, /type/],
  ])('refuses %s', async (_what, body, status, words) => {
    const answer = await create(body);
    expect(answer.statusCode).toBe(status);
    const { message, errors } = answer.json<{ message?: string; errors?: object }>();
    expect(message || JSON.stringify(errors)).toMatch(words);
  });

  it('refuses projects and groups out of sight, and people without an account', async () => {
    const person = await member();
    const group = await app.call('POST', '/project-groups', {
      as: admin,
      body: { name: 'Half closed', project_ids: [cedar, harbor] },
    });
    const half = group.json<{ id: number }>().id;
    expect((await create({ name: 'A', type: 'INTERNAL', project_ids: [harbor] }, person)).statusCode).toBe(
      422,
    );
    expect(
      (await create({ name: 'A', type: 'INTERNAL', project_group_ids: [half] }, person)).statusCode,
    ).toBe(422);
    expect(
      (await create({ name: 'A', type: 'INTERNAL', memberships: [{ user_id: 999_999 }] })).statusCode,
    ).toBe(422);
    expect((await create({ name: 'A', type: 'INTERNAL' }, sam)).statusCode).toBe(403);
    const open = await make({ project_group_ids: [half] }, admin);
    expect(open.related_projects.map(({ id }) => id).sort((a, b) => a - b)).toEqual([cedar, harbor]);
  });

  it('keeps outside people off internal dashboards', async () => {
    const outside = { memberships: [{ user_id: sam.id }] };
    expect((await create({ name: 'A', type: 'INTERNAL', ...outside })).statusCode).toBe(422);
    expect((await create({ name: 'A', type: 'EXTERNAL', ...outside })).statusCode).toBe(201);
    const find = async (type: string) =>
      (await app.call('GET', `/dashboard-people?search=wellspring&type=${type}`, { as: daniel })).json<
        Result<'searchDashboardPeople'>
      >().results;
    expect(await find('INTERNAL')).toEqual([]);
    expect((await find('EXTERNAL')).map(({ user, is_external }) => [user.id, is_external])).toContainEqual([
      sam.id,
      true,
    ]);
    expect((await app.call('GET', '/dashboard-people?search=we', { as: daniel })).statusCode).toBe(400);
  });

  it('offers external dashboards only where the company says so', async () => {
    const only = (external_only: boolean) =>
      app.call('PATCH', '/company-settings', { as: admin, body: { dashboards: { external_only } } });
    await only(true);
    expect((await create({ name: 'A', type: 'INTERNAL' })).json<{ message: string }>().message).toBe(
      'This company has external dashboards only. Choose External.',
    );
    await only(false);
  });
});

describe('rights', () => {
  it.each([
    ['nothing', [], { see: 200, patch: 403, cards: 403, remove: 403 }],
    ['settings', ['edit_dashboard_settings'], { see: 200, patch: 200, cards: 403, remove: 204 }],
    ['cards', ['edit_dashboard_cards'], { see: 200, patch: 403, cards: 200, remove: 403 }],
    ['both', both, { see: 200, patch: 200, cards: 200, remove: 204 }],
  ])('of a member with %s', async (_name, permissions, allowed) => {
    const person = await member();
    const { id } = await make({ type: 'EXTERNAL', memberships: [{ user_id: person.id, permissions }] });
    expect((await read(id, person)).statusCode).toBe(allowed.see);
    expect((await patch(id, { description: 'New' }, person)).statusCode).toBe(allowed.patch);
    expect((await arrange(id, [], person)).statusCode).toBe(allowed.cards);
    const removed = await app.call('DELETE', `${root}/${id}`, { as: person });
    expect(removed.statusCode).toBe(allowed.remove);
  });

  it('hide a dashboard from whoever is no member, but from those who manage all', async () => {
    const { id } = await make({});
    const outsider = await member();
    for (const path of ['', '/portfolio', '/outlook', '/history'])
      expect((await app.call('GET', `${root}/${id}${path}`, { as: outsider })).statusCode).toBe(404);
    expect((await patch(id, { name: 'Mine' }, outsider)).statusCode).toBe(404);
    expect((await read(id, admin)).json<Dashboard>().permissions.toSorted()).toEqual(both);
  });

  it('leave what the editor does not see on the dashboard', async () => {
    const person = await member();
    const { id } = await make(
      {
        type: 'EXTERNAL',
        project_ids: [cedar, harbor],
        memberships: [{ user_id: person.id, permissions: both }],
      },
      admin,
    );
    expect((await read(id, person)).json<Dashboard>().projects.map((one) => one.id)).toEqual([cedar]);
    expect((await patch(id, { project_ids: [] }, person)).statusCode).toBe(200);
    expect((await read(id, admin)).json<Dashboard>().projects.map((one) => one.id)).toEqual([harbor]);
  });
});

describe('changing', () => {
  it('keeps type and creator, and refuses a version that is no longer', async () => {
    const { id, version } = await make({});
    expect((await patch(id, { type: 'EXTERNAL' })).statusCode).toBe(400);
    expect((await patch(id, { memberships: [] })).json<Dashboard>().memberships).toHaveLength(1);
    await patch(id, { description: 'Newer' });
    expect((await patch(id, { name: 'Late' }, daniel, { 'if-match': String(version) })).statusCode).toBe(412);
  });

  it('arranges cards: named once, forty at most, as wide as can be read', async () => {
    const { id } = await make({});
    const card = (key: string, width = 4) => ({ key, kind: 'text', width, text: 'Hello' });
    expect((await arrange(id, [card('a'), card('b', 12)])).json<Dashboard>().cards).toEqual([
      card('a'),
      card('b', 12),
    ]);
    expect((await arrange(id, [card('a'), card('a')])).statusCode).toBe(422);
    expect((await arrange(id, [card('a', 2)])).statusCode).toBe(400);
    expect((await arrange(id, [card('a', 13)])).statusCode).toBe(400);
    expect(
      (
        await arrange(
          id,
          Array.from({ length: 41 }, (_, at) => card(String(at))),
        )
      ).statusCode,
    ).toBe(400);
  });

  it('takes cards of a project that the caller sees, and keeps one that was there', async () => {
    const { id } = await make({ project_ids: [cedar] });
    const card = (kind: string, project_id?: number) => ({
      key: kind,
      kind,
      width: 4,
      ...(project_id && { project_id }),
    });
    for (const kind of ['trend', 'tvd', 'picture']) {
      expect((await arrange(id, [card(kind)])).statusCode).toBe(422);
      expect((await arrange(id, [card(kind, 999_999)])).statusCode).toBe(422);
      expect((await arrange(id, [card(kind, cedar)])).json<Dashboard>().cards).toEqual([card(kind, cedar)]);
    }
    await app.asOwner('update dashboard set cards = $2 where tenant_id = 1 and id = $1', [
      id,
      JSON.stringify([card('trend', 999_999)]),
    ]);
    expect((await arrange(id, [{ ...card('trend', 999_999), width: 8 }])).statusCode).toBe(200);
  });

  it('deletes and restores with everything on it, and tells what happened', async () => {
    const { id } = await make({ name: 'Short lived', project_ids: [cedar] });
    await patch(id, { name: 'Renamed', project_ids: [] });
    await patch(id, { project_ids: [cedar] });
    expect((await app.call('DELETE', `${root}/${id}`, { as: daniel })).statusCode).toBe(204);
    expect((await read(id, daniel)).statusCode).toBe(404);
    const restore = () => app.call('POST', `${root}/${id}/restore`, { as: daniel });
    expect((await restore()).json<Dashboard>()).toMatchObject({ name: 'Renamed', projects: [{ id: cedar }] });
    expect((await restore()).statusCode).toBe(409);
    const history = await app.call('GET', `${root}/${id}/history`, { as: daniel });
    const { results } = history.json<Result<'listDashboardHistory'>>();
    expect(results.map(({ kind }) => kind)).toContain('created');
    expect(JSON.stringify(results)).toContain('Renamed');
  });

  it('shows the projects of its groups in any status, and those of the filters alone', async () => {
    const { results } = await list(daniel, '?search=healthcare');
    const figures = (query: string) =>
      app.call('GET', `${root}/${results[0]?.id}/portfolio${query}`, { as: daniel });
    const all = (await figures('?group_by=none')).json<Result<'getPortfolio'>>();
    expect(all.totals.count).toBe(results[0]?.related_projects.length);
    const active = (await figures('?group_by=none&status=ACTIVE')).json<Result<'getPortfolio'>>();
    expect(active.results.map(({ id }) => id)).toEqual([cedar]);
  });
});
