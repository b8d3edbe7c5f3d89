import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FileKind } from '#domain/files';
import { deriveKey } from '#server/identity/sealedKey.ts';

/** Names of stored files: 192 random bits, so that nobody finds one who was not given it. */
export const storageKeyPattern = /^[0-9a-f]{48}$/;

const path = '/files/';
const periodMs = 5 * 60_000;

/** Address of a picture, in SQL: `alias` is a row of its attachment. */
export const pictureAddressSql = (alias: string): string => `'${path}' || ${alias}.storage_key`;

/** A file whose address is asked for or checked. */
export type AddressedFile = { tenantId: number; storageKey: string };

export type FileAddresses = {
  /**
   * Where a file is for whoever may see its row. That of a document holds for five to ten minutes; the same one is
   * given for five, so that a list read twice is the same.
   */
  addressOf: (file: AddressedFile & { kind: FileKind }, now: Date) => string;
  /** Whether the query of a document's address is one of ours and still holds. */
  holds: (file: AddressedFile, query: unknown, now: Date) => boolean;
};

/** Addresses of files, which `<img>` and downloads open without a token. `secret` is the server's. */
export function createFileAddresses(secret: string): FileAddresses {
  const key = deriveKey(secret, 'file addresses');
  const sign = ({ tenantId, storageKey }: AddressedFile, until: number): string =>
    createHmac('sha256', key).update(`${tenantId}:${storageKey}:${until}`).digest('base64url');

  return {
    addressOf: ({ kind, ...file }, now) => {
      if (kind === 'picture') return `${path}${file.storageKey}`;
      const until = (Math.floor(now.getTime() / periodMs) + 2) * periodMs;
      return `${path}${file.storageKey}?until=${until}&signature=${sign(file, until)}`;
    },
    holds: (file, query, now) => {
      const { until, signature } = query as { until?: unknown; signature?: unknown };
      if (typeof until !== 'string' || typeof signature !== 'string' || !/^\d{1,15}$/.test(until))
        return false;
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(file, Number(until)))];
      return given.length === right.length && timingSafeEqual(given, right) && Number(until) > now.getTime();
    },
  };
}
