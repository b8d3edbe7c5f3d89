import type { QueryClient } from '@tanstack/react-query';
import { data, type LoaderFunction, redirect, type RouteObject } from 'react-router-dom';
import { projectHome } from '#domain/projects';
import { signOut } from '#features/access';
import { currentUserQuery, loadSubject } from '#platform/flags';
import { openPages, PATHS, pathTo, projectIdOf, type RouteRow } from '#platform/routing';
import { projectQuery } from '#shared/project';
import { ForbiddenPage } from '../errors/ForbiddenPage.tsx';
import { homePath } from './lastPath.ts';
import { publicRows } from './publicRows.ts';

/**
 * Addresses that show nothing of their own: they lead on (docs/product/frame.md: redirects), or out of the signed-in app to the pages
 * for anybody, which are a page load of their own.
 */
export function leadingOn(rows: readonly RouteRow[], queryClient: QueryClient): RouteObject[] {
  const home: LoaderFunction = async () =>
    redirect(homePath((await queryClient.ensureQueryData(currentUserQuery)).id));
  const toProject: LoaderFunction = async ({ params }) => {
    const projectId = projectIdOf(params.projectId);
    if (projectId === undefined) throw data(null, { status: 404 });
    const [project, subject] = await Promise.all([
      queryClient.ensureQueryData(projectQuery(projectId)),
      loadSubject(queryClient, projectId),
    ]);
    return redirect(pathTo(projectHome(project, openPages(rows, subject).opens), { projectId }));
  };
  const outside = ['/auth/*', '/doc/*', ...publicRows.map(({ path }) => path)];
  return [
    leads(PATHS.home, home),
    leads(PATHS.authRedirect, home),
    leads(PATHS.projectHome, toProject),
    // The word legacy in the place of the id: what follows is the id.
    leads('/projects/legacy', () => redirect(PATHS.projects)),
    leads('/projects/legacy/:projectId/*', ({ params, request }) =>
      redirect(`/projects/${params.projectId ?? ''}/${params['*'] ?? ''}${new URL(request.url).search}`),
    ),
    leads(PATHS.logout, () => signOut(queryClient).then(() => null)),
    ...outside.filter((path) => path !== PATHS.logout).map((path) => leads(path, leaveTo)),
    { path: PATHS.forbidden, element: <ForbiddenPage refusal={{}} /> },
  ];
}

/** Never seen: the loader always leads on. */
const leads = (path: string, loader: LoaderFunction): RouteObject => ({ path, element: <></>, loader });

const leaveTo: LoaderFunction = ({ request }) => {
  location.assign(request.url);
  return new Promise(() => {});
};
