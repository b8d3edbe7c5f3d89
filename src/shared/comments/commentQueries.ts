import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import type { LiveRule } from '#platform/realtime';

export type Comment = components['schemas']['Comment'];
export type CommentPage = components['schemas']['CommentPage'];

/** The row that is talked about. */
export interface CommentedRow {
  projectId: number;
  entity: Comment['entity'];
  entityId: number;
}

const keyOf = ({ projectId, entity, entityId }: CommentedRow) =>
  ['comments', projectId, entity, entityId] as const;

/** What was said about a row, oldest first. */
export const commentsQuery = (row: CommentedRow) =>
  queryOptions({
    queryKey: keyOf(row),
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/comments', {
          params: {
            path: { project_id: row.projectId },
            query: { entity: row.entity, entity_id: row.entityId, limit: 500 },
          },
          signal,
        }),
      ),
  });

/** What others say shows at once. */
export const commentsLive: LiveRule = ({ module, project_id }) =>
  module === 'comments' && project_id !== null ? [['comments', project_id]] : [];

export interface CommentWords {
  body: string;
  mention_ids: number[];
}

const paint = (client: QueryClient, row: CommentedRow, change: (all: Comment[]) => Comment[]) =>
  client.setQueryData<CommentPage>(keyOf(row), (page) => {
    if (!page) return page;
    const results = change(page.results);
    return { count: page.count + results.length - page.results.length, results };
  });

/** Says something; the comment appears with the server's answer, its words stay in the box until then. */
export function useWriteComment(row: CommentedRow) {
  const client = useQueryClient();
  return useMutation<Comment, AppError, CommentWords & { key: string }>({
    meta: { shownInline: true },
    mutationFn: ({ key, ...words }) =>
      answer(
        api.POST('/projects/{project_id}/comments', {
          params: { path: { project_id: row.projectId }, header: { 'Idempotency-Key': key } },
          body: { entity: row.entity, entity_id: row.entityId, ...words },
        }),
      ),
    onSuccess: (comment) =>
      paint(client, row, (all) => (all.some(({ id }) => id === comment.id) ? all : [...all, comment])),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(row) }),
  });
}

/** Changes one's own comment, or (without words) takes it back: painted at once, brought back when it is refused. */
export function useChangeComment(row: CommentedRow) {
  const client = useQueryClient();
  return useMutation<unknown, AppError, { comment: Comment; words: CommentWords | null }>({
    meta: { shownInline: true },
    mutationFn: ({ comment, words }) => {
      const params = {
        path: { project_id: row.projectId, comment_id: comment.id },
        header: ifMatch(comment.version),
      };
      return words
        ? answer(api.PATCH('/projects/{project_id}/comments/{comment_id}', { params, body: words }))
        : answer(api.DELETE('/projects/{project_id}/comments/{comment_id}', { params }));
    },
    onMutate: async ({ comment, words }) => {
      await client.cancelQueries({ queryKey: keyOf(row) });
      const before = client.getQueryData(keyOf(row));
      const change = words ? { body: words.body } : { is_deleted: true, body: '', mentions: [] };
      paint(client, row, (all) => all.map((one) => (one.id === comment.id ? { ...one, ...change } : one)));
      return before;
    },
    onError: (_error, _change, before) => client.setQueryData(keyOf(row), before),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(row) }),
  });
}
