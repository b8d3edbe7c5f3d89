import { createHash } from 'node:crypto';
import { type Adapter, type AdapterFactory, type AdapterPayload, errors } from 'oidc-provider';
import { DatabaseError } from '#server/database/databaseError.ts';
import type { IdentityStore } from './identityStore.ts';

/** Bearer secrets: kept as hashes only, so that a copy of the database signs nobody in. */
const hashedTypes = new Set(['Session', 'RefreshToken', 'AuthorizationCode']);

/** What a revoked grant takes with it. An interaction names its session's grant too, and outlives it. */
const grantedTypes = new Set(['RefreshToken', 'AuthorizationCode', 'AccessToken']);

const longestSeconds = 30 * 24 * 60 * 60;

/** Lets one realm's provider keep its state in the store. */
export function storeAdapter(store: IdentityStore, tenantId: number): AdapterFactory {
  return (type) => {
    const adapter = adapterOf(store, tenantId, type);
    return {
      ...adapter,
      find: (id) => adapter.find(id).catch(refuseUnstorable),
      upsert: async (id, payload, expiresIn) => {
        refuseLong(payload);
        await adapter.upsert(id, payload, expiresIn).catch(refuseUnstorable);
      },
    };
  };
}

/** Longest of what a client wants back as it was, in characters: kept for an hour with each sign-in that begins. */
const longestEcho = { state: 2048, nonce: 512 } as const;

function refuseLong({ params }: AdapterPayload): void {
  for (const [name, most] of Object.entries(longestEcho)) {
    const value = params?.[name];
    if (typeof value === 'string' && value.length > most)
      throw new errors.InvalidRequest(`${name} is longer than ${most} characters`);
  }
}

/** What a client sent ends up in ids and payloads; a text that cannot be stored is its mistake, not a failure of ours. */
function refuseUnstorable(error: unknown): never {
  if (error instanceof DatabaseError && error.problem === 'invalid')
    throw new errors.InvalidRequest('the request holds characters that cannot be stored');
  throw error;
}

function adapterOf(store: IdentityStore, tenantId: number, type: string): Adapter {
  const hashed = hashedTypes.has(type);
  const keyOf = (id: string) => (hashed ? createHash('sha256').update(id).digest('base64url') : id);
  const find = async (id: string): Promise<AdapterPayload | undefined> => {
    const row = await store.findPayload(tenantId, type, keyOf(id));
    if (!row) return undefined;
    return { ...row.payload, jti: id, ...(row.consumedAt ? { consumed: row.consumedAt } : undefined) };
  };

  return {
    find,
    findByUid: async (uid) => (await store.findPayloadByUid(tenantId, type, uid))?.payload,
    findByUserCode: () => Promise.resolve(undefined), // no device flow
    upsert: async (id, payload, expiresIn = longestSeconds) => {
      const { jti: _id, ...rest } = payload;
      await store.savePayload(tenantId, {
        type,
        id: keyOf(id),
        payload: rest,
        grantId: grantedTypes.has(type) ? payload.grantId : undefined,
        uid: payload.uid,
        expiresIn,
      });
    },
    consume: async (id) => {
      if (await store.consumePayload(tenantId, type, keyOf(id))) return;
      // Two requests spent it at the same moment: one of them stole it, so the whole grant ends.
      const grantId = (await find(id))?.grantId;
      if (grantId) await store.revokeGrant(tenantId, grantId);
      throw new errors.InvalidGrant(`${type} already used`);
    },
    destroy: (id) => store.removePayload(tenantId, type, keyOf(id)),
    revokeByGrantId: (grantId) => store.revokeGrant(tenantId, grantId),
  };
}
