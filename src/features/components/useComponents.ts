import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import type { AppError } from '#platform/api';
import { componentsQuery, useProjectId } from '#shared/project';
import { useWriteQueue } from '#shared/writes';
import { sendBatch, sendUndo } from './componentQueries.ts';
import type { ComponentRow, PlannedBatch } from './model/componentRows.ts';
import * as t from './texts.ts';

/** Plans a write over the components as the server has them when its turn comes; null writes nothing. */
type Plan = (rows: ReadonlyMap<string, ComponentRow>) => PlannedBatch | null;

export interface SaveState {
  busy: boolean;
  /** The last write of this visit, to take back. */
  undoable: number | null;
}

/**
 * The components of the project, and the one way to write them: what a person does is sent in order, one after the other, so
 * that each write knows the versions and numbers that the one before left.
 */
export function useComponents() {
  const projectId = useProjectId();
  const client = useQueryClient();
  const toasts = useToasts();
  const query = useQuery(componentsQuery(projectId));
  const [keys, setKeys] = useState<ReadonlyMap<number, string>>(new Map());
  const [undoable, setUndoable] = useState<number | null>(null);
  const known = useRef(keys);
  const { queryKey } = componentsQuery(projectId);
  const latest = useRef(query.data);
  const { write, busy } = useWriteQueue({
    onStart: () => {
      latest.current = client.getQueryData(queryKey);
    },
    onIdle: () => {
      if (latest.current) client.setQueryData(queryKey, latest.current);
    },
  });

  const rows = useMemo(
    () =>
      (query.data?.results ?? []).map((row): ComponentRow => ({
        ...row,
        key: keys.get(row.id) ?? String(row.id),
      })),
    [query.data, keys],
  );

  const refused = useCallback(
    (error: AppError, title: string) => {
      toasts.show({ title, detail: error.message, tone: 'critical' });
      void client.invalidateQueries({ queryKey: ['components', projectId] });
    },
    [client, toasts, projectId],
  );

  const undo = useCallback(
    (changeSetId: number) =>
      write(async () => {
        try {
          const { id } = await sendUndo(changeSetId);
          latest.current = await client.fetchQuery({ ...componentsQuery(projectId), staleTime: 0 });
          setUndoable(null);
          toasts.show({
            title: t.undone,
            tone: 'undone',
            action: { label: t.redo, onAction: () => void undoAgain.current(id) },
          });
        } catch (error) {
          refused(error as AppError, t.notUndone);
        }
      }),
    [write, client, toasts, projectId, refused],
  );
  const undoAgain = useRef(undo);

  /** Rejects when the write was refused, which it says in a toast. `done` is what its toast says when it was written. */
  const save = useCallback(
    (plan: Plan, done?: string) =>
      write(async () => {
        const before = (latest.current?.results ?? []).map((row): ComponentRow => ({
          ...row,
          key: known.current.get(row.id) ?? String(row.id),
        }));
        const planned = plan(new Map(before.map((row) => [row.key, row])));
        if (!planned) return;
        try {
          const saved = await sendBatch(projectId, planned.batch);
          latest.current = saved.components;
          const made = saved.created.map((id, index) => [id, planned.keys[index] ?? String(id)] as const);
          known.current = new Map([...known.current, ...made]);
          setKeys(known.current);
          const id = saved.change_set_id;
          if (id === null) return;
          setUndoable(id);
          if (done)
            toasts.show({
              title: done,
              action: { label: t.undo, onAction: () => void undoAgain.current(id) },
            });
        } catch (error) {
          refused(error as AppError, t.theComponentsWereNotSaved);
          throw error;
        }
      }),
    [write, toasts, projectId, refused],
  );

  return { ...query, rows, save, undo, state: { busy, undoable } satisfies SaveState };
}
