import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '#server/identity/sealedKey.ts';
import { storageKeyPattern } from './fileAddress.ts';

/** Whose a handle is: nobody else can use it, nor its owner elsewhere. `place` says what it is for. */
export type HandleOwner = { tenantId: number; userId: number; projectId: number; place: 'amplify' };

export type FileHandles = {
  /** A text by which its owner names a stored file until it ends. */
  handleOf: (owner: HandleOwner, storageKey: string, until: Date) => string;
  /** The file that a handle names; undefined for anybody else's, for one that has ended, and for none. */
  fileOf: (owner: HandleOwner, handle: string, now: Date) => string | undefined;
};

/** Handles of files that belong to no row and are gone within the hour. `secret` is the server's. */
export function createFileHandles(secret: string): FileHandles {
  const key = deriveKey(secret, 'file handles');
  const sign = ({ tenantId, userId, projectId, place }: HandleOwner, storageKey: string, until: number) =>
    createHmac('sha256', key)
      .update([place, tenantId, projectId, userId, storageKey, until].join(':'))
      .digest('base64url');
  return {
    handleOf: (owner, storageKey, until) =>
      [storageKey, until.getTime(), sign(owner, storageKey, until.getTime())].join('.'),
    fileOf: (owner, handle, now) => {
      const [storageKey = '', until = '', signature = ''] = handle.split('.');
      if (!storageKeyPattern.test(storageKey) || !/^\d{1,15}$/.test(until)) return undefined;
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(owner, storageKey, Number(until)))];
      const holds = given.length === right.length && timingSafeEqual(given, right);
      return holds && Number(until) > now.getTime() ? storageKey : undefined;
    },
  };
}
