import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Avatar } from '#design-system/feedback/Avatar/Avatar.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { FileText } from '#design-system/icons/shapes.ts';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Pagination } from '#design-system/navigation/Pagination/Pagination.tsx';
import { DOCUMENT_STATES } from '#domain/context';
import { formatDate } from '#domain/dates';
import { personName } from '#domain/people';
import { LoadError } from '#shared/failure';
import { ListSkeleton } from '#shared/page';
import type { ContextDocument, ContextDocumentPage } from '../documentQueries.ts';
import { CONTEXT_PAGE, isNarrowed, noContextFilters } from '../model/contextFilters.ts';
import { extentText } from '../model/extentText.ts';
import * as t from '../texts.ts';
import { documentLooks } from './contextLooks.ts';
import { RowTies } from './RowTies.tsx';
import { useContextFilters } from './useContextFilters.ts';
import * as styles from './Context.css.ts';

export interface DocumentListProps {
  query: UseQueryResult<ContextDocumentPage>;
  openId: number | 'new' | null;
  onOpen: (id: number) => void;
}

/** Documents that the filters let through, a page at a time. */
export function DocumentList({ query, openId, onOpen }: DocumentListProps) {
  const [filters, change] = useContextFilters();
  const page = query.data;
  if (query.isError && !page)
    return (
      <Card>
        <LoadError what={t.documentsLower} error={query.error} onRetry={() => void query.refetch()} />
      </Card>
    );
  if (!page)
    return (
      <Card padding="none" title={t.documents}>
        <ListSkeleton />
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
          <EmptyState title={t.noDocumentsYet} text={t.uploadWhatTheEstimateRests} />
        )}
      </Card>
    );
  return (
    <Card padding="none" title={`${page.count} ${t.documentWord(page.count)}`}>
      <ul className={styles.list}>
        {page.results.map((document) => (
          <DocumentRow
            key={document.id}
            document={document}
            isOpen={document.id === openId}
            onOpen={onOpen}
            onCode={(code) => change({ code })}
          />
        ))}
      </ul>
      {page.count > CONTEXT_PAGE ? (
        <Pagination
          label={t.pagesOfDocuments}
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
  document: ContextDocument;
  isOpen: boolean;
  onOpen: (id: number) => void;
  onCode: (id: number) => void;
}

function DocumentRow({ document, isOpen, onOpen, onCode }: RowProps) {
  const { name, text_state: state, text_note: note, created_by: owner } = document;
  return (
    <li className={styles.row} data-open={isOpen || undefined}>
      <div className={styles.kind}>
        <StatusTag label={t.document} icon={FileText} tone="neutral" />
      </div>
      <div className={styles.words}>
        <button type="button" className={styles.statement} onClick={() => onOpen(document.id)}>
          {name}
        </button>
        <div className={styles.facts}>
          <RowTies row={document} onCode={onCode} />
          <span>{extentText(document)}</span>
          {note === '' ? null : <span className={styles.source}>{note}</span>}
        </div>
      </div>
      <div className={styles.state}>
        <StatusTag label={DOCUMENT_STATES[state]} {...documentLooks[state]} />
        <span className={styles.owner}>
          {owner ? <Avatar name={personName(owner)} src={owner.avatar_url ?? null} size="tiny" /> : null}
          {formatDate(document.created_at.slice(0, 10))}
        </span>
      </div>
    </li>
  );
}
