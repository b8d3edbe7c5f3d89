import { describe, expect, it } from 'vitest';
import { PATHS, type RouteRow } from '#platform/routing';
import { privateRows } from './privateRows.ts';
import { isPublicPath } from './publicPaths.ts';
import { publicRowOf } from './publicRowOf.ts';
import { publicRows } from './publicRows.ts';
import { LEADING, PRIVATE, PUBLIC } from '#tests/support/specifiedRoutes.ts';

const guards = (rows: readonly RouteRow[]) =>
  Object.fromEntries(rows.map(({ path, guard }) => [path, guard]));
const queries = (rows: readonly RouteRow[]) =>
  Object.fromEntries(rows.flatMap(({ path, query }) => (query ? [[path, [...query].sort()]] : [])));
const specified = <Value>(read: (row: (typeof PRIVATE)[number]) => Value | undefined) =>
  Object.fromEntries(
    PRIVATE.flatMap((row) => {
      const value = read(row);
      return value === undefined ? [] : [[row.path, value]];
    }),
  );

describe('private pages', () => {
  it('are those of the list with their gates, row by row', () => {
    expect(guards(privateRows)).toEqual(specified(({ guard }) => guard));
  });

  it('read the query parameters that the list gives them', () => {
    expect(queries(privateRows)).toEqual(specified(({ query }) => query && [...query].sort()));
  });

  it('are called as the list calls them', () => {
    expect(Object.fromEntries(privateRows.map(({ path, title }) => [path, title]))).toEqual(
      specified(({ title }) => title),
    );
  });

  it('lead back to a page that is there, and not in a circle', () => {
    const rowAt = (path: string) => privateRows.find((row) => row.path === path);
    for (const row of privateRows) {
      let steps = 0;
      for (let above = row.above; above !== undefined; above = rowAt(PATHS[above])?.above) {
        expect(rowAt(PATHS[above]), `${row.path} lies under ${above}`).toBeDefined();
        expect((steps += 1), row.path).toBeLessThan(5);
      }
    }
  });
});

describe('public pages', () => {
  it('are those of the list', () => {
    expect(publicRows.map(({ path }) => path).sort()).toEqual(PUBLIC.map(({ path }) => path).sort());
    expect(publicRows.filter(({ guard }) => guard !== 'public')).toEqual([]);
    expect(queries(publicRows)).toEqual({ '/tenant-selection': ['from_logout'] });
  });

  it('are the ones that need no session', () => {
    expect(publicRows.filter(({ path }) => !isPublicPath(path))).toEqual([]);
    expect(privateRows.filter(({ path }) => isPublicPath(path))).toEqual([]);
  });
});

describe('all addresses', () => {
  it('have a page, or lead on', () => {
    const routed = [...privateRows, ...publicRows].map(({ path }) => path);
    expect(new Set(routed).size).toBe(routed.length);
    expect([...routed, ...LEADING].sort()).toEqual(Object.values(PATHS).sort());
  });

  it('show the login error where a public one is unknown', () => {
    expect(publicRowOf('/tenant-selection/').path).toBe('/tenant-selection');
    expect(publicRowOf('/auth/nowhere').path).toBe('/auth_error');
    expect(publicRowOf('/doc/nowhere').path).toBe('/auth_error');
    expect(publicRowOf('/doc/about').title).toBe('About us');
  });
});

describe('addresses that need no session', () => {
  it.each([
    '/auth_error',
    '/auth',
    '/auth/reset',
    '/doc/terms-and-conditions',
    '/tenant-selection',
    '/tenant-selection/',
    '/users/complete',
    '/users/password',
    '/users/logout',
  ])('include %s', (path) => expect(isPublicPath(path)).toBe(true));
  it.each([
    '/',
    '/projects',
    '/authors',
    '/docs',
    '/tenant-selection/x',
    '/projects/auth',
    '/users/manage',
    '/users/7',
    '/users/complete/x',
  ])('do not include %s', (path) => expect(isPublicPath(path)).toBe(false));
});
