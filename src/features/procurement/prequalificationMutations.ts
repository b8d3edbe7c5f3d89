import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import { useUndo } from '#shared/undo';
import type { BidderDraft } from './model/bidderDraft.ts';
import { type Prequalification, prequalificationKeys } from './prequalificationQueries.ts';
import * as t from './texts.ts';

type Schemas = components['schemas'];

/** Reads anew what a change of a bidder moves: the list, and how it stands where it bids. */
function useSettle() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [prequalificationKeys.all, ['procurement']].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
}

/** Keeps a new bidder, or what changed of one from the version that the edit began with; the form shows what is refused, the toast takes it back. */
export function useSaveBidder() {
  const client = useQueryClient();
  const toasts = useToasts();
  const settle = useSettle();
  const { undo } = useUndo(settle);
  return useMutation<
    Schemas['PrequalificationSaved'],
    AppError,
    { row: Prequalification | undefined; input: Partial<BidderDraft>; key: string }
  >({
    meta: { shownInline: true },
    mutationFn: ({ row, input, key }) =>
      answer(
        row
          ? api.PATCH('/prequalifications/{prequalification_id}', {
              params: { path: { prequalification_id: row.id }, header: ifMatch(row.version) },
              body: input,
            })
          : api.POST('/prequalifications', {
              params: { header: { 'Idempotency-Key': key } },
              body: { ...input, company: input.company ?? '' },
            }),
      ),
    onSuccess: ({ prequalification: saved, change_set_id: set }, { row }) => {
      client.setQueryData(prequalificationKeys.one(saved.id), saved);
      toasts.show({
        title: row ? t.companySaved(saved.company) : t.companyAdded(saved.company),
        ...(set !== null && { action: { label: t.undo, onAction: () => undo(set) } }),
      });
    },
    // Not waited for: the panel goes on with its row at once.
    onSettled: () => void settle(),
  });
}

/** Deletes the record of a bidder; the toast brings it back. */
export function useRemoveBidder() {
  const toasts = useToasts();
  const settle = useSettle();
  const { undo } = useUndo(settle);
  return useMutation<Schemas['PrequalificationRemoved'], AppError, Prequalification>({
    mutationFn: ({ id, version }) =>
      answer(
        api.DELETE('/prequalifications/{prequalification_id}', {
          params: { path: { prequalification_id: id }, header: ifMatch(version) },
        }),
      ),
    onSuccess: ({ change_set_id: set }, { company }) =>
      toasts.show({
        title: t.companyDeleted(company),
        ...(set !== null && { action: { label: t.undo, onAction: () => undo(set) } }),
      }),
    onError: (error, { company }) =>
      toasts.show({ tone: 'critical', title: t.companyWasNotDeleted(company), detail: error.message }),
    onSettled: settle,
  });
}
