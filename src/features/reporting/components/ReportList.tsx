import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { Avatar } from '#design-system/feedback/Avatar/Avatar.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { emptyGridState } from '#design-system/grid/DataGrid/gridTypes.ts';
import { CircleCheck, CircleDashed, Copy, Trash2 } from '#design-system/icons/shapes.ts';
import { Pagination } from '#design-system/navigation/Pagination/Pagination.tsx';
import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';
import { formatGridDate } from '#domain/dates';
import { personName } from '#domain/people';
import { REPORT_ACCESSES, REPORT_SCOPES } from '#domain/reporting';
import { pathTo } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { localToday, useProjectId } from '#shared/project';
import { isNarrowed, noReportFilters, REPORT_PAGE, type ReportFilters } from '../model/reportFilters.ts';
import { useCloneReport, useRemoveReport } from '../reportingMutations.ts';
import type { CustomReportPage, CustomReportRow } from '../reportingQueries.ts';
import * as t from '../texts.ts';
import { Description, textRowHeight } from './Description.tsx';
import * as styles from './Reporting.css.ts';

export interface ReportListProps {
  query: UseQueryResult<CustomReportPage>;
  filters: ReportFilters;
  onChange: (change: Partial<ReportFilters>) => void;
  onAdd: () => void;
}

function State({ state }: Pick<CustomReportRow, 'state'>) {
  return state === 'PUBLISHED' ? (
    <StatusTag label={t.published} tone="positive" icon={CircleCheck} />
  ) : (
    <StatusTag label={t.draft} tone="caution" icon={CircleDashed} />
  );
}

function Person({ person }: { person: CustomReportRow['created_by'] }) {
  if (!person) return '-';
  return (
    <span className={styles.person} title={personName(person)}>
      <Avatar name={personName(person)} src={person.avatar_url ?? null} size="tiny" />
    </span>
  );
}

const scopeWords = (scope: CustomReportRow['scope']) =>
  scope === 'GLOBAL' ? t.global : REPORT_SCOPES[scope];
const dateOf = (instant: string) => formatGridDate(localToday(new Date(instant)));

interface Acts {
  href: (id: number) => string;
  onClone: (row: CustomReportRow) => void;
  onRemove: (row: CustomReportRow) => void;
}

function RowActs({ row, onClone, onRemove }: { row: CustomReportRow } & Omit<Acts, 'href'>) {
  return (
    <>
      <IconButton icon={Copy} size="small" label={t.cloneName(row.name)} onPress={() => onClone(row)} />
      <IconButton
        icon={Trash2}
        size="small"
        label={t.deleteName(row.name)}
        disabledReason={row.is_here ? undefined : t.deleteItInTheProject}
        onPress={() => onRemove(row)}
      />
    </>
  );
}

const columnsFor = (acts: Acts): GridColumn<CustomReportRow>[] => [
  {
    id: 'name',
    title: t.name,
    width: 220,
    minWidth: 150,
    shrinksTo: 176,
    frozen: true,
    value: ({ name }) => name,
    render: ({ id, name }) => (
      <span className={styles.twoLines}>
        <Link href={acts.href(id)} variant="plain">
          {name}
        </Link>
      </span>
    ),
  },
  {
    id: 'description',
    title: t.description,
    width: 220,
    minWidth: 164,
    shrinksTo: 164,
    grow: true,
    evens: true,
    render: (row) => <Description text={row.description} />,
  },
  {
    id: 'scope',
    title: t.scope,
    width: 108,
    value: (row) => row.scope,
    render: (row) => scopeWords(row.scope),
  },
  {
    id: 'access',
    title: t.access,
    width: 94,
    value: (row) => row.access,
    render: (row) => REPORT_ACCESSES[row.access],
  },
  {
    id: 'state',
    title: t.state,
    width: 122,
    value: (row) => row.state,
    render: (row) => <State state={row.state} />,
  },
  { id: 'created_by', title: t.createdBy, width: 92, render: (row) => <Person person={row.created_by} /> },
  {
    id: 'created_at',
    title: t.createdAt,
    width: 100,
    value: (row) => row.created_at,
    render: (row) => dateOf(row.created_at),
  },
  { id: 'updated_by', title: t.updatedBy, width: 94, render: (row) => <Person person={row.updated_by} /> },
  {
    id: 'updated_at',
    title: t.lastModified,
    width: 112,
    value: (row) => row.updated_at,
    render: (row) => dateOf(row.updated_at),
  },
  {
    id: 'actions',
    title: t.actions,
    renderTitle: () => null,
    width: 76,
    frozen: 'end',
    hideable: false,
    render: (row) => <RowActs row={row} {...acts} />,
  },
];

/** The custom reports that a person sees, as a list or as tiles. */
export function ReportList({ query, filters, onChange, onAdd }: ReportListProps) {
  const projectId = useProjectId();
  const [asked, setAsked] = useState<CustomReportRow>();
  const remove = useRemoveReport();
  const clone = useCloneReport();
  const page = query.data;
  const count = page?.count ?? 0;
  const acts: Acts = {
    href: (id) => pathTo('report', { projectId, reportId: id }),
    onClone: (row) => void clone(row),
    onRemove: setAsked,
  };
  const order = filters.order ?? '-updated_at';
  const sort = [
    { column: order.replace('-', ''), direction: order.startsWith('-') ? 'desc' : 'asc' },
  ] as const;
  const pager =
    count > REPORT_PAGE || filters.offset > 0 ? (
      <Pagination
        count={count}
        offset={filters.offset}
        limit={REPORT_PAGE}
        sizes={[REPORT_PAGE]}
        onChange={({ offset }) => onChange({ offset })}
      />
    ) : undefined;
  return (
    <>
      {filters.view === 'grid' && page && page.results.length > 0 ? (
        <>
          <ul className={styles.tiles} aria-label={t.customReports}>
            {page.results.map((row) => (
              <li key={row.id}>
                <div className={styles.tile}>
                  <Link href={acts.href(row.id)} variant="plain">
                    {row.name}
                  </Link>
                  <p className={styles.quiet}>{row.description || t.cardCountCards(row.card_count)}</p>
                  <p className={styles.quiet}>{`${scopeWords(row.scope)}, ${REPORT_ACCESSES[row.access]}`}</p>
                  <div className={styles.tileFoot}>
                    <State state={row.state} />
                    <span className={styles.grow} />
                    <RowActs row={row} {...acts} />
                  </div>
                </div>
              </li>
            ))}
          </ul>
          {pager}
        </>
      ) : (
        <DataGrid
          label={t.customReports}
          columns={columnsFor(acts)}
          rows={page?.results ?? []}
          rowKey={({ id }) => String(id)}
          rowLabel={({ name }) => name}
          rowHeight={({ name, description }) => textRowHeight(name, description)}
          maxHeight={100_000}
          state={{ ...emptyGridState, sort: [...sort] }}
          onStateChange={({ sort: [next] }) => {
            const said = next ? `${next.direction === 'desc' ? '-' : ''}${next.column}` : null;
            if (said !== order) onChange({ order: said, offset: 0 });
          }}
          compactHeight={64}
          renderCompact={(row) => (
            <span className={styles.tileFoot}>
              <span className={styles.grow}>
                <Link href={acts.href(row.id)} variant="plain">
                  {row.name}
                </Link>
              </span>
              <State state={row.state} />
              <RowActs row={row} {...acts} />
            </span>
          )}
          status={query.error && !page ? 'error' : page ? 'ready' : 'loading'}
          error={
            query.error ? (
              <LoadError what={t.reportsLower} error={query.error} onRetry={() => void query.refetch()} />
            ) : undefined
          }
          filtered={isNarrowed(filters)}
          empty={
            <EmptyState
              title={t.noReportsYet}
              text={t.aReportPutsTheCost}
              action={
                <Button variant="primary" onPress={onAdd}>
                  {t.addNewReport}
                </Button>
              }
            />
          }
          filteredEmpty={
            <EmptyState
              art="funnel"
              title={t.yourFiltersDidntReturnAny}
              action={<Button onPress={() => onChange(noReportFilters)}>{t.clearFilters}</Button>}
            />
          }
          footer={pager}
        />
      )}
      {asked ? (
        <Confirm
          title={t.doYouWantToDelete}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => {
            remove.mutate(asked);
            setAsked(undefined);
          }}
        >
          {t.nameLeavesTheListYou(asked.name)}
        </Confirm>
      ) : null}
    </>
  );
}
