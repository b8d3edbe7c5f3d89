import type { EventEmitter } from 'node:events';
import type { Provider } from 'oidc-provider';
import type { Federation } from './federation/federation.ts';
import type { IdentityStore, Realm } from './identityStore.ts';
import type { Frame } from './pages/frame.ts';
import { createRealmPages, type RealmPages } from './pages/realmPages.ts';
import { deviceName } from './deviceName.ts';
import { createRealmProvider, sessionSeconds } from './realmProvider.ts';
import { loadSigningKeys } from './signingKeys.ts';

type IdentityLog = {
  warn: (fields: object, message: string) => void;
  error: (fields: object, message: string) => void;
};

export type RealmsOptions = {
  store: IdentityStore;
  /** Seals signing keys and signs cookies; the same in every process on one database. */
  secret: string;
  originOf: (slug: string) => string;
  frame: Frame;
  /** The product's own origin, where a company is chosen. */
  baseOrigin: string | undefined;
  log: IdentityLog;
  federation?: Federation | undefined;
};

/** One company's provider with its pages, ready to answer. */
export type OpenRealm = { realm: Realm; origin: string; provider: Provider; pages: RealmPages };

type Entry = { opened: Promise<OpenRealm>; at: number; name: string };

const refusals = ['authorization.error', 'grant.error', 'end_session.error', 'revocation.error'] as const;

/** Logs what was refused (never tokens or codes), and turns a database that is away into 503. */
function listen(provider: Provider, { slug }: Realm, log: IdentityLog): void {
  const heard: EventEmitter = provider; // its types want one event at a time
  for (const event of refusals) {
    heard.on(event, (_ctx: unknown, error: Error) => {
      log.warn({ event, tenant: slug, reason: error.message }, 'Identity refused a request');
    });
  }
  provider.on('server_error', (ctx, error: Error) => {
    log.error({ err: error, tenant: slug }, 'The identity provider failed');
    if (error.name !== 'DatabaseError') return;
    ctx.status = 503;
    ctx.set('retry-after', '5');
  });
}

/** Keeps on what device a session was begun, for the list of one's own sessions. */
function noteDevices(provider: Provider, { id, slug }: Realm, store: IdentityStore, log: IdentityLog): void {
  provider.on('authorization.success', (ctx) => {
    const { session } = ctx.oidc;
    const device = deviceName(ctx.req.headers['user-agent']);
    if (!session?.uid || !session.accountId || !device) return;
    const payload = { device, accountId: session.accountId, sessionUid: session.uid };
    store
      .savePayload(id, { type: 'Device', id: session.uid, payload, expiresIn: sessionSeconds })
      .catch((error: unknown) => log.warn({ err: error, tenant: slug }, 'A device was not noted'));
  });
}

/** A refresh shows that somebody is there: the session goes on for the company's idle time from now. */
function extendSessions(
  provider: Provider,
  { id, slug }: Realm,
  { federation, log }: RealmsOptions,
  idleSeconds: number,
): void {
  provider.on('grant.success', (ctx) => {
    const { sessionUid } = ctx.oidc.entities.RefreshToken ?? {};
    if (!sessionUid || ctx.oidc.params?.grant_type !== 'refresh_token') return;
    federation
      ?.extendSession(id, sessionUid, idleSeconds)
      .catch((error: unknown) => log.warn({ err: error, tenant: slug }, 'A session was not extended'));
  });
}

/** How long a process may go on signing with a key that another one has retired; the old key verifies far longer. */
const keepMs = 60_000;

/** Opens realms as they are asked for and keeps them for a minute, so that new keys and names are taken up. */
export function createRealms(options: RealmsOptions) {
  const entries = new Map<number, Entry>();

  const open = async (realm: Realm): Promise<OpenRealm> => {
    const { store, secret, frame } = options;
    const origin = options.originOf(realm.slug);
    const pages = createRealmPages(frame, realm.name, new URL(origin).host, options.baseOrigin);
    const { signing: keys } = await loadSigningKeys(store, realm.id, secret);
    const rules = await options.federation?.readRules(realm.id);
    const idleSeconds = rules ? rules.idleHours * 3600 : sessionSeconds;
    const provider = createRealmProvider({ ...options, realm, origin, keys, pages, idleSeconds });
    extendSessions(provider, realm, options, idleSeconds);
    listen(provider, realm, options.log);
    noteDevices(provider, realm, store, options.log);
    return { realm, origin, provider, pages };
  };

  return (realm: Realm): Promise<OpenRealm> => {
    const known = entries.get(realm.id);
    if (known && known.name === realm.name && Date.now() - known.at < keepMs) return known.opened;
    const entry: Entry = { opened: open(realm), at: Date.now(), name: realm.name };
    entries.set(realm.id, entry);
    entry.opened.catch(() => entries.get(realm.id) === entry && entries.delete(realm.id));
    return entry.opened;
  };
}
