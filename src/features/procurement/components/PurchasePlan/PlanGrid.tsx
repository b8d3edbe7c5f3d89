import { useMemo } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { EditableGrid } from '#design-system/grid/DataGrid/EditableGrid.tsx';
import type { GridEditing } from '#design-system/grid/editing/gridEditing.ts';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatCode } from '#domain/items';
import { PURCHASE_DECISIONS } from '#domain/procurement';
import { LoadError } from '#shared/failure';
import { isNarrowed, noPackageFilters } from '../../model/packageFilters.ts';
import { lateDays, planDay } from '../../model/planWords.ts';
import type { PurchasePlanPage, PurchasePlanRow } from '../../purchasePlanQueries.ts';
import * as t from '../../texts.ts';
import { usePackageFilters } from '../usePackageFilters.ts';

export interface PlanGridProps {
  page: PurchasePlanPage | undefined;
  error: unknown;
  openId: number | 'new' | null;
  onOpen: (id: number) => void;
  onRetry: () => void;
}

interface Props extends PlanGridProps {
  columns: readonly GridColumn<PurchasePlanRow>[];
  editing?: GridEditing<PurchasePlanRow> | undefined;
  headerHeight?: number;
  footer?: React.ReactNode;
}

const rowKey = ({ package: { id } }: PurchasePlanRow) => String(id);
const rowLabel = ({ package: { name } }: PurchasePlanRow) => name;
const noRows: readonly PurchasePlanRow[] = [];

/** The packages of a plan in one of its two shapes. */
export function PlanGrid({
  page,
  error,
  openId,
  onOpen,
  onRetry,
  columns,
  editing,
  headerHeight,
  footer,
}: Props) {
  const [filters, change] = usePackageFilters();
  const shape = useMemo(() => ({ ...(headerHeight && { headerHeight }) }), [headerHeight]);
  const grid = {
    ...shape,
    label: t.purchasePlan,
    columns,
    rows: page?.results ?? noRows,
    rowKey,
    rowLabel,
    maxHeight: 100_000,
    currentKey: openId === null ? null : String(openId),
    status: page ? 'ready' : error ? 'error' : 'loading',
    error: <LoadError what={t.purchasePlanLower} error={error} onRetry={onRetry} />,
    filtered: isNarrowed(filters),
    empty: <EmptyState title={t.thereAreNoBidPackages} text={t.giveAPackage} />,
    filteredEmpty: (
      <EmptyState
        art="funnel"
        title={t.yourFiltersDidntReturnAny}
        action={<Button onPress={() => change(noPackageFilters)}>{t.clearFilters}</Button>}
      />
    ),
    footer,
  } as const;
  return editing ? (
    <EditableGrid {...grid} editing={editing} />
  ) : (
    <DataGrid
      {...grid}
      onRowActivate={({ package: { id } }) => onOpen(id)}
      renderCompact={(row) => <CompactPlan row={row} />}
    />
  );
}

function CompactPlan({ row: { package: row, plan } }: { row: PurchasePlanRow }) {
  return (
    <Stack gap={1}>
      <Text truncate>{`${formatCode('bid_package', row.number)} ${row.name}`}</Text>
      <Text size="meta" tone="subtle">
        {plan
          ? [
              t.valueByShortDay(PURCHASE_DECISIONS[plan.decision], planDay(plan.latest)),
              plan.slack < 0 ? lateDays(plan.slack) : t.slackDaysOfSlack(plan.slack),
            ].join(' · ')
          : t.noOnSiteDate}
      </Text>
    </Stack>
  );
}
