import { useCallback, useMemo } from 'react';
import { useAddress } from '#platform/routing';
import { type IssueFilters, readIssueFilters, writeIssueFilters } from '../model/issueFilters.ts';
import { readShown, type ShownIssues, writeShown } from '../model/issueView.ts';

/** The filters of the address, and a way to change some of them. */
export function useIssueFilters(): [IssueFilters, (change: Partial<IssueFilters>) => void] {
  const [address, setAddress] = useAddress();
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

/** Everything that the address says of the issues, and a way to change it. */
export function useShownIssues(): [ShownIssues, (shown: Partial<ShownIssues>) => void] {
  const [address, setAddress] = useAddress();
  const shown = useMemo(() => readShown(address), [address]);
  const change = useCallback(
    (part: Partial<ShownIssues>) =>
      setAddress((current) => writeShown(current, { ...readShown(current), ...part }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setAddress],
  );
  return [shown, change];
}
