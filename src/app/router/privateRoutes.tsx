import type { QueryClient } from '@tanstack/react-query';
import { data, redirect, type RouteObject } from 'react-router-dom';
import { currentUserQuery } from '#platform/flags';
import { PATHS, projectIdOf, type RouteRow, toRouteObject } from '#platform/routing';
import { projectQuery } from '#shared/project';
import { FrameError } from '../errors/FrameError.tsx';
import { NotFoundPage } from '../errors/NotFoundPage.tsx';
import { ProblemPage } from '../errors/ProblemPage.tsx';
import { Frame } from '../shell/Frame.tsx';
import { FrameSkeleton } from '../shell/FrameSkeleton.tsx';
import { homePath } from './lastPath.ts';
import { openFrame, refuseSignIn } from './openFrame.ts';

/** Routes of the signed-in app. Pages and their errors stand inside the frame; only a frame that cannot be drawn fails outside. */
export function privateRoutes(rows: readonly RouteRow[], queryClient: QueryClient): RouteObject[] {
  const inProject = (row: RouteRow) => row.path.startsWith('/projects/:projectId');
  const routesOf = (some: readonly RouteRow[]) => some.map((row) => toRouteObject(row, queryClient));
  const project: RouteObject = {
    id: 'project',
    loader: async ({ params }) => {
      const id = projectIdOf(params.projectId);
      if (id === undefined) throw data(null, { status: 404 });
      await queryClient.ensureQueryData(projectQuery(id));
      return null;
    },
    shouldRevalidate: ({ currentParams, nextParams }) => currentParams.projectId !== nextParams.projectId,
    children: [{ errorElement: <FrameError />, children: routesOf(rows.filter(inProject)) }],
  };
  const pages: RouteObject = {
    errorElement: <FrameError />,
    children: [
      {
        path: PATHS.home,
        // Never seen: the loader always leads on.
        element: <></>,
        loader: async () => redirect(homePath((await queryClient.ensureQueryData(currentUserQuery)).id)),
      },
      ...routesOf(rows.filter((row) => !inProject(row))),
      project,
      { path: '*', element: <NotFoundPage /> },
    ],
  };
  return [
    {
      element: <Frame />,
      errorElement: <ProblemPage />,
      hydrateFallbackElement: <FrameSkeleton />,
      loader: async () => {
        await openFrame(queryClient, refuseSignIn);
        return null;
      },
      shouldRevalidate: () => false,
      children: [pages],
    },
  ];
}
