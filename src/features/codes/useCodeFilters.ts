import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type CodeFilters, readCodeFilters, writeCodeFilters } from './model/codeFilters.ts';

/** The filters of the address, and a way to change some of them. A change starts at the first page again. */
export function useCodeFilters(): [CodeFilters, (change: Partial<CodeFilters>) => void] {
  const [address, setAddress] = useSearchParams();
  const filters = useMemo(() => readCodeFilters(address), [address]);
  const change = useCallback(
    (some: Partial<CodeFilters>) =>
      setAddress((before) => writeCodeFilters({ ...readCodeFilters(before), offset: 0, ...some }), {
        replace: true,
      }),
    [setAddress],
  );
  return [filters, change];
}
