import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Avatar } from '#design-system/feedback/Avatar/Avatar.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Pagination } from '#design-system/navigation/Pagination/Pagination.tsx';
import { CONTEXT_KINDS, CONTEXT_STATUSES } from '#domain/context';
import { dataColor } from '#design-system/foundations/dataColor.ts';
import { formatDate } from '#domain/dates';
import { formatCode } from '#domain/items';
import { formatMoney } from '#domain/money';
import { personName } from '#domain/people';
import { LoadError } from '#shared/failure';
import { ListSkeleton } from '#shared/page';
import type { ContextEntry, ContextPage } from '../contextQueries.ts';
import { CONTEXT_PAGE, isNarrowed, noContextFilters } from '../model/contextFilters.ts';
import { kindIcons, statusLooks } from './contextLooks.ts';
import { useContextFilters } from './useContextFilters.ts';
import * as styles from './Context.css.ts';

export interface ContextListProps {
  query: UseQueryResult<ContextPage>;
  openId: number | 'new' | null;
  onOpen: (id: number) => void;
}

/** Entries that the filters let through, a page at a time. */
export function ContextList({ query, openId, onOpen }: ContextListProps) {
  const [filters, change] = useContextFilters();
  const page = query.data;
  const isSearched = filters.search.trim() !== '';
  const word = isSearched ? ['match', 'matches'] : ['entry', 'entries'];
  if (query.isError && !page)
    return (
      <Card>
        <LoadError what="context" error={query.error} onRetry={() => void query.refetch()} />
      </Card>
    );
  if (!page)
    return (
      <Card padding="none" title="Entries">
        <ListSkeleton />
      </Card>
    );
  if (page.count === 0)
    return (
      <Card>
        {isNarrowed(filters) ? (
          <EmptyState
            art="funnel"
            title="Your filters didn't return any results"
            action={<Button onPress={() => change(noContextFilters)}>Clear filters</Button>}
          />
        ) : (
          <EmptyState
            title="No entries yet"
            text="Add what the estimate assumes, includes and leaves out, and the facts of the site, each tied to its milestone, component or cost group."
          />
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
            onCode={(code) => change({ code })}
          />
        ))}
      </ul>
      {page.count > CONTEXT_PAGE ? (
        <Pagination
          label="Pages of entries"
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
  onCode: (id: number) => void;
}

function EntryRow({ entry, isOpen, onOpen, onCode }: RowProps) {
  const { kind, status, milestone, component, cost_group: code, source, owner, amount } = entry;
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
          {entry.headline === null
            ? entry.statement
            : entry.headline.map(({ text, is_match: isMatch }, place) =>
                // Pieces of one text never change their places.
                // oxlint-disable-next-line react/no-array-index-key
                isMatch ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
              )}
        </button>
        <div className={styles.facts}>
          <span>{milestone?.name ?? 'All milestones'}</span>
          {component ? (
            <span className={styles.component}>
              <span className={styles.swatch} style={{ background: dataColor(component.color) }} />
              {component.name}
            </span>
          ) : null}
          {code ? (
            <button
              type="button"
              className={styles.filter}
              title={`Show only ${code.div_code} ${code.name}`}
              onClick={() => onCode(code.id)}
            >
              {code.div_code}
            </button>
          ) : null}
          {amount === null ? null : <span>{formatMoney(amount)}</span>}
          {source === '' ? null : <span className={styles.source}>{source}</span>}
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
