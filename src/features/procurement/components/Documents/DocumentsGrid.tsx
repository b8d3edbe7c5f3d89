import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { DataGrid } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { EditableGrid } from '#design-system/grid/DataGrid/EditableGrid.tsx';
import type { GridEditing } from '#design-system/grid/editing/gridEditing.ts';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Pagination } from '#design-system/navigation/Pagination/Pagination.tsx';
import { DOCUMENT_KINDS } from '#domain/procurement';
import { useCan } from '#platform/flags';
import { LoadError } from '#shared/failure';
import { localToday, useProjectId } from '#shared/project';
import {
  DOCUMENTS_PAGE,
  type DocumentFilters,
  documentsQuery,
  noDocumentFilters,
  useSaveDocuments,
} from '../../documentQueries.ts';
import { batchWords, blankDocument, documentBatch, type DocumentRow } from '../../model/documentRows.ts';
import * as t from '../../texts.ts';
import { documentColumns } from './documentColumns.tsx';

interface Props {
  packages: readonly { id: number; name: string; number: number }[];
  filters: DocumentFilters;
  offset: number;
  onPage: (offset: number) => void;
  onClear: () => void;
  onFiles: (row: DocumentRow) => void;
}

const rowKey = ({ key }: DocumentRow) => key;
const rowLabel = ({ code, title }: DocumentRow) => [code, title].filter(Boolean).join(' ');
const noRows: readonly DocumentRow[] = [];

/** The documents that match: typed and pasted by those who may, each action saved as one step. */
export function DocumentsGrid({ packages, filters, offset, onPage, onClear, onFiles }: Props) {
  const query = useQuery(documentsQuery(useProjectId(), filters, offset));
  const mayChange = useCan('change_procurement');
  const { mutateAsync: save } = useSaveDocuments();
  const page = query.data;
  const rows = useMemo(
    () => page?.results.map((row): DocumentRow => ({ ...row, key: String(row.id) })) ?? noRows,
    [page],
  );
  const columns = useMemo(() => documentColumns({ packages, onFiles }), [packages, onFiles]);
  const editing = useMemo(
    (): GridEditing<DocumentRow> => ({
      onChange: (changes) => {
        const batch = documentBatch(changes, rows, columns);
        return batch ? save({ batch, title: batchWords(batch) }) : undefined;
      },
      newRow: blankDocument,
      removable: true,
      today: localToday(),
    }),
    [columns, rows, save],
  );
  const grid = {
    label: t.documents,
    columns,
    rows,
    rowKey,
    rowLabel,
    maxHeight: 100_000,
    status: page ? 'ready' : query.isError ? 'error' : 'loading',
    error: <LoadError what={t.documentsLower} error={query.error} onRetry={() => void query.refetch()} />,
    filtered: JSON.stringify(filters) !== JSON.stringify(noDocumentFilters),
    empty: <EmptyState title={t.thereAreNoDocumentsYet} text={t.addADrawingASpecification} />,
    filteredEmpty: (
      <EmptyState
        art="funnel"
        title={t.yourFiltersDidntReturnAny}
        action={<Button onPress={onClear}>{t.clearFilters}</Button>}
      />
    ),
    footer:
      page && page.count > DOCUMENTS_PAGE ? (
        <Pagination
          label={t.pagesOfDocuments}
          count={page.count}
          offset={offset}
          limit={DOCUMENTS_PAGE}
          sizes={[DOCUMENTS_PAGE]}
          onChange={(next) => onPage(next.offset)}
        />
      ) : undefined,
  } as const;
  return mayChange ? (
    <EditableGrid {...grid} editing={editing} />
  ) : (
    <DataGrid {...grid} onRowActivate={onFiles} renderCompact={(row) => <Compact row={row} />} />
  );
}

const Compact = ({ row }: { row: DocumentRow }) => (
  <Stack gap={1}>
    <Text truncate>{rowLabel(row)}</Text>
    <Text size="meta" tone="subtle">
      {[DOCUMENT_KINDS[row.kind], row.revision && t.revisionRevision(row.revision)]
        .filter(Boolean)
        .join(' · ')}
    </Text>
  </Stack>
);
