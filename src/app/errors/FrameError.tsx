import { useQueryClient } from '@tanstack/react-query';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { isAppError } from '#platform/api';
import type { Refusal } from '#platform/routing';
import { projectQuery, useProjectIdIfAny } from '#shared/project';
import { ForbiddenPage } from './ForbiddenPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { ProblemPage } from './ProblemPage.tsx';

/** What stands in the frame where a page could not: closed, not there, or broken. */
export function FrameError() {
  const error = useRouteError();
  const projectId = useProjectIdIfAny();
  const queryClient = useQueryClient();
  const status = isRouteErrorResponse(error) || isAppError(error) ? error.status : 500;
  if (status === 404) return <NotFoundPage />;
  if (status !== 403) return <ProblemPage />;
  const project =
    projectId === undefined ? undefined : queryClient.getQueryData(projectQuery(projectId).queryKey);
  const refusal = isRouteErrorResponse(error) ? (error.data as Partial<Refusal>) : {};
  return <ForbiddenPage refusal={refusal} project={project} />;
}
