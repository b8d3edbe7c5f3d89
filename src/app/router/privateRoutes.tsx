import type { QueryClient } from '@tanstack/react-query';
import { data, type RouteObject } from 'react-router-dom';
import { PageRows, projectIdOf, type RouteRow, toRouteObject } from '#platform/routing';
import { projectQuery } from '#shared/project';
import { FrameError } from '../errors/FrameError.tsx';
import { NotFoundPage } from '../errors/NotFoundPage.tsx';
import { ProblemPage } from '../errors/ProblemPage.tsx';
import { Frame } from '../shell/Frame.tsx';
import { FrameSkeleton } from '../shell/FrameSkeleton.tsx';
import { leadingOn } from './leadingOn.tsx';
import { numericIds } from './numericIds.ts';
import { openFrame, refuseSignIn } from './openFrame.ts';
import { Visited } from './Visited.tsx';

/** Routes of the signed-in app. Pages and their errors stand inside the frame; only a frame that cannot be drawn fails outside. */
export function privateRoutes(rows: readonly RouteRow[], queryClient: QueryClient): RouteObject[] {
  const inProject = (row: RouteRow) => row.path.includes('/:projectId');
  const routesOf = (some: readonly RouteRow[]) =>
    some.map((row) => numericIds(toRouteObject(row, queryClient)));
  const project: RouteObject = {
    id: 'project',
    loader: async ({ params }) => {
      const id = projectIdOf(params.projectId);
      if (id === undefined) throw data(null, { status: 404 });
      await queryClient.ensureQueryData(projectQuery(id));
      return null;
    },
    shouldRevalidate: ({ currentParams, nextParams }) => currentParams.projectId !== nextParams.projectId,
    children: [
      {
        errorElement: <FrameError />,
        children: [{ element: <Visited />, children: routesOf(rows.filter(inProject)) }],
      },
    ],
  };
  const pages: RouteObject = {
    errorElement: <FrameError />,
    children: [
      ...leadingOn(rows, queryClient),
      { element: <Visited />, children: routesOf(rows.filter((row) => !inProject(row))) },
      project,
      { path: '*', element: <NotFoundPage /> },
    ],
  };
  return [
    {
      element: (
        <PageRows rows={rows}>
          <Frame />
        </PageRows>
      ),
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
