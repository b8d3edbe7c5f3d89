import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { ErrorState } from '#design-system/feedback/ErrorState/ErrorState.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { groupConversations, UNTITLED } from '#domain/amplify';
import { localToday } from '#shared/project';
import { conversationsQuery } from '../amplifyQueries.ts';
import * as t from '../texts.ts';
import * as styles from './Amplify.css.ts';

interface PastConversationsProps {
  projectId: number;
  currentId: number;
  onOpen: (id: number) => void;
}

/** Own conversations in this project by the day of their last message. */
export function PastConversations({ projectId, currentId, onOpen }: PastConversationsProps) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    conversationsQuery(projectId),
  );
  if (error)
    return (
      <div className={styles.pane}>
        <ErrorState
          title={t.failedToFetchConversations}
          text={error.message}
          onRetry={() => void refetch()}
        />
      </div>
    );
  if (!data)
    return (
      <div className={styles.pane}>
        <Skeleton height={160} />
      </div>
    );
  const rows = data.pages.flatMap(({ results }) => results);
  const groups = groupConversations(rows, ({ updated_at: at }) => localToday(new Date(at)), localToday());
  return (
    <div className={styles.pane}>
      <h3 className={styles.hello}>{t.pastConversations}</h3>
      {rows.length === 0 ? <p className={styles.state}>{t.youHaveNotAskedAnything}</p> : null}
      {groups.map(({ group, rows: own }) => (
        <section key={group} aria-label={group}>
          <h4 className={styles.group}>{group}</h4>
          <ul className={styles.past}>
            {own.map(({ id, title }) => (
              <li key={id}>
                <button
                  type="button"
                  className={styles.pastRow}
                  aria-current={id === currentId || undefined}
                  onClick={() => onOpen(id)}
                >
                  {title === '' ? UNTITLED : title}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {hasNextPage ? (
        <Button busy={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          {t.showOlder}
        </Button>
      ) : null}
    </div>
  );
}
