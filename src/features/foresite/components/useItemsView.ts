import { useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { GridState } from '#design-system/grid/DataGrid/gridTypes.ts';
import { readGridState } from '#design-system/grid/DataGrid/state/readGridState.ts';
import { useCurrentUser } from '#platform/flags';
import { defineSlot, remember, useRemembered } from '#platform/storage';
import { useFlyout } from '#shared/flyout';
import { itemFlyout } from '../itemFlyout.ts';
import { itemColumns } from '../model/itemColumns.ts';
import { type ItemFilters, readFilters, writeFilters } from '../model/itemFilters.ts';
import {
  type ItemsPage,
  PAGE_STEP,
  type PageSize,
  readPage,
  readPageSize,
  writePage,
} from '../model/itemsPage.ts';

type Density = 'normal' | 'compact';
const gridSlot = defineSlot('foresite-grid', (stored) => readGridState(stored, itemColumns));
const densitySlot = defineSlot<Density>('foresite-density', (stored) =>
  stored === 'compact' ? 'compact' : 'normal',
);
const sizeSlot = defineSlot<PageSize>('foresite-rows', (stored) => readPageSize(stored) ?? PAGE_STEP);
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
  const [usualSize, setUsualSize] = useRemembered(sizeSlot, user.id);
  const [showsSummary, setShowsSummary] = useRemembered(summarySlot, user.id);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const filters = useMemo(() => readFilters(params), [params]);
  const page = useMemo(() => readPage(params, usualSize), [params, usualSize]);
  const { openId, open, close } = useFlyout(itemFlyout);
  return {
    filters,
    setFilters: (next: ItemFilters) =>
      setParams((old) => writePage(writeFilters(old, next), { ...page, offset: 0 }), {
        replace: true,
        preventScrollReset: true,
      }),
    page,
    setPage: (next: ItemsPage) => {
      setUsualSize(next.limit);
      setParams((old) => writePage(old, next), { replace: true, preventScrollReset: true });
    },
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
