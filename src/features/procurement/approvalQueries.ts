import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { personName } from '#domain/people';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import { foresiteKeys } from '#shared/foresite';
import { useProjectId } from '#shared/project';
import { settingKeys } from '#shared/settings';
import { useUndo } from '#shared/undo';
import { type BidPackage, packageKeys } from './packageQueries.ts';
import { prequalificationKeys } from './prequalificationQueries.ts';
import * as t from './texts.ts';

type Schemas = components['schemas'];
export type AwardRequest = Schemas['AwardRequest'];
export type AwardDecision = Schemas['AwardDecision'];
export type AwardApprovals = Schemas['AwardApprovals'];

/** Who approves awards in the company. */
export const approvalsQuery = queryOptions({
  queryKey: ['award-approvals'] as const,
  queryFn: ({ signal }) => answer(api.GET('/award-approvals', { signal })),
});

/** People of the company by what was typed, for those who may look them up. */
export const findSigners = async (search: string, signal: AbortSignal) =>
  (
    await answer(api.GET('/company-people', { params: { query: { search, limit: 20 } }, signal }))
  ).results.map((person) => ({ id: String(person.id), name: personName(person), description: person.email }));

/** Sets who approves awards. */
export function useSaveApprovals() {
  const client = useQueryClient();
  return useMutation<
    AwardApprovals,
    AppError,
    { version: number; bands: Schemas['AwardApprovalsInput']['bands'] }
  >({
    meta: { shownInline: true },
    mutationFn: ({ version, bands }) =>
      answer(api.PUT('/award-approvals', { params: { header: ifMatch(version) }, body: { bands } })),
    onSuccess: (saved) => client.setQueryData(approvalsQuery.queryKey, saved),
    onSettled: () =>
      Promise.all(
        [approvalsQuery.queryKey, settingKeys.history].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

const done = { APPROVE: t.awardApproved, REJECT: t.awardRejected, WITHDRAW: t.requestWithdrawn } as const;

/** Approves or rejects an award, or takes its request back. The last approval awards the package. */
export function useDecideAward() {
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
  return useMutation<Schemas['BidPackageSaved'], AppError, { row: BidPackage; input: AwardDecision }>({
    meta: { shownInline: true },
    mutationFn: ({ row: { id, version }, input }) =>
      answer(
        api.POST('/projects/{project_id}/bid-packages/{bid_package_id}/award/decision', {
          params: { path: { project_id: projectId, bid_package_id: id }, header: ifMatch(version) },
          body: input,
        }),
      ),
    onSuccess: ({ package: saved, change_set_id: set }, { input }) => {
      client.setQueryData(packageKeys.one(projectId, saved.id), saved);
      toasts.show({
        title:
          saved.status === 'AWARDED' ? t.awardedToAwardedTo(saved.awarded_to ?? '') : done[input.decision],
        ...(set !== null && { action: { label: t.undo, onAction: () => undo(set) } }),
      });
    },
    onSettled: settle,
  });
}
