import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Avatar } from '#design-system/feedback/Avatar/Avatar.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Pagination } from '#design-system/navigation/Pagination/Pagination.tsx';
import { CONTEXT_KINDS, CONTEXT_STATUSES } from '#domain/context';
import { formatDate } from '#domain/dates';
import { formatCode } from '#domain/items';
import { formatMoney } from '#domain/money';
import { personName } from '#domain/people';
import { LoadError } from '#shared/failure';
import { ListSkeleton } from '#shared/page';
import type { ContextEntry, ContextPage } from '../contextQueries.ts';
import { CONTEXT_PAGE, isNarrowed, noContextFilters } from '../model/contextFilters.ts';
import * as t from '../texts.ts';
import { kindIcons, statusLooks } from './contextLooks.ts';
import { sourceText } from '../model/sourceText.ts';
import { Marked } from './Marked.tsx';
import { RowTies } from './RowTies.tsx';
import { useContextFilters } from './useContextFilters.ts';
import * as styles from './Context.css.ts';

export interface ContextListProps {
  query: UseQueryResult<ContextPage>;
  openId: number | 'new' | null;
  onOpen: (id: number) => void;
  onDocument: (id: number) => void;
}

/** Entries that the filters let through, a page at a time. */
export function ContextList({ query, openId, onOpen, onDocument }: ContextListProps) {
  const [filters, change] = useContextFilters();
  const page = query.data;
  const isSearched = filters.search.trim() !== '';
  const word = isSearched ? ['match', 'matches'] : ['entry', 'entries'];
  if (query.isError && !page)
    return (
      <Card>
        <LoadError what={t.contextLower} error={query.error} onRetry={() => void query.refetch()} />
      </Card>
    );
  if (!page)
    return (
      <Card padding="none" title={t.entries}>
        <div className={styles.waiting}>
          <ListSkeleton />
        </div>
      </Card>
    );
  if (page.count === 0)
    return (
      <Card>
        {isNarrowed(filters) ? (
          <EmptyState
            art="funnel"
            title={t.yourFiltersDidntReturnAny}
            action={<Button onPress={() => change(noContextFilters)}>{t.clearFilters}</Button>}
          />
        ) : (
          <EmptyState title={t.noEntriesYet} text={t.addWhatTheEstimateAssumes} />
        )}
      </Card>
    );
  return (
    <Card padding="none" title={`${page.count} ${word[page.count === 1 ? 0 : 1]}`}>
      <ul className={styles.list}>
        {page.results.map((entry) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            isOpen={entry.id === openId}
            onOpen={onOpen}
            onDocument={onDocument}
            onCode={(code) => change({ code })}
          />
        ))}
      </ul>
      {page.count > CONTEXT_PAGE ? (
        <Pagination
          label={t.pagesOfEntries}
          count={page.count}
          offset={filters.offset}
          limit={CONTEXT_PAGE}
          sizes={[CONTEXT_PAGE]}
          onChange={({ offset }) => change({ offset })}
        />
      ) : null}
    </Card>
  );
}

interface RowProps {
  entry: ContextEntry;
  isOpen: boolean;
  onOpen: (id: number) => void;
  onDocument: (id: number) => void;
  onCode: (id: number) => void;
}

function EntryRow({ entry, isOpen, onOpen, onDocument, onCode }: RowProps) {
  const { kind, status, document, source, owner, amount } = entry;
  const name = formatCode('context_entry', entry.number);
  return (
    <li className={styles.row} data-open={isOpen || undefined}>
      <div className={styles.kind}>
        <StatusTag label={CONTEXT_KINDS[kind].label} icon={kindIcons[kind]} tone="neutral" />
        <span className={styles.code}>{name}</span>
      </div>
      <div className={styles.words}>
        <button type="button" className={styles.statement} onClick={() => onOpen(entry.id)}>
          <span className={styles.hidden}>{`${name} `}</span>
          <Marked text={entry.statement} headline={entry.headline} />
        </button>
        <div className={styles.facts}>
          <RowTies row={entry} onCode={onCode} />
          {amount === null ? null : <span>{formatMoney(amount)}</span>}
          {document ? (
            <button type="button" className={styles.sourceLink} onClick={() => onDocument(document.id)}>
              {sourceText(entry)}
            </button>
          ) : source === '' ? null : (
            <span className={styles.source}>{source}</span>
          )}
        </div>
      </div>
      <div className={styles.state}>
        <StatusTag label={CONTEXT_STATUSES[status]} {...statusLooks[status]} />
        <span className={styles.owner}>
          {owner ? <Avatar name={personName(owner)} src={owner.avatar_url ?? null} size="tiny" /> : null}
          {formatDate(entry.updated_at.slice(0, 10))}
        </span>
      </div>
    </li>
  );
}
