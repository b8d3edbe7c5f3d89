import { useCallback, useMemo } from 'react';
import { useAddress } from '#platform/routing';
import { readRiskFilters, type RiskFilters, writeRiskFilters } from '../model/riskFilters.ts';

/** The filters of the address, and a way to change some of them; every change but a page begins at the first one. */
export function useRiskFilters(): [RiskFilters, (change: Partial<RiskFilters>) => void] {
  const [address, setAddress] = useAddress();
  const filters = useMemo(() => readRiskFilters(address), [address]);
  const change = useCallback(
    (part: Partial<RiskFilters>) =>
      setAddress(
        (current) => writeRiskFilters(current, { ...readRiskFilters(current), offset: 0, ...part }),
        { replace: true, preventScrollReset: true },
      ),
    [setAddress],
  );
  return [filters, change];
}
