import { useCallback, useMemo } from 'react';
import { useAddress } from '#platform/routing';
import { type ProjectFilters, readFilters, writeFilters } from './model/projectFilters.ts';

/** The filters of the address, and a way to change some of them. A change starts at the first page again. */
export function useProjectFilters(): [ProjectFilters, (change: Partial<ProjectFilters>) => void] {
  const [address, setAddress] = useAddress();
  const filters = useMemo(() => readFilters(address), [address]);
  const change = useCallback(
    (part: Partial<ProjectFilters>) =>
      setAddress((current) => writeFilters({ ...readFilters(current), offset: 0, ...part }), {
        replace: true,
      }),
    [setAddress],
  );
  return [filters, change];
}
