// Scaffolds the empty rooms of a slice: `npm run new component feedback/Gauge`, `npm run new feature risks`, `npm run new module risks`.
// What it writes passes `npm run check`.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as component from './scaffolds/component.mjs';
import * as feature from './scaffolds/feature.mjs';
import * as module from './scaffolds/module.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const kinds = { component, feature, module };
const read = (path) => readFileSync(join(root, path), 'utf8');
const leave = (message) => {
  console.error(message);
  process.exit(1);
};

/** Puts a line in front of a place at the start of a line; the tables that join the rooms are all written that way. */
function insert(text, { path, before, text: added }) {
  const place = text.indexOf(before.startsWith('\n') ? before : `\n${before}`);
  if (place < 0)
    leave(`Nothing written: ${path} has no line '${before.trim()}' any more. Mend tools/scaffolds.`);
  return `${text.slice(0, place + 1)}${added}${text.slice(place + 1)}`;
}

const [kind, name] = process.argv.slice(2);
if (!Object.hasOwn(kinds, kind ?? '') || !kinds[kind].valid.test(name ?? ''))
  leave('Usage: npm run new component <group>/<Name> | feature <module> | module <module>');

const { files, edits, next, generates } = kinds[kind].scaffold(name, read);
const taken = Object.keys(files).filter((path) => existsSync(join(root, path)));
if (taken.length > 0) leave(`Nothing written: ${taken.join(', ')} already there. Choose another name.`);

const edited = {};
for (const edit of edits) edited[edit.path] = insert(edited[edit.path] ?? read(edit.path), edit);
for (const [path, text] of Object.entries({ ...files, ...edited })) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  console.log(`wrote ${path}`);
}
if (generates)
  execFileSync(process.execPath, [join(root, 'tools/generate.mjs')], { cwd: root, stdio: 'inherit' });
for (const step of next) console.log(`Next: ${step}`);
