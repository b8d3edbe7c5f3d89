import { describe, expect, it } from 'vitest';
import { type Actor, testApp } from '#tests/support/testApp.ts';

const app = await testApp();
const admin = await app.actor('admin@northbank.example');
const cost = await app.actor('cost@northbank.example');
const stranger = await app.actor('architect@halden.example', 'halden');
const projectId = await app.projectId('Cedar Ridge');

const read = async <T>(path: string, as: Actor = admin) => (await app.call('GET', path, { as })).json<T>();
const patch = (path: string, body: object, as: Actor = admin, headers = {}) =>
  app.call('PATCH', path, { as, body, headers });

describe('the company', () => {
  it('is the host’s own, whoever asks', async () => {
    expect(await read('/companies/1', cost)).toMatchObject({
      slug: 'northbank',
      name: 'Northbank Builders',
      tld: 'northbank.example',
      logo_url: null,
    });
    const foreign = await app.call('GET', '/companies/2', { as: admin });
    const missing = await app.call('GET', '/companies/987654', { as: admin });
    expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
    expect((await patch('/companies/1', { name: 'Mine' }, stranger)).body).toBe(missing.body);
  });

  it('is changed by whoever may, with the version in hand, and history tells of it', async () => {
    const path = '/companies/1';
    expect((await patch(path, { name: 'Mine' }, await app.addPerson([]))).json()).toMatchObject({
      permission: 'change_company',
    });
    const { version } = await read<{ version: number }>(path);
    const body = {
      name: ' Northbank ',
      tld: ' @Northbank.example,NB.Example; nb.example',
      time_zone: 'Europe/Berlin',
    };
    const answer = await patch(path, body, admin, { 'if-match': `"${version}"` });
    expect(answer.json()).toMatchObject({
      name: 'Northbank',
      tld: 'northbank.example, nb.example',
      time_zone: 'Europe/Berlin',
      version: version + 1,
    });
    expect((await patch(path, { name: 'Late' }, admin, { 'if-match': `"${version}"` })).statusCode).toBe(412);
    const { results } = await read<{ results: { changes: object[] }[] }>(`${path}/history`);
    expect(results[0]?.changes).toEqual([
      { field: 'name', label: 'Name', from: 'Northbank Builders', to: 'Northbank' },
      { field: 'email_domains', label: 'E-mail domains added', from: null, to: 'nb.example' },
      { field: 'time_zone', label: 'Time zone', from: expect.any(String), to: 'Europe/Berlin' },
    ]);
    const options = await read<{ email_domains: string[] }>('/company-users/invite-options');
    expect(options.email_domains).toEqual(['northbank.example', 'nb.example']);
  });

  it.each([
    [{ tld: ' , ' }, 'tld', 'at least one domain'],
    [{ tld: 'northbank' }, 'tld', '"northbank" is not a domain'],
    [{ tld: 'a.example, -b.example' }, 'tld', '"-b.example" is not a domain'],
    [{ time_zone: 'Mars/Olympus' }, 'time_zone', 'not a time zone'],
    [{ time_zone: '+05:00' }, 'time_zone', 'not a time zone'],
    [{ name: '  ' }, 'name', ''],
  ])('refuses %j', async (body, field, text) => {
    const answer = await patch('/companies/1', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ errors: Record<string, string[]> }>().errors[field]?.[0]).toContain(text);
  });
});

describe('company settings', () => {
  const path = '/company-settings';

  it('are what is usual until somebody chooses', async () => {
    await app.asOwner(`update tenant set settings = '{}' where id = 2`);
    expect(await read(path, stranger)).toEqual({
      measurement_preferences: { area: 'sq_ft' },
      defaultFormat: 'MF',
      normalize_by_default: false,
      default_custom_normalization_index_id: null,
      issues: { allow_draft: true },
      dashboards: { external_only: false },
      tvd: { tolerance: 5 },
      amplify: { daily_messages: 100 },
      notifications: { mail_digest: 'daily' },
      version: expect.any(Number),
    });
  });

  it('are set one by one, and nothing else of the company goes', async () => {
    expect((await patch(path, { normalize_by_default: true }, cost)).statusCode).toBe(403);
    const body = { tvd: { tolerance: 7.5 }, issues: { allow_draft: false } };
    expect((await patch(path, body)).json()).toMatchObject({ ...body, defaultFormat: 'MF' });
    const [row] = await app.asOwner<{ settings: object }>('select settings from tenant where id = 1');
    expect(row?.settings).toMatchObject({ demo_loaded: expect.any(String), tvd_tolerance: 7.5 });
    expect((await patch(path, { tvd: { tolerance: 101 } })).statusCode).toBe(400);
    expect((await patch(path, { default_custom_normalization_index_id: 3 })).statusCode).toBe(400);
    expect(
      (await read<{ results: { changes: object[] }[] }>('/companies/1/history')).results[0]?.changes,
    ).toEqual([
      { field: 'issues_allow_draft', label: 'Draft issues', from: 'Yes', to: 'No' },
      { field: 'tvd_tolerance', label: 'Target tolerance', from: '5%', to: '7.5%' },
    ]);
  });

  it('say how often mails come to whoever has not chosen', async () => {
    await patch(path, { notifications: { mail_digest: 'weekly' } });
    const digest = async (as: Actor) =>
      (await read<{ preferences: { mail_digest: string } }>('/current_user', as)).preferences.mail_digest;
    expect(await digest(cost)).toBe('weekly');
    await patch('/current_user', { preferences: { mail_digest: 'off' } }, cost);
    expect(await digest(cost)).toBe('off');
  });
});

describe('project settings', () => {
  const path = `/projects/${projectId}/settings`;

  it('show everything, lock the GMP date, and follow the company until somebody chooses', async () => {
    const viewer = await app.addPerson([], [projectId]);
    expect(await read(path, viewer)).toEqual({
      measurement_preferences: { area: null },
      defaultFormat: null,
      normalize_by_default: null,
      normalization_indices: { location: null, time: null, custom: null },
      showCostGsf: true,
      showOwnerCost: true,
      include_owner_cost_on_estimate_cost: { enabled: false },
      timeline: {
        gmp_lock_enabled: true,
        gmp_lock_date: true,
        construction_start_date: true,
        precon_start_date: true,
        precon_end_date: true,
      },
      version: 1,
    });
    expect((await patch(path, { showCostGsf: false }, viewer)).json()).toMatchObject({
      permission: 'project_settings',
    });
  });

  it('are set by whoever may in the project, each with its version and history', async () => {
    const keeper = await app.addPerson(['project_settings'], [projectId]);
    const first = await patch(path, { showCostGsf: false }, keeper, { 'if-match': '"1"' });
    expect(first.json()).toMatchObject({ showCostGsf: false, showOwnerCost: true, version: 2 });
    const body = { timeline: { gmp_lock_date: false }, measurement_preferences: { area: 'sq_m' } };
    const second = await patch(path, body, keeper);
    expect(second.json()).toMatchObject({
      showCostGsf: false,
      timeline: { gmp_lock_date: false, precon_end_date: true },
      measurement_preferences: { area: 'sq_m' },
      version: 3,
    });
    expect((await patch(path, { showCostGsf: true }, keeper, { 'if-match': '"2"' })).statusCode).toBe(412);
    const history = await read<{ results: { entity: string; changes: object[] }[] }>(
      `/projects/${projectId}/history`,
    );
    expect(history.results[0]).toMatchObject({
      entity: 'project_settings',
      changes: [
        { label: 'Area unit', from: null, to: 'Square meters' },
        { label: 'GMP lock date shown', from: 'Yes', to: 'No' },
      ],
    });
  });

  it('of a project out of sight are not there', async () => {
    const missing = await app.call('GET', '/projects/987654/settings', { as: stranger });
    const unseen = await app.call('GET', path, { as: stranger });
    expect([unseen.statusCode, unseen.body]).toEqual([404, missing.body]);
  });
});

describe('projects with settings of their own', () => {
  const path = '/company-settings/overrides';
  type Page = {
    count: number;
    results: { name: string; area: string | null; normalize_by_default: boolean | null }[];
  };

  it('are those in sight that differ, with what they chose', async () => {
    const harbor = await app.projectId('Harbor Point');
    await patch(`/projects/${harbor}/settings`, { normalize_by_default: false });
    const { count, results } = await read<Page>(path);
    expect(count).toBe(results.length);
    expect(results.map(({ name }) => name)).toEqual(results.map(({ name }) => name).toSorted());
    expect(results.find(({ name }) => name.startsWith('Harbor Point'))).toMatchObject({
      area: null,
      defaultFormat: null,
      normalize_by_default: false,
      showCostGsf: true,
      cost_indices: [],
    });
    expect((await read<Page>(`${path}?search=harbor`)).count).toBe(1);
    await patch(`/projects/${harbor}/settings`, { normalize_by_default: null });
    expect((await read<Page>(`${path}?search=harbor`)).count).toBe(0);
    const keeper = await app.addPerson(['change_company'], [projectId]);
    expect((await read<Page>(path, keeper)).results.every(({ name }) => name.startsWith('Cedar'))).toBe(true);
    expect((await app.call('GET', path, { as: cost })).statusCode).toBe(403);
  });
});

it('names the default of the custom indices', async () => {
  const made = await app.call('POST', '/normalization-indices', {
    as: admin,
    body: {
      name: 'Union share',
      kind: 'custom',
      is_default: true,
      rows: [{ key: 'Union', code: null, value: 1.1 }],
    },
  });
  expect(made.statusCode, made.body).toBe(201);
  expect(await read('/company-settings')).toMatchObject({
    default_custom_normalization_index_id: made.json<{ id: number }>().id,
  });
});

describe('the cost format', () => {
  const path = `/projects/${projectId}/settings`;
  const formats = '/cost-group-definitions';
  const add = async (body: object) => {
    const made = await app.call('POST', formats, { as: admin, body });
    expect(made.statusCode, made.body).toBe(201);
    return made.json<{ id: number; custom_codes: { id: number }[] }>();
  };

  it('may be one of the company’s own, by which items are valid and which then stays', async () => {
    const codes = [{ div_code: 'N1', name: 'Shell', parent_code: null }];
    const { id, custom_codes: own } = await add({ name: 'House codes', short_name: 'HC', codes });
    expect((await patch(path, { defaultFormat: id })).json()).toMatchObject({ defaultFormat: id });
    const item = async (row: object) =>
      (
        await app.call('POST', `/projects/${projectId}/scenario-items`, {
          as: admin,
          body: {
            name: 'Coded',
            sub_items: [{ scope: 'Shell', quantity: 1, measure: 'LS', unit_cost: 5, ...row }],
          },
        })
      ).json<{ has_valid_scope: boolean }>().has_valid_scope;
    expect(await item({ cost_group_ids: [own[0]?.id] })).toBe(true);
    expect(await item({})).toBe(false);
    const overrides = await read<{ results: { project_id: number; defaultFormat: number }[] }>(
      '/company-settings/overrides',
    );
    expect(overrides.results.find((one) => one.project_id === projectId)?.defaultFormat).toBe(id);
    const history = await read<{ results: { changes: object[] }[] }>(`/projects/${projectId}/history`);
    expect(JSON.stringify(history.results)).toContain('"to":"HC"');
    const only = await app.call('PATCH', `${formats}/${id}`, {
      as: admin,
      body: { is_estimates_only: true },
    });
    expect(only.statusCode).toBe(409);
    expect(only.json<{ message: string }>().message).toBe(
      'It is the cost format of one project. Choose another cost format there first.',
    );
    await patch('/company-settings', { defaultFormat: id });
    const gone = await app.call('DELETE', `${formats}/${id}`, { as: admin });
    expect(gone.json<{ message: string }>().message).toContain('of the company and one project');
    await patch('/company-settings', { defaultFormat: 'MF' });
    await patch(path, { defaultFormat: null });
  });

  it('says anew of items that are there whether their scope is valid, with the step that takes it back', async () => {
    const codes = [{ div_code: 'K1', name: 'Shell', parent_code: null }];
    const { id } = await add({ name: 'Keystone codes', short_name: 'KC', codes });
    const valid = async () => {
      const { results } = await read<{ results: { number: number; has_valid_scope: boolean }[] }>(
        `/projects/${projectId}/scenario-items?status=PENDING&limit=100`,
      );
      return results.filter((item) => item.has_valid_scope).map(({ number }) => number);
    };
    const before = await valid();
    expect(before.length).toBeGreaterThan(5);
    const versions = () => app.asOwner('select id, version from item order by tenant_id, id');
    const kept = await versions();
    expect((await patch(path, { defaultFormat: id })).statusCode).toBe(200);
    expect(await valid()).toEqual([]);
    await patch(path, { defaultFormat: null });
    expect(await valid()).toEqual(before);
    await patch('/company-settings', { defaultFormat: id });
    expect(await valid()).toEqual([]);
    await patch(path, { defaultFormat: 'MF' });
    expect(await valid()).toEqual(before);
    await patch('/company-settings', { defaultFormat: 'MF' });
    await patch(path, { defaultFormat: null });
    expect(await valid()).toEqual(before);
    expect(await versions()).toEqual(kept);
  });

  it('is no format for estimates only, and none that is not there', async () => {
    const { id } = await add({ name: 'Bid codes', short_name: 'BC', is_estimates_only: true, codes: [] });
    for (const defaultFormat of [id, 987_654]) {
      const refused = await patch(path, { defaultFormat });
      expect(refused.statusCode).toBe(400);
      expect(refused.json<{ errors: object }>().errors).toEqual({
        defaultFormat: ['There is no such format for items. Choose one of Format Settings.'],
      });
    }
    expect((await patch('/company-settings', { defaultFormat: 'XX' })).statusCode).toBe(400);
  });
});
