import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createGuardedFetch } from '#server/identity/federation/guardedFetch.ts';
import { allowAt, platformData, startBidPlatform } from '#tests/support/bidPlatform.ts';
import { testApp } from '#tests/support/testApp.ts';

const back = 'http://northbank.localhost:4150/building-connected/';
const platform = await startBidPlatform(back);
afterAll(() => platform.stop());
const patient = createGuardedFetch({ allowsLoopback: true, timeoutMs: 60_000 });
const hurried = createGuardedFetch({ allowsLoopback: true, timeoutMs: 200 });
let isDeaf = false;
const app = await testApp({
  // An answer that comes is waited for, however busy the machine is.
  outside: { fetch: (...asked) => (isDeaf ? hurried : patient)(...asked) },
});
app.app.running.start();
const lead = await app.actor('cost@northbank.example');
const administrator = await app.actor('admin@northbank.example');
const project = await app.projectId('Harbor Point');

const signIn = async (actor = lead) => {
  const { address } = (await app.call('POST', '/bid-platform/sign-in', { as: actor })).json<{
    address: string;
  }>();
  const { searchParams } = await allowAt(address);
  return { authorization_code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' };
};
const login = (body: object, actor = lead) => app.call('POST', '/bid-platform/login', { as: actor, body });

type Job = { status: string; message: string | null };
async function read(platformProject?: string, actor = lead) {
  const body = platformProject ? { platform_project_id: platformProject } : {};
  const path = `/projects/${project}/bid-platform/readings`;
  const started = await app.call('POST', path, { as: actor, body });
  expect(started.statusCode).toBe(202);
  const { job_id: id } = started.json<{ job_id: number }>();
  const look = async () => (await app.call('GET', `/jobs/${id}`, { as: actor })).json<Job>();
  await expect.poll(async () => ['done', 'failed'].includes((await look()).status)).toBe(true);
  return { id, job: await look(), found: await app.call('GET', `${path}/${id}`, { as: actor }) };
}
type Reading = {
  projects: { id: string; name: string }[];
  packages: {
    id: string;
    match: { bid_package_id: number; by: string } | null;
    problem: string | null;
    bidders: {
      company: string;
      state: string;
      total: number | null;
      revision: number | null;
      lines: number;
    }[];
  }[];
};
const take = (job: number, packages: object[]) =>
  app.call('POST', `/projects/${project}/bid-platform/readings/${job}/taking`, {
    as: lead,
    body: { packages },
  });
const sheetOf = async (name: string) =>
  (
    await app.asOwner<{
      id: number;
      status: string;
      leveling: { lines: unknown[]; bidders: unknown[] };
      low: string;
    }>(
      `select id::int, status, leveling, leveled_low as low from bid_package where tenant_id = 1 and project_id = $1 and name = $2 and not is_deleted`,
      [project, name],
    )
  )[0];

beforeEach(async () => {
  await platform.has(platformData);
  await platform.behave({ hasty: 0, broken: 0, nonsense: 0, deaf: 0, repeats: false });
  const saved = await app.call('PUT', '/bid-platform', { as: administrator, body: platform.settings });
  if (saved.statusCode !== 200) throw new Error(`The platform was not set up: ${saved.body}`);
});

describe('setting the platform up', () => {
  it('shows settings, never the secret, and the address to register', async () => {
    const answer = await app.call('GET', '/bid-platform', { as: administrator });
    expect(answer.json()).toMatchObject({ is_configured: true, has_secret: true, redirect_address: back });
    expect(answer.body).not.toContain(platform.settings.client_secret);
    const history = await app.asOwner<{ text: string }>(
      `select fields::text as text from change_entry where tenant_id = 1 and entity = 'bid_platform'`,
    );
    expect(history.length).toBeGreaterThan(0);
    for (const { text } of history) expect(text).not.toContain('secret');
  });

  it('refuses addresses that are not safe, each at its field', async () => {
    const body = { ...platform.settings, api_url: 'http://internal.example/api', token_url: 'nowhere' };
    const answer = await app.call('PUT', '/bid-platform', { as: administrator, body });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      errors: {
        api_url: ['The address has to start with https://'],
        token_url: ['Enter a whole address, such as https://login.company.example'],
      },
    });
  });

  it('forgets the secret and everybody who is signed in once the address is another one', async () => {
    expect((await login(await signIn())).statusCode).toBe(200);
    const { client_secret: _secret, ...rest } = platform.settings;
    const body = { ...rest, token_url: 'https://elsewhere.example/token' };
    const answer = await app.call('PUT', '/bid-platform', { as: administrator, body });
    expect(answer.json()).toMatchObject({ has_secret: false });
    const account = await app.call('GET', '/bid-platform/account', { as: lead });
    expect(account.json()).toMatchObject({ is_connected: false });
  });
});

describe('signing in', () => {
  it('goes to the platform with PKCE and state, comes back, and keeps tokens sealed', async () => {
    const { address } = (await app.call('POST', '/bid-platform/sign-in', { as: lead })).json<{
      address: string;
    }>();
    const asked = new URL(address).searchParams;
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.get('redirect_uri')).toBe(back);
    expect((asked.get('state') ?? '').length).toBe(43);
    expect((await login(await signIn())).json()).toMatchObject({ name: 'Bidwell', is_connected: true });
    const rows = await app.asOwner<{ sealed: string; state: string }>(
      `select sealed_tokens as sealed, (select string_agg(state_hash, ' ') from bid_platform_sign_in) as state from bid_platform_account`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.sealed).toMatch(/^v1\./);
    expect(rows[0]?.state).not.toContain(asked.get('state'));
  });

  it('ignores a code that was used, another person’s, and one that nobody asked for', async () => {
    const code = await signIn();
    expect((await login(code)).statusCode).toBe(200);
    expect((await login(code)).statusCode).toBe(409);
    const another = await signIn();
    expect((await login(another, administrator)).statusCode).toBe(409);
    expect((await login({ ...another, state: 'x'.repeat(43) })).statusCode).toBe(409);
    expect((await login({ ...another, authorization_code: 'made-up' })).statusCode).toBe(422);
  });

  it('ends at the platform too', async () => {
    await login(await signIn());
    await platform.behave({});
    expect((await app.call('DELETE', '/bid-platform/account', { as: lead })).statusCode).toBe(204);
    expect((await platform.asked()).revoked).toBe(1);
    const account = await app.call('GET', '/bid-platform/account', { as: lead });
    expect(account.json()).toMatchObject({ is_connected: false, connected_at: null });
    const refused = await app.call('POST', `/projects/${project}/bid-platform/readings`, {
      as: lead,
      body: {},
    });
    expect(refused.statusCode).toBe(422);
  });
});

describe('reading the platform', () => {
  beforeEach(async () => void (await login(await signIn())));

  it('reads projects page by page, then packages with the newest bid of each company', async () => {
    const projects = (await read()).found.json<Reading>();
    expect(projects.projects.map(({ name }) => name)).toEqual([
      'Harbor Point',
      'Another project',
      'A third project',
    ]);
    const { packages } = (await read('p1')).found.json<Reading>();
    expect(packages.map(({ id }) => id)).toEqual(['k1', 'k2', 'k3']);
    expect(packages[0]?.bidders).toMatchObject([
      { company: 'Ascend Lifts', state: 'SUBMITTED', total: 3_204_000.5, revision: 1, lines: 4 },
      { company: 'Highrise Hoists', state: 'DECLINED', total: null },
      { company: 'Plumb Line Elevator', state: 'SUBMITTED', total: 3_150_000 },
    ]);
  });

  it('waits where it is asked to, and goes on after answers that break off', async () => {
    await platform.behave({ hasty: 2, broken: 1 });
    expect((await read('p1')).job.status).toBe('done');
  });

  it('renews an access that has ended, once', async () => {
    const [row] = await app.asOwner<{ sealed: string }>(
      'select sealed_tokens as sealed from bid_platform_account',
    );
    await platform.behave({});
    await expireAccess();
    expect((await read('p1')).job.status).toBe('done');
    expect((await platform.asked()).refreshed).toBe(1);
    const [after] = await app.asOwner<{ sealed: string }>(
      'select sealed_tokens as sealed from bid_platform_account',
    );
    expect(after?.sealed).not.toBe(row?.sealed);
  });

  it.each([
    ['sends nonsense', { nonsense: 1 }, /cannot be read/],
    ['repeats one page', { repeats: true }, /same page/],
    ['always asks to wait', { hasty: 50 }, /come back later/],
    ['never answers', { deaf: 50 }, /did not answer in time/],
  ])('says so where the platform %s', async (_words, behaviour, sentence) => {
    await platform.behave(behaviour);
    isDeaf = 'deaf' in behaviour;
    const { job } = await read('p1');
    isDeaf = false;
    expect(job.status).toBe('failed');
    expect(job.message).toMatch(sentence);
  });

  it('shows what was read to nobody else', async () => {
    const { id } = await read('p1');
    const path = `/projects/${project}/bid-platform/readings/${id}`;
    const other = await app.addPerson(['procurement_access', 'change_procurement'], [project]);
    expect((await app.call('GET', path, { as: other })).statusCode).toBe(404);
    expect((await app.call('GET', path, { as: administrator })).statusCode).toBe(404);
  });
});

/** Ends the access token of the lead, as an hour would; the refresh token stays. */
async function expireAccess() {
  const link = app.app.running.services.bidPlatform;
  const person = { tenantId: 1, userId: lead.id };
  const [row] = await app.asOwner<{ sealed: string }>(
    'select sealed_tokens as sealed from bid_platform_account',
  );
  const tokens = link.openTokens(person, row?.sealed ?? '');
  if (!tokens) throw new Error('The tokens cannot be opened.');
  const ended = { ...tokens, access: 'ended', expiresAt: new Date(0).toISOString() };
  await app.asOwner('update bid_platform_account set sealed_tokens = $1', [link.sealTokens(person, ended)]);
}

describe('taking packages over', () => {
  beforeEach(async () => void (await login(await signIn())));

  it('adds packages with bids, and takes them again without doubles, keeping plugs', async () => {
    const first = await read('p1');
    const taken = await take(first.id, [
      { platform_id: 'k1', bid_package_id: null },
      { platform_id: 'k2', bid_package_id: null },
    ]);
    expect(taken.json()).toMatchObject({ added: 2, changed: 0, bids: 3 });
    const made = await sheetOf('Vertical transport');
    expect(made).toMatchObject({ status: 'BIDS_RECEIVED', low: '3150000.00' });
    expect(made?.leveling).toMatchObject({
      lines: [{ name: 'Passenger cars', quantity: 8 }, { name: 'Freight car' }],
      alternates: [{ name: 'Glass cabs', is_chosen: false }],
      bidders: [
        {
          company: 'Ascend Lifts',
          contact: 'Ana Ruiz',
          stated_total: 3_204_000.5,
          qualifications: 'Hoistway lighting: YES\nExcludes overtime.',
          alternates: [{ amount: 96_000 }],
        },
        { company: 'Highrise Hoists', invitation: 'DECLINED' },
        { company: 'Plumb Line Elevator' },
      ],
    });
    const lump = await sheetOf('Site water lines');
    expect(lump?.leveling).toMatchObject({ lines: [{ name: 'Lump sum bid' }] });

    await app.asOwner(
      `update bid_package set leveling = jsonb_set(leveling, '{bidders,0,bids,0,plug}', '12000') where tenant_id = 1 and id = $1`,
      [made?.id],
    );
    await platform.has({
      bids: platformData.bids.map((bid) =>
        bid['id'] === 'b3' ? { ...bid, revision: 4, total: 3_100_000 } : bid,
      ),
    });
    const again = await read('p1');
    const match = again.found.json<Reading>().packages.find(({ id }) => id === 'k1')?.match;
    expect(match).toEqual({ bid_package_id: made?.id, by: 'taken_before' });
    expect((await take(again.id, [{ platform_id: 'k1', bid_package_id: null }])).statusCode).toBe(422);
    const second = await take(again.id, [{ platform_id: 'k1', bid_package_id: made?.id ?? 0 }]);
    expect(second.json()).toMatchObject({ added: 0, changed: 1 });
    const now = await sheetOf('Vertical transport');
    expect(now?.leveling.lines).toHaveLength(2);
    expect(now?.leveling.bidders).toHaveLength(3);
    expect(now?.leveling).toMatchObject({
      bidders: [{ bids: [{ plug: 12_000 }, {}] }, {}, { stated_total: 3_100_000 }],
    });

    const { change_set_id: set } = second.json<{ change_set_id: number }>();
    expect((await app.call('POST', `/change-sets/${set}/undo`, { as: lead })).statusCode).toBe(201);
    expect((await sheetOf('Vertical transport'))?.leveling).toMatchObject({
      bidders: [{}, {}, { stated_total: 3_150_000 }],
    });
  });

  it('leaves bought packages and sealed bids alone', async () => {
    const { id } = await read('p1');
    const own = await app.asOwner<{ id: number; status: string; sealed: boolean }>(
      `select p.id::int, p.status, exists (select from bid_request r where r.tenant_id = 1 and r.bid_package_id = p.id and r.opened_at is null) as sealed
       from bid_package p where p.tenant_id = 1 and p.project_id = $1`,
      [project],
    );
    const bought = own.find(({ status }) => status === 'AWARDED' || status === 'EXECUTED');
    const sealed = own.find((one) => one.sealed);
    const refused = await take(id, [{ platform_id: 'k3', bid_package_id: bought?.id ?? 0 }]);
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('This package is bought');
    const closed = await take(id, [{ platform_id: 'k3', bid_package_id: sealed?.id ?? 0 }]);
    expect(closed.body).toContain('Bids by link are sealed');
    expect((await take(id, [{ platform_id: 'k9', bid_package_id: null }])).statusCode).toBe(422);
  });
});
