import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Spinner } from '#design-system/feedback/Spinner/Spinner.tsx';
import { LoadError } from '#shared/failure';
import { countMarked, listShown } from '../model/shownNotifications.ts';
import { toLocalMoment } from '../model/localMoment.ts';
import { useReadAll, useReadShown } from '../notificationMutations.ts';
import { type Notification, notificationsQuery } from '../notificationQueries.ts';
import * as t from '../texts.ts';
import { EndMark } from './EndMark.tsx';
import * as styles from './NotificationList.css.ts';
import { NotificationRow } from './NotificationRow.tsx';
import { NotificationSkeleton } from './NotificationSkeleton.tsx';

export interface NotificationListProps {
  onGo: () => void;
}

/**
 * Everything of the last 31 days, read further as one scrolls. What is shown counts as read; its dot stays until the
 * list is closed, so that one sees what was new.
 */
export function NotificationList({ onGo }: NotificationListProps) {
  const query = useInfiniteQuery(notificationsQuery);
  const pages = query.data?.pages ?? [];
  const shown = listShown(pages);
  const { isMarked, clear } = useMarks(shown);
  const readAll = useReadAll();
  const marked = countMarked(pages, shown, isMarked);
  return (
    <div className={styles.panel}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t.notifications}</h2>
        {marked > 0 ? <span className={styles.count}>{t.markedUnread(marked)}</span> : null}
        <span className={styles.action}>
          <Button
            variant="quiet"
            size="small"
            disabledReason={marked > 0 ? undefined : t.everythingIsRead}
            onPress={() => {
              clear();
              readAll();
            }}
          >
            {t.markAllRead}
          </Button>
        </span>
      </header>
      {query.isPending ? <NotificationSkeleton /> : null}
      {query.isError && shown.length === 0 ? (
        <LoadError what={t.notificationsLower} error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {query.isSuccess && shown.length === 0 ? <EmptyState title={t.thereAreNoNotifications} /> : null}
      {shown.length > 0 ? (
        <Rows
          shown={shown}
          now={query.dataUpdatedAt}
          isMarked={isMarked}
          hasMore={query.hasNextPage}
          onEnd={() => void query.fetchNextPage()}
          onGo={onGo}
        />
      ) : null}
    </div>
  );
}

interface RowsProps {
  shown: readonly Notification[];
  /** When the list was read, in milliseconds. */
  now: number;
  isMarked: (one: Notification) => boolean;
  hasMore: boolean;
  onEnd: () => void;
  onGo: () => void;
}

function Rows({ shown, now, isMarked, hasMore, onEnd, onGo }: RowsProps) {
  return (
    <div className={styles.scroller}>
      <ul className={styles.list}>
        {shown.map((one) => (
          <NotificationRow
            key={one.id}
            notification={one}
            now={toLocalMoment(now)}
            unread={isMarked(one)}
            onGo={onGo}
          />
        ))}
      </ul>
      <EndMark key={shown.length} onReach={hasMore ? onEnd : undefined}>
        {hasMore ? <Spinner label={t.loadingMore} /> : <p>{t.thatsAllYourNotifications}</p>}
      </EndMark>
    </div>
  );
}

/** Marks what is shown as read, and remembers what was new in this visit. */
function useMarks(shown: readonly Notification[]) {
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set());
  const asked = useRef(new Set<number>());
  const readShown = useReadShown();
  const unread = shown.filter(({ is_read }) => !is_read).map(({ id }) => id);
  const key = unread.join();
  useEffect(() => {
    const ids = key === '' ? [] : key.split(',').map(Number);
    const news = ids.filter((id) => !asked.current.has(id));
    if (news.length === 0) return;
    for (const id of news) asked.current.add(id);
    setFresh((before) => new Set([...before, ...news]));
    readShown(news);
  }, [key, readShown]);
  return {
    isMarked: ({ id, is_read }: Notification) => !is_read || fresh.has(id),
    clear: () => setFresh(new Set()),
  };
}
