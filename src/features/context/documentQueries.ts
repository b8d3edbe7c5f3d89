import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api, everyPage, type UploadWatch, withFile } from '#platform/api';
import { historyAfter, historyPages } from '#shared/history';
import { type JobWatch, waitForJob } from '#shared/jobs';
import { contextKeys } from './contextQueries.ts';
import { CONTEXT_PAGE, type ContextFilters, toContextQuery } from './model/contextFilters.ts';

type Schemas = components['schemas'];
export type ContextDocument = Schemas['ContextDocument'];
export type ContextDocumentPage = Schemas['ContextDocumentPage'];
export type ContextPassage = Schemas['ContextPassage'];
export type DocumentPatch = Schemas['ContextDocumentPatch'];

export const documentKeys = {
  list: (projectId: number) => [...contextKeys.project(projectId), 'documents'] as const,
  one: (projectId: number, id: number) => [...contextKeys.project(projectId), 'document', id] as const,
};

const path = (projectId: number) => ({ project_id: projectId });
export const documentPath = (projectId: number, id: number) => ({
  project_id: projectId,
  context_document_id: id,
});

/** What of the filters holds for documents, which have no status and no kind. */
const documentFilters = (filters: ContextFilters) => {
  const { kind: _kind, status: _status, ordering: _ordering, ...query } = toContextQuery(filters);
  return query;
};

/** Milliseconds until a list is asked again in which the text of a document is still being read. */
const pace = 1_500;

/** A page of documents, the newest first. */
export const documentsQuery = (projectId: number, filters: ContextFilters) => {
  const query = { ...documentFilters(filters), limit: CONTEXT_PAGE, offset: filters.offset };
  return queryOptions({
    queryKey: [...documentKeys.list(projectId), query] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/context-documents', {
          params: { path: path(projectId), query },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.results.some((document) => document.text_state === 'READING') ? pace : false,
  });
};

/** Every document that the filters let through, the newest first. */
export const everyDocument = (projectId: number, filters: ContextFilters): Promise<ContextDocument[]> =>
  everyPage((page) =>
    answer(
      api.GET('/projects/{project_id}/context-documents', {
        params: { path: path(projectId), query: { ...documentFilters(filters), ...page } },
      }),
    ),
  );

/** All documents of a project, to choose one as the source of an entry. */
export const documentChoicesQuery = (projectId: number) =>
  queryOptions({
    queryKey: [...documentKeys.list(projectId), 'choices'] as const,
    queryFn: () =>
      everyPage((page) =>
        answer(
          api.GET('/projects/{project_id}/context-documents', {
            params: { path: path(projectId), query: page },
          }),
        ),
      ),
  });

/** One document whole. */
export const documentQuery = (projectId: number, id: number) =>
  queryOptions({
    queryKey: documentKeys.one(projectId, id),
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/context-documents/{context_document_id}', {
          params: { path: documentPath(projectId, id) },
          signal,
        }),
      ),
    refetchInterval: ({ state }) => (state.data?.text_state === 'READING' ? pace : false),
  });

/** What happened to a document, newest first. */
export const documentHistoryQuery = (projectId: number, id: number) =>
  infiniteQueryOptions({
    queryKey: [...documentKeys.one(projectId, id), 'history'] as const,
    queryFn: ({ signal, pageParam }) =>
      answer(
        api.GET('/projects/{project_id}/context-documents/{context_document_id}/history', {
          params: { path: documentPath(projectId, id), query: historyAfter(pageParam) },
          signal,
        }),
      ),
    ...historyPages,
  });

/** A page of what documents say: of all that the filters leave, the best match first. */
export const passagesQuery = (projectId: number, filters: ContextFilters, offset: number) => {
  const query = { ...documentFilters(filters), limit: CONTEXT_PAGE, offset };
  return queryOptions({
    queryKey: [...documentKeys.list(projectId), 'passages', query] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/context-passages', {
          params: { path: path(projectId), query },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
};

/** A page of one document's text, in its order or as a search finds it. */
export const documentTextQuery = (projectId: number, id: number, search: string, offset: number) => {
  const words = search.trim();
  const query = {
    document_id: id,
    limit: CONTEXT_PAGE,
    offset,
    ...(words !== '' && { search: words }),
  };
  return queryOptions({
    queryKey: [...documentKeys.one(projectId, id), 'text', query] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/context-passages', {
          params: { path: path(projectId), query },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
};

/** Sends a document and waits until its text is read; answers its number. Given up, the text stays unread. */
export async function uploadDocument(
  projectId: number,
  file: File,
  watch: JobWatch & UploadWatch,
): Promise<number> {
  const { id, job_id: jobId } = await answer(
    api.POST('/projects/{project_id}/context-documents', {
      params: { path: path(projectId) },
      ...withFile(file, watch),
    }),
  );
  await waitForJob(jobId, watch);
  return id;
}
