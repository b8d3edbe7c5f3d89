import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { precompress } from './precompress.ts';

it('writes whole copies, also where two servers of one folder start at once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quoin-copies-'));
  try {
    const text = 'const word = 1;\n'.repeat(500);
    const names = Array.from({ length: 6 }, (_, at) => `part${at}.js`);
    await Promise.all(names.map((name) => writeFile(join(folder, name), text)));
    await Promise.all([precompress(folder), precompress(folder)]);
    expect((await readdir(folder)).toSorted()).toEqual(
      names.flatMap((name) => [name, `${name}.br`, `${name}.gz`]).toSorted(),
    );
    const copy = (ending: string) => readFile(join(folder, `part0.js.${ending}`));
    expect(brotliDecompressSync(await copy('br')).toString()).toBe(text);
    expect(gunzipSync(await copy('gz')).toString()).toBe(text);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
