import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { applyChanges, type GridChanges } from '#design-system/grid/editing/changes.ts';
import type { SheetColumn } from '#design-system/grid/editing/sheet.ts';
import type { components } from '#contract/api.ts';
import { answer, api, type AppError } from '#platform/api';
import { foresiteKeys, type ItemBrief } from '#shared/foresite';
import { itemsQuery } from '../../itemQueries.ts';
import type { QuickBatch } from '../../model/quickRows.ts';
import {
  type ItemsById,
  lineErrors,
  settledItems,
  type ScopeLine,
  toScopeBatch,
  withBlankLines,
  withSavedItems,
} from '../../model/scopeLines.ts';

type Result = Pick<components['schemas']['ItemBatchResult'], 'change_set_id'>;

interface Entry {
  items: ItemsById;
  lines: readonly ScopeLine[];
}

const start: Entry = { items: new Map(), lines: [] };
const lineKey = (line: ScopeLine) => line.key;

/** The scope rows of all open items: what is saved, what was edited, and the one batch that saves it. */
export function useScopeEntry(projectId: number) {
  const client = useQueryClient();
  const query = useQuery(
    itemsQuery(projectId, { status: ['PENDING', 'DRAFT'], limit: 'all', expand_sub_items: true }),
  );
  const read = query.data?.results;
  const [seen, setSeen] = useState<typeof read>();
  const [entry, setEntry] = useState(start);
  const [errors, setErrors] = useState<Record<string, Record<string, string>>>({});
  const { items, lines } = entry;
  const pending = useMemo(() => toScopeBatch(lines, items), [lines, items]);

  const change = useCallback(
    (changes: GridChanges<ScopeLine>, columns: readonly SheetColumn<ScopeLine>[]) => {
      const touched = new Set(changes.cells.map(({ key }) => key));
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([key]) => !touched.has(key))));
      setEntry((before) => ({
        ...before,
        lines: withBlankLines(applyChanges(before.lines, changes, columns, lineKey)),
      }));
    },
    [],
  );

  const save = useMutation<Result, AppError | Error, QuickBatch>({
    meta: { shownInline: true },
    mutationFn: ({ batch }) =>
      answer(
        api.POST('/projects/{project_id}/scenario-items/batch', {
          params: { path: { project_id: projectId } },
          body: batch,
        }),
      ),
    onError: (error, { keyAt }) => setErrors('fields' in error ? lineErrors(error.fields, keyAt) : {}),
    // After a refusal the rows stay as they were typed until the person has decided.
    onSuccess: () => void client.invalidateQueries({ queryKey: foresiteKeys.project(projectId) }),
  });

  // Once it is saved, the page only waits for the one it goes to.
  const isSending = save.isPending || save.isSuccess;
  // Own new rows would stand beside what became of them.
  if (read && read !== seen && !isSending) {
    setSeen(read);
    setEntry(withSavedItems(lines, items, read));
  }

  /** Items that somebody changed meanwhile: one's own rows are kept over theirs, or theirs are read. */
  const settle = async (theirs: readonly ItemBrief[], keepsMine: boolean): Promise<void> => {
    setErrors({});
    setEntry((before) => settledItems(before.lines, before.items, theirs, keepsMine));
    if (!keepsMine) await query.refetch();
  };

  return { query, lines, items, pending, errors, change, save, isSending, settle };
}
