import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { applyChanges, type GridChanges } from '#design-system/grid/editing/changes.ts';
import { useProjectId } from '#shared/project';
import { useWriteQueue } from '#shared/writes';
import { useSaveLines } from '../estimateMutations.ts';
import { type EstimateLine, type LineFilters, linesQuery } from '../estimateQueries.ts';
import type { LinePlan } from '../model/bulkLines.ts';
import { isEmptyBatch, type LineRow, toBatch, toRow } from '../model/lineBatch.ts';

const keyOf = (row: LineRow) => row.key;
let made = 0;

/** A line that nobody has saved. */
export const blankLine = (): LineRow => ({
  key: `new_${(made += 1)}`,
  id: null,
  version: 0,
  description: '',
  kind: 'WORK',
  escalates_to: null,
  cost_group_id: null,
  component_id: null,
  quantity: null,
  unit: '',
  unit_cost: null,
  amount: null,
  markup_rate: null,
  notes: '',
});

/** Which rows the grid has under a key of its own: a new row keeps its key once it is saved, so that undo finds it. */
class Keys {
  readonly savedAs = new Map<string, number>();
  readonly #byId = new Map<number, string>();

  of = (id: number): string | undefined => this.#byId.get(id);

  save(keys: readonly string[], ids: readonly number[]): void {
    keys.forEach((key, index) => {
      const id = ids[index];
      if (id === undefined) return;
      this.savedAs.set(key, id);
      this.#byId.set(id, key);
    });
  }
}

/** The lines of a milestone with the rows that wait for their description and component. */
export function useLines(filters: LineFilters, columns: readonly GridColumn<LineRow>[]) {
  const projectId = useProjectId();
  const client = useQueryClient();
  const query = useQuery(linesQuery(projectId, filters));
  const save = useSaveLines(projectId);
  const [keys] = useState(() => new Keys());
  const [fresh, setFresh] = useState<readonly LineRow[]>([]);
  const unsaved = useRef(fresh);
  const keep = (list: readonly LineRow[]) => {
    if (list.length + unsaved.current.length === 0) return;
    unsaved.current = list;
    setFresh(list);
  };
  const { write, busy } = useWriteQueue();
  const loaded = query.data?.results;
  // While writes wait, what the grid edits stays under it: an answer that does not know them yet would paint over them.
  const [saved, setSaved] = useState(loaded);
  if (!busy && saved !== loaded) setSaved(loaded);
  const rows = useMemo(
    () => [...(saved ?? []).map((line) => toRow(line, keys.of(line.id))), ...fresh],
    [saved, fresh, keys],
  );
  /** What a person does is saved in order: each write knows the versions and numbers that the one before left. */
  const change = (changes: GridChanges<LineRow>) => {
    const shown = applyChanges(rows, changes, columns, keyOf).filter((row) => row.id === null);
    keep(shown);
    return write(async () => {
      // Read again only where a write before this one has moved it.
      const page = await client.fetchQuery({ ...linesQuery(projectId, filters), staleTime: Infinity });
      const back = new Set(changes.added.map(({ key }) => key));
      const before = [
        ...page.results.map((line) => toRow(line, keys.of(line.id))),
        ...unsaved.current.filter(({ key }) => !keys.savedAs.has(key)),
      ].filter(({ key }) => !back.has(key));
      const after = applyChanges(before, changes, columns, keyOf);
      const { body, createdKeys } = toBatch(filters.milestone, after, changes, keys.savedAs);
      if (isEmptyBatch(body)) return;
      try {
        const { created } = await save.mutateAsync(
          { body },
          { onSuccess: ({ created: ids }) => keys.save(createdKeys, ids) },
        );
        keys.save(createdKeys, created);
        keep(unsaved.current.filter((row) => !createdKeys.includes(row.key)));
      } catch (error) {
        const refused = new Set(createdKeys);
        keep(unsaved.current.filter((row) => !refused.has(row.key)));
        throw error;
      }
    });
  };
  /**
   * What is done to many lines at once, as one change set that its toast takes back: what becomes of them shows at once, and
   * goes again where it is refused.
   */
  const changeMany = (
    chosen: ReadonlySet<string>,
    title: string,
    plan: (rows: readonly LineRow[]) => LinePlan,
  ) => {
    const picked = (list: readonly LineRow[]) => list.filter(({ key, id }) => id !== null && chosen.has(key));
    const shown = new Map((plan(picked(rows)).updates ?? []).map((update) => [update.id, update]));
    setSaved((list) =>
      list?.map((line) => ({
        ...line,
        ...(shown.get(line.id) as Partial<EstimateLine> | undefined),
      })),
    );
    return write(async () => {
      const page = await client.fetchQuery({ ...linesQuery(projectId, filters), staleTime: Infinity });
      const now = picked(page.results.map((line) => toRow(line, keys.of(line.id))));
      await save.mutateAsync({ body: { milestone_id: filters.milestone, ...plan(now) }, title });
    });
  };
  return {
    query,
    rows,
    change,
    changeMany,
    add: () => keep([...unsaved.current, blankLine()]),
    saving: busy,
  };
}
