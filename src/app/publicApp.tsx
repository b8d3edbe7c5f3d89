import { createRoot } from 'react-dom/client';
import { accessRoutes } from '#features/access';
import { PATHS, type RouteRow } from '#platform/routing';
import { PublicLayout } from './layouts/PublicLayout.tsx';

/** The page for anybody that an address leads to; an unknown address shows the login error (spec §2). */
export function publicRowOf(pathname: string, rows: readonly RouteRow[] = accessRoutes): RouteRow {
  const path = pathname.replace(/\/+$/, '');
  const row = rows.find((row) => row.path === path) ?? rows.find((row) => row.path === PATHS.signInFailed);
  if (row?.guard !== 'public') throw new Error(`There is no public page to show at ${pathname}.`);
  return row;
}

/** Draws a page for anybody. It needs no session, no cache and no router: links between public pages load a page. */
export async function drawPublicApp(root: HTMLElement, pathname: string): Promise<void> {
  const row = publicRowOf(pathname);
  const { default: Screen } = await row.screen();
  createRoot(root).render(
    <PublicLayout title={row.title}>
      <Screen />
    </PublicLayout>,
  );
}
