import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { Avatar } from '#design-system/feedback/Avatar/Avatar.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { formatNumber } from '#domain/money';
import { aboutWords, rowAddress } from '#features/history';
import { pathTo, usePages } from '#platform/routing';
import { dayWords, foldedWords, type HistoryEntry, sentenceParts } from '#shared/history';
import { useProjectId } from '#shared/project';
import { type News, useMarkSeen } from '../newsQueries.ts';
import * as t from '../texts.ts';
import * as styles from './News.css.ts';

/** What others changed since the person was last here; Mark as seen begins the list anew. */
export function NewsCard({ news }: { news: News }) {
  const [now] = useState(() => new Date());
  const toasts = useToasts();
  const projectId = useProjectId();
  const marking = useMarkSeen(projectId);
  const { changes, count, people, is_first: isFirst } = news;
  const title = (
    <span className={styles.title}>
      {isFirst ? t.latestChanges : t.sinceYourLastVisit}
      <span className={styles.note}>{isFirst ? t.last7Days : dayWords(news.since, now)}</span>
    </span>
  );
  const markSeen = () =>
    marking.mutate(undefined, {
      onError: () =>
        toasts.show({
          tone: 'critical',
          title: t.theChangesWereNotMarked,
          detail: t.checkYourConnectionAndTry,
        }),
    });
  return (
    <Card
      title={title}
      padding="none"
      actions={
        count > 0 ? (
          <Button variant="quiet" size="small" onPress={markSeen}>
            {t.markAsSeen}
          </Button>
        ) : null
      }
    >
      {count === 0 ? (
        <p className={styles.empty}>{isFirst ? t.noOneElseChangedAnything : t.noOneElseHasChanged}</p>
      ) : (
        <>
          <ol className={styles.list}>
            {changes.map((entry) => (
              <Change key={entry.id} entry={entry} now={now} projectId={projectId} />
            ))}
          </ol>
          <Foot count={count} people={people} projectId={projectId} />
        </>
      )}
    </Card>
  );
}

function Change({ entry, now, projectId }: { entry: HistoryEntry; now: Date; projectId: number }) {
  const { actor } = entry;
  const name = actor ? `${actor.first_name} ${actor.last_name}` : t.quoin;
  const words = entry.rows === null ? aboutWords(entry) : foldedWords(entry);
  const address = rowAddress(entry, projectId);
  return (
    <li>
      <span className={styles.who}>
        <Avatar name={name} src={actor?.avatar_url} seed={actor?.id ?? 0} />
      </span>
      <span className={styles.change}>
        <span className={styles.line}>
          {address === undefined ? (
            words
          ) : (
            <Link href={address} variant="plain">
              {words}
            </Link>
          )}
        </span>{' '}
        <span className={styles.line}>
          {(entry.rows === null ? sentenceParts(entry, '') : []).map((part, index) => (
            <span key={part.key}>
              {index > 0 ? ', ' : ''}
              {[part.verb, part.label].join(' ').trim()}
              {part.from === null ? null : (
                <>
                  {' '}
                  <del>{part.from}</del>
                </>
              )}
              {part.to === null ? null : ` ${part.joint}${part.to}`}
            </span>
          ))}
        </span>
      </span>
      <time className={styles.when} dateTime={entry.at}>
        {dayWords(entry.at, now)}
      </time>
    </li>
  );
}

function Foot({ count, people, projectId }: { count: number; people: number; projectId: number }) {
  const opens = usePages().opens('projectHistory');
  return (
    <div className={styles.foot}>
      <span>{t.changesByPeople(formatNumber(count), t.changeWord(count), people, t.personWord(people))}</span>
      {opens ? <Link href={pathTo('projectHistory', { projectId })}>{t.showAll}</Link> : null}
    </div>
  );
}
