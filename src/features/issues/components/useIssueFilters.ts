import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type IssueFilters, readIssueFilters, writeIssueFilters } from '../model/issueFilters.ts';

/** The filters of the address, and a way to change some of them. */
export function useIssueFilters(): [IssueFilters, (change: Partial<IssueFilters>) => void] {
  const [address, setAddress] = useSearchParams();
  const filters = useMemo(() => readIssueFilters(address), [address]);
  const change = useCallback(
    (part: Partial<IssueFilters>) =>
      setAddress((current) => writeIssueFilters(current, { ...readIssueFilters(current), ...part }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setAddress],
  );
  return [filters, change];
}
