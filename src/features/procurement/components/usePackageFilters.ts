import { useCallback, useMemo } from 'react';
import { useAddress } from '#platform/routing';
import { type PackageFilters, readPackageFilters, writePackageFilters } from '../model/packageFilters.ts';

/** The list, the board by status, or what is to do week by week. */
export type PackageView = 'list' | 'board' | 'pull';

/** The filters of the address, and a way to change some of them. */
export function usePackageFilters(): [PackageFilters, (change: Partial<PackageFilters>) => void] {
  const [address, setAddress] = useAddress();
  const filters = useMemo(() => readPackageFilters(address), [address]);
  const change = useCallback(
    (part: Partial<PackageFilters>) =>
      setAddress((current) => writePackageFilters(current, { ...readPackageFilters(current), ...part }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setAddress],
  );
  return [filters, change];
}

/** How the packages are shown, and a way to show them otherwise; the address holds it. */
export function usePackageView(): [PackageView, (view: PackageView) => void] {
  const [address, setAddress] = useAddress();
  const show = useCallback(
    (view: PackageView) =>
      setAddress(
        (current) => {
          const next = new URLSearchParams(current);
          if (view === 'list') next.delete('view');
          else next.set('view', view);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setAddress],
  );
  const named = address.get('view');
  return [named === 'board' || named === 'pull' ? named : 'list', show];
}
