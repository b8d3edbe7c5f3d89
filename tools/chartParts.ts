import { readFileSync } from 'node:fs';
import { parseAst, type Plugin } from 'vite';

/** What the first page with a chart draws without: other pages bring it. */
const later = new Set([
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
]);

const whole = /\/chart\.js\/dist\/chart\.js$/;
const part = /\/chart\.js\/dist\/chart\.(first|later)\.js$/;

interface Statement {
  text: string;
  /** Names that it makes. */
  makes: string[];
}

const wordsOf = (text: string) => new Set(text.match(/[\w$]+/g));
const list = (names: Iterable<string>) => `{ ${[...names].join(', ')} }`;

/** The package's one file as two, of which the second is built on the first. Nothing is written anew. */
function split(file: string): Record<'first' | 'later' | 'whole', string> {
  const code = readFileSync(file, 'utf8');
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
      `import ${list(lent)} from './chart.first.js';`,
      ...rest.map(({ text }) => text),
      `export ${renamed(exportsOf('later'))};`,
    ].join('\n'),
    whole: [
      `export ${list(exportsOf('first').map(([as]) => as))} from './chart.first.js';`,
      `export ${list(exportsOf('later').map(([as]) => as))} from './chart.later.js';`,
    ].join('\n'),
  };
}

/**
 * Chart.js is one file, which would come whole with the first chart: the build takes it in two, so that scales and
 * shapes that the first page does not draw come with those that do.
 */
export const chartParts: Plugin = {
  name: 'chart-parts',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    const name = /^\.\/(chart\.(?:first|later)\.js)$/.exec(source)?.[1];
    return name && importer ? { id: importer.replace(/[^/]+$/, name), moduleSideEffects: false } : null;
  },
  load(id) {
    const file = id.replace(part, '/chart.js/dist/chart.js');
    if (!whole.test(file)) return null;
    const name = part.exec(id)?.[1] === 'later' ? 'later' : part.test(id) ? 'first' : 'whole';
    return { code: split(file)[name], moduleSideEffects: false };
  },
};

/** Whether a module stands for both parts of chart.js. */
export const isParted = (id: string): boolean => whole.test(id);

/** The parts that `from` takes. Packages beside it name all there is and draw what is registered. */
export function partsNamed(parts: readonly string[], from: string): readonly string[] {
  const takesLater =
    !from.includes('/node_modules/') &&
    [...wordsOf(readFileSync(from, 'utf8'))].some((word) => later.has(word));
  return takesLater ? parts : parts.filter((id) => part.exec(id)?.[1] === 'first');
}
