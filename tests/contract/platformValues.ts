import { seal } from '#server/identity/sealedKey.ts';
import { stateHash } from '#server/services/bid-platform/bidPlatformLink.ts';

type Run = (text: string, values?: unknown[]) => Promise<unknown>;

/** The server's secret in tests, and the state of the contract's example. */
const secret = 'thirty-two characters for the tests';
const state = 'q0Zr1kWg5nH8d2uYx7mB4vC6sL9fA3tE_jPiO-RoNcK';

const reading = {
  name: 'BuildingConnected',
  projects: [{ id: '5f0c', name: 'Harbor Point', number: '' }],
  project: { id: '5f0c', name: 'Harbor Point', number: '' },
  packages: [
    {
      id: '5f1a',
      number: '',
      name: 'Of the platform',
      bids_due_at: null,
      bidders: [{ company: 'Known Glazing', contact: '', state: 'SENT', bid: null }],
    },
  ],
};

const tokens = JSON.stringify({ access_token: 'some', token_type: 'bearer', expires_in: 3600 });

/** Where spoken questions are heard. */
export const speech = 'https://speech.example';

/** A world outside in which the bidding platform gives tokens to whatever code, and every recording says the same; everything else answers as `rest` does. */
export const outsidePlatform = (rest: () => Response) => (address: string) =>
  Promise.resolve(
    address.endsWith('/token')
      ? new Response(tokens, { headers: { 'content-type': 'application/json' } })
      : address.startsWith(speech)
        ? Response.json({ text: 'Where do we stand against budget?' })
        : rest(),
  );

/** What has to be there before operations of the bidding platform can do their work for a person. */
export function platformRows(
  run: Run,
  projectId: number,
  userId: number,
): Record<string, () => Promise<unknown>> {
  const setUp = () =>
    run(`insert into bid_platform (tenant_id, id, name, api_url, authorize_url, token_url, client_id)
      values (1, 900, 'BuildingConnected', 'https://platform.example/api', 'https://platform.example/authorize',
        'https://platform.example/token', 'quoin') on conflict do nothing`);
  const signIn = async () => {
    await setUp();
    await run(
      `insert into bid_platform_account (tenant_id, user_id, sealed_tokens, expires_at)
        values (1, $1, 'sealed', now() + interval '1 hour') on conflict do nothing`,
      [userId],
    );
  };
  const read = () =>
    run(
      `update job set kind = 'read_bid_platform', status = 'done', created_by_id = $1, result = $3,
        payload = jsonb_build_object('projectId', $2::bigint)
        where tenant_id = 1 and id <= 4`,
      [userId, projectId, JSON.stringify(reading)],
    );
  return {
    saveBidPlatform: setUp,
    removeBidPlatform: setUp,
    removeBidPlatformAccount: signIn,
    leaveForBidPlatform: setUp,
    loginBidPlatform: async () => {
      await run('delete from bid_platform where tenant_id = 1');
      await setUp();
      const hash = stateHash(state);
      await run(`delete from bid_platform_sign_in where tenant_id = 1`);
      await run(
        `insert into bid_platform_sign_in (tenant_id, state_hash, user_id, sealed_verifier, expires_at)
          values (1, $1, $2, $3, now() + interval '5 minutes')`,
        [hash, userId, seal(secret, `bid platform sign-in 1/${userId}/${hash}`, 'v'.repeat(43))],
      );
    },
    readBidPlatform: signIn,
    getBidPlatformReading: read,
    takeFromBidPlatform: async () => {
      await run(`update bid_package set platform_id = '' where tenant_id = 1`);
      await read();
    },
  };
}
