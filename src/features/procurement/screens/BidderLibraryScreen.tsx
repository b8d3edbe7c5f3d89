import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Plus } from '#design-system/icons/shapes.ts';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { type Prequalification, PREQUALIFICATIONS } from '#domain/procurement';
import { useCan } from '#platform/flags';
import { useAddress } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { useFlyout } from '#shared/flyout';
import { ChoiceChip, Page, ToolRow } from '#shared/page';
import { bidderFlyout } from '../bidderFlyout.ts';
import { BiddersGrid } from '../components/Bidders/BiddersGrid.tsx';
import { type BidderFilters, readBidderFilters, writeBidderFilters } from '../model/bidderFilters.ts';
import { biddersQuery } from '../prequalificationQueries.ts';
import * as t from '../texts.ts';

const BidderFlyout = lazy(() => import('../components/Bidders/BidderFlyout.tsx'));

const statuses = Object.entries(PREQUALIFICATIONS).map(([id, label]) => ({ id, label }));

/** The company's bidders with their prequalification (docs/product/procurement.md). */
export default function BidderLibraryScreen() {
  const [filters, change] = useBidderFilters();
  const { openId, open, close } = useFlyout(bidderFlyout);
  const bidders = useQuery(biddersQuery(filters));
  const count = bidders.data?.count;
  const mayAdd = useCan('change_procurement');
  const add = mayAdd ? (
    <Button variant="primary" icon={Plus} onPress={() => open('new')}>
      {t.addBidder}
    </Button>
  ) : null;
  return (
    <Page
      title={t.biddersLibrary}
      count={count === undefined ? undefined : count === 1 ? t.bidder1 : t.countBidders(count)}
      actions={add}
    >
      <ToolRow underTitle>
        <SearchField
          label={t.quickSearch}
          placeholder={t.quickSearch}
          value={filters.search}
          onChange={(search) => change({ search, offset: 0 })}
        />
        <ChoiceChip
          label={t.status}
          choices={statuses}
          value={filters.status}
          onChange={(status) => change({ status: status as Prequalification | null, offset: 0 })}
        />
      </ToolRow>
      <BiddersGrid
        page={bidders.data}
        filters={filters}
        onChange={change}
        openId={openId}
        onOpen={open}
        add={add}
        failure={
          bidders.error && !bidders.data ? (
            <LoadError what={t.biddersLower} error={bidders.error} onRetry={() => void bidders.refetch()} />
          ) : undefined
        }
      />
      {openId === null ? null : (
        <Suspense fallback={null}>
          <BidderFlyout key={openId} bidderId={openId} onOpen={open} onClose={close} />
        </Suspense>
      )}
    </Page>
  );
}

/** The filters of the address, and a way to change some of them. */
function useBidderFilters(): [BidderFilters, (change: Partial<BidderFilters>) => void] {
  const [address, setAddress] = useAddress();
  const filters = useMemo(() => readBidderFilters(address), [address]);
  const change = useCallback(
    (part: Partial<BidderFilters>) =>
      setAddress((current) => writeBidderFilters(current, { ...readBidderFilters(current), ...part }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setAddress],
  );
  return [filters, change];
}
