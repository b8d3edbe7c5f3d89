import type { ReactNode } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Pagination } from '#design-system/navigation/Pagination/Pagination.tsx';
import { formatGridDate } from '#domain/dates';
import { formatMoney, formatNumber, timesUsed } from '#domain/money';
import { pathTo } from '#platform/routing';
import type { IdeaPage, IdeaRow } from '../ideaQueries.ts';
import { IDEA_PAGE, type IdeaFilters, isNarrowed, noIdeaFilters } from '../model/ideaFilters.ts';
import * as t from '../texts.ts';

export interface IdeasGridProps {
  page: IdeaPage | undefined;
  filters: IdeaFilters;
  onChange: (change: Partial<IdeaFilters>) => void;
  openId: number | 'new' | null;
  onOpen: (id: number) => void;
  /** Offered where there are no ideas yet. */
  add: ReactNode;
  failure: ReactNode;
}

const rowKey = ({ id }: IdeaRow) => String(id);
const noRows: readonly IdeaRow[] = [];
const rangeOf = ({ lower_limit: lower, upper_limit: upper }: IdeaRow) =>
  lower === 0 && upper === 0 ? '-' : t.numberToNumber2(formatNumber(lower), formatNumber(upper));
const addressOf = ({ id }: IdeaRow) => pathTo('foresiteLibrary', {}, { itemDetailsId: id });

const columnsOf = (onOpen: (id: number) => void): GridColumn<IdeaRow>[] => [
  {
    id: 'name',
    title: t.name,
    width: 280,
    shrinksTo: 200,
    grow: true,
    value: ({ name }) => name,
    onActivate: ({ id }) => onOpen(id),
    render: (idea) => (
      <Link variant="plain" href={addressOf(idea)}>
        {idea.name}
      </Link>
    ),
  },
  {
    id: 'construction_category',
    title: t.category,
    width: 130,
    shrinksTo: 108,
    value: (idea) => idea.construction_category ?? '',
    render: (idea) => idea.construction_category ?? '-',
  },
  {
    id: 'cost',
    title: t.cost,
    width: 120,
    shrinksTo: 108,
    align: 'end',
    value: ({ cost }) => cost,
    render: ({ cost }) => <Figure>{formatMoney(cost)}</Figure>,
  },
  { id: 'limits', title: t.limits, width: 120, shrinksTo: 100, render: rangeOf },
  {
    id: 'tags',
    title: t.tags,
    width: 170,
    shrinksTo: 130,

    render: (idea) => idea.tag_names.join(', ') || '-',
  },
  {
    id: 'used_count',
    title: t.used,
    width: 80,
    shrinksTo: 64,
    align: 'end',
    value: (idea) => idea.used_count,
    render: (idea) => <Figure>{formatNumber(idea.used_count)}</Figure>,
  },
  {
    id: 'updated_at',
    title: t.changed,
    width: 110,
    shrinksTo: 98,
    value: (idea) => idea.updated_at,
    render: (idea) => formatGridDate(idea.updated_at.slice(0, 10)),
  },
];

/** The company's ideas, a page at a time, sorted by the server. */
export function IdeasGrid(props: IdeasGridProps) {
  const { page, filters, onChange, openId, onOpen, add, failure } = props;
  const count = page?.count ?? 0;
  return (
    <DataGrid
      label={t.ideas}
      columns={columnsOf(onOpen)}
      rows={page?.results ?? noRows}
      rowKey={rowKey}
      rowHeight={40}
      maxHeight={100_000}
      currentKey={openId === null ? null : String(openId)}
      onRowActivate={({ id }) => onOpen(id)}
      state={{ columnOrder: [], widths: {}, hidden: [], sort: filters.sort }}
      onStateChange={({ sort }) => onChange({ sort, offset: 0 })}
      renderCompact={(idea) => (
        <Stack gap={1}>
          <Link variant="plain" href={addressOf(idea)}>
            {idea.name}
          </Link>
          <Text size="meta" tone="subtle">
            {[formatMoney(idea.cost), idea.construction_category, timesUsed(idea.used_count)]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </Stack>
      )}
      status={failure ? 'error' : page ? 'ready' : 'loading'}
      error={failure}
      filtered={isNarrowed(filters)}
      empty={<EmptyState title={t.noIdeasYet} text={t.provenIdeasItemsWithScope} action={add} />}
      filteredEmpty={
        <EmptyState
          art="funnel"
          title={t.yourFiltersDidntReturnAny}
          text={t.noIdeaMatchesTheSearch}
          action={<Button onPress={() => onChange({ ...noIdeaFilters, offset: 0 })}>{t.clearFilters}</Button>}
        />
      }
      footer={
        page && (count > IDEA_PAGE || filters.offset > 0) ? (
          <Pagination
            label={t.pagesOfIdeas}
            count={count}
            offset={filters.offset}
            limit={IDEA_PAGE}
            sizes={[IDEA_PAGE]}
            onChange={({ offset }) => onChange({ offset })}
          />
        ) : undefined
      }
    />
  );
}
