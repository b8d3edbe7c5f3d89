/** A company as identity needs it; its slug names the realm and the host. */
export type Realm = { id: number; slug: string; name: string };

/** A person's account as identity needs it. Only `ACTIVE` ones may sign in. */
export type Account = {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string | null;
  status: string;
};

/** One thing the OpenID provider remembers: a session, code, refresh token, grant or interaction. */
export type Payload = {
  type: string;
  id: string;
  payload: Record<string, unknown>;
  grantId?: string | undefined;
  uid?: string | undefined;
  /** Seconds from now; nothing is remembered for ever. */
  expiresIn: number;
};

/** What came back; `consumedAt` in seconds since 1970. */
export type StoredPayload = { payload: Record<string, unknown>; consumedAt?: number | undefined };

/** A realm's signing key as it is kept: the private half is sealed, see `sealedKey.ts`. */
export type StoredKey = {
  kid: string;
  sealedPrivateJwk: string;
  publicJwk: Record<string, unknown>;
  retiredAt: string | null;
};

/** When failed sign-ins lock an address, in failures and seconds. */
export type LockOutRule = { threshold: number; firstSeconds: number; longestSeconds: number };

/** Whether a password may be tried now; `lockedSeconds` says for how long the address is locked after (or before) it. */
type Attempt = { allowed: boolean; lockedSeconds: number };

/**
 * All state of identity, shared by every process on one database. Each call names the company; expired payloads are
 * never returned; "now" is the database's clock, so that processes agree.
 */
export type IdentityStore = {
  savePayload: (tenantId: number, row: Payload) => Promise<void>;
  findPayload: (tenantId: number, type: string, id: string) => Promise<StoredPayload | undefined>;
  findPayloadByUid: (tenantId: number, type: string, uid: string) => Promise<StoredPayload | undefined>;
  /** True for exactly one caller, however many try at once. */
  consumePayload: (tenantId: number, type: string, id: string) => Promise<boolean>;
  removePayload: (tenantId: number, type: string, id: string) => Promise<void>;
  /** Removes a grant with every code and token that came from it. */
  revokeGrant: (tenantId: number, grantId: string) => Promise<void>;
  /** Oldest first. */
  listKeys: (tenantId: number) => Promise<StoredKey[]>;
  /** Keeps the key unless one with this id exists already. */
  addKey: (tenantId: number, key: Omit<StoredKey, 'retiredAt'>) => Promise<void>;
  /** Retires every key but this one; retired keys go on verifying until they are pruned. */
  retireKeysExcept: (tenantId: number, kid: string) => Promise<void>;
  /** Counts an attempt before the password is looked at, so that parallel guesses cannot outrun the count. */
  countAttempt: (tenantId: number, email: string, rule: LockOutRule) => Promise<Attempt>;
  clearAttempts: (tenantId: number, email: string) => Promise<void>;
  /** `email` in lower case. */
  findAccountByEmail: (tenantId: number, email: string) => Promise<Account | undefined>;
  findAccount: (tenantId: number, id: number) => Promise<Account | undefined>;
  /** Opens the account of an invited person; of anybody else it does nothing and answers false. */
  openInvited: (tenantId: number, id: number) => Promise<boolean>;
  /** Drops what has expired, in all companies. */
  prune: () => Promise<void>;
};
