import { useCallback, useMemo } from 'react';
import { useAddress } from '#platform/routing';
import { type HistoryFilters, readHistoryFilters, writeHistoryFilters } from '../model/historyFilters.ts';

/** What the address says of the page, and a way to change some of it. */
export function useHistoryFilters(): [HistoryFilters, (change: Partial<HistoryFilters>) => void] {
  const [address, setAddress] = useAddress();
  const filters = useMemo(() => readHistoryFilters(address), [address]);
  const change = useCallback(
    (part: Partial<HistoryFilters>) =>
      setAddress((current) => writeHistoryFilters(current, { ...readHistoryFilters(current), ...part }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setAddress],
  );
  return [filters, change];
}
