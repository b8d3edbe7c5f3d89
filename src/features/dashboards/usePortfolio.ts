import { useCallback, useMemo } from 'react';
import { useCurrentUser } from '#platform/flags';
import { useAddress } from '#platform/routing';
import { useRemembered } from '#platform/storage';
import { type PortfolioFilters, readFilters, writeFilters } from './model/portfolioFilters.ts';
import { lookSlot } from './model/portfolioLook.ts';

/** What a person looks at: the filters of the address over their own look. A change of filters starts at the first page. */
export function usePortfolio() {
  const [look, setLook] = useRemembered(lookSlot, useCurrentUser().id);
  const [address, setAddress] = useAddress();
  const { groupBy } = look;
  const filters = useMemo(() => readFilters(address, groupBy), [address, groupBy]);
  const change = useCallback(
    (part: Partial<PortfolioFilters>) =>
      setAddress((now) => writeFilters({ ...readFilters(now, groupBy), offset: 0, ...part }, groupBy), {
        replace: true,
      }),
    [setAddress, groupBy],
  );
  return { filters, change, look, setLook };
}
