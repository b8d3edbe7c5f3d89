import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const version = 'v1';

/** 32 bytes for one purpose, derived from the server's secret, so that no two purposes share a key. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'quoin identity', purpose, 32));
}

/** Encrypts `text` under the server's secret. `bound` (realm and key id) must be the same when it is opened. */
export function seal(secret: string, bound: string, text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv(algorithm, deriveKey(secret, 'signing key'), iv).setAAD(Buffer.from(bound));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [version, iv, body, cipher.getAuthTag()]
    .map((part) => (typeof part === 'string' ? part : part.toString('base64url')))
    .join('.');
}

/** Opens what `seal` made; undefined when the secret or the binding is another one, or the text was altered. */
export function open(secret: string, bound: string, sealed: string): string | undefined {
  const [kind, iv, body, tag] = sealed.split('.');
  if (kind !== version || !iv || !body || !tag) return undefined;
  try {
    const key = deriveKey(secret, 'signing key');
    const decipher = createDecipheriv(algorithm, key, Buffer.from(iv, 'base64url'), { authTagLength: 16 })
      .setAAD(Buffer.from(bound))
      .setAuthTag(Buffer.from(tag, 'base64url'));
    return decipher.update(Buffer.from(body, 'base64url')).toString('utf8') + decipher.final('utf8');
  } catch {
    return undefined; // another secret: the caller makes a new key
  }
}
