import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { type Actor, testApp } from '#tests/support/testApp.ts';

type Schemas = components['schemas'];
type Saved = Schemas['PrequalificationSaved'];

const { call, addPerson, projectId, asOwner } = await testApp();
const harbor = await projectId('Harbor Point');
const cedar = await projectId('Cedar Ridge');
const manager = await addPerson(
  ['procurement_access', 'change_procurement', 'delete_scenarioitem'],
  [harbor, cedar],
);
const reader = await addPerson(['procurement_access'], [harbor]);
const stranger = await addPerson(['foresite_access'], [harbor]);
const others = await addPerson(['procurement_access', 'change_procurement'], [], 'halden');
const company = await addPerson(['change_company']);
await asOwner(`update bid_package set awarded_to = null where tenant_id = 1`);

const path = '/prequalifications';
const list = async (query = '', as: Actor = reader) =>
  (await call('GET', `${path}?${query}`, { as })).json<Schemas['PrequalificationPage']>();
const names = async (query: string) => (await list(query)).results.map((one) => one.company);
const standing = async (name: string, as = reader) =>
  (await call('GET', `${path}/standing?company=${encodeURIComponent(name)}`, { as })).json<
    Schemas['BidderStanding']
  >();
const create = (body: object, as = manager) => call('POST', path, { as, body });
const kept = async (body: object) => {
  const answer = await create(body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Saved>();
};
const change = (id: number, body: object, version?: number) =>
  call('PATCH', `${path}/${id}`, {
    as: manager,
    body,
    headers: version ? { 'if-match': `"${version}"` } : {},
  });
const idOf = async (name: string) => (await list(`search=${encodeURIComponent(name)}`)).results[0]?.id ?? 0;
const undo = (set: number | null) => call('POST', `/change-sets/${set ?? 0}/undo`, { as: manager });

describe('the bidders of the company', () => {
  it('are searched, filtered, sorted and paged by the server', async () => {
    expect(await names('')).toEqual([
      'Alder Glass',
      'Bayline',
      'Baystate Piping',
      'Harbor Air Systems',
      'Merrimack HVAC',
      'Norse Facades',
      'Tri-River Services',
    ]);
    expect(await names('search=CLAIMS')).toEqual(['Tri-River Services']);
    expect(await names('status=CONDITIONAL,NOT_ASKED')).toEqual(['Baystate Piping', 'Norse Facades']);
    expect(await names('ordering=-single_limit&limit=2')).toEqual(['Harbor Air Systems', 'Alder Glass']);
    expect(await names('ordering=valid_until&limit=1')).toEqual(['Bayline']);
    const page = await list('limit=2&offset=5');
    expect([page.count, page.results.length]).toEqual([7, 2]);
    expect((await call('GET', `${path}?ordering=note`, { as: reader })).statusCode).toBe(400);
    expect((await call('GET', `${path}?status=BEST`, { as: reader })).statusCode).toBe(400);
  });

  it('are read and changed by those who may, of their own company alone', async () => {
    const id = await idOf('Alder');
    for (const at of [path, `${path}/${id}`, `${path}/${id}/history`, `${path}/standing?company=Alder`])
      expect((await call('GET', at, { as: stranger })).statusCode).toBe(403);
    expect((await create({ company: 'X' }, reader)).statusCode).toBe(403);
    expect((await call('PATCH', `${path}/${id}`, { as: reader, body: { note: 'x' } })).statusCode).toBe(403);
    expect((await call('DELETE', `${path}/${id}`, { as: reader })).statusCode).toBe(403);
    const elsewhere = await call('GET', `${path}/${id}`, { as: others });
    expect([403, 404]).toContain(elsewhere.statusCode);
    expect(elsewhere.body).not.toContain('Alder');
  });

  it('are kept once, changed from their version, and say who set them', async () => {
    const { prequalification: row, change_set_id: set } = await kept({
      company: ' Volta Electric, Inc. ',
      status: 'QUALIFIED',
      single_limit: 1_000_000.01,
    });
    expect(row).toMatchObject({
      company: 'Volta Electric, Inc.',
      single_limit: 1_000_000.01,
      note: '',
      held: 0,
    });
    expect(row.set_by?.id).toBe(manager.id);
    const twice = await create({ company: 'VOLTA electric inc' });
    expect(twice.statusCode).toBe(422);
    expect(twice.json<{ errors: object }>().errors).toHaveProperty('company');
    expect((await create({ company: '...' })).statusCode).toBe(422);
    expect((await create({ company: 'Z', single_limit: 3, aggregate_limit: 2.99 })).statusCode).toBe(422);
    expect((await create({ company: 'Z', status: 'BEST' })).statusCode).toBe(400);

    expect((await change(row.id, { company: 'Alder   GLASS' })).statusCode).toBe(422);
    const changed = await change(row.id, { status: 'CONDITIONAL', company: 'Volta Electric' }, row.version);
    expect(changed.statusCode, changed.body).toBe(200);
    expect((await change(row.id, { note: 'late' }, row.version)).statusCode).toBe(412);
    expect((await standing('volta-ELECTRIC')).status).toBe('CONDITIONAL');
    expect((await undo(changed.json<Saved>().change_set_id)).statusCode).toBe(201);
    expect((await standing('Volta Electric Inc')).status).toBe('QUALIFIED');

    const history = await call('GET', `${path}/${row.id}/history`, { as: reader });
    expect(history.json<{ results: unknown[] }>().results).toHaveLength(3);
    expect(history.body).toContain('Conditional');

    const removed = await call('DELETE', `${path}/${row.id}`, { as: manager });
    expect(removed.statusCode, removed.body).toBe(200);
    expect((await call('GET', `${path}/${row.id}`, { as: reader })).statusCode).toBe(404);
    // Another record of the same company stands in the way of bringing this one back.
    const again = await kept({ company: 'Volta Electric Inc' });
    const refused = await undo(removed.json<Schemas['PrequalificationRemoved']>().change_set_id);
    expect(refused.statusCode, refused.body).toBe(409);
    expect((await undo(again.change_set_id)).statusCode).toBe(201);
    const back = await undo(removed.json<Schemas['PrequalificationRemoved']>().change_set_id);
    expect(back.statusCode, back.body).toBe(201);
    expect((await undo(set)).statusCode).toBe(201);
  });
});

describe('how a company stands', () => {
  it('is not asked without a record, and holds what it was awarded in all projects', async () => {
    expect(await standing('Nobody & Sons')).toEqual({
      company: 'Nobody & Sons',
      status: 'NOT_ASKED',
      single_limit: null,
      aggregate_limit: null,
      valid_until: null,
      note: '',
      held: 0,
    });
    await asOwner(
      `update bid_package set awarded_to = case number when 1 then 'ALDER GLASS.' else 'Alder Glass' end
        where tenant_id = 1 and number in (1, 2) and project_id = $1 and committed is not null`,
      [harbor],
    );
    const [sum] = await asOwner<{ sum: string }>(
      `select sum(committed) as sum from bid_package where tenant_id = 1 and awarded_to ilike 'alder glass%'`,
    );
    expect(Number(sum?.sum)).toBe(37_250_000);
    expect((await standing('alder glass')).held).toBe(37_250_000);
    expect((await list('search=Alder')).results[0]?.held).toBe(37_250_000);
    await asOwner('update project set is_deleted = true where tenant_id = 1 and id = $1', [harbor]);
    expect((await standing('alder glass')).held).toBe(0);
    await asOwner('update project set is_deleted = false where tenant_id = 1 and id = $1', [harbor]);
  });

  it('is said of every invitation, whose names are matched without case and punctuation', async () => {
    const packages = await call('GET', `/projects/${harbor}/bid-packages?limit=50`, { as: reader });
    const mechanical = packages
      .json<Schemas['BidPackagePage']>()
      .results.find(({ name }) => name.startsWith('Mechanical'));
    await asOwner(
      `update bid_invitation set company = 'TRI RIVER SERVICES' where company = 'Tri-River Services'`,
    );
    const bidding = await call('GET', `/projects/${harbor}/bid-packages/${mechanical?.id ?? 0}/bidding`, {
      as: reader,
    });
    const said = bidding
      .json<Schemas['Bidding']>()
      .invitations.map((one) => [one.company, one.standing.status, one.standing.single_limit]);
    expect(said).toContainEqual(['TRI RIVER SERVICES', 'NOT_QUALIFIED', null]);
    expect(said).toContainEqual(['Harbor Air Systems', 'QUALIFIED', 40_000_000]);
    expect(said).toContainEqual(['Kestrel Mechanical', 'NOT_ASKED', null]);
  });
});

describe('an award', () => {
  const packages = `/projects/${harbor}/bid-packages`;
  const body = {
    bidder_id: null,
    awarded_to: 'norse facades',
    contract_amount: 15_000_000,
    fund_id: null,
    to_fund: 0,
    milestone_id: null,
    cost_group_id: null,
    to_forecast: 0,
  };
  const steel = async () => {
    const page = await call('GET', `${packages}?limit=50`, { as: manager });
    return page.json<Schemas['BidPackagePage']>().results.find(({ number }) => number === 3)?.id ?? 0;
  };
  const award = async (over: object) =>
    call('POST', `${packages}/${await steel()}/award`, { as: manager, body: { ...body, ...over } });

  it('over a limit, expired or on conditions takes a look at the warnings', async () => {
    const unread = await award({});
    expect(unread.statusCode).toBe(422);
    expect(unread.json<{ errors: object }>().errors).toHaveProperty('acknowledged');
    expect(unread.body).toContain('Performance bond');
    const over = await award({ contract_amount: 15_000_000.01 });
    expect(over.body).toContain('$0.01 over the single-project limit of $15,000,000.');
    const expired = await award({ awarded_to: 'Bayline', contract_amount: 1 });
    expect(expired.statusCode).toBe(422);
    expect(expired.body).toContain('valid until');
    // 37,250,000 are held: 7,750,000 more come to the aggregate limit of 45,000,000.
    const edge = await award({ awarded_to: 'Alder Glass', contract_amount: 7_750_000.01 });
    expect(edge.body).toContain('$0.01 over the aggregate limit');
    const within = await award({ awarded_to: 'Alder Glass', contract_amount: 7_750_000 });
    expect(within.statusCode, within.body).toBe(200);
    expect((await undo(within.json<Schemas['BidPackageSaved']>().change_set_id)).statusCode).toBe(201);

    const done = await award({ acknowledged: true });
    expect(done.statusCode, done.body).toBe(200);
    expect((await standing('Norse Facades')).held).toBe(15_000_000);
    expect((await undo(done.json<Schemas['BidPackageSaved']>().change_set_id)).statusCode).toBe(201);
    expect((await standing('Norse Facades')).held).toBe(0);
  });

  it('to a company that is not qualified needs a reason, which is kept and goes with the award', async () => {
    const to = { awarded_to: 'Tri River Services', contract_amount: 1_000_000, acknowledged: true };
    const bare = await award(to);
    expect(bare.statusCode).toBe(422);
    expect(bare.json<{ errors: object }>().errors).toHaveProperty('award_reason');
    expect((await award({ ...to, award_reason: '   ' })).statusCode).toBe(422);
    const done = await award({ ...to, award_reason: ' Only bidder ' });
    expect(done.statusCode, done.body).toBe(200);
    const { package: row } = done.json<Schemas['BidPackageSaved']>();
    expect(row).toMatchObject({ status: 'AWARDED', award_reason: 'Only bidder' });
    const back = await call('PATCH', `${packages}/${row.id}`, {
      as: manager,
      body: { status: 'RECOMMENDED' },
    });
    expect(back.json<Schemas['BidPackageSaved']>().package.award_reason).toBe('');
  });

  it('that waits for approval shows its approvers what was read', async () => {
    const set = await call('PUT', '/award-approvals', {
      as: company,
      body: { bands: [{ up_to: null, user_id: reader.id }] },
    });
    expect(set.statusCode, set.body).toBe(200);
    const asked = await award({
      awarded_to: 'Tri River Services',
      contract_amount: 1_000_000,
      award_reason: 'Only bidder',
    });
    expect(asked.statusCode, asked.body).toBe(200);
    expect(asked.json<Schemas['BidPackageSaved']>().package.award_request).toMatchObject({
      award_reason: 'Only bidder',
      warnings: ['Not qualified: Two claims are open.'],
    });
  });
});
