import { useEffect, useState } from 'react';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { Clock, Lock } from '#design-system/icons/shapes.ts';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { dueMomentText, ownMomentText, timeLeft } from '#domain/bidding';
import { formatDate } from '#domain/dates';
import type { Bid } from '../bidCalls.ts';
import * as t from '../texts.ts';
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
              {t.bidBy}
              <b>{bid.bidder}</b>
            </p>
          ) : null}
          <p className={styles.place}>{[bid.project, bid.place].filter(Boolean).join(', ')}</p>
        </div>
        <dl className={styles.times}>
          {bid.site_walk_on === null ? null : (
            <div>
              <dt>{t.siteWalk}</dt>
              <dd>{formatDate(bid.site_walk_on)}</dd>
            </div>
          )}
          {bid.questions_by === null ? null : (
            <div>
              <dt>{t.questionsClose}</dt>
              <dd>{formatDate(bid.questions_by)}</dd>
            </div>
          )}
          <div>
            <dt>{t.bidsDue}</dt>
            <dd>
              {dueMomentText(bid.due_at, bid.time_zone, 'longGeneric')}
              {own === null ? null : <small>{t.ownYourTime(own)}</small>}
            </dd>
          </div>
          <div className={styles.left}>
            <dt>{t.timeLeft}</dt>
            <dd>
              <Icon of={Clock} />
              {left ?? t.none}
            </dd>
          </div>
        </dl>
      </div>
      <p className={styles.privateLine}>
        <Icon of={Lock} />
        <span>
          {t.linkForWhomCompanySees(
            bid.email ? t.privateLinkForEmail(bid.email) : t.privateLinkForEachBidder,
            bid.company_name,
          )}
        </span>
      </p>
      {bid.message ? <Banner>{bid.message}</Banner> : null}
      {bid.phase === 'LATE' ? (
        <Banner tone="caution">
          {bid.submissions.length > 0 ? t.bidsWereDueTheBid : t.bidsWereDueYou(bid.company_name)}
        </Banner>
      ) : null}
      {bid.phase === 'CLOSED' ? (
        <Banner tone="caution">{t.companyNameHasBought(bid.company_name)}</Banner>
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
