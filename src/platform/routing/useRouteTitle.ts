import { useMatches } from 'react-router-dom';
import type { RouteHandle } from './routeObjects.tsx';

/** The title of the page at hand, from its row. */
export function useRouteTitle(): string | undefined {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return handle?.title;
}
