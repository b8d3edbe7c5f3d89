import { createRoot } from 'react-dom/client';
import { matchRoutes } from 'react-router-dom';
import { Providers } from './providers/Providers.tsx';
import { privateRows } from './router/privateRows.ts';

/** Draws the app for the person who is signed in. */
export function drawPrivateApp(root: HTMLElement): void {
  createRoot(root).render(<Providers />);
}

/**
 * Has the page of a path on its way while its visitor is still being asked for: code alone, which anybody may have. What the page
 * shows is read once its guard has let the person in.
 */
export function fetchScreen(pathname: string): void {
  // The same choice among several that match as the router's.
  const [match] =
    matchRoutes(
      privateRows.map((row) => ({ path: row.path, handle: row.screen })),
      pathname,
    ) ?? [];
  // What fails here fails again where the page is opened, and is said there.
  match?.route.handle().catch(() => undefined);
}
