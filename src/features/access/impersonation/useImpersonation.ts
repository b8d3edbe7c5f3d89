import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, isAppError } from '#platform/api';
import { pathTo } from '#platform/routing';
import * as t from '../texts.ts';

interface Start {
  roleId: number;
  projectId: number;
}

/**
 * Leaves for `path` by a page load, with nothing kept of what was read with other rights (docs/product/access.md: start clears all
 * cached data, then redirects home and reloads).
 */
export function leaveAfresh(queryClient: QueryClient, path: string): void {
  queryClient.clear();
  location.assign(path);
}

/** Views a project as a role, or changes over to another; the page leaves for the project's home. */
export function useStartImpersonation() {
  const queryClient = useQueryClient();
  const fail = useFailure(t.theRoleCouldNotBeImpersonated);
  return useMutation({
    mutationFn: ({ roleId, projectId }: Start) =>
      answer(
        api.POST('/permission-roles/{role_id}/impersonate', {
          params: { path: { role_id: roleId } },
          body: { project_id: projectId },
        }),
      ),
    meta: { shownInline: true },
    onSuccess: (_started, { projectId }) => leaveAfresh(queryClient, pathTo('projectHome', { projectId })),
    onError: fail,
  });
}

/** Ends it: the page at hand is read again with the person's own rights, roles included. */
export function useStopImpersonation() {
  const queryClient = useQueryClient();
  const fail = useFailure(t.impersonationCouldNotBeStopped);
  return useMutation({
    mutationFn: () => answer(api.POST('/permission-roles/stop-impersonation')),
    meta: { shownInline: true },
    onSuccess: () => leaveAfresh(queryClient, `${location.pathname}${location.search}`),
    onError: fail,
  });
}

/** A failure goes to the browser's log (docs/product/access.md) and is said. */
function useFailure(title: string) {
  const { show } = useToasts();
  return (error: unknown) => {
    reportError(error);
    const detail = isAppError(error) ? error.message : t.somethingUnexpectedHappenedTryAgain;
    show({ tone: 'critical', title, detail });
  };
}
