import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import { foresiteKeys } from '#shared/foresite';
import { useUndo } from '#shared/undo';
import {
  projectMarkupKeys,
  type ProjectMarkups,
  type ProjectMarkupsPatch,
  projectMarkupsQuery,
} from './projectMarkupQueries.ts';
import * as t from './texts.ts';

interface Save {
  version: number;
  input: ProjectMarkupsPatch;
  /** What the toast says once it is done. */
  done: string;
}

/** Changes a project's markups from the version that the edit began with; the toast takes it back, items included. */
export function useSaveProjectMarkups(projectId: number) {
  const client = useQueryClient();
  const toasts = useToasts();
  const settle = () =>
    Promise.all(
      [projectMarkupKeys.project(projectId), foresiteKeys.project(projectId)].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  const { undo } = useUndo(settle);
  return useMutation<ProjectMarkups, AppError, Save>({
    meta: { shownInline: true },
    mutationFn: ({ version, input }) =>
      answer(
        api.PATCH('/projects/{project_id}/markups', {
          params: { path: { project_id: projectId }, header: ifMatch(version) },
          body: input,
        }),
      ),
    onSuccess: (saved, { done }) => {
      client.setQueryData(projectMarkupsQuery(projectId).queryKey, saved);
      const { change_set_id: id } = saved;
      toasts.show({
        id: 'project-markups',
        title: done,
        ...(id !== null && { action: { label: t.undo, onAction: () => undo(id) } }),
      });
    },
    onSettled: settle,
  });
}
