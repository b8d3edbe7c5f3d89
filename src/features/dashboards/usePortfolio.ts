import { useCallback, useMemo } from 'react';
import { useAddress } from '#platform/routing';
import { usePageSetup } from '#shared/look';
import { type PortfolioFilters, readFilters, writeFilters } from './model/portfolioFilters.ts';
import { portfolioSetup } from './model/portfolioLook.ts';

/** What a person looks at: the filters of the address over their own look. A change of filters starts at the first page. */
export function usePortfolio() {
  const [look, setLook] = usePageSetup(portfolioSetup);
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
