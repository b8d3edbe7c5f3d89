import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api } from '#platform/api';
import { useProjectId } from '#shared/project';
import { useUndo } from '#shared/undo';
import { type Calibrate, calibrateKeys, type CalibratePeer } from './calibrateQueries.ts';
import { useCalibrateFilters } from './components/useCalibrateFilters.ts';
import type { BreakdownRow } from './model/breakdownRows.ts';
import * as t from './texts.ts';

/** Leaves a peer out for everybody with a note, or lets it count again (null), at once; a refusal brings it back. */
export function useLeaveOut() {
  const client = useQueryClient();
  const toasts = useToasts();
  const projectId = useProjectId();
  const queryKey = [...calibrateKeys.all, projectId];
  const settle = () => client.invalidateQueries({ queryKey: calibrateKeys.all });
  const { undo } = useUndo(settle);
  const show = (id: number, note: string | null) =>
    client.setQueriesData<Partial<Calibrate>>(
      { queryKey },
      (found) =>
        found?.peers && {
          ...found,
          peers: found.peers.map((peer) => (peer.id === id ? { ...peer, left_out_note: note } : peer)),
        },
    );
  return useMutation({
    scope: { id: `calibrate ${projectId}` },
    mutationFn: ({ peer, note }: { peer: CalibratePeer; note: string | null }) =>
      answer(
        api.PUT('/projects/{project_id}/calibrate/exclusions', {
          params: { path: { project_id: projectId } },
          body: { peer_id: peer.id, note },
        }),
      ),
    onMutate: async ({ peer, note }) => {
      await client.cancelQueries({ queryKey });
      show(peer.id, note);
    },
    onSuccess: ({ change_set_id: id }, { peer, note }) => {
      if (id === null) return;
      toasts.show({
        title: note === null ? t.nameCountsAgain(peer.name) : t.nameIsLeftOut(peer.name),
        action: { label: t.undo, onAction: () => undo(id) },
      });
    },
    onError: (error, { peer }) => {
      show(peer.id, peer.left_out_note);
      toasts.show({ title: t.notSaved, detail: error.message, tone: 'critical' });
    },
    onSettled: settle,
  });
}

/** Leaves a row of the dimension that is shown out for everybody with a note, or lets it count again (null). */
export function useLeaveOutDivision() {
  const client = useQueryClient();
  const toasts = useToasts();
  const projectId = useProjectId();
  const [{ dimension }] = useCalibrateFilters();
  const settle = () => client.invalidateQueries({ queryKey: calibrateKeys.all });
  const { undo } = useUndo(settle);
  return useMutation({
    scope: { id: `calibrate ${projectId}` },
    mutationFn: ({ row, note }: { row: Pick<BreakdownRow, 'key' | 'name'>; note: string | null }) =>
      answer(
        api.PUT('/projects/{project_id}/calibrate/division-exclusions', {
          params: { path: { project_id: projectId } },
          body: { dimension, key: row.key, note },
        }),
      ),
    onSuccess: ({ change_set_id: id }, { row, note }) => {
      if (id === null) return;
      toasts.show({
        title: note === null ? t.nameCountsAgain(row.name) : t.nameIsLeftOut(row.name),
        action: { label: t.undo, onAction: () => undo(id) },
      });
    },
    onError: (error) => toasts.show({ title: t.notSaved, detail: error.message, tone: 'critical' }),
    onSettled: settle,
  });
}
