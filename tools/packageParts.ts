import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseAst, type Plugin } from 'vite';

interface Parted {
  /** The file as the package has it. */
  file: RegExp;
  /** Names it hands out that the first page does without: what needs them brings them. */
  later: ReadonlySet<string>;
}

const parted: readonly Parted[] = [
  {
    file: /\/chart\.js\/dist\/chart\.js$/,
    later: new Set([
      'ArcElement',
      'BubbleController',
      'CategoryScale',
      'DoughnutController',
      'LogarithmicScale',
      'PieController',
      'PolarAreaController',
      'RadarController',
      'RadialLinearScale',
      'ScatterController',
      'TimeScale',
      'TimeSeriesScale',
      // Lists of all of them.
      'controllers',
      'elements',
      'registerables',
      'scales',
    ]),
  },
  {
    // A choice walks its options; only what opens over the page keeps the focus inside.
    file: /\/react-aria\/dist\/private\/focus\/FocusScope\.mjs$/,
    later: new Set([
      'FocusScope',
      'createFocusManager',
      'focusScopeTree',
      'isElementInChildOfActiveScope',
      'useFocusManager',
    ]),
  },
];

const part = /\.(first|later)\.(m?js)$/;
const wholeOf = (id: string) => id.replace(part, '.$2');
const partedOf = (id: string) => parted.find(({ file }) => file.test(id));

interface Statement {
  text: string;
  /** Names that it makes. */
  makes: string[];
}

const wordsOf = (text: string) => new Set(text.match(/[\w$]+/g));
const list = (names: Iterable<string>) => `{ ${[...names].join(', ')} }`;

/** The package's one file as two, of which the second is built on the first. Nothing is written anew. */
function split(file: string, later: ReadonlySet<string>): Record<'first' | 'later' | 'whole', string> {
  const code = readFileSync(file, 'utf8');
  const [, name = '', end = ''] = /([^/]+)(\.m?js)$/.exec(file) ?? [];
  const imports: string[] = [];
  const statements: Statement[] = [];
  const exported = new Map<string, string>();
  for (const node of parseAst(code).body) {
    const text = code.slice(node.start, node.end);
    if (node.type === 'ImportDeclaration') imports.push(text);
    else if (node.type === 'ExportNamedDeclaration')
      for (const { local, exported: as } of node.specifiers)
        exported.set('name' in as ? as.name : as.value, 'name' in local ? local.name : local.value);
    else
      statements.push({
        text,
        makes: /^(?:class|function|const|let|var) ([\w$]+)/.exec(text)?.slice(1) ?? [],
      });
  }
  const maker = new Map(statements.flatMap((one) => one.makes.map((name) => [name, one] as const)));
  const first = new Set(statements.filter(({ makes }) => makes.length === 0));
  for (const [as, name] of exported) {
    const made = maker.get(name);
    if (made && !later.has(as)) first.add(made);
  }
  for (const { text } of first)
    for (const word of wordsOf(text)) {
      const made = maker.get(word);
      if (made && !later.has(word)) first.add(made);
    }
  const rest = statements.filter((one) => !first.has(one));
  const restWords = wordsOf(rest.map(({ text }) => text).join('\n'));
  const inFirst = new Set([...first].flatMap(({ makes }) => makes));
  const lent = [...inFirst].filter((name) => restWords.has(name));
  const exportsOf = (of: 'first' | 'later') =>
    [...exported].filter(([as]) => later.has(as) === (of === 'later'));
  const renamed = (names: [string, string][]) =>
    list(names.map(([as, name]) => (as === name ? name : `${name} as ${as}`)));
  const bare = new Set(exportsOf('first').flatMap(([as, name]) => (as === name ? [as] : [])));
  return {
    first: [
      ...imports,
      ...statements.filter((one) => first.has(one)).map(({ text }) => text),
      `export ${renamed(exportsOf('first'))};`,
      `export ${list(lent.filter((name) => !bare.has(name)))};`,
    ].join('\n'),
    later: [
      ...imports,
      `import ${list(lent)} from './${name}.first${end}';`,
      ...rest.map(({ text }) => text),
      `export ${renamed(exportsOf('later'))};`,
    ].join('\n'),
    whole: [
      `export ${list(exportsOf('first').map(([as]) => as))} from './${name}.first${end}';`,
      `export ${list(exportsOf('later').map(([as]) => as))} from './${name}.later${end}';`,
    ].join('\n'),
  };
}

/**
 * Some packages have in one file what a first page needs and what it does not, and a piece of the build takes files whole.
 * The build takes these in two, so that the second part comes with those who use it.
 */
export const packageParts: Plugin = {
  name: 'package-parts',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!importer || !part.test(source) || !partedOf(importer.replace(/[^/]+$/, wholeOf(source.slice(2)))))
      return null;
    return { id: importer.replace(/[^/]+$/, source.slice(2)), moduleSideEffects: false };
  },
  load(id) {
    const file = wholeOf(id);
    const found = partedOf(file);
    if (!found) return null;
    const name = part.exec(id)?.[1] === 'later' ? 'later' : part.test(id) ? 'first' : 'whole';
    return { code: split(file, found.later)[name], moduleSideEffects: false };
  },
};

/** Whether a module stands for both parts of a file. */
export const isParted = (id: string): boolean => partedOf(id) !== undefined;

/** What `from` names of a file, by the file's own name in what it imports; of chart.js a package beside it names all there is and draws what is registered. */
function namesIn(whole: string, from: string): Iterable<string> {
  const text = readFileSync(from, 'utf8');
  if (whole.includes('/chart.js/')) return from.includes('/node_modules/') ? [] : wordsOf(text);
  const file = basename(whole);
  return [...text.matchAll(/(?:import|export) ?\{([^}]*)\} ?from ?['"]([^'"]+)['"]/g)].flatMap(
    ([, names = '', source = '']) => (basename(source) === file ? [...wordsOf(names)] : []),
  );
}

/** The parts of `whole` that `from` takes. */
export function partsNamed(whole: string, parts: readonly string[], from: string): readonly string[] {
  const later = partedOf(whole)?.later;
  const takesLater = [...namesIn(whole, from)].some((name) => later?.has(name));
  return takesLater ? parts : parts.filter((id) => part.exec(id)?.[1] === 'first');
}
