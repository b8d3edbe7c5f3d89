import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { IdentityStore, StoredKey } from './identityStore.ts';
import { open, seal } from './sealedKey.ts';

/** The one signature algorithm of access and id tokens. */
export const signatureAlgorithm = 'RS256';

/** A realm's keys: those this process can sign with (the first one does), and all that verify. */
export type SigningKeys = { signing: JWK[]; publicKeys: JWK[] };

const bindingOf = (tenantId: number, kid: string) => `${tenantId}:${kid}`;

/** The public halves of a realm's keys, retired ones too: what verifies a token. */
export async function listPublicKeys(store: IdentityStore, tenantId: number): Promise<JWK[]> {
  return (await store.listKeys(tenantId)).map((key) => key.publicJwk as JWK);
}

/**
 * The realm's keys, made at the first call. Key ids count up (`k1`, `k2`), so when two processes make a key at the
 * same moment the primary key lets one win and both sign with it. A key sealed under another secret still verifies;
 * a new one then signs.
 */
export async function loadSigningKeys(
  store: IdentityStore,
  tenantId: number,
  secret: string,
): Promise<SigningKeys> {
  const stored = await store.listKeys(tenantId);
  const usable = openKeys(stored, tenantId, secret);
  const active = stored.findLast((key) => !key.retiredAt && usable.has(key.kid));
  if (!active) {
    await addNextKey(store, tenantId, secret, stored);
    return loadSigningKeys(store, tenantId, secret);
  }
  const others = [...usable.keys()].filter((kid) => kid !== active.kid);
  return {
    signing: [active.kid, ...others].map((kid) => usable.get(kid) as JWK),
    publicKeys: stored.map((key) => key.publicJwk as JWK),
  };
}

/** Begins to sign with a new key; the old ones verify until their tokens are long gone. Returns its id. */
export async function rotateSigningKey(
  store: IdentityStore,
  tenantId: number,
  secret: string,
): Promise<string> {
  const kid = await addNextKey(store, tenantId, secret, await store.listKeys(tenantId));
  await store.retireKeysExcept(tenantId, kid);
  return kid;
}

function openKeys(stored: StoredKey[], tenantId: number, secret: string): Map<string, JWK> {
  const usable = new Map<string, JWK>();
  for (const key of stored) {
    const text = open(secret, bindingOf(tenantId, key.kid), key.sealedPrivateJwk);
    if (text) usable.set(key.kid, JSON.parse(text) as JWK);
  }
  return usable;
}

async function addNextKey(
  store: IdentityStore,
  tenantId: number,
  secret: string,
  stored: StoredKey[],
): Promise<string> {
  const kid = `k${Math.max(0, ...stored.map((key) => Number(key.kid.slice(1)))) + 1}`;
  const { privateKey, publicKey } = await generateKeyPair(signatureAlgorithm, {
    modulusLength: 2048,
    extractable: true,
  });
  const described = { kid, use: 'sig', alg: signatureAlgorithm };
  await store.addKey(tenantId, {
    kid,
    sealedPrivateJwk: seal(
      secret,
      bindingOf(tenantId, kid),
      JSON.stringify({ ...(await exportJWK(privateKey)), ...described }),
    ),
    publicJwk: { ...(await exportJWK(publicKey)), ...described },
  });
  return kid;
}
