import { useEffect, useState } from 'react';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { Clock, Lock } from '#design-system/icons/shapes.ts';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { dueMomentText, ownMomentText, timeLeft } from '#domain/bidding';
import { formatDate } from '#domain/dates';
import type { Bid } from '../bidCalls.ts';
import * as styles from './Bid.css.ts';

/** What is bid for, by whom, and until when. On a page with a title of its own it is a part of level 2. */
export function BidHead({ bid, level = 1 }: { bid: Bid; level?: 1 | 2 }) {
  const left = useTimeLeft(bid.due_at);
  const own = ownMomentText(bid.due_at, bid.time_zone, new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <>
      <div className={styles.head}>
        <div className={styles.title}>
          <Heading className={styles.name}>{bid.package}</Heading>
          {bid.bidder ? (
            <p className={styles.by}>
              Bid by <b>{bid.bidder}</b>
            </p>
          ) : null}
          <p className={styles.place}>{[bid.project, bid.place].filter(Boolean).join(', ')}</p>
        </div>
        <dl className={styles.times}>
          {bid.site_walk_on === null ? null : (
            <div>
              <dt>Site walk</dt>
              <dd>{formatDate(bid.site_walk_on)}</dd>
            </div>
          )}
          {bid.questions_by === null ? null : (
            <div>
              <dt>Questions close</dt>
              <dd>{formatDate(bid.questions_by)}</dd>
            </div>
          )}
          <div>
            <dt>Bids due</dt>
            <dd>
              {dueMomentText(bid.due_at, bid.time_zone, 'longGeneric')}
              {own === null ? null : <small>{`${own} where you are`}</small>}
            </dd>
          </div>
          <div className={styles.left}>
            <dt>Time left</dt>
            <dd>
              <Icon of={Clock} />
              {left ?? 'None'}
            </dd>
          </div>
        </dl>
      </div>
      <p className={styles.privateLine}>
        <Icon of={Lock} />
        <span>
          {bid.email ? `Private link for ${bid.email}.` : 'Private link for each bidder.'} {bid.company_name}{' '}
          sees no price before bids are opened, and no other bidder ever does.
        </span>
      </p>
      {bid.message ? <Banner>{bid.message}</Banner> : null}
      {bid.phase === 'LATE' ? (
        <Banner tone="caution">
          {bid.submissions.length > 0
            ? 'Bids were due. The bid that you submitted counts and can no longer change.'
            : `Bids were due. You can still submit one bid; ${bid.company_name} sees that it is late.`}
        </Banner>
      ) : null}
      {bid.phase === 'CLOSED' ? (
        <Banner tone="caution">{`${bid.company_name} has bought this package. Bids can no longer change.`}</Banner>
      ) : null}
    </>
  );
}

/** How long it is until the due moment, anew each half minute. */
function useTimeLeft(dueAt: string): string | null {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return timeLeft(now, dueAt);
}
