import type { Provider } from 'oidc-provider';
import type { IdentityStore, Realm } from './identityStore.ts';
import type { Frame } from './pages/frame.ts';
import { createRealmPages, type RealmPages } from './pages/realmPages.ts';
import { createRealmProvider } from './realmProvider.ts';
import { loadSigningKeys } from './signingKeys.ts';

export type RealmsOptions = {
  store: IdentityStore;
  /** Seals signing keys and signs cookies; the same in every process on one database. */
  secret: string;
  originOf: (slug: string) => string;
  frame: Frame;
  /** Hears of errors inside the provider that it answers with a general message. */
  onProblem: (error: Error) => void;
};

/** One company's provider with its pages, ready to answer. */
export type OpenRealm = { realm: Realm; origin: string; provider: Provider; pages: RealmPages };

type Entry = { opened: Promise<OpenRealm>; at: number; name: string };

/** How long a process may go on signing with a key that another one has retired; the old key verifies far longer. */
const keepMs = 60_000;

/** Opens realms as they are asked for and keeps them for a minute, so that new keys and names are taken up. */
export function createRealms(options: RealmsOptions) {
  const entries = new Map<number, Entry>();

  const open = async (realm: Realm): Promise<OpenRealm> => {
    const { store, secret, frame } = options;
    const origin = options.originOf(realm.slug);
    const pages = createRealmPages(frame, realm.name, new URL(origin).host);
    const { signing: keys } = await loadSigningKeys(store, realm.id, secret);
    const provider = createRealmProvider({ realm, origin, keys, secret, store, pages });
    provider.on('server_error', (_ctx, error: Error) => options.onProblem(error));
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
