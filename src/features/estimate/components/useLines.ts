import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { applyChanges, type GridChanges } from '#design-system/grid/editing/changes.ts';
import { useProjectId } from '#shared/project';
import { useSaveLines } from '../estimateMutations.ts';
import { type LineFilters, linesQuery } from '../estimateQueries.ts';
import { isComplete, isEmptyBatch, type LineRow, toBatch, toRow } from '../model/lineBatch.ts';

const keyOf = (row: LineRow) => row.key;
let made = 0;

/** A line that nobody has saved. */
export const blankLine = (): LineRow => ({
  key: `new_${(made += 1)}`,
  id: null,
  version: 0,
  description: '',
  cost_group_id: null,
  component_id: null,
  quantity: null,
  unit: '',
  unit_cost: null,
  amount: null,
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
  const query = useQuery(linesQuery(projectId, filters));
  const save = useSaveLines(projectId);
  const [keys] = useState(() => new Keys());
  const [fresh, setFresh] = useState<readonly LineRow[]>([]);
  const saved = query.data?.results;
  const rows = useMemo(
    () => [...(saved ?? []).map((line) => toRow(line, keys.of(line.id))), ...fresh],
    [saved, fresh, keys],
  );
  const change = async (changes: GridChanges<LineRow>) => {
    const after = applyChanges(rows, changes, columns, keyOf);
    const { body, createdKeys } = toBatch(filters.milestone, after, changes, keys.savedAs);
    setFresh(after.filter((row) => row.id === null));
    if (isEmptyBatch(body)) return;
    try {
      const { created } = await save.mutateAsync(body, {
        onSuccess: ({ created: ids }) => keys.save(createdKeys, ids),
      });
      keys.save(createdKeys, created);
      setFresh((list) => list.filter((row) => !createdKeys.includes(row.key)));
    } catch (error) {
      setFresh(fresh.filter((row) => !isComplete(row)));
      throw error;
    }
  };
  return { query, rows, change, add: () => setFresh([...fresh, blankLine()]), saving: save.isPending };
}
