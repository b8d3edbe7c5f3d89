import { PATHS, type RouteRow } from '#platform/routing';
import { publicRows } from './publicRows.ts';

/** The page for anybody that an address leads to; an unknown address shows the login error (docs/product/frame.md). */
export function publicRowOf(pathname: string): RouteRow {
  const path = pathname.replace(/\/+$/, '');
  const row =
    publicRows.find((row) => row.path === path) ?? publicRows.find((row) => row.path === PATHS.signInFailed);
  if (row?.guard !== 'public') throw new Error(`There is no public page to show at ${pathname}.`);
  return row;
}
