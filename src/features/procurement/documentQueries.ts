import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import type { DocumentKind } from '#domain/procurement';
import { answer, api, type AppError } from '#platform/api';
import { useProjectId } from '#shared/project';
import { useUndo } from '#shared/undo';
import { packageKeys } from './packageQueries.ts';
import * as t from './texts.ts';

type Schemas = components['schemas'];
export type BidDocument = Schemas['BidDocument'];
export type BidDocumentBatch = Schemas['BidDocumentBatch'];

/** Documents on a page. */
export const DOCUMENTS_PAGE = 200;

/** What narrows the documents. */
export interface DocumentFilters {
  search: string;
  kind: DocumentKind | null;
  bidPackage: number | null;
}

export const noDocumentFilters: DocumentFilters = { search: '', kind: null, bidPackage: null };

/** Every list of documents of a project. */
export const documentsKey = (projectId: number) => [...packageKeys.project(projectId), 'documents'] as const;

/** A page of documents that match; those before stay while the next ones load. */
export const documentsQuery = (
  projectId: number,
  { search, kind, bidPackage }: DocumentFilters,
  offset: number,
) => {
  const query = {
    ...(search.trim() && { search: search.trim() }),
    ...(kind !== null && { kind }),
    ...(bidPackage !== null && { bid_package_id: bidPackage }),
    limit: DOCUMENTS_PAGE,
    offset,
  };
  return queryOptions({
    queryKey: [...documentsKey(projectId), query] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/bid-documents', {
          params: { path: { project_id: projectId }, query },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
};

/** Saves documents as one step with Undo; what is refused is said, and the grid takes it back. */
export function useSaveDocuments() {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  const settle = () => client.invalidateQueries({ queryKey: documentsKey(projectId) });
  const { undo } = useUndo(settle);
  return useMutation<Schemas['BidDocumentsSaved'], AppError, { batch: BidDocumentBatch; title: string }>({
    scope: { id: `bid documents ${projectId}` },
    mutationFn: ({ batch }) =>
      answer(
        api.PATCH('/projects/{project_id}/bid-documents', {
          params: { path: { project_id: projectId }, header: { 'Idempotency-Key': crypto.randomUUID() } },
          body: batch,
        }),
      ),
    onSuccess: ({ change_set_id: set }, { title }) => {
      if (set !== null) toasts.show({ title, action: { label: t.undo, onAction: () => undo(set) } });
    },
    onError: (error) =>
      toasts.show({
        title: t.notSaved,
        detail: error.kind === 'stale' ? t.someoneChangedThisDocument : error.message,
        tone: 'critical',
      }),
    onSettled: settle,
  });
}
