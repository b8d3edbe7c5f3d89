import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

export interface SourceFile {
  /** From the top of the repository, with forward slashes. */
  path: string;
  text: string;
}

const rooms = ['design-system', 'domain', 'server', 'src', 'tests', 'tools', 'public', 'openapi'];
const notOurs = /(^|\/)generated\/|^server\/database\/migrations\//;

/** Every file that people write and review, without generated ones. */
export function listSourceFiles(): SourceFile[] {
  return rooms
    .flatMap((room) => readdirSync(join(root, room), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => /\.(m?tsx?|m?js|css|ya?ml)$/.test(path) && !notOurs.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
