import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { assetPath } from '../realmPaths.ts';

/** A file of the pages: served under its content hash, so that browsers may keep it for ever. */
type PageAsset = { body: Buffer; type: string };

/** The pages' files by served name, and the addresses that pages link to. */
export type PageAssets = {
  files: ReadonlyMap<string, PageAsset>;
  style: string;
  signInScript: string;
  submitScript: string;
  font: string;
  icon: string;
};

const fontFile = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/**
 * Reads style, scripts and font once. `folder` is `server/identity/pages` below the project's root: the bundle runs
 * from another place, so the caller says where it is.
 */
export function loadPageAssets(folder: string): PageAssets {
  const files = new Map<string, PageAsset>();
  const add = (name: string, type: string, body: Buffer) => {
    const hash = createHash('sha256').update(body).digest('hex').slice(0, 12);
    const served = name.replace(/(\.\w+)$/, `.${hash}$1`);
    files.set(served, { body, type });
    return `${assetPath}/${served}`;
  };
  const read = (name: string) => readFileSync(join(folder, name));
  const script = 'text/javascript; charset=utf-8';

  const fontBody = readFileSync(createRequire(import.meta.url).resolve(fontFile));
  const font = add('inter.woff2', 'font/woff2', fontBody);
  const style = ['base.css', 'sign-in.css', 'plain.css']
    .map((name) => read(name).toString('utf8'))
    .join('\n')
    .replace('inter.woff2', font);
  return {
    files,
    font,
    icon: add('quoin.svg', 'image/svg+xml', read('quoin.svg')),
    style: add('identity.css', 'text/css; charset=utf-8', Buffer.from(style)),
    signInScript: add('sign-in.js', script, read('sign-in.js')),
    submitScript: add('submit.js', script, read('submit.js')),
  };
}
