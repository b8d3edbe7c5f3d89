import { useCallback, useMemo } from 'react';
import { useAddress } from '#platform/routing';
import { readTvdFilters, type TvdFilters, writeTvdFilters } from '../model/tvdView.ts';

/** What the address says the page shows, and how it is changed. */
export function useTvdFilters(): readonly [TvdFilters, (change: Partial<TvdFilters>) => void] {
  const [params, setParams] = useAddress();
  const filters = useMemo(() => readTvdFilters(params), [params]);
  const change = useCallback(
    (next: Partial<TvdFilters>) =>
      setParams((now) => writeTvdFilters({ ...readTvdFilters(now), ...next }), { replace: true }),
    [setParams],
  );
  return [filters, change];
}
