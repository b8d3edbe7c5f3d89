import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { type Actor, testApp } from '#tests/support/testApp.ts';

type View = components['schemas']['SavedView'];
type Page<Row> = { count: number; results: Row[] };

const { call, addPerson, projectId } = await testApp();
const cedar = await projectId('Cedar Ridge');
const harbor = await projectId('Harbor Point');
/** A project in which nobody keeps views yet. */
const quiet = await projectId('Westfield');
const editing = ['foresite_access', 'edit_any_scenarioitem'] as const;
const maya = await addPerson(editing, [cedar, harbor, quiet]);
const lena = await addPerson(['foresite_access'], [cedar]);

const fromDemo = ['Decisions due', 'Owner meeting', 'By component', 'Highest cost first'];
const at = (project = cedar) => `/projects/${project}/views`;
const list = async (as: Actor, project = cedar) =>
  (await call('GET', `${at(project)}?list=items&limit=100`, { as }))
    .json<Page<View>>()
    .results.filter(({ name }) => !fromDemo.includes(name));
const create = (as: Actor, body: object, project = cedar) =>
  call('POST', at(project), { as, body: { list: 'items', config: {}, ...body } });
const created = async (as: Actor, body: object = {}, project = cedar) => {
  const answer = await create(as, body, project);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<View>();
};
const patch = (as: Actor, { id }: View, body: object, version?: number) =>
  call('PATCH', `${at()}/${id}`, {
    as,
    body,
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
  });
const remove = (as: Actor, { id }: View) => call('DELETE', `${at()}/${id}`, { as });
const said = (answer: { body: string; statusCode: number }) => [
  answer.statusCode,
  (JSON.parse(answer.body) as { message: string }).message,
];

describe('saved views', () => {
  it('name themselves View (n), open at once and keep what they are given', async () => {
    const config = { sort: [{ column: 'cost', direction: 'desc' }], isRangeOfOutcomeOptionSelected: true };
    const first = await created(maya, { config });
    expect(first).toMatchObject({
      name: 'View (1)',
      is_mine: true,
      is_selected: true,
      is_shared: false,
      config,
    });
    const second = await created(maya);
    expect(second.name).toBe('View (2)');
    const views = await list(maya);
    expect(views.map(({ name, is_selected }) => [name, is_selected])).toEqual([
      ['View (1)', false],
      ['View (2)', true],
    ]);
    expect((await call('PUT', `${at()}/${first.id}/select`, { as: maya })).statusCode).toBe(204);
    expect((await list(maya)).map(({ is_selected }) => is_selected)).toEqual([true, false]);
    expect(said(await create(maya, { name: ' view (1)' }))).toEqual([
      422,
      'There is already a view called "view (1)". Choose another name.',
    ]);
    expect(said(await create(maya, { name: ' ' }))).toEqual([422, 'Name is required']);
  });

  it('are deleted unless they are open or the only one', async () => {
    const first = await created(maya, {}, quiet);
    const second = await created(maya, {}, quiet);
    const removeHere = ({ id }: View) => call('DELETE', `${at(quiet)}/${id}`, { as: maya });
    expect(said(await removeHere(second))).toEqual([422, 'This view is open. Open another one first.']);
    expect((await removeHere(first)).statusCode).toBe(204);
    expect(said(await removeHere(second))).toEqual([422, 'The only view cannot be deleted.']);
  });

  it('are private until they are shared, and then changed by all unless locked', async () => {
    const view = await created(maya, { name: 'Weekly' });
    expect(await list(lena)).toEqual([]);
    expect((await patch(lena, view, { config: {} })).statusCode).toBe(404);
    expect((await patch(maya, view, { is_shared: true })).statusCode).toBe(200);
    const [seen] = await list(lena);
    expect(seen).toMatchObject({ name: 'Weekly', is_mine: false, is_selected: false });
    expect((await patch(lena, view, { config: { density: 'compact' } })).statusCode).toBe(200);
    expect(said(await patch(lena, view, { name: 'Mine' }))[0]).toBe(422);
    expect((await patch(maya, view, { is_locked: true })).statusCode).toBe(200);
    expect(said(await patch(lena, view, { config: {} }))[1]).toMatch(/^Only .+ can change this view\.$/);
    expect(said(await remove(lena, view))[1]).toMatch(/^Only .+ can delete this view\.$/);
    expect(said(await create(lena, { is_shared: true }))[0]).toBe(403);
  });

  it('tell who saves over what somebody else changed, with what stands there', async () => {
    const view = await created(maya, { name: 'Together', is_shared: true });
    expect((await patch(lena, view, { config: { rows: 40 } }, view.version)).statusCode).toBe(200);
    const late = await patch(maya, view, { config: { rows: 60 } }, view.version);
    expect(late.statusCode).toBe(412);
    expect(late.json<{ current: View }>().current.config).toEqual({ rows: 40 });
  });

  it('close for others when they are no longer shared', async () => {
    const view = await created(maya, { name: 'For a while', is_shared: true });
    await call('PUT', `${at()}/${view.id}/select`, { as: lena });
    expect((await list(lena)).find(({ id }) => id === view.id)?.is_selected).toBe(true);
    await patch(maya, view, { is_shared: false });
    expect((await list(lena)).some(({ id }) => id === view.id)).toBe(false);
    await patch(maya, view, { is_shared: true });
    expect((await list(lena)).find(({ id }) => id === view.id)?.is_selected).toBe(false);
  });
});

describe('views of other projects', () => {
  it('are imported by name, under a free one', async () => {
    const there = await created(maya, { name: 'Envelope', is_shared: true, config: { rows: 80 } }, harbor);
    const names = async (as: Actor) =>
      (await call('GET', `${at()}/elsewhere?list=items`, { as })).json<Page<{ name: string }>>().results;
    expect((await names(maya)).map(({ name }) => name)).toEqual([
      'Envelope',
      'Highest cost first',
      'View (2)',
    ]);
    expect(await names(lena)).toEqual([]);
    const take = (as: Actor) => call('POST', `${at()}/import`, { as, body: { view_id: there.id } });
    expect((await take(lena)).statusCode).toBe(404);
    expect((await take(maya)).json<View>()).toMatchObject({
      name: 'Envelope',
      config: { rows: 80 },
      is_selected: true,
    });
    expect((await take(maya)).json<View>()).toMatchObject({ name: 'Envelope (2)', is_shared: false });
  });
});

describe.each([
  {
    list: 'risks',
    sees: 'risk_access',
    keys: ['risk_access', 'change_risk'],
    refusal: [403, 'Only people who can change risks can share views. Keep this one for yourself.'],
    config: { look: { hidden: ['impact'] }, filters: { score: 'high', order: '-value' } },
  },
  {
    list: 'issues',
    sees: 'issue_access',
    keys: ['issue_access'],
    refusal: null,
    config: { look: { widths: { name: 320 } }, filters: { view: 'board', severity: '4' } },
  },
] as const)('views of $list', ({ list: of, sees, keys, refusal, config }) => {
  it('are for those who see it, shared by those who change it, and open where they were left', async () => {
    const writer = await addPerson([...keys], [cedar]);
    const reader = await addPerson([sees], [cedar]);
    const keep = (as: Actor, body: object) => call('POST', at(), { as, body: { list: of, config, ...body } });
    const shared = await keep(writer, { name: 'Monday', is_shared: true });
    expect(shared.statusCode, shared.body).toBe(201);
    const seen = async (as: Actor) =>
      (await call('GET', `${at()}?list=${of}`, { as })).json<Page<View>>().results;
    expect(await seen(reader)).toMatchObject([{ name: 'Monday', list: of, config, is_selected: false }]);
    const { id } = shared.json<View>();
    expect((await call('PUT', `${at()}/${id}/select`, { as: reader })).statusCode).toBe(204);
    expect(await seen(reader)).toMatchObject([{ id, is_selected: true }]);
    expect((await call('GET', `${at()}?list=${of}`, { as: lena })).json()).toMatchObject({
      permission: sees,
    });
    // Whoever sees issues also changes them; risks are read by some who do not.
    const theirs = await keep(reader, { name: 'Mine', is_shared: true });
    const { message } = JSON.parse(theirs.body) as { message?: string };
    expect([theirs.statusCode, message]).toEqual(refusal ?? [201, undefined]);
    expect((await keep(reader, { name: 'My own' })).statusCode).toBe(201);
  });
});

describe('views of a timeline', () => {
  const scheduler = () => addPerson(['timeline_access', 'change_timelineactivity'], [cedar]);
  const keep = (as: Actor, body: object) =>
    call('POST', at(), { as, body: { list: 'timeline', config: {}, ...body } });

  it('are for those who see it, shared by those who change it, and none of the items', async () => {
    const nora = await scheduler();
    const reader = await addPerson(['timeline_access'], [cedar]);
    const shared = await keep(nora, { name: 'Long lead', is_shared: true });
    expect(shared.statusCode, shared.body).toBe(201);
    const seen = (await call('GET', `${at()}?list=timeline`, { as: reader })).json<Page<View>>();
    expect(seen.results.map(({ name, list: of }) => [name, of])).toEqual([['Long lead', 'timeline']]);
    expect((await call('GET', `${at()}?list=items`, { as: reader })).json()).toMatchObject({
      permission: 'foresite_access',
    });
    expect((await call('GET', `${at()}?list=timeline`, { as: lena })).json()).toMatchObject({
      permission: 'timeline_access',
    });
    const own = shared.json<View>();
    expect((await patch(lena, own, { config: {} })).json()).toMatchObject({ permission: 'timeline_access' });
    expect((await call('PUT', `${at()}/${own.id}/select`, { as: lena })).statusCode).toBe(403);
    expect(said(await keep(reader, { name: 'Mine', is_shared: true }))).toEqual([
      403,
      'Only people who can change activities can share views. Keep this one for yourself.',
    ]);
    expect((await keep(reader, { name: 'Mine' })).statusCode).toBe(201);
  });
});

describe('views of the list of projects', () => {
  const keep = (as: Actor, body: object = {}) =>
    call('POST', '/views', { as, body: { list: 'projects', config: {}, ...body } });
  const listed = async (as: Actor) =>
    (await call('GET', '/views?list=projects', { as })).json<Page<View>>().results;

  it('belong to no project: one’s own, or shared with the company', async () => {
    const grouper = await addPerson(['add_projectgroup'], []);
    const other = await addPerson([], [cedar]);
    const stranger = await addPerson(['add_projectgroup'], [], 'halden');
    const first = await keep(grouper, { config: { filters: { status: 'ACTIVE' } } });
    expect(first.json<View>()).toMatchObject({ name: 'View (1)', list: 'projects', is_selected: true });
    const shared = (await keep(grouper, { name: 'In design', is_shared: true })).json<View>();
    expect((await listed(grouper)).map(({ name, is_selected }) => [name, is_selected])).toEqual([
      ['In design', true],
      ['View (1)', false],
    ]);
    expect((await listed(other)).map(({ name }) => name)).toEqual(['In design']);
    expect(await listed(stranger)).toEqual([]);
    expect(
      (await call('PATCH', `/views/${shared.id}`, { as: stranger, body: { name: 'x' } })).statusCode,
    ).toBe(404);
    expect(
      (await call('PATCH', `/views/${shared.id}`, { as: other, body: { config: { a: 1 } } })).statusCode,
    ).toBe(200);
    expect(said(await keep(other, { is_shared: true }))[0]).toBe(403);
    // Each list has an open view of its own, and an address of its own.
    expect((await call('PUT', `/views/${shared.id}/select`, { as: other })).statusCode).toBe(204);
    expect((await call('PUT', `${at()}/${shared.id}/select`, { as: maya })).statusCode).toBe(404);
    const [items] = await list(maya);
    expect((await call('PUT', `/views/${items?.id}/select`, { as: maya })).statusCode).toBe(404);
    expect((await call('DELETE', `/views/${first.json<View>().id}`, { as: grouper })).statusCode).toBe(204);
  });
});

describe('layouts of estimate files', () => {
  const keep = (as: Actor, body: object = {}) =>
    call('POST', '/views', {
      as,
      body: { list: 'estimate_files', name: 'Contractor', config: { sheets: [], codes: [] }, ...body },
    });
  const listed = async (as: Actor) =>
    (await call('GET', '/views?list=estimate_files', { as })).json<Page<View>>().results;

  it('belong to the company, are shared by those who upload, and go also where there is no other', async () => {
    const uploader = await addPerson(['upload_estimate'], []);
    const reader = await addPerson([], [cedar]);
    const shared = (await keep(uploader, { is_shared: true })).json<View>();
    expect((await listed(reader)).map(({ name, is_mine }) => [name, is_mine])).toEqual([
      ['Contractor', false],
    ]);
    expect(said(await keep(reader, { name: 'Mine', is_shared: true }))).toEqual([
      403,
      'Only people who can upload estimates can share layouts. Keep this one for yourself.',
    ]);
    expect(said(await keep(uploader))).toEqual([
      422,
      'There is already a layout called "Contractor". Choose another name.',
    ]);
    expect(said(await call('DELETE', `/views/${shared.id}`, { as: reader }))[0]).toBe(422);
    expect((await call('DELETE', `/views/${shared.id}`, { as: uploader })).statusCode).toBe(204);
    expect(await listed(uploader)).toEqual([]);
  });
});
