import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Pagination } from '#design-system/navigation/Pagination/Pagination.tsx';
import { LoadError } from '#shared/failure';
import { useProjectId } from '#shared/project';
import { type ContextDocument, documentTextQuery } from '../documentQueries.ts';
import { CONTEXT_PAGE } from '../model/contextFilters.ts';
import * as t from '../texts.ts';
import { Marked } from './Marked.tsx';
import * as styles from './Context.css.ts';

/** What a document says, passage by passage, and a search in it. All of it is text: nothing in it is run or followed. */
export function DocumentText({ document }: { document: ContextDocument }) {
  const [search, setSearch] = useState('');
  const [offset, setOffset] = useState(0);
  const query = useQuery(documentTextQuery(useProjectId(), document.id, search, offset));
  if (document.passages === 0)
    return (
      <Text tone="muted">
        {document.text_state === 'READING' ? t.theTextIsBeingRead : t.theFileCanBeDownloaded}
      </Text>
    );
  if (query.isError && !query.data)
    return <LoadError what={t.textLower} error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <Stack gap={4}>
      <SearchField
        label={t.searchThisDocument}
        placeholder={t.searchThisDocument}
        value={search}
        onChange={(words) => {
          setSearch(words);
          setOffset(0);
        }}
      />
      {query.data ? (
        <>
          {query.data.count === 0 ? <Text tone="muted">{t.notInThisDocument}</Text> : null}
          <ul className={styles.texts}>
            {query.data.results.map((passage) => (
              <li key={passage.position} className={styles.text}>
                <span className={styles.code}>{passage.place}</span>
                <p className={styles.passage}>
                  <Marked {...passage} />
                </p>
              </li>
            ))}
          </ul>
          {query.data.count > CONTEXT_PAGE ? (
            <Pagination
              label={t.pagesOfText}
              count={query.data.count}
              offset={offset}
              limit={CONTEXT_PAGE}
              sizes={[CONTEXT_PAGE]}
              onChange={(next) => setOffset(next.offset)}
            />
          ) : null}
        </>
      ) : (
        <Skeleton height={240} />
      )}
    </Stack>
  );
}
