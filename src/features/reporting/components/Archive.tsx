import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { Avatar } from '#design-system/feedback/Avatar/Avatar.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { emptyGridState } from '#design-system/grid/DataGrid/gridTypes.ts';
import { Trash2 } from '#design-system/icons/shapes.ts';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { Pagination } from '#design-system/navigation/Pagination/Pagination.tsx';
import { formatGridDate } from '#domain/dates';
import { personName } from '#domain/people';
import { pathTo, useAddress } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { ToolRow } from '#shared/page';
import { localToday, useProjectId } from '#shared/project';
import {
  ARCHIVE_PAGE,
  type ArchiveFilters,
  readArchiveFilters,
  toRunQuery,
  writeArchiveFilters,
} from '../model/archiveFilters.ts';
import { type ReportRunRow, runListQuery } from '../reportingQueries.ts';
import { useRemoveRun } from '../reportRunMutations.ts';
import * as t from '../texts.ts';
import { Description, textRowHeight } from './Description.tsx';
import { RunPdf } from './RunPdf.tsx';
import * as styles from './Reporting.css.ts';

/** Why a run stays closed. */
const closed = t.includesFiguresYourRoleCannot;
const timeOf = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hour12: false });
const momentOf = (instant: string) => {
  const moment = new Date(instant);
  return `${formatGridDate(localToday(moment))} ${timeOf.format(moment)}`;
};

function RunName({ run, projectId }: { run: ReportRunRow; projectId: number }) {
  return run.is_open ? (
    <Link href={pathTo('reportRun', { projectId, runId: run.id })} variant="plain">
      {run.report.name}
    </Link>
  ) : (
    run.report.name
  );
}

function RemoveRun({ run, onRemove }: { run: ReportRunRow; onRemove: (run: ReportRunRow) => void }) {
  return (
    <IconButton
      icon={Trash2}
      size="small"
      label={t.deleteTheRunOfName(run.report.name, formatGridDate(run.as_of))}
      disabledReason={run.is_open ? undefined : closed}
      onPress={() => onRemove(run)}
    />
  );
}

const columnsFor = (projectId: number, onRemove: (run: ReportRunRow) => void): GridColumn<ReportRunRow>[] => [
  {
    id: 'name',
    title: t.name,
    width: 240,
    minWidth: 160,
    frozen: true,
    value: ({ report }) => report.name,
    render: (run) => <RunName run={run} projectId={projectId} />,
  },
  {
    id: 'description',
    title: t.description,
    width: 220,
    minWidth: 160,
    grow: true,
    render: ({ is_open: isOpen, report }) =>
      isOpen ? (
        <Description text={report.description} />
      ) : (
        <span className={styles.quiet}>
          <Description text={closed} />
        </span>
      ),
  },
  {
    id: 'as_of',
    title: t.figuresAsOf,
    width: 120,
    value: (run) => run.as_of,
    render: (run) => formatGridDate(run.as_of),
  },
  {
    id: 'page_count',
    title: t.pages,
    width: 84,
    align: 'end',
    value: (run) => run.page_count,
    render: (run) => run.page_count,
  },
  {
    id: 'created_by',
    title: t.createdBy,
    width: 180,
    render: ({ created_by: person }) =>
      person ? (
        <span className={styles.maker}>
          <Avatar name={personName(person)} src={person.avatar_url ?? null} size="tiny" />
          {personName(person)}
        </span>
      ) : (
        '-'
      ),
  },
  {
    id: 'created_at',
    title: t.createdAt,
    width: 150,
    value: (run) => run.created_at,
    render: (run) => momentOf(run.created_at),
  },
  {
    id: 'pdf',
    title: t.download,
    width: 120,
    render: (run) => <RunPdf run={run} />,
  },
  {
    id: 'actions',
    title: t.actions,
    renderTitle: () => null,
    width: 52,
    frozen: 'end',
    hideable: false,
    render: (run) => <RemoveRun run={run} onRemove={onRemove} />,
  },
];

/** The runs of the project's reports, the newest first. */
export function Archive() {
  const projectId = useProjectId();
  const [address, setAddress] = useAddress();
  const filters = useMemo(() => readArchiveFilters(address), [address]);
  const change = (part: Partial<ArchiveFilters>) =>
    setAddress(
      (current) => writeArchiveFilters(current, { ...readArchiveFilters(current), offset: 0, ...part }),
      { replace: true, preventScrollReset: true },
    );
  const query = useQuery(runListQuery(projectId, toRunQuery(filters)));
  const remove = useRemoveRun();
  const columns = useMemo(() => columnsFor(projectId, remove.mutate), [projectId, remove.mutate]);
  const page = query.data;
  const count = page?.count ?? 0;
  const order = filters.order ?? '-created_at';
  const sort = [
    { column: order.replace('-', ''), direction: order.startsWith('-') ? 'desc' : 'asc' },
  ] as const;
  return (
    <>
      <ToolRow>
        <SearchField
          label={t.quickSearch}
          placeholder={t.quickSearch}
          value={filters.search}
          onChange={(search) => change({ search })}
        />
      </ToolRow>
      {page?.pdf_missing ? <Banner>{page.pdf_missing}</Banner> : null}
      <DataGrid
        label={t.archive}
        columns={columns}
        rows={page?.results ?? []}
        rowKey={({ id }) => String(id)}
        rowLabel={({ report, as_of: day }) => `${report.name}, ${formatGridDate(day)}`}
        rowHeight={({ is_open: isOpen, report }) => textRowHeight(isOpen ? report.description : closed)}
        maxHeight={100_000}
        state={{ ...emptyGridState, sort: [...sort] }}
        onStateChange={({ sort: [next] }) => {
          const said = next ? `${next.direction === 'desc' ? '-' : ''}${next.column}` : null;
          if (said !== order) change({ order: said });
        }}
        compactHeight={64}
        renderCompact={(run) => (
          <span className={styles.tileFoot}>
            <span className={styles.grow}>
              <RunName run={run} projectId={projectId} />
              <span className={styles.quiet}>{` ${formatGridDate(run.as_of)}`}</span>
            </span>
            {run.pdf_state === 'NONE' ? null : <RunPdf run={run} />}
            <RemoveRun run={run} onRemove={remove.mutate} />
          </span>
        )}
        status={query.error && !page ? 'error' : page ? 'ready' : 'loading'}
        error={
          query.error ? (
            <LoadError what={t.archiveLower} error={query.error} onRetry={() => void query.refetch()} />
          ) : undefined
        }
        filtered={filters.search.trim() !== ''}
        empty={<EmptyState title={t.noRunsYet} text={t.openAPublishedReport} />}
        filteredEmpty={
          <EmptyState
            art="funnel"
            title={t.yourFiltersDidntReturnAny}
            action={<Button onPress={() => change({ search: '' })}>{t.clearFilters}</Button>}
          />
        }
        footer={
          count > ARCHIVE_PAGE || filters.offset > 0 ? (
            <Pagination
              count={count}
              offset={filters.offset}
              limit={ARCHIVE_PAGE}
              sizes={[ARCHIVE_PAGE]}
              onChange={({ offset }) => change({ offset })}
            />
          ) : undefined
        }
      />
    </>
  );
}
