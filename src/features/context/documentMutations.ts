import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import { useProjectId } from '#shared/project';
import { contextKeys } from './contextQueries.ts';
import {
  type ContextDocument,
  type ContextDocumentPage,
  documentKeys,
  documentPath,
  type DocumentPatch,
} from './documentQueries.ts';
import * as t from './texts.ts';

/** Changes what a document is called and tied to, from the version that the edit began with; the form shows what is refused. */
export function useSaveDocument() {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  return useMutation<ContextDocument, AppError, { document: ContextDocument; input: DocumentPatch }>({
    meta: { shownInline: true },
    mutationFn: ({ document: { id, version }, input }) =>
      answer(
        api.PATCH('/projects/{project_id}/context-documents/{context_document_id}', {
          params: { path: documentPath(projectId, id), header: ifMatch(version) },
          body: input,
        }),
      ),
    onSuccess: (saved) => {
      client.setQueryData(documentKeys.one(projectId, saved.id), saved);
      toasts.show({ title: t.codeSaved(saved.name) });
    },
    // Not waited for: the panel goes on with its row at once.
    onSettled: () => void client.invalidateQueries({ queryKey: contextKeys.project(projectId) }),
  });
}

function useRestoreDocument() {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  return useMutation<ContextDocument, AppError, ContextDocument>({
    mutationFn: ({ id }) =>
      answer(
        api.PATCH('/projects/{project_id}/context-documents/{context_document_id}/restore', {
          params: { path: documentPath(projectId, id) },
        }),
      ),
    onSuccess: ({ name }) => toasts.show({ title: t.codeRestored(name), tone: 'undone' }),
    onError: (error, { name }) =>
      toasts.show({ tone: 'critical', title: t.codeWasNotRestored(name), detail: error.message }),
    onSettled: () => client.invalidateQueries({ queryKey: contextKeys.project(projectId) }),
  });
}

/** Deletes a document at once; a refusal brings its row back, and so does the toast. */
export function useRemoveDocument() {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  const bringBack = useRestoreDocument();
  const queryKey = documentKeys.list(projectId);
  return useMutation<unknown, AppError, ContextDocument, [readonly unknown[], unknown][]>({
    mutationFn: ({ id, version }) =>
      api.DELETE('/projects/{project_id}/context-documents/{context_document_id}', {
        params: { path: documentPath(projectId, id), header: ifMatch(version) },
      }),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueriesData({ queryKey });
      client.setQueriesData<ContextDocumentPage>({ queryKey }, (page) =>
        page && 'results' in page && !('documents_count' in page)
          ? { ...page, results: page.results.filter((row) => row.id !== id) }
          : page,
      );
      return before;
    },
    onSuccess: (_done, document) =>
      toasts.show({
        title: t.codeDeleted(document.name),
        action: { label: t.undo, onAction: () => bringBack.mutate(document) },
      }),
    onError: (error, { name }, before) => {
      for (const [key, value] of before ?? []) client.setQueryData(key, value);
      toasts.show({ tone: 'critical', title: t.codeWasNotDeleted(name), detail: error.message });
    },
    onSettled: () => client.invalidateQueries({ queryKey: contextKeys.project(projectId) }),
  });
}
