import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Bell } from '#design-system/icons/shapes.ts';
import { Popover } from '#design-system/overlays/Popover/Popover.tsx';
import { onDemand } from '#design-system/private/on-demand/onDemand.tsx';
import { unreadQuery } from '../notificationQueries.ts';
import * as t from '../texts.ts';
import * as styles from './NotificationBell.css.ts';
import type { NotificationListProps } from './NotificationList.tsx';

const width = 316;

const list = onDemand<NotificationListProps>(
  async () => (await import('./NotificationList.tsx')).NotificationList,
);

/** The bell in the top bar: says how many notifications wait, and opens their list. */
export function NotificationBell() {
  const known = useQuery(unreadQuery).data;
  const unread = known ?? 0;
  return (
    <>
      <Popover
        label={t.notifications}
        placement="bottom-end"
        padding="none"
        width={width}
        needs={list}
        renderTrigger={(trigger) => (
          <IconButton
            icon={Bell}
            label={unread > 0 ? t.notificationsUnreadUnread(unread) : t.notifications}
            dot={unread > 0}
            trigger={trigger}
          />
        )}
      >
        {(close) => <list.Part onGo={close} />}
      </Popover>
      <Announcement unread={known} />
    </>
  );
}

/** Says aloud that something came in; what waited from the start is in the bell's name. */
function Announcement({ unread }: { unread: number | undefined }) {
  const [heard, setHeard] = useState({ unread, text: '' });
  if (heard.unread !== unread) setHeard({ unread, text: wordsFor(heard.unread, unread) });
  return (
    <span role="status" className={styles.heard}>
      {heard.text}
    </span>
  );
}

function wordsFor(before: number | undefined, now: number | undefined): string {
  if (before === undefined || now === undefined || now <= before) return '';
  return now === 1 ? t.unreadNotification1 : t.nowUnreadNotifications(now);
}
