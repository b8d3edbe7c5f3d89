import { createHash, randomBytes } from 'node:crypto';

const shape = /^[\w-]{43}$/;

/** What the database keeps of a link's secret. */
export const linkHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A new link: 32 random bytes, and what is kept of them. */
export function makeLink(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: linkHash(token) };
}

/** Whether a text can be the secret of a link at all. */
export const isLinkToken = (token: string): boolean => shape.test(token);
