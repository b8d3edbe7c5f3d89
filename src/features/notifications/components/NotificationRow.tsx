import { Link } from '#design-system/actions/Link/Link.tsx';
import { Avatar } from '#design-system/feedback/Avatar/Avatar.tsx';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { Clock } from '#design-system/icons/shapes.ts';
import { type LocalMoment, relativeTime } from '#domain/notifications';
import { toLocalMoment } from '../model/localMoment.ts';
import type { Notification } from '../notificationQueries.ts';
import * as t from '../texts.ts';
import * as styles from './NotificationRow.css.ts';

export interface NotificationRowProps {
  notification: Notification;
  now: LocalMoment;
  unread: boolean;
  onGo: () => void;
}

/** One notification: who, what about, what happened, where, and when; the whole row leads there. */
export function NotificationRow({ notification, now, unread, onGo }: NotificationRowProps) {
  const { creator, date_created, link, event_data } = notification;
  const at = Date.parse(date_created);
  return (
    <li className={styles.row}>
      <Link href={link} variant="bare" onPress={onGo}>
        <span className={styles.note} data-unread={unread || undefined}>
          <span className={styles.who}>
            {creator ? (
              <Avatar
                name={`${creator.first_name} ${creator.last_name}`}
                src={creator.avatar_url}
                seed={creator.id}
              />
            ) : (
              <span className={styles.product}>
                <Icon of={Clock} />
              </span>
            )}
          </span>
          <span className={styles.title} title={event_data.title}>
            {event_data.title}
          </span>
          <time className={styles.when} dateTime={date_created} title={new Date(at).toLocaleString()}>
            {relativeTime(toLocalMoment(at), now)}
          </time>
          <span className={styles.action}>{event_data.action}</span>
          <span className={styles.subtitle} title={event_data.subtitle}>
            {event_data.subtitle}
          </span>
          {unread ? <span role="img" aria-label={t.unread} className={styles.dot} /> : null}
        </span>
      </Link>
    </li>
  );
}
