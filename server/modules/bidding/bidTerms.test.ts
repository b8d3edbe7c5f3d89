import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { biddingCalls, offer } from '#tests/support/biddingCalls.ts';

type Schemas = components['schemas'];

// Nine in the morning at the company.
const moment = new Date('2026-11-20T17:00:00Z');
const { call, asOwner, buyer, path, makePackage, bidding, leveling, invite, linkOf, ask, open, submit } =
  await biddingCalls(() => moment);

describe('terms of a bid', () => {
  it('asks for a bid bond and for no price of what is by others, and reads who has opened a document', async () => {
    await makePackage();
    const { sheet } = await leveling();
    const [piping, hoisting] = sheet.lines as [Schemas['ScopeLine'], Schemas['ScopeLine']];
    const put = (body: object) => call('PUT', `${path()}/leveling`, { as: buyer, body });
    const all = await put({
      ...sheet,
      lines: [piping, hoisting].map((line) => ({ ...line, inclusion: 'BY_OTHERS' })),
    });
    expect(all.statusCode, all.body).toBe(200);
    expect((await invite(['Coastline Mechanical'])).statusCode).toBe(422);
    await put({
      ...sheet,
      lines: [
        { ...piping, inclusion: 'INCLUDED' },
        { ...hoisting, inclusion: 'BY_OTHERS' },
      ],
    });
    const wrong = await invite(['Coastline Mechanical'], { bond_percent: 10, site_walk_on: '2027-01-04' });
    expect(Object.keys(wrong.json<{ errors: object }>().errors)).toEqual(['site_walk_on']);
    const asked = await invite(['Coastline Mechanical'], { bond_percent: 10, site_walk_on: '2026-11-24' });
    expect(asked.statusCode, asked.body).toBe(200);
    const token = await linkOf('Coastline Mechanical');
    const page = await open(token);
    expect(page).toMatchObject({ bond_percent: 10, site_walk_on: '2026-11-24' });
    expect(page.lines.map(({ id, inclusion }) => [id, inclusion])).toEqual([
      [1, undefined],
      [2, 'BY_OTHERS'],
    ]);
    const bid = offer(90, 4_000);
    const refused = await submit(token, bid);
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      422,
      'This bid is not complete: bid bond to confirm.',
    ]);
    const taken = await submit(token, { ...bid, has_bond: true });
    expect(taken.statusCode, taken.body).toBe(200);
    // What a bidder asks for a line that was never asked for is no part of the bid.
    expect(taken.json<Schemas['Bid']>().submissions[0]?.base).toBe(9_000);

    const documents = `/projects/${path().split('/')[2] ?? ''}/bid-documents`;
    const added = await call('PATCH', documents, {
      as: buyer,
      body: {
        create: [{ title: 'Terms', kind: 'TERMS', bid_package_ids: [Number(path().split('/').at(-1))] }],
      },
    });
    expect(added.statusCode, added.body).toBe(200);
    expect((await bidding()).documents).toMatchObject([{ title: 'Terms', files: 0, read_by: [] }]);
    await asOwner(
      `insert into attachment (tenant_id, id, entity, entity_id, field_name, file_name, file_type, size, storage_key)
        select 1, 600950, 'bid_document', id, 'attachments', 'Terms.pdf', 'application/pdf', 9, lpad('950', 48, '0')
        from bid_document where tenant_id = 1 and title = 'Terms' order by id desc limit 1`,
    );
    expect((await bidding()).documents).toMatchObject([{ title: 'Terms', files: 1, read_by: [] }]);
    expect((await ask('file', token, { file_id: 600_950 })).statusCode).toBe(200);
    const { documents: sent, invitations } = await bidding();
    expect(sent).toMatchObject([{ title: 'Terms', files: 1, read_by: [invitations[0]?.id] }]);
  });
});
