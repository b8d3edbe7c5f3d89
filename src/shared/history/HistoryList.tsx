import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Avatar } from '#design-system/feedback/Avatar/Avatar.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Undo2 } from '#design-system/icons/shapes.ts';
import { Disclosure } from '#design-system/layout/Disclosure/Disclosure.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { formatNumber } from '#domain/money';
import { LoadError } from '#shared/failure';
import type { HistoryEntry, HistoryPage } from './historyTypes.ts';
import { dayWords, foldedWords, sentenceParts } from './historyWords.ts';
import * as styles from './HistoryList.css.ts';
import * as t from './texts.ts';

export interface HistoryListProps {
  history: UseInfiniteQueryResult<InfiniteData<HistoryPage>>;
  /** What was created or deleted, e.g. "the item"; for a list of several things, what each entry is about. */
  subject: string | ((entry: HistoryEntry) => string);
  /** Among several things, the one that the list belongs to: its changes need no name. */
  own?: string;
  /** Where the thing is that an entry is about, in a list of several. */
  href?: (entry: HistoryEntry) => string | undefined;
  /** The rows of a change that is told as one, once they are asked for. */
  renderRows?: (entry: HistoryEntry) => ReactNode;
  /** Offers to undo what may be undone; `undoing` is the change set that is on its way. */
  onUndo?: (changeSetId: number) => void;
  undoing?: number | undefined;
  /** Offers to give single fields the value back that they had before a change. */
  restore?: HistoryRestore | undefined;
}

/** Single fields of the history that get a value back. */
interface HistoryRestore {
  /** Whether this field can. */
  offers: (entry: HistoryEntry, change: FieldChange) => boolean;
  onRestore: (entry: HistoryEntry, change: FieldChange) => void;
}

type FieldChange = HistoryEntry['changes'][number];

function Changes({
  entry,
  subject,
  own,
  href,
}: { entry: HistoryEntry } & Pick<HistoryListProps, 'subject' | 'own' | 'href'>) {
  if (entry.rows !== null) return <Folded entry={entry} address={href?.(entry)} />;
  const about = typeof subject === 'string' ? subject : subject(entry);
  const isOneOfMany = typeof subject !== 'string' && entry.kind === 'updated' && about !== own;
  const address = href?.(entry);
  // Nothing of it is told, such as minutes that were closed: that it changed is.
  if (isOneOfMany && sentenceParts(entry, about).length === 0)
    return (
      <>
        {t.changed}
        {address === undefined ? about : <Link href={address}>{about}</Link>}
      </>
    );
  return (
    <>
      <ChangeParts entry={entry} subject={about} />
      {isOneOfMany ? <About words={about} address={address} /> : null}
    </>
  );
}

function Folded({ entry, address }: { entry: HistoryEntry; address: string | undefined }) {
  const words = foldedWords(entry);
  return <> {address === undefined ? words : <Link href={address}>{words}</Link>}</>;
}

/** Opens the rows of a change that is told as one, below its words. */
function Rows({
  entry,
  renderRows,
}: {
  entry: HistoryEntry;
  renderRows: NonNullable<HistoryListProps['renderRows']>;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.rows}>
      <Disclosure
        title={t.rowsOfIt(formatNumber(entry.rows))}
        open={isOpen}
        onOpenChange={setOpen}
        // Only the page of a project's history tells many rows as one; nothing stands between its title and them.
        headingLevel={2}
      >
        {isOpen ? renderRows(entry) : null}
      </Disclosure>
    </div>
  );
}

function About({ words, address }: { words: string; address: string | undefined }) {
  if (address === undefined) return ` (${words})`;
  return (
    <>
      {t.inWord}
      <Link href={address}>{words}</Link>
    </>
  );
}

function ChangeParts({ entry, subject }: { entry: HistoryEntry; subject: string }) {
  return sentenceParts(entry, subject).map((part, index) => (
    <span key={part.key}>
      {index > 0 ? ', ' : ' '}
      {part.verb} {part.label}
      {part.from === null ? null : (
        <>
          {' '}
          <del className={styles.old}>{part.from}</del>
        </>
      )}
      {part.to === null ? null : ` ${part.joint}${part.to}`}
    </span>
  ));
}

/** Undo of a whole entry does the same where it holds one change only. */
function Restores({ entry, restore }: { entry: HistoryEntry; restore: HistoryRestore }) {
  if (entry.kind !== 'updated' || (entry.undoable && entry.changes.length === 1)) return null;
  const changes = entry.changes.filter((change) => restore.offers(entry, change));
  if (changes.length === 0) return null;
  return (
    <span className={styles.restores}>
      {changes.map((change) => (
        <Button
          key={change.field}
          size="small"
          variant="quiet"
          icon={Undo2}
          onPress={() => restore.onRestore(entry, change)}
        >
          {change.from === null
            ? t.clearLabelAgain(change.label)
            : t.labelBackToCut(change.label, cut(change.from))}
        </Button>
      ))}
    </span>
  );
}

const cut = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

const since = {
  changed: t.whoChangedItSince,
  deleted: t.whoDeletedItSince,
  restored: t.whoBroughtItBackSince,
  decided: t.whoDecidedItSince,
};

/** Why Undo is not there: what came since, by whom and when. */
function blockedWords({ reason, by, at }: NonNullable<HistoryEntry['undo_blocked']>, now: Date): string {
  if (reason === 'decided' && at === null) return t.decidedSince;
  return since[reason](nameOf({ actor: by }), at === null ? '' : t.onDay(dayWords(at, now)));
}

const nameOf = ({ actor }: Pick<HistoryEntry, 'actor'>) =>
  actor ? `${actor.first_name} ${actor.last_name}` : t.quoin;

/** What happened, newest first, page by page; an entry that may be undone says so. */
export function HistoryList({
  history,
  subject,
  own,
  href,
  renderRows,
  onUndo,
  undoing,
  restore,
}: HistoryListProps) {
  const [now] = useState(() => new Date());
  if (history.isPending) return <Skeleton height={160} />;
  if (history.isError)
    return <LoadError what={t.changes} error={history.error} onRetry={() => void history.refetch()} />;
  const entries = history.data.pages.flatMap((page) => page.results);
  if (entries.length === 0)
    return <EmptyState title={t.nothingHasHappenedYet} text={t.eachChangeShowsHere} />;
  return (
    <Stack gap={3}>
      <ol className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <Avatar
              name={nameOf(entry)}
              src={entry.actor?.avatar_url}
              seed={entry.actor?.id ?? 0}
              decorative
            />
            <span className={entry.undone ? `${styles.words} ${styles.undone}` : styles.words}>
              <b className={styles.who}>{nameOf(entry)}</b>
              {entry.impersonated_role === null ? null : t.asImpersonatedRole(entry.impersonated_role)}
              {entry.api_key === null ? null : t.throughTheApiKeyApi(entry.api_key)}
              {entry.source === 'assistant' ? t.withAmplify : null}
              <Changes entry={entry} subject={subject} {...(own && { own })} {...(href && { href })} />
              {entry.undone ? t.undonePiece : null}
              {onUndo && entry.undo_blocked ? (
                <span className={styles.blocked}>{blockedWords(entry.undo_blocked, now)}</span>
              ) : null}
              {restore ? <Restores entry={entry} restore={restore} /> : null}
            </span>
            <time className={styles.when} dateTime={entry.at}>
              {dayWords(entry.at, now)}
            </time>
            {entry.undoable && onUndo ? (
              <span className={styles.undo}>
                <Button
                  size="small"
                  variant="quiet"
                  busy={undoing === entry.change_set_id}
                  onPress={() => onUndo(entry.change_set_id)}
                >
                  {t.undo}
                </Button>
              </span>
            ) : null}
            {renderRows && entry.rows !== null ? <Rows entry={entry} renderRows={renderRows} /> : null}
          </li>
        ))}
      </ol>
      {history.hasNextPage ? (
        <Button
          variant="quiet"
          busy={history.isFetchingNextPage}
          onPress={() => void history.fetchNextPage()}
        >
          {t.showOlder}
        </Button>
      ) : null}
    </Stack>
  );
}
