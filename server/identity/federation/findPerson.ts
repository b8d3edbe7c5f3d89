import { mailDomain } from '#domain/access';
import type { Account, IdentityStore } from '../identityStore.ts';
import { type Connection, UpstreamRefused, type UpstreamPerson } from './connection.ts';
import type { FederationStore } from './federationStore.ts';

type Stores = { store: IdentityStore; federation: FederationStore };

/** Nobody here has this address, or the account is closed: the login error page says which (docs/product/access.md). */
export class NobodyHere extends Error {
  override readonly name = 'NobodyHere';
  constructor(readonly reason: 'unknown_user' | 'no_account') {
    super(reason);
  }
}

/** A connection speaks for proven domains that are set to it, and for no others. */
async function demandDomain({ federation }: Stores, tenantId: number, connection: Connection, email: string) {
  const domain = mailDomain(email);
  const way = await federation.findDomain(tenantId, domain);
  if (way?.isVerified && way.connection?.id === connection.id) return;
  throw new UpstreamRefused(
    'foreign_domain',
    `${connection.name} may not sign in people of ${domain}. An administrator can allow it with a domain rule under Identity and Security.`,
  );
}

/**
 * The account of whoever a provider has signed in: by the provider's own key, else by a verified e-mail of a domain that
 * is the provider's to speak for. No account is ever made here, and none changes hands.
 */
export async function findPerson(
  stores: Stores,
  tenantId: number,
  connection: Connection,
  person: UpstreamPerson,
): Promise<Account> {
  const { store, federation } = stores;
  const linked = await federation.findLinked(tenantId, connection.id, person.subject);
  if (linked) {
    await demandDomain(stores, tenantId, connection, linked.email);
    return demandOpen(store, tenantId, linked);
  }
  if (person.email === '' || !person.emailVerified)
    throw new UpstreamRefused(
      'unverified_email',
      `${connection.name} did not say that your e-mail is verified. Ask its administrator to verify it, then try again.`,
    );
  await demandDomain(stores, tenantId, connection, person.email);
  const account = await store.findAccountByEmail(tenantId, person.email);
  if (!account) throw new NobodyHere('unknown_user');
  const open = await demandOpen(store, tenantId, account);
  if (await federation.link(tenantId, connection.id, person.subject, account.id)) return open;
  throw new UpstreamRefused(
    'other_subject',
    `This account belongs to another person of ${connection.name}. An administrator can part the two under Identity and Security.`,
  );
}

/** Whoever was invited accepts by signing in with the address that the invitation went to. */
async function demandOpen(store: IdentityStore, tenantId: number, account: Account): Promise<Account> {
  if (account.status === 'DISABLED') throw new NobodyHere('no_account');
  if (account.status === 'INVITED') await store.openInvited(tenantId, account.id);
  return account;
}
