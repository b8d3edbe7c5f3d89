import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useAddress } from '#platform/routing';
import { companySettingsQuery, projectSettingsQuery } from '#shared/settings';
import { useProjectId } from '#shared/project';
import {
  type CalibrateFilters,
  readCalibrateFilters,
  writeCalibrateFilters,
} from '../model/calibrateFilters.ts';

/** What the address says of the page, and a way to change some of it. Costs start normalized where the settings say so. */
export function useCalibrateFilters(): [CalibrateFilters, (change: Partial<CalibrateFilters>) => void] {
  const [address, setAddress] = useAddress();
  const own = useQuery(projectSettingsQuery(useProjectId())).data?.normalize_by_default;
  const company = useQuery(companySettingsQuery).data?.normalize_by_default;
  const isNormalized = own ?? company ?? true;
  const usual = useMemo(() => ({ isNormalized }), [isNormalized]);
  const filters = useMemo(() => readCalibrateFilters(address, usual), [address, usual]);
  const change = useCallback(
    (part: Partial<CalibrateFilters>) =>
      setAddress(
        (current) =>
          writeCalibrateFilters(current, { ...readCalibrateFilters(current, usual), ...part }, usual),
        { replace: true, preventScrollReset: true },
      ),
    [setAddress, usual],
  );
  return [filters, change];
}
