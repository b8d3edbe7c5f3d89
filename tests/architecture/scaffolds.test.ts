import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { conventions } from './conventions.ts';
import { readCode } from './readCode.ts';
import { root } from './sourceFiles.ts';

/** A copy of the house without its tests, to build in. */
const house = mkdtempSync(join(tmpdir(), 'quoin-scaffolds-'));
const kept = `
  src server domain design-system openapi tools tests public package.json
  redocly.yaml knip.json .oxlintrc.json .prettierrc.json .gitignore .prettierignore tsconfig.json tsconfig.base.json tsconfig.app.json
  tsconfig.server.json tsconfig.tests.json tsconfig.domain.json index.html catalogue.html vite.config.ts vitest.config.ts playwright.config.ts drizzle.config.ts
`;
for (const name of kept.trim().split(/\s+/)) cpSync(join(root, name), join(house, name), { recursive: true });
symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'), 'junction');
afterAll(() => rmSync(house, { recursive: true, force: true }));

/** Runs a command in the copy; answers what it said, and whether it was content. */
function run(script: string, ...words: string[]): { ok: boolean; said: string } {
  try {
    const said = execFileSync(process.execPath, [script, ...words], {
      cwd: house,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return { ok: true, said };
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return { ok: false, said: `${stdout}${stderr}` };
  }
}
const content = { ok: true, said: expect.any(String) as string };
const bin = (path: string) => join(root, 'node_modules', path);
const compiler = bin('@typescript/native/bin/tsc');
const text = (path: string) => readFileSync(join(house, path), 'utf8');
const minutes = { timeout: 1_200_000 };

describe('npm run new', () => {
  const written: string[] = [];

  it.each([
    ['component', 'feedback/Gauge'],
    ['feature', 'site-diaries'],
    ['feature', 'ideas'],
    ['module', 'permits'],
  ])('writes a %s %s', minutes, (kind, name) => {
    const { ok, said } = run('tools/new.mjs', kind, name);
    expect({ ok, said }).toEqual(content);
    written.push(...[...said.matchAll(/^wrote (.+)$/gm)].map(([, path]) => path ?? ''));
  });

  it('joins them to the house', () => {
    expect(written.length).toBeGreaterThan(15);
    expect(text('src/app/router/privateRows.ts')).toContain('...ideaRoutes,');
    expect(text('src/features/ideas/ideaRoutes.ts')).toContain(`guard: { permission: 'idea_access' }`);
    expect(text('src/platform/routing/paths.ts')).toContain(
      `siteDiaries: '/projects/:projectId/site-diaries',`,
    );
    expect(text('openapi/generated/api.ts')).toContain('listPermits: {');
    expect(text('server/modules/index.ts')).toContain('...permitHandlers,');
  });

  it('writes what passes the checks', minutes, () => {
    expect(run('tools/generate.mjs', '--check')).toEqual(content);
    expect(run(bin('prettier/bin/prettier.cjs'), '--check', ...written)).toEqual(content);
    for (const half of ['app', 'server'])
      expect(run(compiler, '-p', `tsconfig.${half}.json`)).toEqual(content);
    expect(run(bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', ...written)).toEqual(content);
    expect(run(bin('knip/bin/knip.js'))).toEqual(content);
  });

  it('writes what holds the rules of the house', () => {
    const broken = written
      .filter((path) => /\.tsx?$/.test(path))
      .flatMap((path) =>
        conventions
          .filter(({ covers }) => covers(path))
          .flatMap(({ rule, find }) =>
            find({ path, text: text(path) }, readCode(path, text(path))).map(
              (what) => `${path}: ${rule}: ${what}`,
            ),
          ),
      );
    expect(broken).toEqual([]);
  });

  it('fails the check where a room is not joined', minutes, () => {
    rmSync(join(house, 'server/modules/permits/permitHandlers.ts'));
    expect(run(compiler, '-p', 'tsconfig.server.json').ok).toBe(false);
  });

  it.each([
    [['component', 'feedback/Gauge'], 'already there'],
    [['module', 'Risks'], 'Usage'],
    [['component', 'elsewhere/Gauge'], 'Usage'],
    [['screen', 'risks'], 'Usage'],
    [[], 'Usage'],
  ])('refuses %j', (words, why) => {
    const { ok, said } = run('tools/new.mjs', ...words);
    expect(ok).toBe(false);
    expect(said).toContain(why);
  });
});
