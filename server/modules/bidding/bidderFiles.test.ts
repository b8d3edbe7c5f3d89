import { beforeEach, describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { biddingCalls, companies, offer } from '#tests/support/biddingCalls.ts';
import { formWith, png } from '#tests/support/upload.ts';

type Schemas = components['schemas'];

let moment: Date;
const { call, buyer, reader, path, makePackage, bidding, invite, linkOf, ask, open, submit } =
  await biddingCalls(() => moment);

/** A package that is out to three companies, of which the first submitted a bid. */
async function makeBid(): Promise<void> {
  // Nine in the morning at the company.
  moment = new Date('2026-11-20T17:00:00Z');
  await makePackage();
  const invited = await invite(companies);
  expect(invited.statusCode, invited.body).toBe(200);
  const submitted = await submit(await linkOf('Coastline Mechanical'), offer(80, 4_321.09));
  expect(submitted.statusCode, submitted.body).toBe(200);
}

describe('files of bidders', () => {
  beforeEach(makeBid);

  it('keeps the files of a bid sealed with it, each for its bidder alone, until bids are opened', async () => {
    const [mine, other] = [await linkOf('Coastline Mechanical'), await linkOf('Harbor Air')];
    const add = (token: string, name = 'proposal.png') => {
      const form = formWith({ name, bytes: png() });
      return call('POST', '/bids/own-files', {
        body: form.body,
        headers: { ...form.headers, 'bid-token': token },
      });
    };
    expect((await add('x'.repeat(43))).statusCode).toBe(404);
    expect((await add(mine, 'proposal.exe')).statusCode).toBe(415);
    const added = await add(mine);
    expect(added.statusCode, added.body).toBe(200);
    const [file] = added.json<Schemas['OwnFiles']>().files;
    const fileId = file?.id ?? 0;
    expect((await open(mine)).files).toEqual([{ id: fileId, file_name: 'proposal.png', size: file?.size }]);
    expect((await open(other)).files).toEqual([]);
    expect((await ask('file', mine, { file_id: fileId })).statusCode).toBe(200);
    for (const operation of ['file', 'own-file-removal'])
      expect((await ask(operation, other, { file_id: fileId })).statusCode).toBe(404);
    const [{ id } = { id: 0 }] = (await bidding()).invitations;
    const asked = `/attachments?entity_name=bid_invitation&entity_id=${id}&limit=10`;
    for (const as of [reader, buyer])
      expect((await call('GET', asked, { as })).json<Schemas['AttachmentPage']>().count).toBe(0);
    expect((await bidding()).invitations.map(({ files }) => files)).toEqual([0, 0, 0]);
    const second = (await add(mine)).json<Schemas['OwnFiles']>().files[1];
    const rest = await ask('own-file-removal', mine, { file_id: second?.id ?? 0 });
    expect(rest.json<Schemas['OwnFiles']>().files.map((one) => one.id)).toEqual([fileId]);

    moment = new Date('2026-12-01T22:00:00Z');
    const opening = await call('POST', `${path()}/bidding/opening`, { as: buyer, body: {} });
    expect(opening.statusCode, opening.body).toBe(200);
    const { invitations } = opening.json<Schemas['BiddingSaved']>().bidding;
    const [{ id: opener, files } = { id: 0, files: 0 }] = invitations;
    expect(files).toBe(1);
    const own = `/attachments?entity_name=bid_invitation&entity_id=${opener}&limit=10`;
    const shown = (await call('GET', own, { as: reader })).json<Schemas['AttachmentPage']>().results;
    expect(shown.map(({ file_name: name }) => name)).toEqual(['proposal.png']);
    const removed = await call('DELETE', `/attachments/${shown[0]?.id}`, { as: buyer });
    expect(removed.statusCode).toBe(422);
  });

  it('reads a workbook for a bidder and keeps nothing of it', async () => {
    const token = await linkOf('Coastline Mechanical');
    const send = (name: string, text: string, as = token) => {
      const form = formWith({ name, bytes: Buffer.from(text) });
      return call('POST', '/bids/workbook', {
        body: form.body,
        headers: { ...form.headers, 'bid-token': as },
      });
    };
    const before = await open(token);
    const read = await send('bid.csv', 'Line,Description,Unit price,Amount\n1,Hydronic piping,82.5,');
    expect(read.statusCode, read.body).toBe(200);
    expect(read.json<Schemas['ImportedFile']>().sheets[0]?.rows).toHaveLength(2);
    expect((await send('bid.csv', 'Line', 'x'.repeat(43))).statusCode).toBe(404);
    expect((await send('bid.pdf', 'Line')).statusCode).toBe(415);
    expect((await send('bid.xlsx', 'no workbook')).statusCode).toBe(422);
    expect((await open(token)).offer).toEqual(before.offer);
  });
});
