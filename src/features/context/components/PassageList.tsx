import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { FileText } from '#design-system/icons/shapes.ts';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Pagination } from '#design-system/navigation/Pagination/Pagination.tsx';
import { LoadError } from '#shared/failure';
import { ListSkeleton } from '#shared/page';
import { useProjectId } from '#shared/project';
import { type ContextPassage, passagesQuery } from '../documentQueries.ts';
import { CONTEXT_PAGE, type ContextFilters, noContextFilters } from '../model/contextFilters.ts';
import * as t from '../texts.ts';
import { Marked } from './Marked.tsx';
import { useContextFilters } from './useContextFilters.ts';
import * as styles from './Context.css.ts';

export interface PassageListProps {
  /** It stands below the entries: where nothing is found, it is not there. */
  isBeside: boolean;
  onDocument: (id: number) => void;
  /** Writes an entry that says what a passage does; absent for those who may not. */
  onTake?: ((passage: ContextPassage) => void) | undefined;
}

/** What documents say to a search, the best match first. */
export function PassageList(props: PassageListProps) {
  const [filters] = useContextFilters();
  // Another search begins at its first page.
  return <Passages key={JSON.stringify(filters)} filters={filters} {...props} />;
}

type Props = PassageListProps & { filters: ContextFilters };

function Passages({ filters, isBeside, onDocument, onTake }: Props) {
  const [, change] = useContextFilters();
  const [offset, setOffset] = useState(0);
  const query = useQuery(passagesQuery(useProjectId(), filters, offset));
  const page = query.data;
  if (query.isError && !page)
    return (
      <Card>
        <LoadError what={t.passagesOfDocuments} error={query.error} onRetry={() => void query.refetch()} />
      </Card>
    );
  if (!page)
    return isBeside ? null : (
      <Card padding="none" title={t.passages}>
        <ListSkeleton />
      </Card>
    );
  if (page.count === 0)
    return isBeside ? null : (
      <Card>
        <EmptyState
          art="funnel"
          title={t.noDocumentSaysThat}
          text={t.theWordsAreLooked}
          action={<Button onPress={() => change(noContextFilters)}>{t.clearFilters}</Button>}
        />
      </Card>
    );
  const { count, documents_count: documents } = page;
  return (
    <Card
      padding="none"
      title={t.passagesInDocuments(
        count.toLocaleString('en-US'),
        t.passageWord(count),
        documents,
        t.documentWord(documents),
      )}
    >
      <ul className={styles.list}>
        {page.results.map((passage) => (
          <li key={`${passage.document.id}/${passage.position}`} className={styles.row}>
            <div className={styles.kind}>
              <StatusTag label={t.document} icon={FileText} tone="neutral" />
            </div>
            <div className={styles.words}>
              <p className={styles.passage}>
                <Marked {...passage} />
              </p>
              <div className={styles.facts}>
                <button
                  type="button"
                  className={styles.sourceLink}
                  onClick={() => onDocument(passage.document.id)}
                >
                  {`${passage.document.name}, ${passage.place}`}
                </button>
              </div>
            </div>
            <div className={styles.state}>
              {onTake ? (
                <Button size="small" variant="quiet" onPress={() => onTake(passage)}>
                  {t.addAsEntry}
                </Button>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {count > CONTEXT_PAGE ? (
        <Pagination
          label={t.pagesOfPassages}
          count={count}
          offset={offset}
          limit={CONTEXT_PAGE}
          sizes={[CONTEXT_PAGE]}
          onChange={(next) => setOffset(next.offset)}
        />
      ) : null}
    </Card>
  );
}
