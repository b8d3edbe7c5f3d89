import { createHash, randomBytes } from 'node:crypto';
import { randomNonce, randomPKCECodeVerifier } from 'openid-client';
import type { Account, IdentityStore, Realm } from '../identityStore.ts';
import { open, seal } from '../sealedKey.ts';
import { brokerAddresses } from './brokerPaths.ts';
import { type Connection, type Pending, UpstreamRefused, type UpstreamPerson } from './connection.ts';
import { concludeTest, type KeptTest, probeConnection } from './connectionTest.ts';
import type { FederationStore } from './federationStore.ts';
import { findPerson } from './findPerson.ts';
import type { GuardedFetch } from './guardedFetch.ts';
import { createOidcUpstream } from './oidcUpstream.ts';
import type { ReadTextRecords } from './ownershipProof.ts';
import { samlUpstream } from './samlUpstream.ts';

export type FederationOptions = {
  store: IdentityStore;
  federation: FederationStore;
  /** Seals client secrets. */
  secret: string;
  originOf: (slug: string) => string;
  fetch: GuardedFetch;
  readTextRecords: ReadTextRecords;
  /** Whether providers on this machine may be used without https: development. */
  allowsLoopback: boolean;
};

export type Federation = ReturnType<typeof createFederation>;

/** What came back from a provider: the query of OpenID Connect, or the form of SAML. */
export type Answer =
  { kind: 'oidc'; search: string } | { kind: 'saml'; samlResponse: string; relayState: string };

/** A sign-in that has come back: to whom it belongs, and whether it goes on or was a test. */
export type ComeBack =
  { kind: 'signed_in'; account: Account; interaction: string } | { kind: 'tested'; connectionId: number };

/** How long somebody may stay at a provider, and how long a finished sign-in waits for its browser, in seconds. */
const awaySeconds = 600;
const waitSeconds = 60;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
const secretBound = (tenantId: number, id: number) => `sso connection ${tenantId}/${id}`;

/** Signing in through the providers of companies. It keeps nothing in memory that another process would need. */
export function createFederation(options: FederationOptions) {
  const { store, federation, secret, originOf } = options;
  const upstreamOf = (realm: Realm) =>
    createOidc(options, (connection) =>
      connection.sealedSecret === null
        ? undefined
        : open(secret, secretBound(realm.id, connection.id), connection.sealedSecret),
    );
  const upstreams = new Map<number, ReturnType<typeof upstreamOf>>();
  const upstream = (realm: Realm) => {
    const known = upstreams.get(realm.id) ?? upstreamOf(realm);
    upstreams.set(realm.id, known);
    return known;
  };

  const leave = async (
    realm: Realm,
    connection: Connection,
    interaction: string | null,
    hint: string,
  ): Promise<string> => {
    const state = randomBytes(32).toString('base64url');
    const pending: Pending = {
      connectionId: connection.id,
      version: connection.version,
      nonce: randomNonce(),
      verifier: randomPKCECodeVerifier(),
      requestId: `_${randomBytes(20).toString('hex')}`,
      startedAt: Date.now(),
      interaction,
    };
    const origin = originOf(realm.slug);
    const { returnAddress } = brokerAddresses(origin, realm.slug, connection.id);
    const address = await (connection.kind === 'oidc'
      ? upstream(realm).leave({ connection, pending, state, returnAddress }, hint)
      : samlUpstream.leave(origin, realm.slug, connection, pending, state));
    await store.savePayload(realm.id, {
      type: 'Away',
      id: hashOf(state),
      payload: pending,
      expiresIn: awaySeconds,
    });
    return address;
  };

  /** What was kept under a state, for the one who asks first. */
  const spend = async (realm: Realm, connectionId: number, state: string): Promise<Pending> => {
    const row = await store.findPayload(realm.id, 'Away', hashOf(state));
    const pending = row?.payload as Pending | undefined;
    const isOurs = pending?.connectionId === connectionId;
    if (!isOurs || !(await store.consumePayload(realm.id, 'Away', hashOf(state))))
      throw new UpstreamRefused('unknown_state', 'This sign-in has expired or was used already.');
    return pending;
  };

  /** Who came back, by what the provider says and proves. */
  const read = (
    realm: Realm,
    connection: Connection,
    pending: Pending,
    answer: Answer,
  ): Promise<UpstreamPerson> => {
    const origin = originOf(realm.slug);
    if (answer.kind === 'saml')
      return samlUpstream
        .comeBack(origin, realm.slug, connection, {
          pending,
          samlResponse: answer.samlResponse,
          now: new Date(),
        })
        .then((person) => demandFirstUse(realm, connection, person));
    const { returnAddress } = brokerAddresses(origin, realm.slug, connection.id);
    const leaving = { connection, pending, state: stateOf(answer), returnAddress };
    return upstream(realm).comeBack(leaving, answer.search);
  };

  /** An assertion is taken once, for as long as it would hold. */
  const demandFirstUse = async (
    realm: Realm,
    connection: Connection,
    person: UpstreamPerson,
  ): Promise<UpstreamPerson> => {
    if (!person.assertion) return person;
    const id = hashOf(`${connection.id} ${person.assertion.id}`);
    const left = Math.ceil((Date.parse(person.assertion.expires) - Date.now()) / 1000);
    await store.savePayload(realm.id, {
      type: 'Assertion',
      id,
      payload: {},
      expiresIn: Math.max(left, 0) + 600,
    });
    if (await store.consumePayload(realm.id, 'Assertion', id)) return person;
    throw new UpstreamRefused(
      'replayed',
      'This response of the identity provider was used already. Start again.',
    );
  };

  const conclude = async (
    realm: Realm,
    connection: Connection,
    pending: Pending,
    outcome: UpstreamPerson | UpstreamRefused,
  ): Promise<void> => {
    const test = await federation.readTest(realm.id, connection.id);
    if (!test) return;
    const steps = concludeTest(connection, test.steps, outcome, Date.now() - pending.startedAt);
    await federation.saveTest(realm.id, connection.id, pending.version, { ...test, steps });
  };

  return {
    ...federation,
    allowsLoopback: options.allowsLoopback,
    readTextRecords: options.readTextRecords,
    fetch: options.fetch,
    addressesOf: (slug: string, id: number) => brokerAddresses(originOf(slug), slug, id),
    /** Our description for a SAML provider; undefined where there is no such connection. */
    describeFor: async (realm: Realm, id: number): Promise<string | undefined> => {
      const connection = await federation.findConnection(realm.id, id);
      if (connection?.kind !== 'saml') return undefined;
      return samlUpstream.describe(originOf(realm.slug), realm.slug, connection);
    },
    sealSecret: (tenantId: number, id: number, text: string) => seal(secret, secretBound(tenantId, id), text),

    /** Where a sign-in goes on: the provider's address. */
    leaveToSignIn: async (realm: Realm, connectionId: number, interaction: string, hint: string) => {
      const connection = await federation.findConnection(realm.id, connectionId);
      if (!connection?.enabled) return undefined;
      return leave(realm, connection, interaction, hint);
    },

    /** Looks at what can be looked at from here; with the address at which the test goes on. */
    beginTest: async (realm: Realm, connection: Connection, testerId: number, now: Date) => {
      const steps = await probeConnection(upstream(realm), connection, now);
      const test: KeptTest = { at: now.toISOString(), by_id: testerId, steps };
      const goesOn = steps.some(({ state }) => state === 'waiting');
      return { test, signInUrl: goesOn ? await leave(realm, connection, null, '') : null };
    },

    /** Takes what a provider sent back, once. Throws `UpstreamRefused` and `NobodyHere`. */
    comeBack: async (realm: Realm, connectionId: number, answer: Answer): Promise<ComeBack> => {
      const state = stateOf(answer);
      const pending = await spend(realm, connectionId, state);
      const connection = await federation.findConnection(realm.id, connectionId);
      if (connection?.kind !== answer.kind || connection.version !== pending.version)
        throw new UpstreamRefused('changed', 'This connection was changed meanwhile. Start again.');
      const way = read(realm, connection, pending, answer);
      if (pending.interaction === null) {
        await conclude(realm, connection, pending, await way.catch(asOutcome));
        return { kind: 'tested', connectionId };
      }
      const person = await way;
      if (!connection.enabled) throw new UpstreamRefused('off', `${connection.name} is turned off here.`);
      const account = await findPerson({ store, federation }, realm.id, connection, person);
      await federation.noteSignIn(realm.id, connectionId);
      return { kind: 'signed_in', account, interaction: pending.interaction };
    },

    /** A ticket with which the browser that began the interaction goes on, once and soon. */
    issueTicket: async (realm: Realm, interaction: string, accountId: number): Promise<string> => {
      const ticket = randomBytes(32).toString('base64url');
      await store.savePayload(realm.id, {
        type: 'Returned',
        id: hashOf(ticket),
        payload: { interaction, userId: accountId },
        expiresIn: waitSeconds,
      });
      return ticket;
    },

    /** Whose ticket it is; undefined for one that is spent, late, or of another interaction. */
    spendTicket: async (realm: Realm, ticket: string, interaction: string): Promise<number | undefined> => {
      const row = await store.findPayload(realm.id, 'Returned', hashOf(ticket));
      const kept = row?.payload as { interaction: string; userId: number } | undefined;
      if (kept?.interaction !== interaction) return undefined;
      return (await store.consumePayload(realm.id, 'Returned', hashOf(ticket))) ? kept.userId : undefined;
    },
  };
}

const stateOf = (answer: Answer): string =>
  answer.kind === 'saml' ? answer.relayState : (new URLSearchParams(answer.search).get('state') ?? '');

const createOidc = (
  { fetch, allowsLoopback }: FederationOptions,
  secretOf: (connection: Connection) => string | undefined,
) => createOidcUpstream({ fetch, allowsLoopback, secretOf });

function asOutcome(error: unknown): UpstreamRefused {
  if (error instanceof UpstreamRefused) return error;
  throw error;
}
