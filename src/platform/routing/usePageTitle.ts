import { useEffect } from 'react';
import { useMatches } from 'react-router-dom';
import type { RouteHandle } from './routeObjects.tsx';

/** The title of the page at hand, from its row. */
export function useRouteTitle(): string | undefined {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return handle?.title;
}

/** Keeps the browser tab's title: the page, what it belongs to, the product. */
export function usePageTitle(...parts: (string | undefined)[]): void {
  const title = [...parts.filter(Boolean), 'Quoin'].join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
