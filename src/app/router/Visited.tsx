import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useCurrentUser } from '#platform/flags';
import { keepLastPath } from './lastPath.ts';

/**
 * Around every page that opened: it is remembered for the next visit. A page that is closed or not there never gets
 * here, or the homepage would lead back to it for ever.
 */
export function Visited() {
  const { id } = useCurrentUser();
  const { pathname, search } = useLocation();
  useEffect(() => keepLastPath(id, pathname + search), [id, pathname, search]);
  return <Outlet />;
}
