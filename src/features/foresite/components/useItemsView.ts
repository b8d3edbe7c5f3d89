import type { AttributeDefinition } from '#shared/attributes';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { GridState } from '#design-system/grid/DataGrid/gridTypes.ts';
import { readGridState } from '#design-system/grid/DataGrid/state/readGridState.ts';
import { isAttributeField } from '#domain/attributes';
import { useCurrentUser, useSubject } from '#platform/flags';
import { useChangeAddress } from '#platform/routing';
import { defineSlot, remember, useRemembered } from '#platform/storage';
import { useAttributes } from '#shared/attributes';
import { useAddressBehind, useFlyoutMoves } from '#shared/flyout';
import { useProjectId } from '#shared/project';
import {
  itemQuery,
  itemsQuery,
  itemFlyout,
  itemColumns,
  type ItemFilters,
  readFilters,
  saysFilters,
  writeFilters,
  type ItemsPage,
  PAGE_STEP,
  type PageSize,
  readPage,
  readPageSize,
  toItemsQuery,
  writePage,
} from '#features/items';
import type { ItemsLook } from '#features/views';
import { useKeptChoices } from '#features/trend';

/** While the company's own fields are not known, and where it has none; the same list between renders. */
export const noAttributes: readonly AttributeDefinition[] = [];

type Density = 'normal' | 'compact';
const gridSlot = defineSlot('foresite-grid', (stored) =>
  readGridState(stored, itemColumns, isAttributeField),
);
const densitySlot = defineSlot<Density>('foresite-density', (stored) =>
  stored === 'compact' ? 'compact' : 'normal',
);
const sizeSlot = defineSlot<PageSize>('foresite-rows', (stored) => readPageSize(stored) ?? PAGE_STEP);
const summarySlot = defineSlot('foresite-summary', (stored) => stored !== false);

/** Milliseconds before an arrangement is kept (docs/product/lists.md). */
const saveDelay = 500;

/** What the grid shows: filters and the open item live in the address, the arrangement is remembered per person. */
export function useItemsView() {
  const params = useAddressBehind();
  const setParams = useChangeAddress();
  const user = useCurrentUser();
  const [kept] = useRemembered(gridSlot, user.id);
  const [grid, setGrid] = useState(kept);
  const [density, setDensity] = useRemembered(densitySlot, user.id);
  const [usualSize, setUsualSize] = useRemembered(sizeSlot, user.id);
  const [showsSummary, setShowsSummary] = useRemembered(summarySlot, user.id);
  const projectId = useProjectId();
  const [trend, keepTrend] = useKeptChoices(projectId);
  const attributes = useAttributes('SCENARIO_ITEM');
  const usesAttributes = useSubject().tenantFlags.has('enable_custom_attributes');
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const filters = useMemo(() => readFilters(params), [params]);
  const page = useMemo(() => readPage(params, usualSize), [params, usualSize]);
  const { open: openFlyout, close } = useFlyoutMoves(itemFlyout);
  const open = useCallback(
    (id: number | 'new') => {
      // Asked for before the page is drawn anew, so that it is on its way meanwhile.
      if (id !== 'new') void client.prefetchQuery(itemQuery(projectId, id));
      openFlyout(id);
    },
    [client, projectId, openFlyout],
  );
  const arrange = (next: GridState) => {
    setGrid(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => remember(gridSlot, user.id, next), saveDelay);
  };
  const show = (next: {
    filters?: ItemFilters | undefined;
    grid?: GridState | undefined;
    page: ItemsPage;
  }) => {
    // Asked for before the screen is drawn anew, so that the answer is on its way meanwhile.
    const query = toItemsQuery(next.filters ?? filters, next.grid ?? grid, next.page, { usesAttributes });
    void client.prefetchQuery(itemsQuery(projectId, query));
    const written = writePage(next.filters ? writeFilters(params, next.filters) : params, next.page);
    // An address that stays as it is is not written again: that would call off a move to another page that has begun.
    if (written.toString() === params.toString()) return;
    setParams((old) => writePage(next.filters ? writeFilters(old, next.filters) : old, next.page), {
      replace: true,
      preventScrollReset: true,
    });
  };
  const look: ItemsLook = { grid, density, rows: page.limit, filters, showsSummary, trend };
  return {
    look,
    hasOwnFilters: saysFilters(params),
    /** Puts on the parts of a look that are given, from the first page on. */
    setLook: (next: Partial<ItemsLook>) => {
      if (next.grid) arrange(next.grid);
      if (next.density) setDensity(next.density);
      if (next.rows) setUsualSize(next.rows);
      if (next.showsSummary !== undefined) setShowsSummary(next.showsSummary);
      if (next.trend) keepTrend(next.trend);
      show({ ...next, page: { limit: next.rows ?? page.limit, offset: 0 } });
    },
    filters,
    setFilters: (next: ItemFilters) => show({ filters: next, page: { ...page, offset: 0 } }),
    page,
    setPage: (next: ItemsPage) => {
      setUsualSize(next.limit);
      show({ page: next });
    },
    open,
    close,
    grid,
    setGrid: arrange,
    density,
    setDensity,
    showsSummary,
    setShowsSummary,
    /** Fields that the company has added to items; undefined until they are known. */
    attributes,
    usesAttributes,
  };
}
