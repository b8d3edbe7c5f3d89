import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { DataGrid } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Pagination } from '#design-system/navigation/Pagination/Pagination.tsx';
import { API_KEY_STATUSES } from '#domain/public-api';
import { PhoneRow } from '#shared/page';
import type { ApiKey, ApiKeyPage } from '../apiKeyQueries.ts';
import { isNarrowed, KEY_PAGE_SIZES, type KeyFilters, noKeyFilters } from '../model/keyFilters.ts';
import { keyColumns, KeyName, ownerName, usedWords } from './keyColumns.tsx';

export interface KeysGridProps {
  page: ApiKeyPage | undefined;
  filters: KeyFilters;
  onChange: (change: Partial<KeyFilters>) => void;
  open: (id: number) => void;
  openId: number | 'new' | null;
  /** The button that makes the first key, for those who may. */
  create: ReactNode;
  /** Shown in place of rows that could not be read. */
  failure?: ReactNode;
}

const noRows: readonly ApiKey[] = [];
const rowKey = ({ id }: ApiKey) => String(id);

/** The keys of the company, a page at a time, sorted by the server. */
export function KeysGrid({ page, filters, onChange, open, openId, create, failure }: KeysGridProps) {
  const [now] = useState(() => new Date());
  const columns = useMemo(() => keyColumns({ now, open }), [now, open]);
  return (
    <DataGrid
      label="API keys"
      columns={columns}
      rows={page?.results ?? noRows}
      rowKey={rowKey}
      maxHeight={100_000}
      currentKey={openId === null ? null : String(openId)}
      onRowActivate={({ id }) => open(id)}
      state={{ sort: filters.sort }}
      onStateChange={({ sort }) => {
        if (sort !== filters.sort) onChange({ sort });
      }}
      renderCompact={(apiKey) => (
        <PhoneRow
          title={<KeyName apiKey={apiKey} open={open} />}
          note={`${ownerName(apiKey)} · last used ${usedWords(apiKey.last_used_at, now).toLowerCase()}`}
          figure={API_KEY_STATUSES[apiKey.status].label}
        />
      )}
      status={failure ? 'error' : page ? 'ready' : 'loading'}
      error={failure}
      filtered={isNarrowed(filters)}
      empty={
        <EmptyState
          title="No API keys yet"
          text="A key lets another program read and write your projects: with scopes of its own, and no more than its owner may do."
          action={create}
        />
      }
      filteredEmpty={
        <EmptyState
          art="funnel"
          title="Your filters didn't return any results"
          text="No keys match the search and filter."
          action={<Button onPress={() => onChange(noKeyFilters)}>Clear filters</Button>}
        />
      }
      footer={
        page && (
          <Pagination
            count={page.count}
            offset={filters.offset}
            limit={filters.limit}
            sizes={KEY_PAGE_SIZES}
            onChange={({ offset, limit }) => onChange({ offset, limit: Number(limit) })}
          />
        )
      }
    />
  );
}
