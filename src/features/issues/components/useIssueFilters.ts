import { useCallback, useMemo } from 'react';
import { useAddress } from '#platform/routing';
import { type IssueFilters, readIssueFilters, writeIssueFilters } from '../model/issueFilters.ts';

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

/** Lists, or the board by status; the address holds it. */
export type IssueView = 'list' | 'board';

/** How the issues are shown, and a way to show them otherwise. */
export function useIssueView(): [IssueView, (view: IssueView) => void] {
  const [address, setAddress] = useAddress();
  const show = useCallback(
    (view: IssueView) =>
      setAddress(
        (current) => {
          const next = new URLSearchParams(current);
          if (view === 'board') next.set('view', view);
          else next.delete('view');
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setAddress],
  );
  return [address.get('view') === 'board' ? 'board' : 'list', show];
}
