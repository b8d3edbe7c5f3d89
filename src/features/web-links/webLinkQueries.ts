import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { WEB_LINK_LIMITS, webLinkName } from '#domain/web-links';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import type { LiveRule } from '#platform/realtime';
import * as t from './texts.ts';

export type WebLink = components['schemas']['WebLink'];
type WebLinkPage = components['schemas']['WebLinkPage'];

/** The row that the links belong to. */
export interface LinkedRow {
  projectId: number;
  entity: WebLink['entity'];
  entityId: number;
}

/** What a person types of a link. */
export interface WebLinkWords {
  url: string;
  title: string;
}

const keyOf = ({ projectId, entity, entityId }: LinkedRow) =>
  ['web-links', projectId, entity, entityId] as const;

/** Links of a row, oldest first. */
export const webLinksQuery = (row: LinkedRow) =>
  queryOptions({
    queryKey: keyOf(row),
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/web-links', {
          params: {
            path: { project_id: row.projectId },
            query: { entity: row.entity, entity_id: row.entityId, limit: WEB_LINK_LIMITS.most },
          },
          signal,
        }),
      ),
  });

/** Links that others add show at once. */
export const webLinksLive: LiveRule = ({ module, project_id }) =>
  module === 'web-links' && project_id !== null ? [['web-links', project_id]] : [];

const paint = (client: QueryClient, row: LinkedRow, change: (all: WebLink[]) => WebLink[]) =>
  client.setQueryData<WebLinkPage>(keyOf(row), (page) => {
    if (!page) return page;
    const results = change(page.results);
    return { count: page.count + results.length - page.results.length, results };
  });

/** Adds a link; the form shows what is refused. */
export function useAddWebLink(row: LinkedRow) {
  const client = useQueryClient();
  return useMutation<WebLink, AppError, WebLinkWords & { key: string }>({
    meta: { shownInline: true },
    mutationFn: ({ key, ...words }) =>
      answer(
        api.POST('/projects/{project_id}/web-links', {
          params: { path: { project_id: row.projectId }, header: { 'Idempotency-Key': key } },
          body: { entity: row.entity, entity_id: row.entityId, ...words },
        }),
      ),
    onSuccess: (link) =>
      paint(client, row, (all) => (all.some(({ id }) => id === link.id) ? all : [...all, link])),
    onSettled: () => void client.invalidateQueries({ queryKey: keyOf(row) }),
  });
}

/** Changes a link, painted at once; the form shows what is refused. */
export function useChangeWebLink(row: LinkedRow) {
  const client = useQueryClient();
  return useMutation<WebLink, AppError, { link: WebLink; words: WebLinkWords }>({
    meta: { shownInline: true },
    mutationFn: ({ link: { id, version }, words }) =>
      answer(
        api.PATCH('/projects/{project_id}/web-links/{web_link_id}', {
          params: { path: { project_id: row.projectId, web_link_id: id }, header: ifMatch(version) },
          body: words,
        }),
      ),
    onSuccess: (saved) => paint(client, row, (all) => all.map((one) => (one.id === saved.id ? saved : one))),
    onSettled: () => void client.invalidateQueries({ queryKey: keyOf(row) }),
  });
}

/** Removes a link at once; a refused removal brings it back, and so does Undo. */
export function useRemoveWebLink(row: LinkedRow) {
  const client = useQueryClient();
  const toasts = useToasts();
  const add = useAddWebLink(row);
  return useMutation<unknown, AppError, WebLink>({
    meta: { toldByApp: true },
    mutationFn: ({ id, version }) =>
      answer(
        api.DELETE('/projects/{project_id}/web-links/{web_link_id}', {
          params: { path: { project_id: row.projectId, web_link_id: id }, header: ifMatch(version) },
        }),
      ),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: keyOf(row) });
      const before = client.getQueryData(keyOf(row));
      paint(client, row, (all) => all.filter((one) => one.id !== id));
      return before;
    },
    onSuccess: (_done, link) => {
      const bring = () =>
        add.mutate(
          { url: link.url, title: link.title, key: crypto.randomUUID() },
          {
            onError: ({ message }) =>
              toasts.show({ tone: 'critical', title: t.theLinkWasNotRestored, detail: message }),
          },
        );
      toasts.show({
        title: t.webLinkNameRemoved(webLinkName(link)),
        action: { label: t.undo, onAction: bring },
      });
    },
    onError: (_error, _link, before) => client.setQueryData(keyOf(row), before),
    onSettled: () => void client.invalidateQueries({ queryKey: keyOf(row) }),
  });
}
