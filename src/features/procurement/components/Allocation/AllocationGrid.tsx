import { useMemo } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { DataGrid, type GridGroups } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Pagination } from '#design-system/navigation/Pagination/Pagination.tsx';
import { formatMoney } from '#domain/money';
import { pathTo } from '#platform/routing';
import { LoadError } from '#shared/failure';
import type { RowDrags, RowLifts } from '#shared/order';
import { useProjectId } from '#shared/project';
import {
  type Allocation,
  type AllocationLine,
  type AllocationLinePage,
  type AllocationPreview,
  LINES_PAGE,
} from '../../allocationQueries.ts';
import { allocationRows, type AllocationRow, linesWords, packageNames } from '../../model/allocationWords.ts';
import * as t from '../../texts.ts';
import { allocationColumns } from './allocationColumns.tsx';
import * as styles from './Allocation.css.ts';
import type { RuleForm } from './RuleCard.tsx';
import { bidPackageOf } from './targets.ts';

interface Props {
  allocation: Allocation;
  page: AllocationLinePage | undefined;
  failure: { error: unknown; retry: () => void } | null;
  offset: number;
  onPage: (offset: number) => void;
  selection: { selected: ReadonlySet<string>; onChange: (selected: ReadonlySet<string>) => void } | null;
  onOpen: (line: AllocationLine) => void;
  filtered: boolean;
  onClear: () => void;
  /** The rule being written with what it would take. */
  rule: { form: RuleForm; preview: AllocationPreview } | null;
  /** Keep it stable. */
  grip: (RowDrags & RowLifts) | undefined;
}

const rowKey = ({ key }: AllocationRow) => key;
const rowLabel = ({ line }: AllocationRow) => line.description;
const noRows: readonly AllocationRow[] = [];
const partReason = ({ kind }: AllocationRow) => (kind === 'part' ? t.thisIsAPart : undefined);

/** Lines of the estimate by division, with where each goes. */
export function AllocationGrid(props: Props) {
  const { allocation, page, failure, offset, onPage, selection, onOpen, filtered, onClear, rule, grip } =
    props;
  const projectId = useProjectId();
  const rows = useMemo(() => (page ? allocationRows(page.results) : noRows), [page]);
  const columns = useMemo(() => {
    const names = packageNames(allocation);
    const target = rule?.form.target;
    const id = target ? bidPackageOf(target) : null;
    const bidPackage = allocation.bid_packages.find((one) => one.id === id)?.name;
    return allocationColumns({
      names,
      hrefOf: (workPackageId) => pathTo('workPackage', { projectId, workPackageId }),
      taken:
        rule && target && target.bidPackage !== ''
          ? {
              lines: new Set(rule.preview.lines),
              bidPackage: bidPackage ?? names.bidPackage(null),
              workPackage: target.workPackage || (bidPackage ?? names.bidPackage(null)),
            }
          : null,
      grip,
    });
  }, [allocation, projectId, rule, grip]);
  const divisions = page?.divisions;
  const groups = useMemo((): GridGroups<AllocationRow> => {
    const byName = new Map(divisions?.map((division) => [division.name, division]));
    return {
      by: ({ line }) => line.division,
      label: (name) => name,
      order: divisions?.map(({ name }) => name) ?? [],
      title: (name) => divisionTitle(name, byName.get(name)),
    };
  }, [divisions]);
  const chosen = useMemo(
    () => (selection ? { ...selection, disabledReason: partReason } : undefined),
    [selection],
  );
  return (
    <DataGrid
      label={t.estimateLines}
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      rowLabel={rowLabel}
      groups={groups}
      maxHeight={100_000}
      {...(chosen && { selection: chosen })}
      onRowActivate={({ line }) => onOpen(line)}
      renderCompact={(row) => <CompactLine row={row} allocation={allocation} />}
      status={page ? 'ready' : failure ? 'error' : 'loading'}
      error={
        failure ? <LoadError what={t.estimateLower} error={failure.error} onRetry={failure.retry} /> : null
      }
      filtered={filtered}
      empty={<EmptyState title={t.thereIsNoEstimateYet} text={t.uploadTheEstimate} />}
      filteredEmpty={
        <EmptyState
          art="funnel"
          title={t.yourFiltersDidntReturnAny}
          action={<Button onPress={onClear}>{t.clearFilters}</Button>}
        />
      }
      footer={page ? <Foot page={page} offset={offset} onPage={onPage} /> : undefined}
    />
  );
}

type Division = AllocationLinePage['divisions'][number];

/** A division with its lines and sums, those of other pages with it. */
const divisionTitle = (name: string, division: Division | undefined) => (
  <>
    <strong>{name}</strong>{' '}
    <Text size="grid" tone="muted">
      {division ? divisionWords(division) : ''}
    </Text>
  </>
);

const divisionWords = ({ lines_count: count, amount, unallocated }: Division): string =>
  [
    linesWords(count),
    formatMoney(amount),
    ...(unallocated === 0 ? [] : [t.moneyUnallocated(formatMoney(unallocated))]),
  ].join(', ');

function Foot({
  page,
  offset,
  onPage,
}: {
  page: AllocationLinePage;
  offset: number;
  onPage: Props['onPage'];
}) {
  return (
    <>
      <Text size="grid" weight="strong">
        {linesWords(page.count)}, {formatMoney(page.amount)}
        {page.unallocated === 0 ? '' : t.moneyUnallocated2(formatMoney(page.unallocated))}
      </Text>
      {page.count > LINES_PAGE ? (
        <Pagination
          label={t.pagesOfEstimateLines}
          count={page.count}
          offset={offset}
          limit={LINES_PAGE}
          sizes={[LINES_PAGE]}
          onChange={(next) => onPage(next.offset)}
        />
      ) : null}
    </>
  );
}

function CompactLine({ row, allocation }: { row: AllocationRow; allocation: Allocation }) {
  const names = packageNames(allocation);
  const { line } = row;
  if (row.kind === 'part')
    return (
      <span className={styles.partName}>
        {`${names.bidPackage(row.part.work_package_id)}, ${formatMoney(row.part.amount)}`}
      </span>
    );
  const [first] = line.parts;
  const where =
    line.parts.length > 1
      ? t.lengthPackages(line.parts.length)
      : first
        ? names.bidPackage(first.work_package_id)
        : t.unallocated;
  return (
    <Stack gap={1}>
      <Text truncate>{[line.code, line.description].filter(Boolean).join(' ')}</Text>
      <Text size="meta" tone="subtle">
        {`${formatMoney(line.amount)} · ${where}`}
      </Text>
    </Stack>
  );
}
