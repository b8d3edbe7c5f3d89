import { type ReactNode, useMemo } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Pagination } from '#design-system/navigation/Pagination/Pagination.tsx';
import { formatGridDate } from '#domain/dates';
import { formatMoney, NOTHING } from '#domain/money';
import { personName } from '#domain/people';
import { prequalificationFields } from '#domain/procurement';
import { pathTo } from '#platform/routing';
import { localToday } from '#shared/project';
import { BIDDER_PAGE, type BidderFilters } from '../../model/bidderFilters.ts';
import { limitWords, standingLook } from '../../model/standingWords.ts';
import type { Prequalification, PrequalificationPage } from '../../prequalificationQueries.ts';
import * as t from '../../texts.ts';

export interface BiddersGridProps {
  page: PrequalificationPage | undefined;
  filters: BidderFilters;
  onChange: (change: Partial<BidderFilters>) => void;
  openId: number | 'new' | null;
  onOpen: (id: number) => void;
  /** Offered where there are no bidders yet. */
  add: ReactNode;
  failure: ReactNode;
}

const rowKey = ({ id }: Prequalification) => String(id);
const rowLabel = ({ company }: Prequalification) => company;
const noRows: readonly Prequalification[] = [];

const money = (id: 'single_limit' | 'aggregate_limit'): GridColumn<Prequalification> => ({
  id,
  title: prequalificationFields[id].label,
  width: 136,
  align: 'end',
  value: (row) => row[id],
  render: (row) => (row[id] === null ? NOTHING : formatMoney(row[id])),
});

const columnsOf = (onOpen: (id: number) => void): GridColumn<Prequalification>[] => [
  {
    id: 'company',
    title: t.company,
    width: 180,
    grow: true,
    evens: true,
    value: ({ company }) => company,
    onActivate: ({ id }) => onOpen(id),
    render: ({ id, company }) => (
      <Link variant="plain" href={pathTo('bidderLibrary', {}, { itemDetailsId: id })}>
        {company}
      </Link>
    ),
  },
  {
    id: 'status',
    title: t.status,
    width: 140,
    value: ({ status }) => status,
    render: (row) => <StatusTag {...standingLook(row, localToday())} />,
  },
  money('single_limit'),
  money('aggregate_limit'),
  {
    id: 'held',
    title: t.awarded,
    width: 112,
    align: 'end',
    render: ({ held }) => (held === 0 ? NOTHING : formatMoney(held)),
  },
  {
    id: 'valid_until',
    title: t.validUntil,
    width: 104,
    value: ({ valid_until: until }) => until,
    render: ({ valid_until: until }) => (until === null ? NOTHING : formatGridDate(until)),
  },
  { id: 'note', title: t.note, width: 190, render: ({ note }) => note || NOTHING },
  {
    id: 'set_by',
    title: t.setBy,
    width: 130,
    render: ({ set_by: person }) => (person ? personName(person) : NOTHING),
  },
  {
    id: 'set_at',
    title: t.set,
    width: 100,
    value: (row) => row.set_at,
    render: (row) => formatGridDate(row.set_at.slice(0, 10)),
  },
];

/** The company's bidders, a page at a time, sorted by the server. */
export function BiddersGrid({ page, filters, onChange, openId, onOpen, add, failure }: BiddersGridProps) {
  const columns = useMemo(() => columnsOf(onOpen), [onOpen]);
  const count = page?.count ?? 0;
  return (
    <DataGrid
      label={t.bidders}
      columns={columns}
      rows={page?.results ?? noRows}
      rowKey={rowKey}
      rowLabel={rowLabel}
      rowHeight={40}
      maxHeight={100_000}
      currentKey={openId === null ? null : String(openId)}
      onRowActivate={({ id }) => onOpen(id)}
      state={{ columnOrder: [], widths: {}, hidden: [], sort: filters.sort }}
      onStateChange={({ sort }) => onChange({ sort, offset: 0 })}
      renderCompact={(row) => (
        <Stack gap={1}>
          <Inline gap={2} justify="space-between">
            <Text truncate>{row.company}</Text>
            <StatusTag {...standingLook(row, localToday())} />
          </Inline>
          <Text size="meta" tone="subtle">
            {limitWords(row) || t.noLimits}
          </Text>
        </Stack>
      )}
      status={failure ? 'error' : page ? 'ready' : 'loading'}
      error={failure}
      filtered={filters.search !== '' || filters.status !== null}
      empty={<EmptyState title={t.noBiddersYet} text={t.companiesThatBidWithTheir} action={add} />}
      filteredEmpty={
        <EmptyState
          art="funnel"
          title={t.yourFiltersDidntReturnAny}
          action={
            <Button onPress={() => onChange({ search: '', status: null, offset: 0 })}>
              {t.clearFilters}
            </Button>
          }
        />
      }
      footer={
        page && (count > BIDDER_PAGE || filters.offset > 0) ? (
          <Pagination
            label={t.pagesOfBidders}
            count={count}
            offset={filters.offset}
            limit={BIDDER_PAGE}
            sizes={[BIDDER_PAGE]}
            onChange={({ offset }) => onChange({ offset })}
          />
        ) : undefined
      }
    />
  );
}
