import { describe, expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { allPermissions, testApp } from '#tests/support/testApp.ts';
import { estimateRights } from './projectReader.ts';

const app = await testApp();
const admin = await app.actor('admin@northbank.example');
const viewer = await app.actor('viewer@northbank.example');
const stranger = await app.actor('architect@halden.example', 'halden');

type Project = Result<'getProject'>;
type Body = { message?: string; errors?: Record<string, string[]>; permission?: string };
const create = (body: object, as = admin) => app.call('POST', '/projects', { as, body });
const made = async (body: object, as = admin) => {
  const answer = await create(body, as);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Project>();
};
const patch = (id: number, body: object, headers = {}, as = admin) =>
  app.call('PATCH', `/projects/${id}`, { as, body, headers });
const move = (id: number, status: string, as = admin) =>
  app.call('PATCH', `/projects/${id}/status`, { as, body: { target_status: status } });
const get = async (id: number, as = admin) =>
  (await app.call('GET', `/projects/${id}`, { as })).json<Project>();
const category = async (code: string) => {
  const { results } = (
    await app.call('GET', `/construction-categories?search=${encodeURIComponent(code)}`, { as: admin })
  ).json<Result<'listConstructionCategories'>>();
  return results.find((one) => one.code === code)?.id ?? 0;
};

describe('a new project', () => {
  it('is a draft with its Overall Project and with whoever made it on the team', async () => {
    const kind = await category('11-12 21 00');
    const project = await made({
      name: '  Alder Creek School ',
      code: 'ACS-27',
      city: 'Denver',
      construction_category_id: kind,
      delivery_contract_type: 'Design-build',
      target_area: { value: 128_000, unit: 'sq_ft' },
      target_budget: 62_000_000,
      jv_partners: ['Alder', 'Creek'],
      construction_start_date: '2027-06-14',
      completion_date: '2028-08-11',
    });
    expect(project).toMatchObject({
      name: 'Alder Creek School',
      status: 'DRAFT',
      construction_category: { id: kind, code: '11-12 21 00' },
      jv_partners: ['Alder', 'Creek'],
      coefficients: { by_time: 1, by_location: 1, by_custom: 1 },
      has_milestones: false,
      has_components: false,
      version: 1,
    });
    const parts = (await app.call('GET', `/projects/${project.id}/components`, { as: admin })).json<
      Result<'listComponents'>
    >();
    expect(parts.results.map(({ name }) => name)).toEqual(['Overall Project']);
    const members = (await app.call('GET', `/projects/${project.id}/members`, { as: admin })).json<
      Result<'listMembers'>
    >();
    expect(members.results.map(({ email }) => email)).toEqual(['admin@northbank.example']);
    const missing = await app.call('GET', `/projects/${project.id}/missing-data`, { as: admin });
    expect(missing.json()).toEqual({ missing: ['timeline', 'components', 'estimate'], home: 'timeline' });
  });

  it.each([
    [{ name: '   ' }, 'name', 'Name is required'],
    [{ name: 'A', target_budget: -1 }, 'target_budget', 'Target budget is not negative. Enter $0 or more.'],
    [{ name: 'A', completion_date: '1990-01-01' }, 'completion_date', 'Date is too far in the past'],
    [{ name: 'A', completion_date: '2090-01-01' }, 'completion_date', 'Date is too far in the future'],
    [
      { name: 'A', construction_start_date: '2028-01-02', completion_date: '2028-01-01' },
      'completion_date',
      'Completion lies before the construction start. Choose a later date.',
    ],
    [
      { name: 'A', precon_start_date: '2027-05-01', precon_end_date: '2027-04-30' },
      'precon_end_date',
      'Preconstruction ends before it starts. Choose a later end.',
    ],
    [
      { name: 'A', construction_category_id: 987_654 },
      'construction_category_id',
      'This category no longer exists. Choose from the list.',
    ],
    [
      { name: 'A', group_ids: [987_654] },
      'group_ids',
      'This project group no longer exists. Choose from the list.',
    ],
  ])('refuses %j', async (body, field, text) => {
    const answer = await create(body);
    expect(answer.statusCode, answer.body).toBe(422);
    expect(answer.json<Body>().errors?.[field]).toEqual([text]);
  });

  it('says whose a code is, with one that is free', async () => {
    const answer = await create({ name: 'Westfield STEM School', code: 'crpt-26' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<Body>().errors?.['code']?.[0]).toMatch(
      /^crpt-26 belongs to Cedar Ridge Patient Tower\. Try WSS-\d\d-2\.$/,
    );
    const blind = await app.addPerson(
      allPermissions.filter((permission) => permission !== 'view_all_projects'),
      [],
    );
    const unseen = await create({ name: 'Another', code: 'CRPT-26' }, blind);
    expect(unseen.json<Body>().errors?.['code']?.[0]).toMatch(/^CRPT-26 belongs to another project\. /);
  });

  it('is not for those who may not add one', async () => {
    const answer = await create({ name: 'Mine' }, viewer);
    expect([answer.statusCode, answer.json<Body>().permission]).toEqual([403, 'add_project']);
  });

  it('takes components, milestones, team and settings along, its dates moved with the start of construction', async () => {
    const cedar = await app.projectId('Cedar Ridge');
    const from = await get(cedar);
    const start = from.construction_start_date as string;
    const later = new Date(Date.parse(start) + 30 * 86_400_000).toISOString().slice(0, 10);
    const copy = await made({
      name: 'Cedar Ridge copy',
      status: 'PLAYGROUND',
      construction_start_date: later,
      source: { project_id: cedar, take: ['components', 'milestones', 'team', 'markups', 'settings'] },
    });
    expect(copy).toMatchObject({
      status: 'PLAYGROUND',
      has_milestones: true,
      has_components: true,
      has_estimate: false,
    });
    const list = async (id: number, part: string) =>
      (await app.call('GET', `/projects/${id}/${part}`, { as: admin })).json<{
        count: number;
        results: { name: string; date: string }[];
      }>().results;
    const names = (rows: { name: string }[]) => rows.map(({ name }) => name);
    expect(names(await list(copy.id, 'components'))).toEqual(names(await list(cedar, 'components')));
    const [old] = await list(cedar, 'design-milestones');
    const [fresh] = await list(copy.id, 'design-milestones');
    expect(Date.parse(fresh?.date ?? '') - Date.parse(old?.date ?? '')).toBe(30 * 86_400_000);
    expect((await list(copy.id, 'members?limit=100')).length).toBe(
      (await list(cedar, 'members?limit=100')).length,
    );
    expect((await move(copy.id, 'ACTIVE')).statusCode).toBe(422);
  });

  it('takes lists of components and milestones, and refuses two of one name or day', async () => {
    const lists = {
      components: [
        { name: 'Tower', target_budget: 5_000_000, area: { value: 9000, unit: 'sq_ft' } },
        { name: 'Garage' },
      ],
      milestones: [
        { name: '50% DD', date: '2027-03-01' },
        { name: '100% SD', date: '2026-12-01' },
      ],
    };
    const project = await made({ name: 'From a list', ...lists });
    expect(project.counts).toMatchObject({ components: 3, milestones: 2 });
    const twice = await create({
      name: 'Twice',
      milestones: [
        { name: 'A', date: '2027-03-01' },
        { name: 'B', date: '2027-03-01' },
      ],
    });
    expect(twice.json<Body>().errors?.['milestones']).toEqual([
      'date: The given date is set for another milestone in this project',
    ]);
    const same = await create({ name: 'Same', components: [{ name: 'Tower' }, { name: 'tower ' }] });
    expect(same.statusCode).toBe(422);
  });
});

describe('details', () => {
  it('are saved with history and undone, and refused from a stale version', async () => {
    const { id } = await made({ name: 'Saved often' });
    const first = await patch(
      id,
      { owner: 'Wellspring Health', target_area: { value: 6.2, unit: 'acre' } },
      { 'If-Match': 'W/"1"' },
    );
    expect(first.json()).toMatchObject({
      owner: 'Wellspring Health',
      target_area: { value: 6.2, unit: 'acre' },
      version: 2,
    });
    const stale = await patch(id, { owner: 'Someone' }, { 'If-Match': 'W/"1"' });
    expect(stale.statusCode).toBe(412);
    const history = (await app.call('GET', `/projects/${id}/details-history`, { as: admin })).json<
      Result<'listDetailsHistory'>
    >();
    expect(history.results[0]?.changes.map(({ label, to }) => [label, to])).toEqual(
      expect.arrayContaining([
        ['Owner', 'Wellspring Health'],
        ['Target area', '6.2 AC'],
      ]),
    );
    const undone = await app.call('POST', `/change-sets/${history.results[0]?.change_set_id}/undo`, {
      as: admin,
    });
    expect(undone.statusCode, undone.body).toBe(201);
    expect(await get(id)).toMatchObject({ owner: null, target_area: { value: 0, unit: 'sq_ft' } });
  });

  it('are not changed by those who may not, nor by another company', async () => {
    const cedar = await app.projectId('Cedar Ridge');
    expect((await patch(cedar, { city: 'X' }, {}, viewer)).statusCode).toBe(403);
    expect(
      (await app.call('PATCH', `/projects/${cedar}`, { as: stranger, host: 'halden', body: { city: 'X' } }))
        .statusCode,
    ).toBe(404);
  });
});

describe('a legacy project', () => {
  it('is drafted, saved and published on paths of its own', async () => {
    const answer = await app.call('POST', '/legacy-projects', {
      as: admin,
      body: { name: 'Old Mill', completion_date: '2019-06-14', target_area: { value: 1000, unit: 'sq_m' } },
    });
    expect(answer.statusCode, answer.body).toBe(201);
    const { id } = answer.json<Project>();
    expect((await patch(id, { city: 'Portland' })).statusCode).toBe(409);
    const saved = await app.call('PATCH', `/legacy-projects/${id}`, {
      as: admin,
      body: { city: 'Portland', completion_date: '' },
    });
    expect(saved.json()).toMatchObject({ city: 'Portland', completion_date: null });
    const beyond = await app.call('PATCH', `/legacy-projects/${id}`, {
      as: admin,
      body: { target_budget: 5 },
    });
    expect(beyond.statusCode).toBe(400);
    await app.call('PATCH', `/legacy-projects/${id}`, { as: admin, body: { completion_date: '2019-06-14' } });
    expect((await move(id, 'LEGACY')).json()).toMatchObject({ status: 'LEGACY', completed_year: 2019 });
    const cedar = await app.projectId('Cedar Ridge');
    const wrong = await app.call('PATCH', `/legacy-projects/${cedar}`, { as: admin, body: { city: 'X' } });
    expect(wrong.statusCode).toBe(409);
  });
});

describe('deletion', () => {
  it('takes a project out of sight with all that is in it, and restores it', async () => {
    const { id } = await made({ name: 'Short-lived', code: 'SHORT-1' });
    const reader = await app.addPerson(
      allPermissions.filter((permission) => permission !== 'delete_project'),
      [id],
    );
    expect((await app.call('DELETE', `/projects/${id}`, { as: reader })).statusCode).toBe(403);
    expect((await app.call('DELETE', `/projects/${id}`, { as: admin })).statusCode).toBe(204);
    for (const path of ['', '/components', '/design-milestones', '/details-history'])
      expect((await app.call('GET', `/projects/${id}${path}`, { as: admin })).statusCode).toBe(404);
    const found = (await app.call('GET', '/projects?search=Short-lived', { as: admin })).json<{
      count: number;
    }>();
    expect(found.count).toBe(0);
    const deleted = (await app.call('GET', '/deleted-projects', { as: admin })).json<
      Result<'listDeletedProjects'>
    >();
    expect(deleted.results[0]).toMatchObject({
      id,
      name: 'Short-lived',
      deleted_by: { email: 'admin@northbank.example' },
    });
    const taken = await made({ name: 'Other', code: 'short-1' });
    const refused = await app.call('PATCH', `/deleted-projects/${id}/restore`, { as: admin });
    expect(refused.statusCode).toBe(422);
    await patch(taken.id, { code: null });
    const back = await app.call('PATCH', `/deleted-projects/${id}/restore`, { as: admin });
    expect(back.json(), back.body).toMatchObject({ id, name: 'Short-lived', code: 'SHORT-1' });
    expect((await app.call('GET', `/projects/${id}`, { as: admin })).statusCode).toBe(200);
    expect((await app.call('PATCH', `/deleted-projects/${id}/restore`, { as: admin })).statusCode).toBe(404);
  });
});

describe('the list', () => {
  const list = async (query: string, as = admin) =>
    (await app.call('GET', `/projects?limit=100&${query}`, { as })).json<Result<'listProjects'>>();

  it('filters by unit with those below, by group and by delivery, and groups by each', async () => {
    const units = (await app.call('GET', '/project-choices', { as: admin })).json<
      Result<'getProjectChoices'>
    >().access_scopes;
    const top = units.find(({ path }) => !path.includes(','));
    const all = await list('group_by=access_scope');
    expect((await list(`access_scope_id=${top?.id}`)).count).toBe(
      all.results.filter(({ access_scope: unit }) => unit).length,
    );
    expect(all.groups.reduce((sum, { count }) => sum + count, 0)).toBe(all.count);
    const build = await list('delivery=Design-build&group_by=delivery');
    expect(build.groups.map(({ key, label }) => [key, label])).toEqual([['Design-build', 'Design-build']]);
    expect(new Set(build.results.map((row) => row.delivery_contract_type))).toEqual(
      new Set(['Design-build']),
    );
    const flat = await list('group_by=none&ordering=-target_area');
    expect(flat.groups).toHaveLength(1);
    const areas = flat.results.map(({ target_area: area }) => area.value);
    expect(areas).toEqual([...areas].sort((a, b) => b - a));
  });

  it('shows no costs to those who see them nowhere', async () => {
    const blind = await app.addPerson(
      allPermissions.filter((one) => !(estimateRights as readonly string[]).includes(one)),
    );
    const page = await list('search=CRPT', blind);
    expect(page.results[0]).toMatchObject({
      current_estimate: null,
      forecast: null,
      pending_low: null,
      gap: null,
      cost_per_area: null,
    });
    expect(page.groups[0]).toMatchObject({ forecast: null, gap: null });
  });
});

describe('categories', () => {
  it('stand in two trees, with favorites and Common first', async () => {
    const id = await category('11-27 38 00');
    const kept = await app.call('PUT', `/construction-categories/${id}/favorite`, {
      as: admin,
      body: { is_favorite: true },
    });
    expect(kept.json()).toMatchObject({ id, is_favorite: true, level: 2 });
    const page = (
      await app.call('GET', '/construction-categories?limit=all&with_common=true', { as: admin })
    ).json<Result<'listConstructionCategories'>>();
    expect(page.results[0]).toMatchObject({ id: -1, name: 'Common' });
    expect(page.count).toBe(331);
    const byId = new Map(page.results.map((one) => [one.id, one]));
    const below = page.results.filter(({ parent_category: parent }) => parent !== null);
    const parents = below.map((one) => byId.get(one.parent_category ?? 0));
    expect(parents.map((one) => one?.level)).toEqual(below.map(() => 1));
    expect(parents.map((one) => one?.classification)).toEqual(below.map((one) => one.classification));
    const other = (await app.call('GET', `/construction-categories?search=11-27 38`, { as: viewer })).json<
      Result<'listConstructionCategories'>
    >();
    expect(other.results[0]).toMatchObject({ id, is_favorite: false });
  });
});
