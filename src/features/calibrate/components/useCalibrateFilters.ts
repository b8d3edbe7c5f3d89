import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  type CalibrateFilters,
  readCalibrateFilters,
  writeCalibrateFilters,
} from '../model/calibrateFilters.ts';

/** What the address says of the page, and a way to change some of it. */
export function useCalibrateFilters(): [CalibrateFilters, (change: Partial<CalibrateFilters>) => void] {
  const [address, setAddress] = useSearchParams();
  const filters = useMemo(() => readCalibrateFilters(address), [address]);
  const change = useCallback(
    (part: Partial<CalibrateFilters>) =>
      setAddress((current) => writeCalibrateFilters(current, { ...readCalibrateFilters(current), ...part }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setAddress],
  );
  return [filters, change];
}
