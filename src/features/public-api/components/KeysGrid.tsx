import { type ReactNode, useMemo, useState } from 'react';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { API_KEY_STATUSES } from '#domain/public-api';
import { PhoneRow } from '#shared/page';
import { PagedGrid } from '#shared/paged-grid';
import type { ApiKey, ApiKeyPage } from '../apiKeyQueries.ts';
import { isNarrowed, KEY_PAGE_SIZES, type KeyFilters, noKeyFilters } from '../model/keyFilters.ts';
import * as t from '../texts.ts';
import { keyColumns, KeyName, ownerName, usedNote } from './keyColumns.tsx';

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

const rowKey = ({ id }: ApiKey) => String(id);

/** The keys of the company, a page at a time, sorted by the server. */
export function KeysGrid({ page, filters, onChange, open, openId, create, failure }: KeysGridProps) {
  const [now] = useState(() => new Date());
  const columns = useMemo(() => keyColumns({ now, open }), [now, open]);
  const narrowed = {
    text: t.noKeysMatchTheSearch,
    onClear: () => onChange(noKeyFilters),
  };
  return (
    <PagedGrid
      label={t.apiKeys}
      columns={columns}
      page={page}
      failure={failure}
      filters={filters}
      size={{ of: KEY_PAGE_SIZES, limit: filters.limit }}
      onChange={onChange}
      narrowed={isNarrowed(filters) ? narrowed : undefined}
      rowKey={rowKey}
      currentKey={openId === null ? null : String(openId)}
      onRowActivate={({ id }) => open(id)}
      renderCompact={(apiKey) => (
        <PhoneRow
          title={<KeyName apiKey={apiKey} open={open} />}
          note={`${ownerName(apiKey)} · ${usedNote(apiKey.last_used_at, now)}`}
          figure={API_KEY_STATUSES[apiKey.status].label}
        />
      )}
      empty={<EmptyState title={t.noApiKeysYet} text={t.aKeyLetsAnotherProgram} action={create} />}
    />
  );
}
