import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { isAppError } from '#platform/api';
import { Notice } from '#shared/page';
import type { Bid } from '../bidCalls.ts';
import { AlternatesCard } from '../components/AlternatesCard.tsx';
import * as styles from '../components/Bid.css.ts';
import { BidFiles } from '../components/BidFiles.tsx';
import { BidHead } from '../components/BidHead.tsx';
import { BidderDocuments } from '../components/BidderDocuments.tsx';
import { BidderQuestions } from '../components/BidderQuestions.tsx';
import { LinesToPrice } from '../components/LinesToPrice.tsx';
import { Qualifications } from '../components/Qualifications.tsx';
import { SubmitCard } from '../components/SubmitCard.tsx';
import { Workbook } from '../components/Workbook.tsx';
import * as t from '../texts.ts';
import { useBidView, useDraft } from '../useBid.ts';

/** The bid of a company that was invited: its lines, prices, conditions, documents and questions, and nobody else's. */
export default function BidScreen() {
  // What stands behind `#` is in no log of a server.
  const [token] = useState(() => location.hash.slice(1));
  const view = useBidView(token);
  if (view.kind === 'found') return <BidPage token={token} first={view.bid} />;
  if (view.kind === 'loading')
    return (
      <div className={styles.page}>
        <Skeleton height={560} />
      </div>
    );
  if (view.kind === 'missing')
    return (
      <Notice scene="barred" title={t.thisLinkDoesNotOpen} actions={null}>
        {t.itMayBeIncomplete}
      </Notice>
    );
  return (
    <Notice
      scene="barred"
      title={t.yourBidCouldNotBeOpened}
      actions={
        <Button variant="primary" onPress={() => location.reload()}>
          {t.tryAgain}
        </Button>
      }
    >
      {isAppError(view.error) ? view.error.message : t.somethingUnexpectedHappenedTryAgain}
    </Notice>
  );
}

function BidPage({ token, first }: { token: string; first: Bid }) {
  const [bid, setBid] = useState(first);
  const draft = useDraft(token, first);
  const mayBid = bid.phase === 'OPEN' || (bid.phase === 'LATE' && bid.submissions.length === 0);
  const isWriting = mayBid && bid.state !== 'DECLINED';
  return (
    <div className={styles.page}>
      <BidHead bid={bid} />
      <div className={styles.columns}>
        <LinesToPrice
          lines={bid.lines}
          offer={draft.offer}
          {...(isWriting && {
            onChange: draft.edit,
            tools: <Workbook token={token} bid={bid} offer={draft.offer} onChange={draft.edit} />,
          })}
        />
        <div className={styles.side}>
          <SubmitCard token={token} bid={bid} draft={draft} mayBid={mayBid} onChange={setBid} />
          <AlternatesCard
            alternates={bid.alternates}
            offer={draft.offer}
            {...(isWriting && { onChange: draft.edit })}
          />
          <Qualifications
            value={draft.offer.qualifications}
            {...(isWriting && {
              onChange: (qualifications: string) => draft.edit((offer) => ({ ...offer, qualifications })),
            })}
          />
          <BidFiles token={token} files={bid.files} mayChange={isWriting} />
          <BidderDocuments token={token} documents={bid.documents} />
          <BidderQuestions token={token} bid={bid} onChange={setBid} />
        </div>
      </div>
    </div>
  );
}
