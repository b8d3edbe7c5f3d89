import { beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { biddingCalls, companies, offer, scopeLines as lines } from '#tests/support/biddingCalls.ts';

type Schemas = components['schemas'];

// Nine in the morning at the company.
let moment = new Date('2026-11-20T17:00:00Z');
const {
  call,
  asOwner,
  buyer,
  reader,
  path,
  makePackage,
  bidding,
  leveling,
  invite,
  linkOf,
  ask,
  open,
  submit,
} = await biddingCalls(() => moment);

describe('bids by link', () => {
  beforeAll(() => makePackage());

  it('invites by mail, brings the companies into the scope sheet, and the package goes out', async () => {
    const saved = await invite(companies);
    expect(saved.statusCode, saved.body).toBe(200);
    const { invitations, request } = await bidding();
    expect(invitations.map(({ company, state }) => [company, state])).toEqual(
      companies.map((company) => [company, 'SENT']),
    );
    // Two in the afternoon at the company, in winter.
    expect(request).toMatchObject({ due_at: '2026-12-01T22:00:00.000Z', is_due: false, opened_at: null });
    expect((await leveling()).sheet.bidders.map(({ company, invitation }) => [company, invitation])).toEqual(
      companies.map((company) => [company, 'SENT']),
    );
    const row = (await call('GET', path(), { as: buyer })).json<Schemas['BidPackage']>();
    expect(row).toMatchObject({ status: 'OUT_TO_BID', bids_due: '2026-12-01' });
    const tokens = await Promise.all(companies.map(linkOf));
    expect(new Set(tokens).size).toBe(3);
    const kept = await asOwner<{ text: string }>(
      'select to_jsonb(i)::text as text from bid_invitation i where tenant_id = 1',
    );
    for (const { text } of kept) for (const token of tokens) expect(text).not.toContain(token);
  });

  it('refuses what cannot be invited, with the field', async () => {
    const twice = await invite(['Coastline mechanical ']);
    expect(twice.statusCode).toBe(422);
    expect(twice.json()).toMatchObject({
      errors: { 'bidders.0.company': ['This company is invited already.'] },
    });
    const bad = await invite(['New'], {
      due_on: '2026-11-19',
      questions_by: '2026-12-24',
      bidders: [{ company: 'New', email: 'nobody' }],
    });
    expect(Object.keys(bad.json<{ errors: object }>().errors)).toEqual([
      'due_on',
      'questions_by',
      'bidders.0.email',
    ]);
    expect((await invite(['New'], {}, reader)).statusCode).toBe(403);
    expect((await bidding()).invitations).toHaveLength(3);
  });

  it('shows a bidder the lines and their bid, and nothing that is not theirs', async () => {
    const [mine, other] = [await linkOf('Coastline Mechanical'), await linkOf('Harbor Air')];
    const seen = await open(mine);
    expect(seen).toMatchObject({
      company_name: 'Northbank Builders',
      package: 'Test package',
      bidder: 'Coastline Mechanical',
      state: 'OPENED',
      phase: 'OPEN',
      asks: true,
      version: 0,
    });
    expect(seen.lines).toEqual(
      lines.map(({ id, section, name, quantity, unit }) => ({ id, section, name, quantity, unit })),
    );
    expect(seen.alternates).toEqual([{ id: 1, name: 'Boilers' }]);
    const text = JSON.stringify(seen);
    for (const word of ['Harbor Air', 'Merrimack', 'estimate', 'budget', 'plug', '9000', '5000'])
      expect(text).not.toContain(word);
    expect((await open(mine)).state).toBe('OPENED');
    expect((await ask('answer', other, { answer: 'ACCEPTED' })).json<Schemas['Bid']>().state).toBe(
      'ACCEPTED',
    );
    expect((await bidding()).invitations.map(({ state }) => state)).toEqual(['OPENED', 'ACCEPTED', 'SENT']);
  });

  it('answers a link that is wrong, cut, or of another company as one that never was', async () => {
    const token = await linkOf('Coastline Mechanical');
    const wrong = `${token.slice(1)}${token.startsWith('A') ? 'B' : 'A'}`;
    const missing = await ask('open', 'x'.repeat(43));
    expect(missing.statusCode).toBe(404);
    for (const answer of [
      await ask('open', wrong),
      await call('POST', '/bids/open', { host: 'halden', body: { token } }),
      await ask('draft', wrong, { version: 0, offer: offer(1, 1) }),
      await ask('submission', wrong, { version: 0 }),
      await ask('answer', wrong, { answer: 'DECLINED' }),
      await ask('question', wrong, { question: 'Who bids?' }),
      await ask('file', wrong, { file_id: 1 }),
    ])
      expect([answer.statusCode, answer.body]).toEqual([404, missing.body]);
    expect((await ask('open', token.slice(0, 20))).statusCode).toBe(400);
  });

  it('keeps a bid while it is written, in one window at a time', async () => {
    const token = await linkOf('Coastline Mechanical');
    expect((await ask('draft', token, { version: 0, offer: offer(80, null) })).json()).toMatchObject({
      version: 1,
    });
    const second = await ask('draft', token, { version: 0, offer: offer(70, null) });
    expect(second.statusCode).toBe(409);
    expect((await open(token)).offer).toEqual(offer(80, null));
    expect((await leveling()).sheet.bidders[0]?.bids).toEqual([]);
  });

  it('takes a bid that is complete, again until it is due, and shows the company no amount', async () => {
    const token = await linkOf('Coastline Mechanical');
    const half = await submit(token, offer(null, 5_000));
    expect(half.statusCode).toBe(422);
    expect(half.json()).toMatchObject({ message: 'This bid is not complete: 1 line to price.' });
    expect((await submit(token, offer(81, 4_500.5))).statusCode).toBe(200);
    const again = (await submit(token, offer(80, 4_321.09))).json<Schemas['Bid']>();
    expect(again.submissions.map(({ number, base }) => [number, base])).toEqual([
      [2, 12_321.09],
      [1, 12_600.5],
    ]);
    expect((await submit(await linkOf('Harbor Air'), offer(71.37, 4_000))).statusCode).toBe(200);
    for (const as of [reader, buyer]) {
      const answers = await Promise.all(
        [`${path()}/bidding`, `${path()}/leveling`, path(), `${path()}/history?limit=100`].map((one) =>
          call('GET', one, { as }),
        ),
      );
      for (const { statusCode, body } of answers) {
        expect(statusCode).toBe(200);
        for (const amount of ['12321', '12600', '4321', '4500', '11137']) expect(body).not.toContain(amount);
      }
    }
    expect((await bidding()).invitations.map(({ is_sealed: sealed }) => sealed)).toEqual([true, true, false]);
  });

  it('stays sealed until it is due, and the due moment only moves later', async () => {
    const early = await call('POST', `${path()}/bidding/opening`, { as: buyer, body: {} });
    expect(early.statusCode).toBe(422);
    expect(early.json()).toMatchObject({ message: 'Bids stay sealed until they are due, Dec 01, 2026.' });
    const change = (body: object) => call('PATCH', `${path()}/bidding`, { as: buyer, body });
    expect((await change({ due_on: '2026-11-21' })).json()).toMatchObject({
      errors: { due_on: ['A bid was submitted already. The due moment can only move later.'] },
    });
    // Inviting another company moves it no earlier either.
    expect((await invite(['Kestrel'], { due_on: '2026-11-30' })).json()).toMatchObject({
      errors: { due_on: ['A bid was submitted already. The due moment can only move later.'] },
    });
    const moved = await change({ due_on: '2026-12-02', due_time: '10:30' });
    expect(moved.statusCode, moved.body).toBe(200);
    expect(moved.json<Schemas['BiddingSaved']>().bidding.request?.due_at).toBe('2026-12-02T18:30:00.000Z');
    expect((await open(await linkOf('Merrimack HVAC'))).due_at).toBe('2026-12-02T18:30:00.000Z');
  });

  it('answers a question to everybody, without saying who asked', async () => {
    const [asker, other] = [await linkOf('Harbor Air'), await linkOf('Merrimack HVAC')];
    await ask('question', asker, { question: ' Is night work allowed? ' });
    expect((await open(other)).questions).toEqual([]);
    const [question] = (await bidding()).questions;
    expect(question).toMatchObject({ number: 1, company: 'Harbor Air', question: 'Is night work allowed?' });
    const answered = await call('PATCH', `${path()}/bidding/questions/${question?.id}`, {
      as: buyer,
      body: { answer: 'Until 10 PM.' },
    });
    expect(answered.statusCode, answered.body).toBe(200);
    expect((await open(other)).questions).toEqual([
      { number: 1, question: 'Is night work allowed?', answer: 'Until 10 PM.', is_own: false },
    ]);
    expect((await open(asker)).questions[0]?.is_own).toBe(true);
  });

  it('tells everybody of an addendum, which is confirmed before a bid is submitted', async () => {
    const issue = (text: string, as = buyer) =>
      call('POST', `${path()}/bidding/addenda`, { as, body: { text } });
    expect((await issue('  ')).statusCode).toBe(422);
    expect((await issue('Chillers are 450 tons.', reader)).statusCode).toBe(403);
    const issued = await issue(' Chillers are 450 tons. ');
    expect(issued.json<Schemas['BiddingSaved']>().bidding.addenda).toMatchObject([
      { number: 1, text: 'Chillers are 450 tons.', confirmed: 0 },
    ]);
    const token = await linkOf('Coastline Mechanical');
    const refused = await submit(token, offer(80, 4_321.09));
    expect(refused.json()).toMatchObject({
      message: 'This bid is not complete: addendum 1 to confirm.',
    });
    expect((await ask('addendum', token, { number: 2 })).statusCode).toBe(404);
    for (let time = 0; time < 2; time += 1) {
      const confirmed = await ask('addendum', token, { number: 1 });
      expect(confirmed.json<Schemas['Bid']>().addenda).toMatchObject([{ number: 1, is_confirmed: true }]);
    }
    expect((await bidding()).addenda).toMatchObject([{ confirmed: 1 }]);
    expect((await submit(token, offer(80, 4_321.09))).statusCode).toBe(200);
    await ask('addendum', await linkOf('Merrimack HVAC'), { number: 1 });
  });

  it('shows bidders the scope as it was issued, until an addendum issues what changed', async () => {
    const token = await linkOf('Merrimack HVAC');
    const change = async (to: Schemas['ScopeLine'][]) => {
      const { sheet } = await leveling();
      const saved = await call('PUT', `${path()}/leveling`, { as: buyer, body: { ...sheet, lines: to } });
      expect(saved.statusCode, saved.body).toBe(200);
    };
    const [piping, hoisting] = lines as [Schemas['ScopeLine'], Schemas['ScopeLine']];
    const more = { id: 3, section: '', name: 'Controls', quantity: 2, unit: 'EA', estimate: 777_777 };
    await change([{ ...piping, quantity: 120 }, hoisting, more]);
    expect((await open(token)).lines).toEqual(
      lines.map(({ id, section, name, quantity, unit }) => ({ id, section, name, quantity, unit })),
    );
    const before = await bidding();
    expect(before.changes.map(({ kind, after }) => [kind, after?.name])).toEqual([
      ['CHANGED', 'Hydronic piping'],
      ['ADDED', 'Controls'],
    ]);
    expect(JSON.stringify(before)).not.toContain('777777');
    const preview = await call('GET', `${path()}/bidding/preview`, { as: reader });
    expect(preview.json<Schemas['Bid']>()).toMatchObject({
      bidder: '',
      email: '',
      lines: [{ quantity: 100 }, {}],
    });
    expect(preview.body).not.toMatch(/Coastline|Merrimack|777777|"estimate"/);

    const issued = await call('POST', `${path()}/bidding/addenda`, {
      as: buyer,
      body: { text: 'More pipe.' },
    });
    expect(issued.statusCode, issued.body).toBe(200);
    const { addenda, changes, invitations } = issued.json<Schemas['BiddingSaved']>().bidding;
    expect(changes).toEqual([]);
    expect(addenda[0]?.changes).toEqual(before.changes);
    // The bid of the first company came before it.
    expect(invitations.map(({ addendum }) => addendum)).toEqual([1, 0, 0]);
    const seen = await open(token);
    expect(seen.lines.map(({ quantity }) => quantity)).toEqual([120, null, 2]);
    expect(seen.addenda[0]?.changes).toEqual(before.changes);
    expect(JSON.stringify(seen)).not.toContain('777777');
    // What was submitted before keeps what it came to.
    expect((await open(await linkOf('Coastline Mechanical'))).submissions[0]?.base).toBe(12_321.09);

    await change(lines);
    await call('POST', `${path()}/bidding/addenda`, { as: buyer, body: { text: 'As it was.' } });
    for (const number of [2, 3]) await ask('addendum', token, { number });
    expect((await open(token)).lines.map(({ quantity }) => quantity)).toEqual([100, null]);
  });

  it('ends the old link with a new one, and with the invitation; Undo brings the invitation back', async () => {
    const old = await linkOf('Merrimack HVAC');
    const [, , { id } = { id: 0 }] = (await bidding()).invitations;
    expect((await call('POST', `${path()}/bidding/invitations/${id}/link`, { as: buyer })).statusCode).toBe(
      200,
    );
    expect((await ask('open', old)).statusCode).toBe(404);
    const link = await linkOf('Merrimack HVAC');
    expect((await ask('open', link)).statusCode).toBe(200);
    const gone = await call('DELETE', `${path()}/bidding/invitations/${id}`, { as: buyer });
    expect(gone.json<Schemas['BiddingSaved']>().bidding.invitations).toHaveLength(2);
    expect((await ask('open', link)).statusCode).toBe(404);
    const set = gone.json<Schemas['BiddingSaved']>().change_set_id;
    const undone = await call('POST', `/change-sets/${set}/undo`, { as: buyer });
    expect(undone.statusCode, undone.body).toBe(201);
    expect((await ask('open', link)).statusCode).toBe(200);
  });

  it('opens once they are due: the last bids are leveled, who opened them is kept, and a late one is marked', async () => {
    // A second before they are due a bid is in time; at the moment itself it is late.
    moment = new Date('2026-12-02T18:29:59.000Z');
    const inTime = await ask('open', await linkOf('Merrimack HVAC'));
    expect(inTime.json<Schemas['Bid']>().phase).toBe('OPEN');
    moment = new Date('2026-12-02T18:30:00.000Z');
    const late = await submit(await linkOf('Merrimack HVAC'), offer(60, 1_000));
    expect(late.json<Schemas['Bid']>()).toMatchObject({ phase: 'LATE', submissions: [{ is_late: true }] });
    const changed = await submitRefused('Harbor Air');
    expect(changed).toBe('Bidding is closed. The bid you submitted counts and can no longer change.');
    const opened = await call('POST', `${path()}/bidding/opening`, { as: buyer, body: {} });
    expect(opened.statusCode, opened.body).toBe(200);
    const { invitations, request } = opened.json<Schemas['BiddingSaved']>().bidding;
    expect(request?.opened_at).toBe(moment.toISOString());
    expect(request?.opened_by).not.toBe('');
    expect(invitations.map(({ is_sealed: sealed, is_late: isLate }) => [sealed, isLate])).toEqual([
      [false, false],
      [false, false],
      [true, true],
    ]);
    const after = await leveling();
    // The chosen alternate is part of every leveled bid.
    expect(after.leveled_low).toBe(97_137);

    // Undo takes the bids out of the leveling; that they were opened stays, and they are opened again.
    const set = opened.json<Schemas['BiddingSaved']>().change_set_id;
    const undone = await call('POST', `/change-sets/${set}/undo`, { as: buyer });
    expect(undone.statusCode, undone.body).toBe(201);
    const taken = await bidding();
    expect(taken.invitations.map(({ is_sealed: sealed }) => sealed)).toEqual([true, true, true]);
    expect(taken.request).toMatchObject({ opened_at: request?.opened_at, opened_by: request?.opened_by });
    expect((await leveling()).leveled_low).toBeNull();
    const again = await call('POST', `${path()}/bidding/opening`, { as: buyer, body: {} });
    expect(again.statusCode, again.body).toBe(200);
    expect((await bidding()).request?.opened_at).toBe(request?.opened_at);
    expect((await leveling()).sheet).toEqual(after.sheet);
    expect(after.sheet.bidders.map(({ stated_total: total }) => total)).toEqual([12_321.09, 11_137, null]);
    expect(after.sheet.bidders[0]?.qualifications).toBe('Price holds 90 days.');
    const row = (await call('GET', path(), { as: buyer })).json<Schemas['BidPackage']>();
    expect(row).toMatchObject({ status: 'BIDS_RECEIVED', leveled_low: 97_137 });
  });

  it('takes a late bid only by name', async () => {
    const again = await call('POST', `${path()}/bidding/opening`, { as: buyer, body: {} });
    expect(again.statusCode).toBe(422);
    const [, , { id } = { id: 0 }] = (await bidding()).invitations;
    const taken = await call('POST', `${path()}/bidding/opening`, { as: buyer, body: { late: [id] } });
    expect(taken.statusCode, taken.body).toBe(200);
    expect((await leveling()).leveled_low).toBe(93_000);
  });

  it('ends two weeks after the due day, and for a deleted package at once', async () => {
    const token = await linkOf('Harbor Air');
    moment = new Date('2026-12-16T18:29:59.000Z');
    expect((await ask('open', token)).statusCode).toBe(200);
    await call('DELETE', path(), { as: buyer });
    expect((await ask('open', token)).statusCode).toBe(404);
    await call('POST', `${path()}/restore`, { as: buyer });
    moment = new Date('2026-12-16T18:30:00.000Z');
    expect((await ask('open', token)).statusCode).toBe(404);
  });
});

async function submitRefused(company: string): Promise<string> {
  const token = await linkOf(company);
  const { version } = await open(token);
  const answer = await ask('draft', token, { version, offer: offer(1, 1) });
  expect(answer.statusCode).toBe(422);
  return answer.json<{ message: string }>().message;
}

describe('inviting', () => {
  let packageId = 0;
  beforeAll(async () => {
    moment = new Date('2026-11-20T17:00:00Z');
    packageId = await makePackage();
  });

  it('waits for lines to price and for a package that is ready', async () => {
    await call('PUT', `${path()}/leveling`, { as: buyer, body: { lines: [], bidders: [] } });
    expect((await invite(['Alder'])).json()).toMatchObject({
      message: 'There is nothing to price yet. Add scope lines before you invite bidders.',
    });
    await asOwner(`update bid_package set status = 'SCOPE' where tenant_id = 1 and id = $1`, [packageId]);
    expect((await invite(['Alder'])).json()).toMatchObject({
      message:
        'Bidders are invited while a package is Ready to bid, Out to bid or Re-bid. This one is Scope in development.',
    });
  });

  it('is one change: Undo takes the companies out again, and their links end', async () => {
    await asOwner(`update bid_package set status = 'READY' where tenant_id = 1 and id = $1`, [packageId]);
    await call('PUT', `${path()}/leveling`, { as: buyer, body: { lines, bidders: [] } });
    const saved = (await invite(['Alder'])).json<Schemas['BiddingSaved']>();
    const token = await linkOf('Alder');
    expect((await ask('open', token)).statusCode).toBe(200);
    const undone = await call('POST', `/change-sets/${saved.change_set_id}/undo`, { as: buyer });
    expect(undone.statusCode, undone.body).toBe(201);
    expect(await bidding()).toMatchObject({ request: null, invitations: [] });
    expect((await leveling()).sheet.bidders).toEqual([]);
    expect((await ask('open', token)).statusCode).toBe(404);
  });
});
