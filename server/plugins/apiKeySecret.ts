import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A key as it is sent: a part that is shown, by which it is found, and a secret of 32 random bytes. */
const shape = /^quoin_([0-9a-f]{12})_([\w-]{43})$/;

/** How the header of a call by a program begins: `Authorization: Api-Key quoin_…`. */
const scheme = /^api-key +(\S+) *$/i;

/** The secret has 256 bits of chance, so one SHA-256 of it tells nobody anything. */
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** A new key: `text` is shown once, `prefix` and `hash` are kept. */
export function makeApiKey(): { text: string; prefix: string; hash: string } {
  const prefix = `quoin_${randomBytes(6).toString('hex')}`;
  const secret = randomBytes(32).toString('base64url');
  return { text: `${prefix}_${secret}`, prefix, hash: hashOf(secret) };
}

/** The key that a header carries; undefined where it carries none. */
export const apiKeyIn = (authorization: string | undefined): string | undefined =>
  scheme.exec(authorization ?? '')?.[1];

/** The two parts of a key; undefined for a text that is none. */
export function readApiKey(text: string): { prefix: string; secret: string } | undefined {
  const [, prefix, secret] = shape.exec(text) ?? [];
  return prefix === undefined || secret === undefined ? undefined : { prefix: `quoin_${prefix}`, secret };
}

/** Whether a secret is the one of which the hash is kept, in the same time for every wrong one. */
export function isSecretOf(hash: string, secret: string): boolean {
  const known = Buffer.from(hash);
  const given = Buffer.from(hashOf(secret));
  return known.length === given.length && timingSafeEqual(known, given);
}
