import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { conventions } from './conventions.ts';
import { isSlow, readsShortTexts } from './slowExpressions.ts';
import { type Code, readCode } from './readCode.ts';
import { listSourceFiles, root, type SourceFile } from './sourceFiles.ts';

const nothing: Code = {
  names: [],
  texts: [],
  said: [],
  imports: [],
  comments: [],
  expressions: [],
  undocumented: [],
};
const codeOf = ({ path, text }: SourceFile): Code =>
  /\.m?[jt]sx?$/.test(path) ? readCode(path, text) : nothing;
const house = listSourceFiles().map((file) => ({ file, code: codeOf(file) }));
/** Split, so that this file keeps the rule itself. */
const home = ['', 'home'].join('/');
const long = (lines: number) => 'export {};\n'.repeat(lines);

/** For each rule: files that break it, and files that look alike and do not. */
const samples: Record<string, { bad: [path: string, text: string][]; good: [path: string, text: string][] }> =
  {
    'only platform/api fetches': {
      bad: [
        ['src/features/risks/a.ts', `await fetch('/api/risks');`],
        ['src/app/a.ts', `globalThis.fetch('/x');`],
        ['src/platform/realtime/a.ts', `new EventSource('/api/events');`],
        ['src/platform/session/a.ts', `await fetch('/api/current_user');`],
      ],
      good: [
        ['src/platform/api/a.ts', `await fetch('/api/risks');`],
        ['src/platform/session/quietVisit.ts', `await fetch(url);`],
        ['src/features/risks/a.ts', `// fetch it\nquery.refetch(); list.fetchNextPage();`],
      ],
    },
    'only platform/storage touches web storage and cookies': {
      bad: [
        ['src/features/risks/a.ts', `localStorage.setItem('a', 'b');`],
        ['design-system/grid/a.ts', `window.sessionStorage.clear();`],
        ['src/app/a.ts', `document.cookie = 'a=b';`],
      ],
      good: [['src/platform/storage/a.ts', `localStorage.getItem('a'); document.cookie;`]],
    },
    'only foundations hold raw colours': {
      bad: [
        ['design-system/feedback/Badge/Badge.css.ts', `style({ color: '#1d55b0' });`],
        ['src/features/risks/A.tsx', 'const shadow = `0 0 2px rgb(0 0 0 / ${share})`;'],
        ['src/app/A.tsx', `<i style={{ color: '#fff' }} />`],
        ['design-system/charts/paint/a.ts', `brush.fillStyle = 'white';`],
        ['src/app/a.css.ts', `style({ border: '1px solid red' });`],
        ['src/app/a.css', `/* plain */\nb { color: #333; }`],
        ['src/app/b.css', `b { background: black; }`],
      ],
      good: [
        ['design-system/foundations/palette.ts', `const blue = '#1D55B0';`],
        ['src/features/risks/A.tsx', `<a href="#details">{text.length}</a>`],
        ['src/features/risks/B.tsx', `<p>The red team is white with rage</p>`],
        ['src/app/a.css', `/* not #333 */\nb { color: var(--text); }`],
      ],
    },
    'a module says its texts in one place': {
      bad: [
        ['src/features/risks/A.tsx', `const a = <Button>Add risk</Button>;`],
        ['src/features/risks/A.tsx', `const a = <TextField label="Name" />;`],
        ['src/app/A.tsx', 'const a = <TextField label={`Name of ${risk}`} />;'],
        ['src/app/A.tsx', `const a = <b>{isUndone ? ' (undone)' : null}</b>;`],
        ['src/app/A.tsx', `const a = <Tag label={name ?? 'Nobody'} />;`],
        ['src/app/A.tsx', 'const a = <Tag label={`${count} ${isLate ? "late" : "due"}`} />;'],
        ['src/app/A.tsx', 'const a = <b>{`${count} ${isLate ? "late" : "due"}`}</b>;'],
        ['src/shared/undo/a.ts', `toasts.show({ title: 'Undone' });`],
        ['src/features/risks/a.ts', 'toasts.show({ detail: `${name} is gone` });'],
        ['src/features/risks/a.ts', 'announce(`${name} moved`);'],
        ['src/features/risks/a.ts', `const a = t.nameMoved(name, isDown ? 'down' : 'up');`],
        ['src/features/risks/a.ts', 'const a = `${count} ${count === 1 ? "risk" : "risks"}`;'],
      ],
      good: [
        [
          'src/features/risks/A.tsx',
          `const a = <Button icon="plus" label={t.addRisk}>{t.addRisk} &middot; 1</Button>;`,
        ],
        ['src/features/risks/A.tsx', `const a = <b>{kind === 'open' ? t.open : '-'}</b>;`],
        [
          'src/features/risks/texts.ts',
          'export const count = (n: number) => `${n} ${n === 1 ? "risk" : "risks"}`;',
        ],
        [
          'src/features/risks/a.ts',
          `const order = { title: 'title' }; const file = { description: '.csv' };`,
        ],
        [
          'src/features/risks/a.ts',
          `const kind = count === 1 ? 1 : 2; toasts.show({ title: t.undone(kind) });`,
        ],
        ['design-system/actions/A.tsx', `const a = <Button>Close</Button>;`],
      ],
    },
    'a day begins at 00:00': {
      bad: [['src/features/risks/a.ts', `const clock = { hour: '2-digit', hour12: false };`]],
      good: [['src/features/risks/a.ts', `const clock = { hour: '2-digit', hourCycle: 'h23' };`]],
    },
    'only repositories write SQL': {
      bad: [
        [
          'server/modules/risks/riskHandlers.ts',
          'tx.query({ text: `select * from risk where id = ${id}` });',
        ],
        ['server/plugins/a.ts', `const text = '\\n  update risk set name = $1';`],
        ['server/services/a.ts', `const text = 'WITH found AS (SELECT 1) SELECT 2';`],
      ],
      good: [
        ['server/modules/risks/riskRepository.ts', `const text = 'select 1 from risk';`],
        ['server/modules/risks/riskHandlers.ts', `const text = 'Select a milestone first.';`],
      ],
    },
    'relative paths stay inside their folder': {
      bad: [
        ['src/features/risks/model/a.ts', `import { b } from '../../issues/index.ts';`],
        ['domain/risks/a.ts', `export * from '../money/index.ts';`],
        ['server/modules/a.ts', `const b = await import('../database/b.ts');`],
      ],
      good: [
        ['src/features/risks/model/a.ts', `import { b } from '../b.ts';\nimport '#domain/money';`],
        ['server/app.ts', `import { b } from './modules/index.ts';`],
      ],
    },
    'what others use has a line of explanation': {
      bad: [
        ['domain/risks/a.ts', 'export const LEVELS = [1];'],
        ['src/platform/api/a.ts', '// not a doc line\nexport function send() {}'],
        ['design-system/feedback/Badge/Badge.tsx', 'export interface Shape {}'],
      ],
      good: [
        ['domain/risks/a.ts', '/** Levels from low to high. */\nexport const LEVELS = [1];\nconst own = 1;'],
        ['design-system/feedback/Badge/Badge.tsx', 'export interface BadgeProps {}'],
      ],
    },
    'journeys find things by role and name': {
      bad: [
        ['tests/e2e/a.e2e.ts', `page.getByTestId('save');`],
        ['src/app/A.tsx', `<b data-testid="save" />`],
      ],
      good: [['tests/e2e/a.e2e.ts', `page.getByRole('button', { name: 'Save' });`]],
    },
    'a refused write is said': {
      bad: [['src/features/risks/riskMutations.ts', `onError: (_error, _risk, before) => restore(before),`]],
      good: [
        [
          'src/features/risks/riskMutations.ts',
          `meta: { toldByApp: true },\nonError: (_error, _risk, before) => restore(before),`,
        ],
        [
          'src/features/issues/issueMutations.ts',
          `onError: (error) => toasts.show({ detail: error.message }),`,
        ],
      ],
    },
    'nothing is left to do': {
      bad: [['server/a.ts', ['const a = 1; // TO', 'DO later'].join('')]],
      good: [['server/a.ts', `const a = 'to do';`]],
    },
    'comments cite pages of the project': {
      bad: [
        ['src/app/a.ts', '// Twenty rows (spec §9).'],
        ['server/modules/risks/a.ts', '/** Who may see it (decisions §14). */'],
        ['src/features/risks/a.ts', '/** As the specification has it (§8). */'],
      ],
      good: [
        ['src/app/a.ts', '// Twenty rows (docs/product/lists.md).'],
        ['server/plugins/a.ts', '/** The Host header is ignored (RFC 9112 §3.2.2). */'],
        ['server/identity/a.ts', '/** Longest RelayState (SAML bindings §3.4.3), in bytes. */'],
      ],
    },
    'no path of one machine': {
      bad: [['server/a.ts', `const a = '${home}/ada/quoin';`]],
      good: [['server/a.ts', `const a = '/tmp';`]],
    },
    'threads have a bound of memory': {
      bad: [
        ['server/services/a.ts', `const worker = new Worker('./b.js');`],
        ['server/modules/risks/a.ts', `fork('./b.js');`],
      ],
      good: [
        ['server/services/a.ts', `const worker = startWorker('./b.ts', { heapMb: 64 });`],
        ['server/services/startWorker.ts', `return new Worker(load, { resourceLimits });`],
      ],
    },
    'no expression looks at the same characters again and again': {
      bad: [
        ['domain/risks/a.ts', String.raw`const end = text.replace(/\s+$/, '');`],
        ['server/services/a.ts', String.raw`const number = /^(?:\d+\.?\d*|\.\d+)$/;`],
        ['server/plugins/a.ts', 'const word = /^(a+)+$/;'],
      ],
      good: [
        ['domain/risks/a.ts', String.raw`const end = text.replace(/(?<!\s)\s+$/, '');`],
        ['server/services/a.ts', String.raw`const number = /^(?:\d+(?:\.\d*)?|\.\d+)$/;`],
        ['src/features/risks/a.ts', String.raw`const end = text.replace(/\s+$/, '');`],
      ],
    },
    'suffixes come from the closed list': {
      bad: [
        ['src/app/a.model.ts', ''],
        ['src/app/a.spec.ts', ''],
        ['src/app/a.d.ts', ''],
      ],
      good: [
        ['src/app/A.browser.test.tsx', ''],
        ['src/app/a.css.ts', ''],
        ['tools/a.d.mts', ''],
      ],
    },
    'names say what is inside': {
      bad: [
        ['src/shared/utils/a.ts', ''],
        ['server/dateHelpers.ts', ''],
        ['domain/common.ts', ''],
      ],
      good: [['domain/foresite/foresiteData.ts', '']],
    },
    'files are small': {
      bad: [
        ['server/app.ts', long(401)],
        ['domain/risks/a.ts', long(401)],
        ['design-system/feedback/Badge/Badge.tsx', long(201)],
        ['server/app.test.ts', long(401)],
      ],
      good: [
        ['server/app.ts', long(400)],
        ['server/app.test.ts', long(400)],
      ],
    },
  };

it('excuses no expression that no longer exists', () => {
  const there = new Set(
    house.flatMap(({ file, code }) => code.expressions.map((one) => `${file.path} ${one}`)),
  );
  expect(Object.keys(readsShortTexts).filter((one) => !there.has(one))).toEqual([]);
});

it('has no slow pattern in the contract: each is tried on whatever a stranger sends', () => {
  const contract = readFileSync(join(root, 'openapi/generated/bundle.json'), 'utf8');
  const patterns = new Set<string>();
  JSON.parse(contract, (key, value: unknown) => {
    if (key === 'pattern' && typeof value === 'string') patterns.add(value);
    return value;
  });
  expect(patterns.size).toBeGreaterThan(20);
  expect([...patterns].filter((one) => isSlow(`/${one}/u`))).toEqual([]);
});

it('reads the whole house', () => {
  expect(house.length).toBeGreaterThan(800);
  expect(house.every(({ file }) => !file.path.includes('generated/'))).toBe(true);
});

describe.each(conventions)('$rule', ({ rule, covers, find }) => {
  const broken = (file: SourceFile, code = codeOf(file)) => (covers(file.path) ? find(file, code) : []);
  const { bad = [], good = [] } = samples[rule] ?? {};

  it('holds in the house', () => {
    const found = house.flatMap(({ file, code }) =>
      broken(file, code).map((what) => `${file.path}: ${what}`),
    );
    expect(found).toEqual([]);
  });

  it('bites', () => {
    expect(bad.length).toBeGreaterThan(0);
    expect(bad.filter(([path, text]) => broken({ path, text }).length === 0)).toEqual([]);
  });

  it('lets pass what only looks alike', () => {
    expect(good.length).toBeGreaterThan(0);
    expect(good.flatMap(([path, text]) => broken({ path, text }))).toEqual([]);
  });
});
