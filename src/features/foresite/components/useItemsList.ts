import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { itemsQuery, needsAllRows, toItemsQuery } from '#features/items';
import type { ItemBrief } from '#shared/foresite';
import type { useItemsView } from './useItemsView.ts';

const noRows: readonly ItemBrief[] = [];

/** The rows that a view shows: a page of them with the totals of the list, or all of them. */
export function useItemsList(projectId: number, view: ReturnType<typeof useItemsView>) {
  const query = toItemsQuery(view.filters, view.grid, view.page, view);
  const items = useQuery(itemsQuery(projectId, query));
  const count = items.data?.count;
  const totals = query.limit === 'all' ? undefined : items.data?.totals;
  const list = useMemo(
    () => (totals && count !== undefined ? { count, totals } : undefined),
    [totals, count],
  );
  // The page that the address asks for is past the end of what is left: back to the first one.
  const isPast = count !== undefined && count > 0 && view.page.offset >= count;
  const backToFirst = useEffectEvent(() => view.setPage({ ...view.page, offset: 0 }));
  useEffect(() => {
    if (isPast) backToFirst();
  }, [isPast]);
  return {
    items,
    rows: items.data?.results ?? noRows,
    count,
    list,
    hasPages: count !== undefined && count > 0 && !needsAllRows(view.grid),
  };
}
