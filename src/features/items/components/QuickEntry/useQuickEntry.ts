import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { GridChanges } from '#design-system/grid/editing/changes.ts';
import { applyChanges } from '#design-system/grid/editing/changes.ts';
import type { SheetColumn } from '#design-system/grid/editing/sheet.ts';
import type { components } from '#contract/api.ts';
import { answer, api, type AppError } from '#platform/api';
import { useSubject } from '#platform/flags';
import { type AttributeDefinition, ownColumns } from '#shared/attributes';
import type { Job } from '#shared/jobs';
import { createInBulk } from '../../importMutations.ts';
import { foresiteKeys, type ItemBrief } from '#shared/foresite';
import { itemsQuery } from '../../itemQueries.ts';
import { BATCH_ROWS, cellErrors } from '../../model/quickBatch.ts';
import {
  type QuickBatch,
  type QuickRow,
  toBatch,
  toQuickRow,
  withBlanks,
  withSaved,
} from '../../model/quickRows.ts';
import * as t from '../../texts.ts';

type Result = Pick<components['schemas']['ItemBatchResult'], 'change_set_id'>;

const rowKey = (row: QuickRow) => row.key;
const byKey = (items: readonly ItemBrief[]) =>
  new Map(items.map((item) => [String(item.id), toQuickRow(item)]));

interface Entry {
  saved: ReadonlyMap<string, QuickRow>;
  rows: readonly QuickRow[];
  removed: readonly QuickRow[];
}

const start: Entry = { saved: new Map(), rows: [], removed: [] };

/** The rows of quick entry: what is saved, what was edited, and the one batch that saves it. */
export function useQuickEntry(projectId: number, attributes: readonly AttributeDefinition[]) {
  const client = useQueryClient();
  const usesAttributes = useSubject().tenantFlags.has('enable_custom_attributes');
  const query = useQuery(
    itemsQuery(projectId, {
      status: ['PENDING', 'DRAFT'],
      limit: 'all',
      scope: true,
      ...(usesAttributes && { expand_custom_attributes: true }),
    }),
  );
  const items = query.data?.results;
  const [seen, setSeen] = useState<typeof items>();
  const [entry, setEntry] = useState(start);
  const [errors, setErrors] = useState<Record<string, Record<string, string>>>({});
  const { saved, rows, removed } = entry;
  const pending = useMemo(() => toBatch(rows, saved, removed), [rows, saved, removed]);
  const change = useCallback((changes: GridChanges<QuickRow>, columns: readonly SheetColumn<QuickRow>[]) => {
    setErrors((before) => withoutCells(before, changes));
    setEntry((before) => {
      const back = new Set(changes.added.map(({ key }) => key));
      return {
        ...before,
        rows: withBlanks(applyChanges(before.rows, changes, columns, rowKey)),
        removed: [
          ...before.removed.filter(({ key }) => !back.has(key)),
          ...changes.removed.flatMap(({ row }) => (row.id === null ? [] : [row])),
        ],
      };
    });
  }, []);

  const [progress, setProgress] = useState<Job>();
  const stopping = useRef<AbortController>(undefined);
  const save = useMutation<Result, AppError | Error, QuickBatch>({
    meta: { shownInline: true },
    mutationFn: async ({ batch, count }) => {
      const { creates = [] } = batch;
      if (count > BATCH_ROWS) {
        const own = new AbortController();
        stopping.current = own;
        const watch = { signal: own.signal, onProgress: setProgress };
        return { change_set_id: await createInBulk(projectId, creates, watch) };
      }
      return answer(
        api.POST('/projects/{project_id}/scenario-items/batch', {
          params: { path: { project_id: projectId } },
          body: batch,
        }),
      );
    },
    onError: (error, { keyAt }) =>
      setErrors('fields' in error ? cellErrors(error.fields, keyAt, ownColumns(attributes)) : {}),
    onSettled: (_result, error) => {
      setProgress(undefined);
      // After a refusal the rows stay as they were typed until the person has decided.
      return error ? undefined : client.invalidateQueries({ queryKey: foresiteKeys.project(projectId) });
    },
  });

  // Once it is saved, the page only waits for the one it goes to.
  const isSending = save.isPending || save.isSuccess;
  // Own new rows would stand beside what became of them.
  if (items && items !== seen && !isSending) {
    setSeen(items);
    const now = byKey(items);
    const merged = withSaved(rows, saved, now, removed);
    setEntry({ ...entry, saved: withEdited(now, entry, merged), rows: withBlanks(merged) });
  }

  /** Rows that somebody changed meanwhile, as they stand: theirs are taken, or one's own are kept over them. */
  const settle = (theirs: readonly ItemBrief[], keepsMine: boolean) => {
    const now = byKey(theirs);
    setErrors({});
    setEntry((before) => ({
      saved: new Map([...before.saved, ...now]),
      rows: before.rows.map((row) => {
        const fresh = now.get(row.key);
        if (!fresh) return row;
        return keepsMine ? { ...row, version: fresh.version } : fresh;
      }),
      removed: before.removed.flatMap((row) => {
        const fresh = now.get(row.key);
        return fresh ? (keepsMine ? [{ ...row, version: fresh.version }] : []) : [row];
      }),
    }));
  };

  const stop = () => stopping.current?.abort(new Error(t.savingWasStopped));
  return { query, rows, saved, removed, pending, errors, change, save, isSending, settle, progress, stop };
}

/** What edits are compared with stays what they started from, until they are saved. */
function withEdited(
  now: ReadonlyMap<string, QuickRow>,
  before: Entry,
  rows: readonly QuickRow[],
): ReadonlyMap<string, QuickRow> {
  const next = new Map(now);
  for (const row of rows) {
    const base = before.saved.get(row.key);
    if (base && now.get(row.key) !== row) next.set(row.key, base);
  }
  return next;
}

/** Messages of the server go with the cells they speak of. */
function withoutCells(
  errors: Record<string, Record<string, string>>,
  { cells }: GridChanges<QuickRow>,
): Record<string, Record<string, string>> {
  const next = { ...errors };
  for (const { key, column } of cells) {
    if (!next[key]) continue;
    const { [column]: _gone, ...others } = next[key];
    if (Object.keys(others).length > 0) next[key] = others;
    else delete next[key];
  }
  return next;
}
