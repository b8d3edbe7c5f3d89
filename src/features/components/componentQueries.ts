import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '#platform/api';
import type { ComponentBatch } from './model/componentRows.ts';

const path = (projectId: number) => ({ project_id: projectId });

/** What uses each component; asked for when one is about to go. */
export const usageQuery = (projectId: number) =>
  queryOptions({
    queryKey: ['components', projectId, 'usage'] as const,
    staleTime: 0,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/components-usage', { params: { path: path(projectId) }, signal }),
      ),
  });

/** Writes what a person did to components, in one step. */
export const sendBatch = (projectId: number, body: ComponentBatch) =>
  answer(
    api.POST('/projects/{project_id}/components/batch', {
      params: { path: path(projectId), header: { 'Idempotency-Key': crypto.randomUUID() } },
      body,
    }),
  );

/** Takes a change set back. */
export const sendUndo = (changeSetId: number) =>
  answer(api.POST('/change-sets/{change_set_id}/undo', { params: { path: { change_set_id: changeSetId } } }));
