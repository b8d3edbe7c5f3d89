import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { privateRows } from '#app/router/privateRows.ts';
import { publicRows } from '#app/router/publicRows.ts';
import type { RouteRow } from '#platform/routing';
import { FEATURE_FLAGS, type FlagWords, PERMISSIONS } from '#domain/access';
import { clientFlags, permissions, tenantFlags } from '#contract/unions.ts';
import { listOperations, type Operation } from '#server/contract/operations.ts';
import { handlers } from '#server/modules/index.ts';
import { root } from './sourceFiles.ts';

type Row = Pick<RouteRow, 'path'> & { guard?: unknown };

/** Pages that somebody could open without having been let in. */
function unguarded(rows: readonly Row[], isPublic: boolean): string[] {
  const sound = ({ guard }: Row) => {
    if (guard === 'public') return isPublic;
    const conditions = Object.values(guard ?? {}).flat();
    return !isPublic && conditions.length > 0 && conditions.every(Boolean);
  };
  return rows.filter((row) => !sound(row)).map(({ path }) => path);
}

/** Operations without a handler, handlers without an operation, and operations that ask for a key that does not exist. */
function unsound(
  operations: readonly Pick<Operation, 'id' | 'guard'>[],
  handled: readonly string[],
): string[] {
  const ids: string[] = operations.map(({ id }) => id);
  const known = new Set<string>([...permissions, ...tenantFlags, ...clientFlags]);
  const strange = operations.filter(({ guard }) => {
    if (guard === 'public') return false;
    const { signedIn, ...asked } = guard;
    return (
      !signedIn ||
      Object.values(asked)
        .flat()
        .some((key) => !known.has(key))
    );
  });
  return [
    ...ids.filter((id) => !handled.includes(id)).map((id) => `${id} has no handler`),
    ...handled.filter((id) => !ids.includes(id)).map((id) => `${id} is not in the contract`),
    ...ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `${id} stands twice`),
    ...strange.map(({ id }) => `${id} asks for a key that does not exist`),
  ];
}

describe('pages', () => {
  it('are guarded, each one', () => {
    expect(privateRows.length).toBeGreaterThan(10);
    expect(unguarded(privateRows, false)).toEqual([]);
    expect(unguarded(publicRows, true)).toEqual([]);
  });

  it('are all known to the router', async () => {
    const declared: RouteRow[] = [];
    for (const feature of readdirSync(join(root, 'src/features'))) {
      const door = (await import(`../../src/features/${feature}/index.ts`)) as Record<string, RouteRow[]>;
      for (const [name, rows] of Object.entries(door)) if (name.endsWith('Routes')) declared.push(...rows);
    }
    const routed = [...privateRows, ...publicRows].map(({ path }) => path);
    expect(declared.map(({ path }) => path).sort()).toEqual(routed.sort());
  });

  it.each([
    ['no guard', {}, false],
    ['an empty guard', { guard: {} }, false],
    ['an empty list of keys', { guard: { permission: [] } }, false],
    ['a condition that is off', { guard: { signedIn: false } }, false],
    ['public among private pages', { guard: 'public' }, false],
    ['private among public pages', { guard: { signedIn: true } }, true],
  ])('are refused with %s', (_, row, isPublic) => {
    expect(unguarded([{ path: '/planted', ...row }], isPublic)).toEqual(['/planted']);
  });
});

describe('operations', () => {
  it('are handled and permissioned, each one', () => {
    const operations = listOperations();
    expect(operations.length).toBeGreaterThan(20);
    expect(unsound(operations, Object.keys(handlers))).toEqual([]);
  });

  const planted = (guard: unknown) => [{ id: 'planted', guard }] as unknown as Operation[];
  it.each([
    ['no handler', planted({ signedIn: true }), [], 'planted has no handler'],
    ['a handler of nothing', [], ['planted'], 'planted is not in the contract'],
    [
      'an unknown key',
      planted({ signedIn: true, permission: 'fly' }),
      ['planted'],
      /key that does not exist/,
    ],
    ['an unstated key', planted({ signedIn: true, permission: undefined }), ['planted'], /does not exist/],
    ['nobody signed in', planted({ permission: permissions[0] }), ['planted'], /does not exist/],
    ['one id twice', [...planted('public'), ...planted('public')], ['planted'], 'planted stands twice'],
  ])('are refused with %s', (_, operations, handled, finding) => {
    expect(unsound(operations, handled).join()).toMatch(finding);
  });
});

it('marks those permissions that nothing asks for, and no others', () => {
  const apart = /^domain[\\/](access[\\/]permission|public-api[\\/]apiScopes)|^server[\\/]database[\\/]seed/;
  const code = ['src', 'server', 'domain'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => join(folder, path))
      .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.') && !apart.test(path))
      .flatMap((path) => [...readFileSync(join(root, path), 'utf8').matchAll(/'([a-z_]+)'/g)])
      .map(([, word]) => word),
  );
  const guards = listOperations().flatMap(({ guard }) =>
    guard === 'public' ? [] : [guard.permission ?? [], guard.anyPermission ?? []].flat(),
  );
  const asked = new Set<string | undefined>([...code, ...guards]);
  for (const { key, isIdle } of Object.values(PERMISSIONS))
    expect([key, asked.has(key)]).toEqual([key, !isIdle]);
});

it('offers those features that something reads, and no others', () => {
  const read = new Set(
    ['src', 'server'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
        .flatMap((path) => [
          ...readFileSync(join(root, folder, path), 'utf8').matchAll(
            /(?:tenant|client)Flags?[^'\n]{0,14}'(\w+)'/g,
          ),
        ])
        .map(([, name]) => name),
    ),
  );
  const words: Readonly<Record<string, FlagWords>> = FEATURE_FLAGS;
  for (const [name, { isIdle = false }] of Object.entries(words))
    expect([name, read.has(name)]).toEqual([name, !isIdle]);
});
