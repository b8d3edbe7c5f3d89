import { useRef } from 'react';
import type { GridSelection } from '../gridTypes.ts';
import type { Lines } from '../rows/lines.ts';

/** Choosing rows: one by one, a range from the last choice (Shift), or all that can be chosen. */
export function useGridSelection<Row>(
  selection: GridSelection<Row> | undefined,
  lines: Lines<Row>,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
) {
  const anchor = useRef<number>(undefined);
  if (!selection) return undefined;
  const canSelect = (row: Row) => selection.disabledReason?.(row) === undefined;

  const toggle = (line: number, range: boolean) => {
    const target = lines.at(line);
    if (target?.kind !== 'row' || !canSelect(target.row)) return;
    const next = new Set(selection.selected);
    const wanted = !next.has(rowKey(target.row));
    const from = range && anchor.current !== undefined ? anchor.current : line;
    for (let index = Math.min(from, line); index <= Math.max(from, line); index++) {
      const entry = lines.at(index);
      if (entry?.kind !== 'row' || !canSelect(entry.row)) continue;
      if (wanted || range) next.add(rowKey(entry.row));
      else next.delete(rowKey(entry.row));
    }
    anchor.current = line;
    selection.onChange(next);
  };
  const selectable = () => rows.filter(canSelect);
  const chosen = () => {
    if (selection.selected.size === 0) return 'none' as const;
    const all = selectable();
    return all.length > 0 && all.every((row) => selection.selected.has(rowKey(row)))
      ? ('all' as const)
      : ('some' as const);
  };
  const toggleAll = () =>
    selection.onChange(chosen() === 'all' ? new Set() : new Set(selectable().map(rowKey)));
  return {
    toggle,
    toggleAll,
    chosen: chosen(),
    disabledReason: selection.disabledReason,
    selected: selection.selected,
  };
}

/** The choice of rows, as cells and headings ask for it. */
export type GridSelecting<Row> = ReturnType<typeof useGridSelection<Row>>;
