import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import { foresiteKeys } from '#shared/foresite';
import * as t from './texts.ts';

/** Puts two items into one exclusive group: that of either, else a new one. */
export function useGroupItems(projectId: number) {
  const client = useQueryClient();
  const toasts = useToasts();
  const path = { project_id: projectId };
  const join = (one: { id: number; version: number; group_ids: readonly number[] }, group: number) =>
    one.group_ids.includes(group)
      ? undefined
      : answer(
          api.PATCH('/projects/{project_id}/scenario-items/{item_id}', {
            params: { path: { ...path, item_id: one.id }, header: ifMatch(one.version) },
            body: { me_group_ids: [...one.group_ids, group] },
          }),
        );
  type Member = Parameters<typeof join>[0] & { code: string };
  return useMutation<unknown, AppError, readonly [Member, Member]>({
    mutationFn: async ([one, other]) => {
      const known = one.group_ids[0] ?? other.group_ids[0];
      const group =
        known ??
        (await answer(api.POST('/projects/{project_id}/mutually-exclusive-groups', { params: { path } }))).id;
      await join(one, group);
      return join(other, group);
    },
    onSuccess: (_done, [one, other]) =>
      toasts.show({ title: t.codeAndCode2AreNow(one.code, other.code), tone: 'positive' }),
    onError: (error) =>
      toasts.show({ title: t.theItemsWereNotGrouped, detail: error.message, tone: 'critical' }),
    onSettled: () => client.invalidateQueries({ queryKey: foresiteKeys.project(projectId) }),
  });
}
