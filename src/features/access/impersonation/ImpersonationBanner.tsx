import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { type CurrentUser, currentUserQuery, useCurrentUser } from '#platform/flags';
import { pathTo } from '#platform/routing';
import { leaveAfresh } from './useImpersonation.ts';

// Few people ever see it.
const ImpersonationBar = lazy(() => import('./ImpersonationBar.tsx'));

type View = CurrentUser['role_impersonation'];
const nameOf = ({ impersonated_role: role, project_id: project }: View) =>
  `${role?.id ?? ''} in ${project ?? ''}`;

/** At the foot of every page while the session views a project as a role. */
export function ImpersonationBanner() {
  const { role_impersonation: view } = useCurrentUser();
  useFollowSession(view);
  const { impersonated_role: role, project_id: projectId } = view;
  if (role === null || projectId === null) return null;
  return (
    <Suspense>
      <ImpersonationBar role={role} projectId={projectId} />
    </Suspense>
  );
}

/**
 * All tabs of a session share the view: one that comes to the front asks how things stand, and where another tab began or
 * stopped, or the view has lapsed, nothing that was read before stays on screen.
 */
function useFollowSession(view: View): void {
  const queryClient = useQueryClient();
  const first = useRef(nameOf(view));
  useQuery({ ...currentUserQuery, refetchOnWindowFocus: 'always' });
  const name = nameOf(view);
  const projectId = view.project_id;
  useEffect(() => {
    if (name === first.current) return;
    first.current = name;
    leaveAfresh(queryClient, projectId === null ? '/' : pathTo('projectHome', { projectId }));
  }, [name, projectId, queryClient]);
}
