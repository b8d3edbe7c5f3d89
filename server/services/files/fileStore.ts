import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, mkdir, open, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** A file that has come in and belongs to no row yet. Nothing is left of one that is not kept. */
export type ReceivedFile = {
  /** As the browser gave it. */
  fileName: string;
  size: number;
  /** SHA-256 of its bytes, in hexadecimal. */
  digest: string;
  /** The name it is kept under. */
  storageKey: string;
  /** Some of its bytes; all of them without a range. */
  read: (range?: { from: number; bytes: number }) => Promise<Buffer>;
  /** Leaves out what follows the first `bytes`. */
  cut: (bytes: number) => Promise<void>;
  /** Puts other bytes in the place of its own. */
  replace: (bytes: Buffer) => Promise<void>;
  /** Ends the call's own hold of it; kept bytes stay. */
  discard: () => Promise<void>;
};

export type FileStore = {
  /** Writes a stream down, durably, under a temporary name. `truncated` tells at its end that it was longer than allowed. */
  receive: (stream: Readable, fileName: string) => Promise<ReceivedFile>;
  /** Gives a received file to a company; once more is the same. */
  keep: (tenantId: number, file: Pick<ReceivedFile, 'storageKey'>) => Promise<void>;
  /** A kept file as a stream. */
  read: (tenantId: number, storageKey: string) => Readable;
  remove: (tenantId: number, storageKey: string) => Promise<void>;
  /** Kept files of all companies that are older than `minutes`. */
  listOlderThan: (minutes: number) => AsyncGenerator<{ tenantId: number; storageKey: string }>;
  /** Removes temporary files that their call has left behind. */
  removeAbandoned: (minutes: number) => Promise<void>;
};

const folderMode = 0o700;

/** Makes the folder's own entries durable, so that a rename outlives a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

const missing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';
const entriesOf = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (missing(error)) return [];
    throw error;
  });

async function isOlder(file: string, minutes: number): Promise<boolean> {
  const found = await stat(file).catch((error: unknown) => {
    if (missing(error)) return undefined;
    throw error;
  });
  return found !== undefined && found.mtimeMs < Date.now() - minutes * 60_000;
}

/** Files on disk below `root`: each company in a folder of its own, under names that we make. */
export function createFileStore(root: string): FileStore {
  const incoming = join(root, 'incoming');
  const placeOf = (tenantId: number, key: string) => join(root, String(tenantId), key.slice(0, 2), key);

  return {
    receive: (stream, fileName) => receive(incoming, stream, fileName),
    keep: async (tenantId, { storageKey }) => {
      const place = placeOf(tenantId, storageKey);
      await mkdir(dirname(place), { recursive: true, mode: folderMode });
      // A second name, and not a move: should the transaction run again, the file is still where it came in.
      await link(join(incoming, storageKey), place).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      });
      await syncFolder(dirname(place));
    },
    read: (tenantId, storageKey) => createReadStream(placeOf(tenantId, storageKey)),
    remove: (tenantId, storageKey) => rm(placeOf(tenantId, storageKey), { force: true }),
    async *listOlderThan(minutes) {
      for (const tenant of await entriesOf(root)) {
        if (!/^\d+$/.test(tenant)) continue;
        for (const part of await entriesOf(join(root, tenant)))
          for (const storageKey of await entriesOf(join(root, tenant, part)))
            if (await isOlder(join(root, tenant, part, storageKey), minutes))
              yield { tenantId: Number(tenant), storageKey };
      }
    },
    removeAbandoned: async (minutes) => {
      for (const name of await entriesOf(incoming))
        if (await isOlder(join(incoming, name), minutes)) await rm(join(incoming, name), { force: true });
    },
  };
}

async function receive(incoming: string, stream: Readable, fileName: string): Promise<ReceivedFile> {
  await mkdir(incoming, { recursive: true, mode: folderMode });
  const storageKey = randomBytes(24).toString('hex');
  const place = join(incoming, storageKey);
  const discard = () => rm(place, { force: true });
  const hash = createHash('sha256');
  let size = 0;
  const handle = await open(place, 'wx', 0o600);
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      hash.update(chunk);
      size += chunk.length;
      await handle.writeFile(chunk);
    }
    await handle.sync();
  } catch (error) {
    await discard();
    throw error;
  } finally {
    await handle.close();
  }
  return {
    fileName,
    size,
    digest: hash.digest('hex'),
    storageKey,
    read: (range) => readPart(place, range ?? { from: 0, bytes: size }),
    cut: (bytes) => truncate(place, bytes),
    replace: (bytes) => writeFile(place, bytes, { flush: true }),
    discard,
  };
}

async function readPart(place: string, { from, bytes }: { from: number; bytes: number }): Promise<Buffer> {
  const handle = await open(place, 'r');
  try {
    const buffer = Buffer.alloc(bytes);
    const { bytesRead } = await handle.read(buffer, 0, bytes, from);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
