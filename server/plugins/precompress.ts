import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(?:html|js|css|svg|json|map|txt|webmanifest)$/;
const smallest = 1024;

const encoders = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gz: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
} as const;

const timeOf = async (path: string): Promise<number> => {
  try {
    return (await stat(path)).mtimeMs;
  } catch {
    return 0; // not there yet
  }
};

async function compressFile(path: string): Promise<void> {
  const changed = await timeOf(path);
  for (const [ending, encode] of Object.entries(encoders)) {
    const target = `${path}.${ending}`;
    if ((await timeOf(target)) >= changed) continue;
    const body = await readFile(path);
    if (body.length < smallest) return;
    // A reader sees the whole file or none, and another server in this folder writes one of its own.
    const part = `${target}.${randomUUID()}.part`;
    await writeFile(part, await encode(body));
    await rename(part, target);
  }
}

/** Writes a brotli and a gzip copy beside each text file of the built app, once after each build. */
export async function precompress(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const name of names) {
    if (compressible.test(name) && !name.endsWith('.map')) await compressFile(join(folder, name));
  }
}
