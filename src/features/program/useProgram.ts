import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import type { AppError } from '#platform/api';
import { useProjectId } from '#shared/project';
import { useWriteQueue } from '#shared/writes';
import type { AreaRow, PlannedBatch } from './model/areaRows.ts';
import { programQuery, sendAreas, sendComponentSizes, sendUndo } from './programQueries.ts';
import * as t from './texts.ts';

/** Plans a write over the areas as the server has them when its turn comes; null writes nothing. */
type Plan = (rows: ReadonlyMap<string, AreaRow>) => PlannedBatch | null;
type Page = Awaited<ReturnType<NonNullable<ReturnType<typeof programQuery>['queryFn']>>>;
type Saved = Awaited<ReturnType<typeof sendAreas>>;

const byPlace = (a: { position: number; id: number }, b: { position: number; id: number }) =>
  a.position - b.position || a.id - b.id;

/** The program after a write: the answer carries the rows that were written, and the new totals. */
export function afterSave(page: Page, removed: ReadonlySet<number>, { areas, totals }: Saved): Page {
  const written = new Map(areas.map((area) => [area.id, area]));
  const kept = page.results.flatMap((area) => {
    if (removed.has(area.id)) return [];
    const now = written.get(area.id) ?? area;
    written.delete(area.id);
    return [now];
  });
  const results = [...kept, ...written.values()].toSorted(byPlace);
  return { count: totals.areas, results, totals };
}

/**
 * The program of the project, and the one way to write it: what a person does is sent in order, one after the other, so that
 * each write knows the versions and numbers that the one before left.
 */
export function useProgram() {
  const projectId = useProjectId();
  const client = useQueryClient();
  const toasts = useToasts();
  const query = useQuery(programQuery(projectId));
  const { queryKey } = programQuery(projectId);
  const [keys, setKeys] = useState<ReadonlyMap<number, string>>(new Map());
  const [undoable, setUndoable] = useState<number | null>(null);
  const known = useRef(keys);
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
      (query.data?.results ?? []).map((row): AreaRow => ({
        ...row,
        key: keys.get(row.id) ?? String(row.id),
      })),
    [query.data, keys],
  );

  const refused = useCallback(
    (error: AppError, title: string) => {
      toasts.show({ title, detail: error.message, tone: 'critical' });
      void client.invalidateQueries({ queryKey: ['program', projectId] });
    },
    [client, toasts, projectId],
  );

  const undo = useCallback(
    (changeSetId: number) =>
      write(async () => {
        try {
          const { id } = await sendUndo(changeSetId);
          latest.current = await client.fetchQuery({ ...programQuery(projectId), staleTime: 0 });
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

  const saved = useCallback(
    (id: number | null, title?: string) => {
      if (id === null) return;
      setUndoable(id);
      if (title)
        toasts.show({ title, action: { label: t.undo, onAction: () => void undoAgain.current(id) } });
    },
    [toasts],
  );

  /** Rejects when the write was refused, which it says in a toast. `title` is what its toast says when it was written. */
  const save = useCallback(
    (plan: Plan, title?: string) =>
      write(async () => {
        const before = (latest.current?.results ?? []).map((row): AreaRow => ({
          ...row,
          key: known.current.get(row.id) ?? String(row.id),
        }));
        const planned = plan(new Map(before.map((row) => [row.key, row])));
        if (!planned || !latest.current) return;
        try {
          const answered = await sendAreas(projectId, planned.batch);
          const removed = new Set((planned.batch.remove ?? []).map(({ id }) => id));
          latest.current = afterSave(latest.current, removed, answered);
          const made = answered.created.map((id, index) => [id, planned.keys[index] ?? String(id)] as const);
          known.current = new Map([...known.current, ...made]);
          setKeys(known.current);
          saved(answered.change_set_id, title);
        } catch (error) {
          refused(error as AppError, t.theAreasWereNotSaved);
          throw error;
        }
      }),
    [write, projectId, refused, saved],
  );

  /** Gives components the sizes that the program assigns to them. */
  const saveComponentSizes = useCallback(
    (update: Parameters<typeof sendComponentSizes>[1]) =>
      write(async () => {
        try {
          const { change_set_id: id } = await sendComponentSizes(projectId, update);
          latest.current = await client.fetchQuery({ ...programQuery(projectId), staleTime: 0 });
          saved(id, t.componentAreasUpdated);
        } catch (error) {
          refused(error as AppError, t.theComponentAreasWereNotUpdated);
        }
      }),
    [write, client, projectId, refused, saved],
  );

  return { ...query, rows, save, undo, saveComponentSizes, state: { busy, undoable } };
}
