import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answer, api } from '#platform/api';
import { type CurrentUser, currentUserQuery } from '#platform/flags';

type Preferences = CurrentUser['preferences'];

/** Changes preferences at once and keeps them with the user; a refused change goes back. */
export function useSavePreferences(): (preferences: Partial<Preferences>) => void {
  const queryClient = useQueryClient();
  const { queryKey } = currentUserQuery;
  const { mutate } = useMutation({
    meta: { toldByApp: true },
    mutationFn: (preferences: Partial<Preferences>) =>
      answer(api.PATCH('/current_user', { body: { preferences } })),
    onMutate: async (preferences) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(
        queryKey,
        (user) => user && { ...user, preferences: { ...user.preferences, ...preferences } },
      );
      return before;
    },
    onError: (_error, _preferences, before) => queryClient.setQueryData(queryKey, before),
    onSuccess: (user) => queryClient.setQueryData(queryKey, user),
  });
  return mutate;
}
