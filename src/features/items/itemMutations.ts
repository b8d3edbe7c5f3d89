import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, type AppError, ifMatch, isAppError } from '#platform/api';
import {
  foresiteKeys,
  restore,
  type Snapshot,
  useUndo,
  type Item,
  type ItemBrief,
  type ItemInput,
  type ItemPatch,
} from '#shared/foresite';
import { conflictOf, isConflict } from './model/itemEdit.ts';
import type { ItemRows } from './model/optimistic.ts';
import { itemPath, ofProject, paint } from './paintItem.ts';
import * as t from './texts.ts';

/** An edit of an item, from the version that is shown; `paint` is what shows before the server has answered. */
export interface ItemWrite {
  item: Item | ItemBrief;
  patch: ItemPatch;
  paint?: Partial<Item>;
}

/** How often an edit is sent once more on top of what others keep saving beside it. */
const mostTries = 5;

/** The item as somebody else has saved it meanwhile, where the edit touches nothing that they changed. */
function newerBeside(error: unknown, { item, patch }: ItemWrite): Item | undefined {
  const theirs =
    isAppError(error) && error.kind === 'stale' ? (error.current as Item | undefined) : undefined;
  return theirs && !isConflict(conflictOf(patch, item, theirs)) ? theirs : undefined;
}

/**
 * Edits of one item's fields, sent with the version that they started from. What somebody else has saved in other fields
 * meanwhile is no failure: the edit goes on top of it.
 */
export function useEditItem(projectId: number) {
  const client = useQueryClient();
  return useMutation<Item, AppError, ItemWrite, Snapshot>({
    meta: { toldByApp: true },
    // One item's edits go one after the other, each from the version the last one left.
    scope: { id: `edit-${projectId}` },
    mutationFn: async ({ item, patch }) => {
      const current = client.getQueryData<Item>(foresiteKeys.item(projectId, item.id));
      const save = (version: number) =>
        answer(
          api.PATCH('/projects/{project_id}/scenario-items/{item_id}', {
            params: { path: itemPath(projectId, item.id), header: ifMatch(version) },
            body: patch,
          }),
        );
      let base = item;
      for (let tries = 1; ; tries += 1) {
        try {
          return await save(Math.max(base.version, current?.version ?? 0));
        } catch (error) {
          const newer = newerBeside(error, { item: base, patch });
          if (!newer || tries === mostTries) throw error;
          base = newer;
        }
      }
    },
    onMutate: ({ item, paint: change }) => paint(client, projectId, item, change ?? {}),
    onSuccess: (item) => client.setQueryData(foresiteKeys.item(projectId, item.id), item),
    onError: (_error, _edit, before) => restore(client, before),
    onSettled: () => ofProject(client, projectId),
  });
}

/** Creates an item. */
export function useCreateItem(projectId: number) {
  const client = useQueryClient();
  const toasts = useToasts();
  const { undo } = useUndo(projectId);
  return useMutation<Item, AppError, { input: ItemInput; key: string }>({
    mutationFn: ({ input, key }) =>
      answer(
        api.POST('/projects/{project_id}/scenario-items', {
          params: { path: { project_id: projectId }, header: { 'Idempotency-Key': key } },
          body: input,
        }),
      ),
    onSuccess: (item) => {
      client.setQueryData(foresiteKeys.item(projectId, item.id), item);
      toasts.show({
        title: t.codeCreated(item.code),
        ...(item.change_set_id && {
          action: { label: t.undo, onAction: () => undo(item.change_set_id as number) },
        }),
      });
    },
    onSettled: async () => {
      await ofProject(client, projectId);
      await client.invalidateQueries({ queryKey: ['projects'] });
    },
  });
}

/** Copies an item as a draft. */
export function useCloneItem(projectId: number) {
  const client = useQueryClient();
  const toasts = useToasts();
  const { undo } = useUndo(projectId);
  return useMutation<Item, AppError, { item: ItemBrief; key: string }>({
    mutationFn: ({ item, key }) =>
      answer(
        api.POST('/projects/{project_id}/scenario-items/{item_id}/clone', {
          params: { path: itemPath(projectId, item.id), header: { 'Idempotency-Key': key } },
        }),
      ),
    onSuccess: (copy, { item }) => {
      client.setQueryData(foresiteKeys.item(projectId, copy.id), copy);
      toasts.show({
        title: t.codeCopiedAsCode2(item.code, copy.code),
        ...(copy.change_set_id && {
          action: { label: t.undo, onAction: () => undo(copy.change_set_id as number) },
        }),
      });
    },
    onError: (error, { item }) =>
      toasts.show({ title: t.codeWasNotCopied(item.code), detail: error.message, tone: 'critical' }),
    onSettled: () => ofProject(client, projectId),
  });
}

/** Brings a deleted item back as it was. */
export function useRestoreItem(projectId: number) {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<Item, AppError, Pick<ItemBrief, 'id' | 'code'>>({
    mutationFn: ({ id }) =>
      answer(
        api.PATCH('/projects/{project_id}/scenario-items/{item_id}/restore', {
          params: { path: itemPath(projectId, id) },
        }),
      ),
    onSuccess: (item) => toasts.show({ title: t.codeRestored(item.code), tone: 'undone' }),
    onError: (error, { code }) =>
      toasts.show({ title: t.codeWasNotRestored(code), detail: error.message, tone: 'critical' }),
    onSettled: () => ofProject(client, projectId),
  });
}

/** Deletes an item; it stays in history and can be restored. */
export function useRemoveItem(projectId: number) {
  const client = useQueryClient();
  const toasts = useToasts();
  const bringBack = useRestoreItem(projectId);
  return useMutation<void, AppError, ItemBrief, Snapshot>({
    mutationFn: async (item) => {
      await api.DELETE('/projects/{project_id}/scenario-items/{item_id}', {
        params: { path: itemPath(projectId, item.id), header: ifMatch(item.version) },
      });
    },
    onMutate: async (item) => {
      await client.cancelQueries({ queryKey: foresiteKeys.project(projectId) });
      const before = client.getQueriesData({ queryKey: foresiteKeys.items(projectId) });
      client.setQueriesData<ItemRows>({ queryKey: foresiteKeys.items(projectId) }, (rows) =>
        rows
          ? { count: Math.max(0, rows.count - 1), results: rows.results.filter((row) => row.id !== item.id) }
          : rows,
      );
      return before;
    },
    onSuccess: (_nothing, item) =>
      toasts.show({
        title: t.codeDeleted(item.code),
        action: { label: t.undo, onAction: () => bringBack.mutate(item) },
      }),
    onError: (error, item, before) => {
      restore(client, before);
      toasts.show({ title: t.codeWasNotDeleted(item.code), detail: error.message, tone: 'critical' });
    },
    onSettled: () => ofProject(client, projectId),
  });
}
