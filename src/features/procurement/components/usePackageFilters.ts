import { useCallback, useMemo } from 'react';
import { useAddress } from '#platform/routing';
import { type PackageFilters, readPackageFilters, writePackageFilters } from '../model/packageFilters.ts';
import { readShown, type ShownPackages, writeShown } from '../model/procurementView.ts';

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

/** Everything that the address says of the packages, and a way to change it. */
export function useShownPackages(): [ShownPackages, (shown: Partial<ShownPackages>) => void] {
  const [address, setAddress] = useAddress();
  const shown = useMemo(() => readShown(address), [address]);
  const change = useCallback(
    (part: Partial<ShownPackages>) =>
      setAddress((current) => writeShown(current, { ...readShown(current), ...part }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setAddress],
  );
  return [shown, change];
}
