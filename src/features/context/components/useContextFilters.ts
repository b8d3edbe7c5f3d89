import { useCallback, useMemo } from 'react';
import { useAddress } from '#platform/routing';
import { type ContextFilters, readContextFilters, writeContextFilters } from '../model/contextFilters.ts';

/** The filters of the address, and a way to change some of them; another choice begins at the first page. */
export function useContextFilters(): [ContextFilters, (change: Partial<ContextFilters>) => void] {
  const [address, setAddress] = useAddress();
  const filters = useMemo(() => readContextFilters(address), [address]);
  const change = useCallback(
    (part: Partial<ContextFilters>) =>
      setAddress(
        (current) => writeContextFilters(current, { ...readContextFilters(current), offset: 0, ...part }),
        { replace: true, preventScrollReset: true },
      ),
    [setAddress],
  );
  return [filters, change];
}
