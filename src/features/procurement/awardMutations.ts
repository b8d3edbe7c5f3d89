import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { formatCode } from '#domain/items';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import { foresiteKeys } from '#shared/foresite';
import { useProjectId } from '#shared/project';
import { useUndo } from '#shared/undo';
import { type BidPackage, packageKeys } from './packageQueries.ts';
import { prequalificationKeys } from './prequalificationQueries.ts';
import * as t from './texts.ts';

type Schemas = components['schemas'];
export type AwardInput = Schemas['AwardInput'];
export type AwardOutlook = Schemas['AwardOutlook'];

/** What an award of a package can be made of. */
export const awardQuery = (projectId: number, id: number) =>
  queryOptions({
    queryKey: [...packageKeys.one(projectId, id), 'award'] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/bid-packages/{bid_package_id}/award', {
          params: { path: { project_id: projectId, bid_package_id: id } },
          signal,
        }),
      ),
    staleTime: 0,
  });

/** Cost codes of the project's format, by what was typed. */
export const findAwardCodes = async (projectId: number, search: string, signal: AbortSignal) =>
  (
    await answer(
      api.GET('/projects/{project_id}/award-codes', {
        params: { path: { project_id: projectId }, query: { ...(search && { search }), limit: 50 } },
        signal,
      }),
    )
  ).results;

/** Awards a package; the dialog shows what is refused, and the toast takes all of it back. */
export function useAwardPackage(onAwarded: () => void) {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  const settle = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: packageKeys.project(projectId) }),
      client.invalidateQueries({ queryKey: foresiteKeys.project(projectId) }),
      client.invalidateQueries({ queryKey: prequalificationKeys.all }),
    ]);
  const { undo } = useUndo(settle);
  return useMutation<Schemas['BidPackageSaved'], AppError, { row: BidPackage; input: AwardInput }>({
    meta: { shownInline: true },
    mutationFn: ({ row: { id, version }, input }) =>
      answer(
        api.POST('/projects/{project_id}/bid-packages/{bid_package_id}/award', {
          params: { path: { project_id: projectId, bid_package_id: id }, header: ifMatch(version) },
          body: input,
        }),
      ),
    onSuccess: ({ package: saved, change_set_id: set }) => {
      // First, and not by whoever asked: what asked may go with the row's new state, and would not hear of it.
      onAwarded();
      client.setQueryData(packageKeys.one(projectId, saved.id), saved);
      toasts.show({
        title:
          saved.status === 'AWARDED'
            ? t.codeAwardedToAwardedTo(formatCode('bid_package', saved.number), saved.awarded_to ?? '')
            : t.awardOfCodeSent(formatCode('bid_package', saved.number)),
        ...(set !== null && { action: { label: t.undo, onAction: () => undo(set) } }),
      });
    },
    onSettled: settle,
  });
}
