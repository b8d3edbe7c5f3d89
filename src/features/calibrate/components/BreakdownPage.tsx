import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { ExportMenu } from '#design-system/grid/ExportMenu/ExportMenu.tsx';
import { Target } from '#design-system/icons/shapes.ts';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { useCan } from '#platform/flags';
import { LoadError } from '#shared/failure';
import { ListSkeleton, Page } from '#shared/page';
import type { Breakdown, Calibrate } from '../calibrateQueries.ts';
import { type BreakdownRow, type EstimateColumn, totalRow } from '../model/breakdownRows.ts';
import { isNarrowed, noCalibrateFilters } from '../model/calibrateFilters.ts';
import { projectsText } from '../model/measureWords.ts';
import * as t from '../texts.ts';
import { breakdownColumns } from './breakdownColumns.ts';
import { LeftOutList } from './LeftOut.tsx';
import { CalibrateTabs } from './CalibrateTabs.tsx';
import { CalibrateTools } from './CalibrateTools.tsx';
import { useBreakdown } from './useBreakdown.ts';
import { useCalibrateFilters } from './useCalibrateFilters.ts';

const TargetsDialog = lazy(() => import('./TargetsDialog.tsx'));

export interface BreakdownPageProps {
  title: string;
  page: 'calibrateDivision' | 'comparison';
  columnsOf: (found: Calibrate, breakdown: Breakdown) => EstimateColumn[];
  /** Rows that are exported, and that targets are taken from. */
  rowsOf: (found: Calibrate, breakdown: Breakdown, columns: readonly EstimateColumn[]) => BreakdownRow[];
  actions?: ReactNode;
  children: (content: {
    found: Calibrate;
    columns: readonly EstimateColumn[];
    rows: readonly BreakdownRow[];
    total: BreakdownRow;
  }) => ReactNode;
}

/** The frame of the pages that break estimates down: peers and steps above, then what the page makes of them. */
export function BreakdownPage({ title, page, columnsOf, rowsOf, actions, children }: BreakdownPageProps) {
  const [filters, change] = useCalibrateFilters();
  const { found, breakdown, error, refetch } = useBreakdown();
  const [asks, setAsks] = useState(false);
  const toasts = useToasts();
  const mayExport = useCan('calibrate_export');
  const maySetTargets = [useCan('tvd_access'), useCan('change_dimensionmemberparams')].every(Boolean);
  const columns = found && breakdown ? columnsOf(found, breakdown) : [];
  const rows = found && breakdown ? rowsOf(found, breakdown, columns) : [];
  const total = found && breakdown && totalRow(found, breakdown, columns, filters);
  // The buttons stand there from the start: what is below them does not move when the figures come.
  const waits = total ? undefined : t.theComparisonHasNotLoaded;
  const years = [...new Set(found?.peers.flatMap(({ year }) => year ?? []))].sort((a, b) => b - a);
  return (
    <Page
      title={title}
      count={found && projectsText(found, filters.measure)}
      actions={
        <>
          {mayExport ? (
            <ExportMenu
              name={[title, found?.project.name].join(' ')}
              columns={breakdownColumns(columns)}
              rows={() => [...rows, ...(total ? [total] : [])]}
              {...(waits !== undefined && { disabledReason: waits })}
              onError={() =>
                toasts.show({
                  tone: 'critical',
                  title: t.theFileCouldNotBeCreated,
                  detail: t.checkYourConnectionThenExport,
                })
              }
            />
          ) : null}
          {maySetTargets && filters.dimension !== 'components' ? (
            <Button icon={Target} collapses disabledReason={waits} onPress={() => setAsks(true)}>
              {t.asTargets}
            </Button>
          ) : null}
          {actions}
        </>
      }
    >
      <CalibrateTabs current={page} />
      <CalibrateTools choices={found} years={years} />
      {error && !(found && breakdown) ? (
        <Card>
          <LoadError what={t.comparisonLower} error={error} onRetry={refetch} />
        </Card>
      ) : !found || !breakdown || !total ? (
        <ListSkeleton />
      ) : rows.length === 0 ? (
        <Card>
          {isNarrowed(filters) ? (
            <EmptyState
              art="funnel"
              title={t.yourFiltersDidntReturnAny}
              action={<Button onPress={() => change(noCalibrateFilters)}>{t.clearFilters}</Button>}
            />
          ) : (
            <EmptyState title={t.noEstimateToBreakDown} text={t.projectsAreComparedOnceThey} />
          )}
        </Card>
      ) : (
        <Stack gap={3}>
          {children({ found, columns, rows, total })}
          <LeftOutList found={found} rows={rows} />
        </Stack>
      )}
      {asks && found ? (
        <Suspense fallback={null}>
          <TargetsDialog project={found.project} rows={rows} onClose={() => setAsks(false)} />
        </Suspense>
      ) : null}
    </Page>
  );
}
