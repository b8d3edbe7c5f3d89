import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { DataGrid, type GridGroups, type GridState } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { emptyGridState } from '#design-system/grid/DataGrid/gridTypes.ts';
import { Pagination } from '#design-system/navigation/Pagination/Pagination.tsx';
import { useAddress } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { useCompanyToday, useProjectId } from '#shared/project';
import {
  ARCHIVE_PAGE,
  type ArchiveFilters,
  isArchiveNarrowed,
  noArchiveFilters,
  readArchiveFilters,
  toRunQuery,
  writeArchiveFilters,
} from '../model/archiveFilters.ts';
import { type ReportRunPage, type ReportRunRow, runListQuery } from '../reportingQueries.ts';
import { useRemoveRun } from '../reportRunMutations.ts';
import * as t from '../texts.ts';
import { archiveColumns, closed, isSentTwice } from './archiveColumns.tsx';
import { ArchiveTools } from './ArchiveTools.tsx';
import { textRowHeight } from './Description.tsx';
import { RunCard, runLabel } from './RunCard.tsx';
import { megabytes } from './RunPdf.tsx';
import * as styles from './Reporting.css.ts';

const rowKey = ({ id }: ReportRunRow) => String(id);
const noRows: readonly ReportRunRow[] = [];
const whole = new Intl.NumberFormat('en-US');
const longMonth = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** `October 2026` of `2026-10`. */
const monthName = (month: string) => longMonth.format(new Date(`${month}-01T00:00:00Z`));
const newest = '-created_at';

/** Months with all that they hold under the filters; a page may show a part of it. */
function monthsOf(months: ReportRunPage['months'], isAscending: boolean): GridGroups<ReportRunRow> {
  const counts = new Map(months.map(({ month, count }) => [month, count]));
  const keys = months.map(({ month }) => month);
  return {
    by: ({ month }) => month,
    order: isAscending ? keys.toReversed() : keys,
    label: (month) => t.monthCount(monthName(month), counts.get(month) ?? 0),
    title: (month) => (
      <>
        {monthName(month)} <span className={styles.quiet}>{whole.format(counts.get(month) ?? 0)}</span>
      </>
    ),
  };
}

/** The runs of the project's reports in their months, the newest first. */
export function Archive({ all }: { all: number | undefined }) {
  const projectId = useProjectId();
  const today = useCompanyToday();
  const [address, setAddress] = useAddress();
  const filters = useMemo(() => readArchiveFilters(address), [address]);
  const change = (part: Partial<ArchiveFilters>) =>
    setAddress(
      (current) => writeArchiveFilters(current, { ...readArchiveFilters(current), offset: 0, ...part }),
      { replace: true, preventScrollReset: true },
    );
  const query = useQuery(runListQuery(projectId, toRunQuery(filters, today)));
  const { mutate: remove } = useRemoveRun();
  const [arranged, setArranged] = useState<GridState>(emptyGridState);
  // Runs stay chosen while others are looked at: two that are compared may be pages apart.
  const [chosen, setChosen] = useState<ReadonlyMap<string, ReportRunRow>>(new Map());
  const onRemove = useCallback(
    (run: ReportRunRow) => {
      setChosen((before) => new Map([...before].filter(([key]) => key !== rowKey(run))));
      remove(run);
    },
    [remove],
  );
  const onChoose = (run: ReportRunRow, isChosen: boolean) =>
    setChosen((before) => {
      const next = new Map(before);
      if (isChosen) next.set(rowKey(run), run);
      else next.delete(rowKey(run));
      return next;
    });
  const columns = useMemo(() => archiveColumns(projectId, onRemove), [projectId, onRemove]);
  const page = query.data;
  const rows = page?.results ?? noRows;
  const count = page?.count ?? 0;
  const order = filters.order ?? newest;
  const sort = [
    { column: order.replace('-', ''), direction: order.startsWith('-') ? 'desc' : 'asc' },
  ] as const;
  const isByMonth = order.endsWith('created_at');
  const groups = useMemo(
    () => (isByMonth ? monthsOf(page?.months ?? [], order === 'created_at') : undefined),
    [page?.months, isByMonth, order],
  );
  // What changes on a row, such as its PDF, changes on the chosen one.
  const chosenRows = [...chosen].map(([key, run]) => rows.find((row) => rowKey(row) === key) ?? run);
  return (
    <>
      <ArchiveTools
        filters={filters}
        onChange={change}
        chosen={chosenRows}
        onClear={() => setChosen(new Map())}
        columns={columns}
        state={arranged}
        onState={setArranged}
      />
      {page?.pdf_missing ? <Banner>{page.pdf_missing}</Banner> : null}
      <DataGrid
        label={t.archive}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        rowLabel={runLabel}
        rowHeight={(run) =>
          isSentTwice(run)
            ? 52
            : textRowHeight(run.report.name, run.is_open ? run.report.description : closed)
        }
        maxHeight={100_000}
        {...(groups && { groups })}
        selection={{
          selected: new Set(chosen.keys()),
          onChange: (keys) =>
            setChosen(
              (before) =>
                new Map(
                  [...before, ...rows.map((row) => [rowKey(row), row] as const)].filter(([key]) =>
                    keys.has(key),
                  ),
                ),
            ),
        }}
        state={{ ...arranged, sort: [...sort] }}
        onStateChange={({ sort: [next], ...rest }) => {
          const said = next ? `${next.direction === 'desc' ? '-' : ''}${next.column}` : null;
          if (said !== order) change({ order: said });
          setArranged({ ...rest, sort: [] });
        }}
        compactHeight={96}
        renderCompact={(run) => (
          <RunCard
            run={run}
            projectId={projectId}
            isChosen={chosen.has(rowKey(run))}
            onChoose={(isChosen) => onChoose(run, isChosen)}
            onRemove={onRemove}
          />
        )}
        status={query.error && !page ? 'error' : page ? 'ready' : 'loading'}
        error={
          query.error ? (
            <LoadError what={t.archiveLower} error={query.error} onRetry={() => void query.refetch()} />
          ) : undefined
        }
        filtered={isArchiveNarrowed(filters)}
        empty={<EmptyState title={t.noRunsYet} text={t.openAPublishedReport} />}
        filteredEmpty={
          <EmptyState
            art="funnel"
            title={t.yourFiltersDidntReturnAny}
            action={<Button onPress={() => change(noArchiveFilters)}>{t.clearFilters}</Button>}
          />
        }
        footer={
          page && count > 0 ? (
            <span className={styles.archiveFoot}>
              <span>
                {all === undefined || all <= count
                  ? t.runsOfRun(whole.format(count))
                  : t.runsOf(whole.format(count), whole.format(all))}
              </span>
              {page.pdf_bytes > 0 ? <span>{t.sizeOfPdf(megabytes(page.pdf_bytes))}</span> : null}
              {count > ARCHIVE_PAGE || filters.offset > 0 ? (
                <Pagination
                  count={count}
                  offset={filters.offset}
                  limit={ARCHIVE_PAGE}
                  sizes={[ARCHIVE_PAGE]}
                  onChange={({ offset }) => change({ offset })}
                />
              ) : null}
            </span>
          ) : undefined
        }
      />
    </>
  );
}
