import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);
const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const line = (path: string) => `import '${path}';\nexport const planted = 1;\n`;
const empty = 'export const planted = 2;\n';

/** Each arrow that must not be drawn, planted in one small house. */
const violations: { rule: string; from: string; to: string }[] = [
  { rule: 'domain-is-a-leaf', from: 'domain/cost/a.ts', to: '../../server/empty.ts' },
  { rule: 'design-system-is-a-leaf', from: 'design-system/a.ts', to: '../domain/empty.ts' },
  { rule: 'server-keeps-to-itself', from: 'server/a.ts', to: '../src/app/empty.ts' },
  { rule: 'platform-below-shared', from: 'src/platform/api/a.ts', to: '../../features/issues/index.ts' },
  { rule: 'shared-below-features', from: 'src/shared/people/a.ts', to: '../../features/issues/index.ts' },
  { rule: 'features-below-app', from: 'src/features/risks/a.ts', to: '../../app/empty.ts' },
  { rule: 'features-meet-at-their-doors', from: 'src/features/risks/b.ts', to: '../issues/model/empty.ts' },
  { rule: 'no-cycle', from: 'domain/circle/a.ts', to: './b.ts' },
  { rule: 'charts-own-chart-js', from: 'src/features/risks/c.ts', to: 'chart.js' },
  { rule: 'toolkit-stays-in-design-system', from: 'src/features/risks/d.ts', to: '@floating-ui/react' },
  { rule: 'sql-stays-in-repositories', from: 'server/modules/risks/riskHandlers.ts', to: 'pg' },
];
/** An arrow that points down, and the files that the others point at. */
const innocent = {
  'domain/circle/b.ts': line('./a.ts'),
  'src/features/risks/down.ts': line('../../../domain/empty.ts'),
  'domain/empty.ts': empty,
  'server/empty.ts': empty,
  'src/app/empty.ts': empty,
  'src/features/issues/index.ts': empty,
  'src/features/issues/model/empty.ts': empty,
};

let house: string;
beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'quoin-layers-'));
  for (const name of ['tsconfig.base.json', 'package.json', '.dependency-cruiser.cjs'])
    cpSync(join(root, name), join(house, name));
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
  const planted = Object.fromEntries(violations.map(({ from, to }) => [from, line(to)]));
  for (const [path, text] of Object.entries({ ...innocent, ...planted })) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), text);
  }
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

interface Violation {
  from: string;
  rule: { name: string; severity: string };
}

it(
  'the layer rules refuse each arrow that must not be drawn, and no other',
  { timeout: 180_000 },
  async () => {
    const words = '--output-type json --config .dependency-cruiser.cjs src server domain design-system';
    const { stdout } = await run(process.execPath, [cruiser, ...words.split(' ')], { cwd: house });
    const { summary } = JSON.parse(stdout) as { summary: { violations: Violation[] } };
    const found = summary.violations.map(({ from, rule }) => `${rule.severity} ${rule.name}: ${from}`);
    expect(found.toSorted()).toEqual(violations.map(({ rule, from }) => `error ${rule}: ${from}`).toSorted());
  },
);
