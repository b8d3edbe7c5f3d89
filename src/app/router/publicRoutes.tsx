import type { RouteObject } from 'react-router-dom';
import { accessRoutes } from '#features/access';
import { toPublicRouteObject } from '#platform/routing';
import { ProblemPage } from '../errors/ProblemPage.tsx';
import { PublicLayout } from '../layouts/PublicLayout.tsx';

const failure = accessRoutes.find((row) => row.path === '/auth_error');

/** Routes of the pages for anybody. An unknown one shows the login error (spec §2). */
export function publicRoutes(): RouteObject[] {
  const rows = accessRoutes.map(toPublicRouteObject);
  const unknown = failure ? [{ ...toPublicRouteObject(failure), path: '*' }] : [];
  return [
    {
      element: <PublicLayout />,
      errorElement: <ProblemPage />,
      hydrateFallbackElement: <></>,
      children: [...rows, ...unknown],
    },
  ];
}
