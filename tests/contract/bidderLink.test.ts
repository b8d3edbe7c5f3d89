import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/testApp.ts';
import { biddingCalls } from './biddingValues.ts';
import { ask, fileFor, fillPath, type Ids, idsOf, neededQuery, operations } from './operationCalls.ts';

const app = await testApp();
const token = 'b'.repeat(43);
const link = { authorization: `Bearer ${token}`, 'bid-token': token, cookie: `token=${token}; bid=${token}` };
const calls = biddingCalls((text, values) => app.asOwner(text, values), token);
const ofBidders = operations.filter(({ path }) => path.startsWith('/bids/'));
const guarded = operations.filter(({ guard }) => guard !== 'public');
const open = operations.filter((one) => one.guard === 'public' && !ofBidders.includes(one));

/** What only the company knows: no answer to a bidder holds any of it. */
const secrets = [
  '7654321',
  '4242.42',
  '3131.31',
  '1717.17',
  '1818.18',
  '5151.51',
  '6161.61',
  '2031-03-03',
  'Rival',
  'rival',
  'SECRET',
];

let ids: Ids;
beforeAll(async () => {
  ids = await idsOf(app, 'northbank');
});

/** Fills the package that is out to bid, and what lies around it, with what the bidder must not see. */
async function plant(): Promise<void> {
  const bid = (id: number, company: string, price: number) => ({
    id,
    company,
    contact: '',
    invitation: 'SUBMITTED',
    stated_total: 4242.42,
    rejection: id === 2 ? 'SECRET reason' : '',
    bids: [
      {
        line_id: 1,
        coverage: 'MISSING',
        unit_price: price,
        amount: null,
        plug: 1717.17,
        note: 'SECRET note',
      },
    ],
    extras: [{ extra_kind: 'PRIVATE', name: 'SECRET cost', amount: 1818.18, is_on: true }],
  });
  const sheet = {
    lines: [{ id: 1, section: '', name: 'Piping', quantity: 10, unit: 'LF', estimate: 3131.31 }],
    bidders: [bid(1, 'Known Mechanical', 82.5), bid(2, 'Rival Mechanical', 4242.42)],
  };
  await app.asOwner(
    `update bid_package set budget = 7654321.09, leveled_low = 4242.42, next_step = 'SECRET step', award_reason = 'SECRET reason', leveling = $1::jsonb
      where tenant_id = 1 and id = 2`,
    [JSON.stringify(sheet)],
  );
  await app.asOwner(
    `insert into bid_invitation (tenant_id, id, project_id, bid_package_id, bidder_id, company, email, draft, draft_version)
      select 1, 901, project_id, 2, 2, 'Rival Mechanical', 'rival@mechanical.example', $1::jsonb, 1
      from bid_package where tenant_id = 1 and id = 2 on conflict do nothing`,
    [
      JSON.stringify({
        lines: [{ line_id: 1, coverage: 'INCLUDED', unit_price: 4242.42, amount: null, note: 'SECRET' }],
        alternates: [],
        qualifications: 'SECRET terms',
      }),
    ],
  );
  // What the company keeps of this very bidder, and of the other one.
  await app.asOwner(`insert into prequalification
      (tenant_id, id, company, company_key, status, single_limit, aggregate_limit, valid_until, note)
    values (1, 990, 'Known Mechanical', 'knownmechanical', 'CONDITIONAL', 5151.51, 6161.61, '2031-03-03', 'SECRET note'),
      (1, 991, 'Rival Mechanical', 'rivalmechanical', 'NOT_QUALIFIED', 5151.51, 6161.61, '2031-03-03', 'SECRET note')
    on conflict do nothing`);
  await app.asOwner(
    `insert into bid_question (tenant_id, id, project_id, bid_package_id, bid_invitation_id, number, question)
      select 1, 901, project_id, 2, 901, 2, 'SECRET question?' from bid_package where tenant_id = 1 and id = 2
      on conflict do nothing`,
  );
  await app.asOwner(
    `insert into bid_document (tenant_id, id, project_id, title, kind, bid_package_ids)
      select 1, 901, project_id, 'SECRET drawing', 'DRAWING', '[1]' from bid_package where tenant_id = 1 and id = 1
      on conflict do nothing`,
  );
  await app.asOwner(
    `insert into attachment (tenant_id, id, entity, entity_id, field_name, file_name, file_type, size, storage_key)
      values (1, 600902, 'bid_document', 901, 'attachments', 'SECRET.pdf', 'application/pdf', 9, lpad('902', 48, '0')),
        (1, 600903, 'bid_invitation', 901, 'attachments', 'SECRET.pdf', 'application/pdf', 9, lpad('903', 48, '0'))
      on conflict do nothing`,
  );
}

/** The call of an operation of bidders with the link, and what it needs to do its work. */
async function visit(operation: (typeof ofBidders)[number], more: object = {}) {
  const known = await calls[operation.id]?.();
  if (!known) throw new Error(`${operation.id} has no known call. Add one to biddingValues.`);
  await plant();
  const sent = operation.uploads ? fileFor(operation) : { body: { ...(known.body as object), ...more } };
  return app.call(operation.method, operation.path, {
    ...sent,
    headers: { ...('headers' in sent ? sent.headers : {}), ...known.headers },
  });
}

describe('the link of a bidder', () => {
  it('says nothing of prequalification, which the company reads at the bidder', async () => {
    await calls['openBid']?.();
    await plant();
    const buyer = await app.addPerson(['procurement_access'], [await app.projectId('Cedar Ridge')]);
    const seen = await app.call('GET', '/prequalifications/standing?company=known+MECHANICAL.', {
      as: buyer,
    });
    for (const said of ['CONDITIONAL', '5151.51', '6161.61', '2031-03-03', 'SECRET note'])
      expect(seen.body).toContain(said);
    for (const operation of ofBidders) {
      const { body } = await visit(operation);
      for (const word of [
        'qualif',
        'CONDITIONAL',
        'single_limit',
        'aggregate_limit',
        'standing',
        'award_reason',
      ])
        expect(body.replaceAll('qualifications', '').toLowerCase(), operation.id).not.toContain(
          word.toLowerCase(),
        );
    }
    const paths = operations.filter(({ path }) => path.startsWith('/prequalifications')).map(({ id }) => id);
    expect(paths).toHaveLength(7);
    expect(guarded.map(({ id }) => id)).toEqual(expect.arrayContaining(paths));
  });

  it('lets nobody in at any operation that asks for a person, wherever it is sent', async () => {
    expect(guarded.length).toBeGreaterThan(400);
    const faults: string[] = [];
    for (const operation of guarded) {
      const stranger = await ask(app, operation, ids);
      const query = neededQuery(operation);
      const sent = operation.uploads
        ? fileFor(operation)
        : operation.body
          ? { body: { token, bid_token: token } }
          : {};
      const answer = await app.call(
        operation.method,
        `${fillPath(operation.path, ids)}?${query}${query ? '&' : ''}token=${token}`,
        { ...sent, headers: { ...('headers' in sent ? sent.headers : {}), ...link } },
      );
      if (answer.statusCode !== 401 || answer.body !== stranger.body)
        faults.push(`${operation.id}: ${answer.statusCode} ${answer.body.slice(0, 120)}`);
    }
    expect(faults).toEqual([]);
  }, 300_000);

  it('opens nothing at the operations that others use without an account', async () => {
    await calls['openBid']?.();
    await plant();
    expect(open.length).toBeGreaterThan(0);
    for (const operation of open) {
      const query = neededQuery(operation);
      const answer = await app.call(
        operation.method,
        `${fillPath(operation.path, { ...ids, token })}?${query}${query ? '&' : ''}token=${token}`,
        { ...(operation.body ? { body: { token } } : {}), headers: link },
      );
      for (const secret of [...secrets, 'Known Mechanical', 'Piping'])
        expect(answer.body, operation.id).not.toContain(secret);
    }
  });

  it.each(ofBidders.map((operation) => [operation.id, operation] as const))(
    '%s answers without plugs, budget, estimate, costs of ours, or another bid',
    async (_id, operation) => {
      const answer = await visit(operation);
      expect([401, 403, 404], answer.body).not.toContain(answer.statusCode);
      for (const secret of secrets) {
        expect(answer.body).not.toContain(secret);
        expect(JSON.stringify(answer.headers)).not.toContain(secret);
      }
    },
  );

  it.each([
    ['openBidFile', 600_902],
    ['openBidFile', 600_903],
    ['removeBidFile', 600_903],
  ])('%s does not reach the file %i of another package or bidder', async (id, fileId) => {
    const operation = ofBidders.find((one) => one.id === id);
    if (!operation) throw new Error(`There is no ${id}.`);
    const answer = await visit(operation, { file_id: fileId });
    const missing = await visit(operation, { file_id: 999_999 });
    expect(missing.statusCode).toBe(404);
    expect([answer.statusCode, answer.body]).toEqual([404, missing.body]);
    const kept = await app.asOwner('select id from attachment where tenant_id = 1 and id = $1', [fileId]);
    expect(kept).toHaveLength(1);
  });
});
