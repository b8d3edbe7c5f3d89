import type { Account, IdentityStore, LockOutRule, Payload, StoredKey } from './identityStore.ts';

type Row = Payload & { tenantId: number; expiresAt: number; consumedAt?: number };
type Failures = { failures: number; lockedUntil: number; updatedAt: number };

/** An identity store in memory for tests; `accounts` can be changed while it is used, `now` (ms) moves its clock. */
export function fakeIdentityStore(
  accounts: (Account & { tenantId: number })[],
  clock = { now: () => Date.now() },
) {
  const rows = new Map<string, Row>();
  const keys = new Map<number, StoredKey[]>();
  const attempts = new Map<string, Failures>();
  const keyOf = (...parts: (string | number)[]) => parts.join('|');
  const alive = (row: Row | undefined) => (row && row.expiresAt > clock.now() ? row : undefined);
  const shown = (row: Row | undefined) =>
    alive(row) && row && { payload: structuredClone(row.payload), consumedAt: row.consumedAt };
  const keysOf = (tenantId: number) => keys.get(tenantId) ?? [];

  const store: IdentityStore = {
    savePayload: async (tenantId, row) => {
      const expiresAt = clock.now() + row.expiresIn * 1000;
      rows.set(keyOf(tenantId, row.type, row.id), {
        ...structuredClone(row),
        tenantId,
        expiresAt,
      });
    },
    findPayload: async (tenantId, type, id) => shown(rows.get(keyOf(tenantId, type, id))),
    findPayloadByUid: async (tenantId, type, uid) =>
      shown(
        [...rows.values()].find((row) => row.tenantId === tenantId && row.type === type && row.uid === uid),
      ),
    consumePayload: async (tenantId, type, id) => {
      const row = rows.get(keyOf(tenantId, type, id));
      if (!row || row.consumedAt) return false;
      row.consumedAt = Math.floor(clock.now() / 1000);
      return true;
    },
    removePayload: async (tenantId, type, id) => void rows.delete(keyOf(tenantId, type, id)),
    revokeGrant: async (tenantId, grantId) => {
      for (const [key, row] of rows) {
        const partOf = row.grantId === grantId || (row.type === 'Grant' && row.id === grantId);
        if (row.tenantId === tenantId && partOf) rows.delete(key);
      }
    },
    listKeys: async (tenantId) => structuredClone(keysOf(tenantId)),
    addKey: async (tenantId, key) => {
      if (keysOf(tenantId).some(({ kid }) => kid === key.kid)) return;
      keys.set(tenantId, [...keysOf(tenantId), { ...key, retiredAt: null }]);
    },
    retireKeysExcept: async (tenantId, kid) => {
      const retiredAt = new Date(clock.now()).toISOString();
      for (const key of keysOf(tenantId)) if (key.kid !== kid) key.retiredAt ??= retiredAt;
    },
    countAttempt: async (tenantId, email, rule) =>
      countAttempt(attempts, keyOf(tenantId, email), rule, clock),
    clearAttempts: async (tenantId, email) => void attempts.delete(keyOf(tenantId, email)),
    findAccountByEmail: async (tenantId, email) =>
      accounts.find((account) => account.tenantId === tenantId && account.email === email),
    findAccount: async (tenantId, id) =>
      accounts.find((account) => account.tenantId === tenantId && account.id === id),
    openInvited: async (tenantId, id) => {
      const account = accounts.find((one) => one.tenantId === tenantId && one.id === id);
      if (account?.status !== 'INVITED') return false;
      account.status = 'ACTIVE';
      return true;
    },
    prune: async () => {
      for (const [key, row] of rows) if (!alive(row)) rows.delete(key);
    },
  };
  return { ...store, rows };
}

function countAttempt(
  attempts: Map<string, Failures>,
  key: string,
  rule: LockOutRule,
  clock: { now: () => number },
) {
  const now = clock.now();
  const known = attempts.get(key) ?? { failures: 0, lockedUntil: 0, updatedAt: now };
  if (known.lockedUntil > now) {
    return { allowed: false, lockedSeconds: Math.ceil((known.lockedUntil - now) / 1000) };
  }
  const failures = (known.updatedAt < now - 86_400_000 ? 0 : known.failures) + 1;
  const over = failures - rule.threshold;
  const lockedSeconds = over < 0 ? 0 : Math.min(rule.longestSeconds, rule.firstSeconds * 2 ** over);
  attempts.set(key, { failures, lockedUntil: now + lockedSeconds * 1000, updatedAt: now });
  return { allowed: true, lockedSeconds };
}
