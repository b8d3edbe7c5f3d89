import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPublicPath } from '../router/publicPaths.ts';
import { besideSearch } from './besideSearch.ts';

/** The router for links of the design system. Pages for anybody are drawn without it, so the browser loads them. */
export function useRouterNavigate(): (href: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (href: string) => {
      if (isPublicPath(new URL(href, location.href).pathname)) location.assign(href);
      else void navigate(besideSearch(href, location.search));
    },
    [navigate],
  );
}
