import { useCallback } from 'react';
import { useGo } from '#platform/routing';
import { isPublicPath } from '../router/publicPaths.ts';
import { besideSearch } from './besideSearch.ts';

/** The router for links of the design system. Pages for anybody are drawn without it, so the browser loads them. */
export function useRouterNavigate(): (href: string) => void {
  const go = useGo();
  return useCallback(
    (href: string) => {
      if (isPublicPath(new URL(href, location.href).pathname)) location.assign(href);
      else go(besideSearch(href, location.search));
    },
    [go],
  );
}
