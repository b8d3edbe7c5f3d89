import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { formatNumber } from '#domain/money';
import { answer, api, type AppError } from '#platform/api';
import { useUndo } from '#shared/undo';
import type { EstimateLineBatch } from './estimateQueries.ts';

/** Everything that an estimate moves: itself, the milestones, and the trend. */
function useRefresh(projectId: number) {
  const client = useQueryClient();
  return () =>
    Promise.all(
      ['estimate', 'timeline', 'components', 'foresite', 'overview'].map((name) =>
        client.invalidateQueries({ queryKey: [name, projectId] }),
      ),
    );
}

/** Takes a change set back. */
const useTakeBack = (projectId: number) => useUndo(useRefresh(projectId));

/** Saves what was done in the grid, as one change set. The grid shows it at once and takes it back where it is refused. */
export function useSaveLines(projectId: number) {
  const toasts = useToasts();
  const refresh = useRefresh(projectId);
  const takeBack = useTakeBack(projectId);
  return useMutation<{ change_set_id: number | null; created: number[] }, AppError, EstimateLineBatch>({
    mutationFn: (body) =>
      answer(
        api.POST('/projects/{project_id}/estimate/lines/batch', {
          params: { path: { project_id: projectId } },
          body,
        }),
      ),
    onSuccess: ({ change_set_id: id }, { deletes = [] }) => {
      if (deletes.length === 0 || id === null) return;
      toasts.show({
        title: deletes.length === 1 ? 'Line deleted' : `${formatNumber(deletes.length)} lines deleted`,
        action: { label: 'Undo', onAction: () => takeBack.undo(id) },
      });
    },
    onError: (error) =>
      toasts.show({
        title: 'Not saved',
        detail:
          error.kind === 'stale' ? 'Somebody changed this line. It now shows as it stands.' : error.message,
        tone: 'critical',
      }),
    onSettled: refresh,
  });
}

/** Takes all lines of an estimate away; the toast brings them back. */
export function useClearEstimate(projectId: number) {
  const toasts = useToasts();
  const refresh = useRefresh(projectId);
  const takeBack = useTakeBack(projectId);
  return useMutation<{ change_set_id: number | null; lines_count: number }, AppError, number>({
    mutationFn: (milestone) =>
      answer(
        api.POST('/projects/{project_id}/estimate/clear', {
          params: { path: { project_id: projectId } },
          body: { milestone_id: milestone },
        }),
      ),
    onSuccess: ({ change_set_id: id, lines_count: count }) =>
      toasts.show({
        title: `Estimate cleared: ${formatNumber(count)} ${count === 1 ? 'line' : 'lines'} deleted`,
        ...(id !== null && { action: { label: 'Undo', onAction: () => takeBack.undo(id) } }),
      }),
    onError: (error) => toasts.show({ title: 'Not cleared', detail: error.message, tone: 'critical' }),
    onSettled: refresh,
  });
}
