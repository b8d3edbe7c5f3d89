import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import { useProjectId } from '#shared/project';
import { useUndo } from '#shared/undo';
import { packageKeys } from './packageQueries.ts';

type Schemas = components['schemas'];
export type PackageRisk = Schemas['BidPackageRisk'];

/** Key of the risks of all packages of a project. */
export const packageRisksKey = (projectId: number) => [...packageKeys.project(projectId), 'risks'] as const;

/** The risks that a package has to do with. */
export const packageRisksQuery = (projectId: number, id: number) =>
  queryOptions({
    queryKey: [...packageRisksKey(projectId), id] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/bid-packages/{bid_package_id}/risks', {
          params: { path: { project_id: projectId, bid_package_id: id } },
          signal,
        }),
      ),
  });

/** Risks of the register that can be linked, found by code or name. */
export const riskChoicesQuery = (projectId: number, search: string) =>
  queryOptions({
    queryKey: [...packageRisksKey(projectId), 'choices', search] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/risks', {
          params: { path: { project_id: projectId }, query: { status: 'ALL', search, limit: 20 } },
          signal,
        }),
      ),
  });

/** Links risks with a package, or takes links away; the toast takes it back. */
export function useLinkRisks(packageId: number) {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  const settle = () => client.invalidateQueries({ queryKey: packageKeys.project(projectId) });
  const { undo } = useUndo(settle);
  return useMutation<
    Schemas['BidPackageRisksSaved'],
    AppError,
    { ids: number[]; version: number; title: string }
  >({
    meta: { shownInline: true },
    mutationFn: ({ ids, version }) =>
      answer(
        api.PUT('/projects/{project_id}/bid-packages/{bid_package_id}/risks', {
          params: {
            path: { project_id: projectId, bid_package_id: packageId },
            header: ifMatch(version),
          },
          body: { risk_ids: ids },
        }),
      ),
    onSuccess: ({ change_set_id: set, risks }, { title }) => {
      client.setQueryData(packageRisksQuery(projectId, packageId).queryKey, risks);
      toasts.show({
        title,
        ...(set !== null && { action: { label: 'Undo', onAction: () => undo(set) } }),
      });
    },
    onError: (error) =>
      toasts.show({ tone: 'critical', title: 'The risks were not linked', detail: error.message }),
    onSettled: settle,
  });
}
