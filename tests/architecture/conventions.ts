import type { Code } from './readCode.ts';
import { isSlow, readsShortTexts } from './slowExpressions.ts';
import type { SourceFile } from './sourceFiles.ts';

/** A rule of CONTRIBUTING that a tool can hold. */
export interface Convention {
  rule: string;
  covers: (path: string) => boolean;
  /** What breaks the rule in one file. */
  find: (file: SourceFile, code: Code) => string[];
}

const isTest = (path: string) => /\.(test|e2e)\.tsx?$|^tests\//.test(path);
const inBrowser = (path: string) => /^(src|design-system|domain)\//.test(path) && !isTest(path);
const named = (code: Code, names: readonly string[]) =>
  code.names.map((name) => name.replace(/^\./, '')).filter((name) => names.includes(name));

const network = ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket', 'sendBeacon'];
const storage = ['localStorage', 'sessionStorage', 'indexedDB', 'cookieStore', 'caches'];
const colour = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/i;
const colourNames =
  'white|black|red|green|blue|gr[ae]y|yellow|orange|purple|pink|brown|navy|teal|maroon|silver';
/** A name of a colour, alone or at the end of a shorthand such as `1px solid red`. */
const called = new RegExp(`^(?:\\d[\\w.]* (?:solid|dashed|dotted) )?(?:${colourNames})$`);
const paints = new RegExp(`:[^;{]*\\b(?:${colourNames})\\b`);
const statements = [
  'select',
  'insert into',
  'update \\S+ set',
  'delete from',
  'with \\S+ as',
  'alter',
  'create',
  'drop',
  'grant',
  'truncate',
];
const sql = new RegExp(
  `^\\s*(?:${[...statements, ...statements.map((one) => one.toUpperCase())].join('|')})\\s`,
);
const writesSql =
  /[rR]epository\.ts$|^server\/database\/|^server\/services\/(changes\/tableAdapter|events\/event(Feed|Log)|upkeep\/upkeep)\.ts$/;
const suffix = /^[^.]+(\.css\.ts|\.docs\.tsx|(\.browser)?\.test\.tsx|\.test\.ts|\.e2e\.ts|\.\w+)$/;
const declaration = /^(tools|tests)\/.*\.d\.m?ts$/;
const vague =
  /(^|\/)(utils?|helpers?|common|managers?|data|info|misc)(\/|\.)|[a-z](Utils?|Helpers?|Manager)\.\w/;
const workplace = /\/work\/|\/home\/\w|\/Users\/\w|\.\.\/shared\/(design|spec)/;

/** The most specific limit holds: the first that fits. */
const limits: readonly [fits: RegExp, lines: number][] = [
  [/^design-system\/[^/]+\/(\w+)\/\1\.tsx$/, 200],
  [/^openapi\//, 600],
  // The list of what a module says, which holds nothing else.
  [/^src\/.*\/texts\.ts$/, 2000],
  // A file holds one subject whole: more lines ask for a split, fewer never do.
  [/./, 400],
];

/** The room that relative paths must not leave; undefined for files at the top that join the rooms. */
function roomOf(path: string): string | undefined {
  const steps = path.split('/');
  const depth = /^src\/(features|platform|shared)\//.test(path)
    ? 3
    : /^(src|domain|server)\//.test(path)
      ? 2
      : 1;
  return steps.length > depth ? steps.slice(0, depth).join('/') : undefined;
}

function leavesRoom(path: string, target: string): boolean {
  const room = roomOf(path);
  const found = new URL(target, `file:///${path}`).pathname.slice(1);
  return room !== undefined && !found.startsWith(`${room}/`);
}

export const conventions: readonly Convention[] = [
  {
    rule: 'only platform/api fetches',
    // The session asks its provider, which is below what calls the API.
    covers: (path) =>
      inBrowser(path) &&
      !path.startsWith('src/platform/api/') &&
      path !== 'src/platform/session/quietVisit.ts',
    find: (_, code) => named(code, network),
  },
  {
    rule: 'only platform/storage touches web storage and cookies',
    covers: (path) => inBrowser(path) && !path.startsWith('src/platform/storage/'),
    find: (_, code) => [...named(code, storage), ...code.names.filter((name) => name === '.cookie')],
  },
  {
    rule: 'only foundations hold raw colours',
    // What a spreadsheet lays on the clipboard comes with its colours.
    covers: (path) =>
      inBrowser(path) &&
      !path.startsWith('design-system/foundations/') &&
      !path.endsWith('/clipboardShapes.ts'),
    find: ({ path, text }, code) =>
      path.endsWith('.css')
        ? text
            .replaceAll(/\/\*[\s\S]*?\*\//g, '')
            .split('\n')
            .filter((line) => colour.test(line) || paints.test(line))
        : code.texts.filter((one) => colour.test(one) || called.test(one)),
  },
  {
    rule: 'only repositories write SQL',
    covers: (path) => path.startsWith('server/') && !isTest(path) && !writesSql.test(path),
    find: (_, code) => code.texts.filter((text) => sql.test(text)),
  },
  {
    rule: 'relative paths stay inside their folder',
    covers: (path) => /^(src|server|domain|design-system)\//.test(path),
    find: ({ path }, code) =>
      code.imports.filter((target) => target.startsWith('.') && leavesRoom(path, target)),
  },
  {
    rule: 'what others use has a line of explanation',
    covers: (path) =>
      /^(domain|design-system|src\/platform)\//.test(path) &&
      !isTest(path) &&
      !/\.(css\.ts|docs\.tsx)$/.test(path),
    // The props of a component are explained by the component.
    find: (_, code) => code.undocumented.filter((name) => !name.endsWith('Props')),
  },
  {
    rule: 'journeys find things by role and name',
    covers: (path) => /^(tests\/e2e|src|design-system)\//.test(path),
    find: (_, code) => [...code.names, ...code.texts].filter((name) => /testid|data-test/i.test(name)),
  },
  {
    rule: 'a module says its texts in one place',
    covers: (path) =>
      /^src\/(features|app|shared)\//.test(path) && !isTest(path) && !path.endsWith('/texts.ts'),
    find: (_, code) => code.said,
  },
  {
    rule: 'a refused write is said',
    covers: (path) => path.startsWith('src/') && !isTest(path),
    // What only puts back the paint leaves the words to the app, or to the form.
    find: ({ text }) =>
      (text.match(/\bonError: \(_\w+/g) ?? []).slice(
        (text.match(/\b(?:toldByApp|shownInline): true/g) ?? []).length,
      ),
  },
  {
    rule: 'nothing is left to do',
    covers: () => true,
    find: (_, code) => code.comments.filter((text) => /\b(TODO|FIXME|HACK|XXX)\b/.test(text)),
  },
  {
    rule: 'comments cite pages of the project',
    covers: () => true,
    find: (_, code) =>
      // Sections are cited of public standards alone: whoever reads has no other specification.
      code.comments.filter((text) =>
        /(?<!\b(?:RFC \d+|SAML \w+)\s)§|\bthe specification (has|says)\b/i.test(text),
      ),
  },
  {
    rule: 'no path of one machine',
    covers: (path) => path !== 'tests/architecture/conventions.ts',
    find: (_, code) => [...code.texts, ...code.comments].filter((text) => workplace.test(text)),
  },
  {
    rule: 'threads have a bound of memory',
    covers: (path) =>
      path.startsWith('server/') && !isTest(path) && path !== 'server/services/startWorker.ts',
    find: ({ text }) => text.match(/\bnew Worker\(|\bfork\(/g) ?? [],
  },
  {
    rule: 'no expression looks at the same characters again and again',
    // What reads a request: a text of a megabyte in the square is minutes in which nobody else is answered.
    covers: (path) => /^(domain|server)\//.test(path) && !isTest(path),
    find: ({ path }, code) =>
      code.expressions.filter((one) => !(`${path} ${one}` in readsShortTexts) && isSlow(one)),
  },
  {
    rule: 'a day begins at 00:00',
    covers: inBrowser,
    // Where hour12 is off, en-US writes the first hour of a day as 24: hourCycle h23 does not.
    find: (_, code) => code.names.filter((name) => /^\.?hour12$/.test(name)),
  },
  {
    rule: 'suffixes come from the closed list',
    covers: (path) => !declaration.test(path),
    find: ({ path }) => (suffix.test(path.slice(path.lastIndexOf('/') + 1)) ? [] : [path]),
  },
  {
    rule: 'names say what is inside',
    covers: () => true,
    find: ({ path }) => (vague.test(path) ? [path] : []),
  },
  {
    rule: 'files are small',
    covers: () => true,
    find: ({ path, text }) => {
      const lines = text.split('\n').length - 1;
      const limit = limits.find(([fits]) => fits.test(path))?.[1] ?? 0;
      return lines > limit ? [`${lines} lines, at most ${limit}`] : [];
    },
  },
];
