import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api } from '#platform/api';
import { currentUserQuery } from '#platform/flags';

/** Where the signed-in person's account is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: ['current-user', 'sessions'],
  queryFn: ({ signal }) => answer(api.GET('/current_user/sessions', { signal })),
  staleTime: 0,
});

/** Saves one's own profile; the form shows what the server says against it. */
export function useSaveProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { shownInline: true },
    mutationFn: (body: components['schemas']['CurrentUserPatch']) =>
      answer(api.PATCH('/current_user', { body })),
    onSuccess: (user) => queryClient.setQueryData(currentUserQuery.queryKey, user),
  });
}

/** Changes the own password; sessions elsewhere end with it. */
export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { shownInline: true },
    mutationFn: (body: components['schemas']['PasswordChange']) =>
      answer(api.POST('/current_user/password', { body })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

/** Ends one session: it leaves the list at once and comes back if the server refuses. */
export function useEndSession() {
  const queryClient = useQueryClient();
  const { queryKey } = sessionsQuery;
  return useMutation({
    meta: { toldByApp: true },
    mutationFn: (id: string) =>
      answer(api.DELETE('/current_user/sessions/{session_id}', { params: { path: { session_id: id } } })),
    onMutate: async (id) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (page) => {
        const results = page?.results.filter((session) => session.id !== id) ?? [];
        return page && { count: results.length, results };
      });
      return before;
    },
    onError: (_error, _id, before) => queryClient.setQueryData(queryKey, before),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}

/** Ends every session of the account, this one included. */
export const signOutEverywhere = (): Promise<unknown> =>
  answer(api.POST('/current_user/sign-out-everywhere'));
