import { useMemo, useState } from 'react';
import { emptyGridState, type GridState } from '../gridTypes.ts';

/** The arrangement: what the owner gives, and inside what he leaves out. Its parts stay the same objects until they say something else. */
export function useGridState(
  given: Partial<GridState> | undefined,
  onStateChange: ((state: GridState) => void) | undefined,
) {
  const [own, setOwn] = useState<GridState>(emptyGridState);
  const merged = { ...own, ...given };
  const columnOrder = useSame(merged.columnOrder);
  const widths = useSame(merged.widths);
  const hidden = useSame(merged.hidden);
  const frozen = useSame(merged.frozen);
  const sort = useSame(merged.sort);
  const filters = useSame(merged.filters);
  const grouping = useSame(merged.grouping);
  const collapsed = useSame(merged.collapsed);
  const { density } = merged;
  const state = useMemo<GridState>(
    () => ({ columnOrder, widths, hidden, frozen, sort, filters, grouping, collapsed, density }),
    [columnOrder, widths, hidden, frozen, sort, filters, grouping, collapsed, density],
  );
  const change = (next: Partial<GridState>) => {
    const changed = { ...state, ...next };
    setOwn(changed);
    onStateChange?.(changed);
  };
  return { state, change };
}

/** A caller often writes its state anew on every draw; rows need not be arranged again for that. */
function useSame<Value>(value: Value): Value {
  const [kept, setKept] = useState(value);
  if (kept === value) return value;
  if (JSON.stringify(kept) === JSON.stringify(value)) return kept;
  setKept(value);
  return value;
}
