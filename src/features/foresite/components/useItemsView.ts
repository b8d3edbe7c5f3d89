import { useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { emptyGridState, type GridState } from '#design-system/grid/DataGrid/gridTypes.ts';
import { useCurrentUser } from '#platform/flags';
import { defineSlot, remember, useRemembered } from '#platform/storage';
import { useFlyout } from '#shared/flyout';
import { itemFlyout } from '../itemFlyout.ts';
import { itemColumns } from '../model/itemColumns.ts';
import { type ItemFilters, readFilters, writeFilters } from '../model/itemFilters.ts';

type Density = 'normal' | 'compact';
const known = new Set<string>(itemColumns.map((column) => column.id));

/** Widths and hidden columns are accepted for known columns only (spec §5). */
function parseGrid(stored: unknown): GridState {
  if (typeof stored !== 'object' || stored === null) return emptyGridState;
  const { columnOrder, widths, hidden, sort } = stored as Partial<GridState>;
  const ids = (list: unknown) =>
    Array.isArray(list) ? list.filter((id): id is string => known.has(String(id))) : [];
  const sizes = Object.entries(widths ?? {}).filter(
    ([id, width]) => known.has(id) && typeof width === 'number',
  );
  const keys = Array.isArray(sort) ? sort.filter((key) => known.has(key?.column)) : [];
  return {
    columnOrder: ids(columnOrder),
    widths: Object.fromEntries(sizes),
    hidden: ids(hidden),
    sort: keys,
  };
}

const gridSlot = defineSlot('foresite-grid', parseGrid);
const densitySlot = defineSlot<Density>('foresite-density', (stored) =>
  stored === 'compact' ? 'compact' : 'normal',
);
const summarySlot = defineSlot('foresite-summary', (stored) => stored !== false);

/** Milliseconds before an arrangement is kept (spec §9). */
const saveDelay = 500;

/** What the grid shows: filters and the open item live in the address, the arrangement is remembered per person. */
export function useItemsView() {
  const [params, setParams] = useSearchParams();
  const user = useCurrentUser();
  const [kept] = useRemembered(gridSlot, user.id);
  const [grid, setGrid] = useState(kept);
  const [density, setDensity] = useRemembered(densitySlot, user.id);
  const [showsSummary, setShowsSummary] = useRemembered(summarySlot, user.id);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const filters = useMemo(() => readFilters(params), [params]);
  const { openId, open, close } = useFlyout(itemFlyout);
  return {
    filters,
    setFilters: (next: ItemFilters) =>
      setParams((old) => writeFilters(old, next), { replace: true, preventScrollReset: true }),
    openId,
    open,
    close,
    grid,
    setGrid: (next: GridState) => {
      setGrid(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => remember(gridSlot, user.id, next), saveDelay);
    },
    density,
    setDensity,
    showsSummary,
    setShowsSummary,
  };
}
