import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);
const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const line = (path: string) => `import '${path}';\nexport const planted = 1;\n`;
const empty = 'export const planted = 2;\n';

/** Each arrow that must not be drawn, planted in a small house of its own. */
const violations: { rule: string; files: Record<string, string> }[] = [
  { rule: 'domain-is-a-leaf', files: { 'domain/a.ts': line('../server/b.ts'), 'server/b.ts': empty } },
  {
    rule: 'design-system-is-a-leaf',
    files: { 'design-system/a.ts': line('../domain/b.ts'), 'domain/b.ts': empty },
  },
  {
    rule: 'server-keeps-to-itself',
    files: { 'server/a.ts': line('../src/app/b.ts'), 'src/app/b.ts': empty },
  },
  {
    rule: 'platform-below-shared',
    files: {
      'src/platform/api/a.ts': line('../../features/risks/index.ts'),
      'src/features/risks/index.ts': empty,
    },
  },
  {
    rule: 'shared-below-features',
    files: {
      'src/shared/people/a.ts': line('../../features/risks/index.ts'),
      'src/features/risks/index.ts': empty,
    },
  },
  {
    rule: 'features-below-app',
    files: { 'src/features/risks/a.ts': line('../../app/b.ts'), 'src/app/b.ts': empty },
  },
  {
    rule: 'features-meet-at-their-doors',
    files: {
      'src/features/risks/a.ts': line('../issues/model/b.ts'),
      'src/features/issues/model/b.ts': empty,
    },
  },
  { rule: 'no-cycle', files: { 'domain/a.ts': line('./b.ts'), 'domain/b.ts': line('./a.ts') } },
  { rule: 'charts-own-chart-js', files: { 'src/features/risks/a.ts': line('chart.js') } },
  {
    rule: 'toolkit-stays-in-design-system',
    files: { 'src/features/risks/a.ts': line('@floating-ui/react') },
  },
  { rule: 'sql-stays-in-repositories', files: { 'server/modules/risks/riskHandlers.ts': line('pg') } },
];

let house: string;
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'quoin-layers-'));
  for (const name of ['tsconfig.base.json', 'package.json', '.dependency-cruiser.cjs'])
    cpSync(join(root, name), join(house, name));
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
  for (const folder of ['src', 'server', 'domain', 'design-system']) mkdirSync(join(house, folder));
});
afterEach(() => rmSync(house, { recursive: true, force: true }));

const plant = (files: Record<string, string>) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), text);
  }
};
const cruise = () =>
  run(
    process.execPath,
    [cruiser, '--config', '.dependency-cruiser.cjs', 'src', 'server', 'domain', 'design-system'],
    {
      cwd: house,
    },
  ).then(
    ({ stdout }) => ({ ok: true, output: stdout }),
    (error: { stdout: string }) => ({ ok: false, output: error.stdout }),
  );

describe('the layer rules', () => {
  it.each(violations)('refuse $rule', { timeout: 30_000 }, async ({ rule, files }) => {
    plant(files);
    const { ok, output } = await cruise();
    expect(output).toContain(rule);
    expect(ok).toBe(false);
  });

  it('accept an arrow that points down', { timeout: 30_000 }, async () => {
    plant({ 'src/features/risks/a.ts': line('../../../domain/b.ts'), 'domain/b.ts': empty });
    expect((await cruise()).ok).toBe(true);
  });
});
