import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { components } from '#contract/api.ts';
import { answer, api } from '#platform/api';
import { newsKey } from './overviewQueries.ts';

/** What is new to the caller, and what is due. */
export type News = components['schemas']['OverviewNews'];

/** What changed since the caller was last here, and what is due. */
export const newsQuery = (projectId: number) =>
  queryOptions({
    queryKey: newsKey(projectId),
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/overview/news', {
          params: { path: { project_id: projectId } },
          signal,
        }),
      ),
  });

const keep = (projectId: number, has_seen: boolean) =>
  answer(
    api.PUT('/projects/{project_id}/overview/visit', {
      params: { path: { project_id: projectId } },
      body: { has_seen },
    }),
  );

/** Keeps that the person is here; a visit that is not kept is no harm, its changes show once more. */
export function useVisit(projectId: number): void {
  const { mutate } = useMutation({
    meta: { shownInline: true },
    mutationFn: (id: number) => keep(id, false),
  });
  useEffect(() => mutate(projectId), [mutate, projectId]);
}

/** Marks every change as seen, at once; a refusal brings the list back. */
export function useMarkSeen(projectId: number) {
  const client = useQueryClient();
  const { queryKey } = newsQuery(projectId);
  return useMutation({
    meta: { shownInline: true },
    mutationFn: () => keep(projectId, true),
    onMutate: async () => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(
        queryKey,
        (news) =>
          news && {
            ...news,
            since: new Date().toISOString(),
            is_first: false,
            count: 0,
            people: 0,
            changes: [],
          },
      );
      return before;
    },
    onError: (_error, _nothing, before) =>
      client.setQueryData(
        queryKey,
        (news) =>
          news &&
          before && {
            ...news,
            since: before.since,
            is_first: before.is_first,
            count: before.count,
            people: before.people,
            changes: before.changes,
          },
      ),
    onSuccess: () => client.invalidateQueries({ queryKey }),
  });
}
