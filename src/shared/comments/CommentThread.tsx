import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Avatar } from '#design-system/feedback/Avatar/Avatar.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { type Mentionable, mentionPieces, ownsComment } from '#domain/comments';
import { useCurrentUser } from '#platform/flags';
import { LoadError } from '#shared/failure';
import { dayWords } from '#shared/history';
import {
  type Comment,
  type CommentedRow,
  commentsQuery,
  useChangeComment,
  useWriteComment,
} from './commentQueries.ts';
import * as styles from './Comments.css.ts';
import { MentionBox } from './MentionBox.tsx';
import * as t from './texts.ts';

export interface CommentThreadProps {
  row: CommentedRow;
  /** Who can be named. */
  people: readonly Mentionable[];
}

const nameOf = ({ created_by: author }: Comment) => `${author.first_name} ${author.last_name}`;
const mentionsOf = ({ mentions }: Comment): Mentionable[] =>
  mentions.map(({ id, first_name, last_name }) => ({ id, name: `${first_name} ${last_name}` }));

/** What people say about a row, oldest first, and the box to say more. */
export function CommentThread({ row, people }: CommentThreadProps) {
  const comments = useQuery(commentsQuery(row));
  const write = useWriteComment(row);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [now] = useState(() => new Date());
  if (comments.isPending) return <Skeleton height={160} />;
  if (comments.isError)
    return (
      <LoadError what={t.commentsLower} error={comments.error} onRetry={() => void comments.refetch()} />
    );
  return (
    <Stack gap={4}>
      {comments.data.results.length === 0 ? (
        <EmptyState title={t.noCommentsYet} text={t.questionsAndAnswersStay(row.entity)} />
      ) : (
        <ol className={styles.list} aria-label={t.comments}>
          {comments.data.results.map((comment) => (
            <OneComment key={comment.id} row={row} comment={comment} people={people} now={now} />
          ))}
        </ol>
      )}
      <MentionBox
        label={t.comment}
        people={people}
        sendLabel={t.comment}
        busy={write.isPending}
        error={write.error?.message}
        onSend={(words, done) =>
          write.mutate(
            { ...words, key },
            {
              onSuccess: () => {
                setKey(crypto.randomUUID());
                done();
              },
            },
          )
        }
      />
    </Stack>
  );
}

function OneComment({ row, comment, people, now }: CommentThreadProps & { comment: Comment; now: Date }) {
  const user = useCurrentUser();
  const toasts = useToasts();
  const change = useChangeComment(row);
  const [isEdited, setIsEdited] = useState(false);
  const isOwn = ownsComment({ ...comment, created_by_id: comment.created_by.id }, user.id);
  const send = (words: Parameters<typeof change.mutate>[0]['words'], done?: () => void) =>
    change.mutate(
      { comment, words },
      {
        onSuccess: done,
        onError: (error) =>
          toasts.show({ title: t.theCommentWasNotSaved, detail: error.message, tone: 'critical' }),
      },
    );
  return (
    <li className={styles.comment}>
      <Avatar
        name={nameOf(comment)}
        src={comment.created_by.avatar_url}
        seed={comment.created_by.id}
        decorative
      />
      <div className={styles.words}>
        <div className={styles.head}>
          <b className={styles.who}>{nameOf(comment)}</b>
          <time className={styles.when} dateTime={comment.created_at}>
            {dayWords(comment.created_at, now)}
            {comment.edited_at && !comment.is_deleted ? t.edited : ''}
          </time>
        </div>
        {comment.is_deleted ? (
          <p className={styles.gone}>{t.deleted}</p>
        ) : isEdited ? (
          <MentionBox
            label={t.changeTheComment}
            people={people}
            start={{ body: comment.body, mentions: mentionsOf(comment) }}
            sendLabel={t.save}
            busy={change.isPending}
            error={undefined}
            onSend={(words) => send(words, () => setIsEdited(false))}
            onCancel={() => setIsEdited(false)}
          />
        ) : (
          <p className={styles.body}>
            {mentionPieces(
              comment.body,
              mentionsOf(comment).map(({ name }) => name),
            ).map((piece, index) =>
              piece.mentioned ? (
                <b key={index} className={styles.mention}>
                  {piece.text}
                </b>
              ) : (
                <span key={index}>{piece.text}</span>
              ),
            )}
          </p>
        )}
        {isOwn && !isEdited ? (
          <div className={styles.own}>
            <Button size="small" variant="quiet" onPress={() => setIsEdited(true)}>
              {t.change}
            </Button>
            <Button size="small" variant="quiet" onPress={() => send(null)}>
              {t.deleteWord}
            </Button>
          </div>
        ) : null}
      </div>
    </li>
  );
}
