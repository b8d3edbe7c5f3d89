import type { ReactNode } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Pagination } from '#design-system/navigation/Pagination/Pagination.tsx';
import { formatArea } from '#domain/area';
import { ANALYSIS_STATUSES } from '#domain/concepts';
import { formatGridDate } from '#domain/dates';
import { formatMoney, NOTHING } from '#domain/money';
import { pathTo } from '#platform/routing';
import type { Analysis, AnalysisPage } from '../conceptQueries.ts';
import { ANALYSIS_PAGE, type AnalysisFilters } from '../model/analysisFilters.ts';
import * as t from '../texts.ts';
import { AnalysisTag } from './analysisLooks.tsx';

export interface AnalysesGridProps {
  page: AnalysisPage | undefined;
  filters: AnalysisFilters;
  onChange: (change: Partial<AnalysisFilters>) => void;
  /** Offered where there are no analyses yet. */
  add: ReactNode;
  failure: ReactNode;
}

const rowKey = ({ id }: Analysis) => String(id);
const rowLabel = ({ name }: Analysis) => name;
const noRows: readonly Analysis[] = [];
const addressOf = ({ id }: Analysis) => pathTo('analysis', { analysisId: id });

/** `$37,200,000 to $55,800,000`; one figure where they are the same. */
const rangeOf = ({ lowest_cost: low, highest_cost: high }: Analysis) =>
  low === null || high === null || low === high
    ? formatMoney(low)
    : t.lowToHigh(formatMoney(low), formatMoney(high));
const areaOf = ({ target_area: value, area_unit: unit }: Analysis) =>
  value === null ? NOTHING : formatArea({ value, unit });

/** Columns of the list of analyses, on screen and in files. */
export const analysisColumns: readonly GridColumn<Analysis>[] = [
  {
    id: 'name',
    title: t.name,
    width: 190,
    grow: true,
    evens: true,
    value: ({ name }) => name,
    render: (row) => (
      <Link variant="plain" href={addressOf(row)}>
        {row.name}
      </Link>
    ),
  },
  {
    id: 'status',
    title: t.status,
    width: 112,
    value: ({ status }) => status,
    exportValue: ({ status }) => ANALYSIS_STATUSES[status].label,
    render: ({ status }) => <AnalysisTag status={status} />,
  },
  { id: 'city', title: t.city, width: 104, value: ({ city }) => city, render: ({ city }) => city || NOTHING },
  {
    id: 'target_area',
    title: t.targetArea,
    width: 112,
    align: 'end',
    value: (row) => row.target_area,
    exportValue: (row) => (row.target_area === null ? null : areaOf(row)),
    render: (row) => <Figure>{areaOf(row)}</Figure>,
  },
  {
    id: 'concept_count',
    title: t.concepts,
    width: 84,
    align: 'end',
    value: (row) => row.concept_count,
    render: (row) => <Figure>{String(row.concept_count)}</Figure>,
  },
  {
    id: 'lowest_cost',
    title: t.buildingCost,
    width: 208,
    align: 'end',
    value: (row) => row.lowest_cost,
    exportValue: (row) => (row.lowest_cost === null ? null : rangeOf(row)),
    render: (row) => <Figure>{rangeOf(row)}</Figure>,
  },
  {
    id: 'project',
    title: t.project,
    width: 180,
    exportValue: ({ project }) => project?.name ?? null,
    render: ({ project }) =>
      project ? (
        <Link variant="plain" href={pathTo('details', { projectId: project.id })}>
          {project.name}
        </Link>
      ) : (
        NOTHING
      ),
  },
  {
    id: 'updated_at',
    title: t.changed,
    width: 110,
    value: (row) => row.updated_at,
    exportValue: (row) => row.updated_at.slice(0, 10),
    render: (row) => formatGridDate(row.updated_at.slice(0, 10)),
  },
];

/** The company's analyses, a page at a time, sorted by the server. */
export function AnalysesGrid({ page, filters, onChange, add, failure }: AnalysesGridProps) {
  const count = page?.count ?? 0;
  return (
    <DataGrid
      label={t.analyses}
      columns={analysisColumns}
      rows={page?.results ?? noRows}
      rowKey={rowKey}
      rowLabel={rowLabel}
      rowHeight={40}
      maxHeight={100_000}
      state={{ columnOrder: [], widths: {}, hidden: [], sort: filters.sort }}
      onStateChange={({ sort }) => onChange({ sort, offset: 0 })}
      compactHeight={64}
      renderCompact={(row) => (
        <Stack gap={1}>
          <Inline gap={2} justify="space-between">
            <Link variant="plain" href={addressOf(row)}>
              {row.name}
            </Link>
            <AnalysisTag status={row.status} />
          </Inline>
          <Text size="meta" tone="subtle" truncate>
            {[rangeOf(row), row.city].filter((text) => text !== '' && text !== NOTHING).join(' · ') ||
              t.noConceptsYet}
          </Text>
        </Stack>
      )}
      status={failure ? 'error' : page ? 'ready' : 'loading'}
      error={failure}
      filtered={filters.search !== '' || filters.status !== null}
      empty={<EmptyState title={t.noAnalysesYet} text={t.anAnalysisComparesSizes} action={add} />}
      filteredEmpty={
        <EmptyState
          art="funnel"
          title={t.yourFiltersDidntReturnAny}
          text={t.noAnalysisMatchesThem}
          action={
            <Button onPress={() => onChange({ search: '', status: null, offset: 0 })}>
              {t.clearFilters}
            </Button>
          }
        />
      }
      footer={
        page && (count > ANALYSIS_PAGE || filters.offset > 0) ? (
          <Pagination
            label={t.pagesOfAnalyses}
            count={count}
            offset={filters.offset}
            limit={ANALYSIS_PAGE}
            sizes={[ANALYSIS_PAGE]}
            onChange={({ offset }) => onChange({ offset })}
          />
        ) : undefined
      }
    />
  );
}
