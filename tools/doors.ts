import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Whether a module is what a feature, or a part that features share, hands out: an `index.ts` of exports alone. */
export const isDoor = (id: string): boolean =>
  /\/(?:src\/(?:features|shared|platform)|domain)\/[^/]+\/index\.ts$/.test(id);

const doors = new Map<string, ReadonlyMap<string, string>>();

/** Where each name that a door hands out is made. */
function namesOf(door: string): ReadonlyMap<string, string> {
  const known = doors.get(door);
  if (known) return known;
  const names = new Map<string, string>();
  for (const [, what = '', file = ''] of readFileSync(door, 'utf8').matchAll(
    /export (?!type)(\{[^}]*\}|\* as \w+) from '([^']+)'/g,
  ))
    for (const name of wordsIn(what)) names.set(name, join(dirname(door), file));
  for (const [, file = ''] of readFileSync(door, 'utf8').matchAll(/export \* from '([^']+)'/g)) {
    const behind = join(dirname(door), file);
    for (const [, name = ''] of readFileSync(behind, 'utf8').matchAll(
      /^export (?:async )?(?:const|function|class) (\w+)/gm,
    ))
      names.set(name, behind);
  }
  doors.set(door, names);
  return names;
}

/** Names of a list of imports or exports, as the door calls them: `a, type B, c as d` and `* as e` are a, c and e. */
const wordsIn = (list: string): string[] =>
  list
    .replace(/[{}]/g, '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('type '))
    .map((part) => (part.startsWith('* as ') ? part.slice(5) : part.replace(/ as .*/, '')));

/**
 * The modules that `from` takes through a door. A door alone stands for everything behind it, so that one name asked for early would
 * bring a whole feature along; the bundler itself leaves out what nobody names.
 */
export function namedThrough(door: string, from: string): string[] {
  const names = namesOf(door);
  const path = `#${basename(dirname(dirname(door)))}/${basename(dirname(door))}`;
  const asked = new RegExp(`(?:import|export) (\\{[^}]*\\}) from '${path}'`, 'g');
  return [...readFileSync(from, 'utf8').matchAll(asked)].flatMap(([, what = '']) =>
    wordsIn(what).flatMap((name) => names.get(name) ?? []),
  );
}

/** Packages whose door names every file of theirs; what is asked for through it is known by name. */
const packageDoors = /\/node_modules\/(@tanstack\/(?:react-query|query-core))\/build\/modern\/index\.js$/;

/** Whether a module is the door of such a package. */
export const isPackageDoor = (id: string): boolean => packageDoors.test(id);

const importLists = (text: string) => text.matchAll(/(?:import|export) (\{[^}]*\}) from ['"]([^'"]+)['"]/g);

/** The files that a package's door names, by what they make; a package that it hands on whole comes under its name as its door does. */
function filesBehind(door: string): ReadonlyMap<string, string> {
  const known = doors.get(door);
  if (known) return known;
  const files = new Map<string, string>();
  for (const [, what = '', file = ''] of importLists(readFileSync(door, 'utf8')))
    for (const name of wordsIn(what)) if (file.startsWith('.')) files.set(name, join(dirname(door), file));
  doors.set(door, files);
  return files;
}

/** The modules that `from` takes through a package's door; `handedOn` are the doors of packages that it hands on. */
export function namedOfPackage(door: string, from: string, handedOn: readonly string[]): string[] {
  const behind = [door, ...handedOn].map(filesBehind);
  const packages = new Set([door, ...handedOn].map((id) => packageDoors.exec(id)?.[1]));
  return [...importLists(readFileSync(from, 'utf8'))].flatMap(([, what = '', source = '']) =>
    packages.has(source)
      ? wordsIn(what).flatMap((name) => behind.flatMap((files) => files.get(name) ?? []))
      : [],
  );
}

/** Whether a module is the list of icons, which names those of the package that draws them. */
export const isIconList = (id: string): boolean => id.endsWith('/design-system/icons/shapes.ts');

/** Files of the icons that `from` takes from the list; `source` is the package's own list. All others would come along otherwise. */
export function iconsNamed(list: string, source: string, from: string): string[] {
  const asked = [
    ...readFileSync(from, 'utf8').matchAll(/import (\{[^}]*\}) from '[^']*icons\/shapes\.ts'/g),
  ].flatMap(([, what = '']) => wordsIn(what));
  const text = readFileSync(list, 'utf8');
  return asked.flatMap((name) => {
    const original = new RegExp(`(\\w+) as ${name}\\b`).exec(text)?.[1] ?? name;
    return iconFiles(source).get(original) ?? [];
  });
}

function iconFiles(source: string): ReadonlyMap<string, string> {
  const known = doors.get(source);
  if (known) return known;
  const files = new Map<string, string>();
  for (const [, what = '', file = ''] of readFileSync(source, 'utf8').matchAll(
    /export \{([^}]*)\} from '([^']+)'/g,
  ))
    for (const [, name = ''] of what.matchAll(/default as (\w+)/g))
      files.set(name, join(dirname(source), file));
  doors.set(source, files);
  return files;
}
