import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Checkbox } from '#design-system/inputs/Checkbox/Checkbox.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { emptyOffer } from '#domain/bidding';
import { isAppError } from '#platform/api';
import { pathTo, projectIdOf, useTrail } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { Page } from '#shared/page';
import { useProjectId } from '#shared/project';
import { previewQuery } from '../bidCalls.ts';
import { AlternatesCard } from '../components/AlternatesCard.tsx';
import * as styles from '../components/Bid.css.ts';
import { AddendaToConfirm } from '../components/AddendaToConfirm.tsx';
import { BidderDocuments } from '../components/BidderDocuments.tsx';
import { BidderQuestions } from '../components/BidderQuestions.tsx';
import { BidHead } from '../components/BidHead.tsx';
import { LinesToPrice } from '../components/LinesToPrice.tsx';
import { Qualifications } from '../components/Qualifications.tsx';
import * as t from '../texts.ts';

/** The page of a bidder as the company looks at it: prices can be tried, and nothing is kept. */
export default function BidPreviewScreen() {
  const id = projectIdOf(useParams()['bidPackageId']) ?? 0;
  const projectId = useProjectId();
  const bid = useQuery(previewQuery(projectId, id));
  const trail = useTrail('bidPreview');
  const [offer, setOffer] = useState(emptyOffer);
  return (
    <Page title={t.viewAsBidder} trail={trail}>
      {bid.isPending ? (
        <Skeleton height={560} />
      ) : isAppError(bid.error) && bid.error.status === 422 ? (
        <EmptyState
          title={t.noBiddersInvitedYet}
          text={t.theirPageStandsOnce}
          action={
            <Link href={pathTo('bidPackage', { projectId, bidPackageId: id })}>{t.openThePackage}</Link>
          }
        />
      ) : bid.isError ? (
        <LoadError what={t.biddersPage} error={bid.error} onRetry={() => void bid.refetch()} />
      ) : (
        <Stack gap={3}>
          <Banner>{t.thisIsWhatEveryInvited}</Banner>
          <BidHead bid={bid.data} level={2} />
          <div className={styles.columns}>
            <LinesToPrice lines={bid.data.lines} offer={offer} onChange={setOffer} />
            <div className={styles.side}>
              {bid.data.addenda.length > 0 || bid.data.bond_percent !== null ? (
                <section className={styles.submit} aria-label={t.toConfirm}>
                  <AddendaToConfirm addenda={bid.data.addenda} />
                  {bid.data.bond_percent === null ? null : (
                    <Checkbox
                      label={t.bidBondBondPercent(bid.data.bond_percent)}
                      checked={false}
                      disabledReason={t.biddersConfirmItHere}
                      onChange={() => undefined}
                    />
                  )}
                </section>
              ) : null}
              <AlternatesCard alternates={bid.data.alternates} offer={offer} onChange={setOffer} />
              <Qualifications
                value={offer.qualifications}
                onChange={(qualifications) => setOffer((now) => ({ ...now, qualifications }))}
              />
              <BidderDocuments documents={bid.data.documents} />
              <BidderQuestions bid={bid.data} />
            </div>
          </div>
        </Stack>
      )}
    </Page>
  );
}
