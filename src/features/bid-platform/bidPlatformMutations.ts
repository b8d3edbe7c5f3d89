import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import { useProjectId } from '#shared/project';
import { settingKeys } from '#shared/settings';
import { useUndo } from '#shared/undo';
import {
  type BidPlatform,
  platformAccountQuery,
  type PlatformInput,
  platformKeys,
  type PlatformTaken,
} from './bidPlatformQueries.ts';
import { keepLeaving } from './model/leaving.ts';
import * as t from './texts.ts';

/** Keeps where the person is and takes them to the platform's own page. */
export function useLeaveForPlatform() {
  return useMutation<{ address: string }, AppError>({
    meta: { shownInline: true },
    mutationFn: () => answer(api.POST('/bid-platform/sign-in')),
    onSuccess: ({ address }) => {
      const { pathname, search } = window.location;
      keepLeaving({ redirect: pathname + search, depth: window.history.length });
      window.location.assign(address);
    },
  });
}

/** Hands over the code that the platform led back with. */
export function useLogIn() {
  const client = useQueryClient();
  return useMutation<unknown, AppError, { code: string; state: string }>({
    meta: { shownInline: true },
    mutationFn: ({ code, state }) =>
      answer(api.POST('/bid-platform/login', { body: { authorization_code: code, state } })),
    onSuccess: () => client.invalidateQueries({ queryKey: platformKeys.account }),
  });
}

/** Signs the person out of the platform. */
export function useLeavePlatform() {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<unknown, AppError>({
    mutationFn: () => answer(api.DELETE('/bid-platform/account')),
    onSuccess: () => {
      client.setQueryData(platformAccountQuery.queryKey, (account) =>
        account ? { ...account, is_connected: false, connected_at: null } : account,
      );
      toasts.show({ title: t.signedOutOfTheBidding });
    },
    onSettled: () => client.invalidateQueries({ queryKey: platformKeys.account }),
  });
}

/** What the settings of the platform show beside themselves: who is signed in, and the company's history. */
const settle = (client: QueryClient) =>
  Promise.all(
    [platformKeys.all, settingKeys.history].map((queryKey) => client.invalidateQueries({ queryKey })),
  );

/** Sets the platform up, or changes it; the form shows what is refused. */
export function useSavePlatform() {
  const client = useQueryClient();
  return useMutation<BidPlatform, AppError, { version: number; input: PlatformInput }>({
    meta: { shownInline: true },
    mutationFn: ({ version, input }) =>
      answer(
        api.PUT('/bid-platform', {
          ...(version > 0 && { params: { header: ifMatch(version) } }),
          body: input,
        }),
      ),
    onSuccess: (saved) => client.setQueryData(platformKeys.settings, saved),
    onSettled: () => settle(client),
  });
}

/** Disconnects the company; everybody is signed out of the platform. */
export function useRemovePlatform() {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<unknown, AppError>({
    mutationFn: () => answer(api.DELETE('/bid-platform')),
    onSuccess: () => toasts.show({ title: t.biddingPlatformDisconnected }),
    onSettled: () => settle(client),
  });
}

type Taking = { jobId: number; packages: { platform_id: string; bid_package_id: number | null }[] };

/** Takes packages over; one Undo takes all of it back. */
export function useTakePackages(settle: () => unknown) {
  const projectId = useProjectId();
  const toasts = useToasts();
  const { undo } = useUndo(settle);
  return useMutation<PlatformTaken, AppError, Taking>({
    meta: { shownInline: true },
    mutationFn: ({ jobId, packages }) =>
      answer(
        api.POST('/projects/{project_id}/bid-platform/readings/{job_id}/taking', {
          params: { path: { project_id: projectId, job_id: jobId } },
          body: { packages },
        }),
      ),
    onSuccess: ({ change_set_id: set, added, changed, bids }) =>
      toasts.show({
        title: t.countedImported(t.packageCount(added + changed)),
        detail: t.addedNewChangedUpdatedCounted(added, changed, t.bidCount(bids)),
        ...(set !== null && { action: { label: t.undo, onAction: () => undo(set) } }),
      }),
    onSettled: settle,
  });
}
