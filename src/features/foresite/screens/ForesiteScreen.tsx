import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Clock, Download, PanelLeft, Plus } from '#design-system/icons/shapes.ts';
import { useCan } from '#platform/flags';
import { LoadError } from '#shared/failure';
import { Page } from '#shared/page';
import { componentsQuery, useProjectId } from '#shared/project';
import { ItemsGrid } from '../components/ItemsGrid.tsx';
import { ItemsToolbar } from '../components/ItemsToolbar.tsx';
import { SelectionBar } from '../components/SelectionBar.tsx';
import { usePastDays } from '../components/TimeMachine/usePastDays.ts';
import { TrendSection } from '../components/TrendSection.tsx';
import { useCaller } from '../components/useCaller.ts';
import { useExport } from '../components/useExport.ts';
import { useItemCommands } from '../components/useItemCommands.ts';
import { useItemsView } from '../components/useItemsView.ts';
import { useMoves } from '../components/useMoves.tsx';
import { itemsQuery, trendQuery } from '../foresiteQueries.ts';
import type { ItemBrief } from '../model/foresiteTypes.ts';
import { isNarrowed, noFilters, toItemsQuery } from '../model/itemFilters.ts';

const ItemFlyout = lazy(() => import('../components/ItemFlyout/ItemFlyout.tsx'));
const PastView = lazy(() => import('../components/TimeMachine/PastView.tsx'));
const noRows: readonly ItemBrief[] = [];

/** ForeSite: what pending options do to the forecast, and the options themselves (spec §2). */
export default function ForesiteScreen() {
  const projectId = useProjectId();
  const view = useItemsView();
  const caller = useCaller();
  const canAdd = useCan('add_scenarioitem');
  const canExport = useCan('foresite_export');
  const canApprove = useCan('approve_scenarioitem');
  const moves = useMoves(projectId);
  const past = usePastDays();
  const query = toItemsQuery(view.filters, '');
  const items = useQuery(itemsQuery(projectId, query));
  const trend = useQuery(trendQuery(projectId)).data;
  const components = useQuery(componentsQuery(projectId)).data?.results;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const exporting = useExport(projectId);
  const rows = items.data?.results ?? noRows;
  const order = useMemo(() => rows.map((row) => row.id), [rows]);
  const colors = useMemo(() => new Map(components?.map((one) => [one.id, one.color_index])), [components]);
  const checked = rows.filter((row) => selected.has(String(row.id)));
  const today = trend?.today;
  const lookBack = today === undefined ? undefined : () => past.show({ day: today, against: null });
  useItemCommands({
    rows,
    showsSummary: view.showsSummary,
    onShowSummary: view.setShowsSummary,
    onExport: canExport ? () => exporting.mutate(query) : undefined,
    onOpen: view.open,
    onLookBack: lookBack,
  });
  const add = canAdd ? (
    <Button variant="primary" icon={Plus} onPress={() => view.open('new')}>
      New item
    </Button>
  ) : null;
  const clear = <Button onPress={() => view.setFilters(noFilters)}>Clear filters</Button>;
  if (past.day !== null)
    return (
      <Page title="ForeSite">
        <Suspense>
          <PastView
            projectId={projectId}
            days={{ day: past.day, against: past.against }}
            onShow={past.show}
            showsSummary={view.showsSummary}
            onCloseSummary={() => view.setShowsSummary(false)}
          />
        </Suspense>
      </Page>
    );
  return (
    <Page
      title="ForeSite"
      count={
        items.data === undefined ? undefined : items.data.count === 1 ? '1 item' : `${items.data.count} items`
      }
      actions={
        <>
          {view.showsSummary ? null : (
            <Button icon={PanelLeft} collapses onPress={() => view.setShowsSummary(true)}>
              Summary
            </Button>
          )}
          {lookBack ? (
            <Button icon={Clock} collapses onPress={lookBack}>
              Time machine
            </Button>
          ) : null}
          {canExport ? (
            <Button
              icon={Download}
              collapses
              busy={exporting.isPending}
              onPress={() => exporting.mutate(query)}
            >
              Export
            </Button>
          ) : null}
          {add}
        </>
      }
    >
      <TrendSection
        projectId={projectId}
        rows={rows}
        showsSummary={view.showsSummary}
        onCloseSummary={() => view.setShowsSummary(false)}
        onOpenItem={view.open}
      />
      <ItemsToolbar
        projectId={projectId}
        today={trend?.today}
        canApprove={canApprove}
        filters={view.filters}
        onFilters={view.setFilters}
        grid={view.grid}
        onGrid={view.setGrid}
        density={view.density}
        onDensity={view.setDensity}
      />
      {checked.length > 0 ? (
        <SelectionBar items={checked} trend={trend} onClear={() => setSelected(new Set())} />
      ) : null}
      <ItemsGrid
        projectId={projectId}
        rows={rows}
        caller={caller}
        today={trend?.today}
        colors={colors}
        state={view.grid}
        onStateChange={view.setGrid}
        density={view.density}
        status={items.isPending ? 'loading' : items.isError ? 'error' : 'ready'}
        openId={typeof view.openId === 'number' ? view.openId : null}
        onOpen={view.open}
        onMove={moves.start}
        selected={selected}
        onSelect={setSelected}
        filtered={isNarrowed(view.filters)}
        empty={
          <EmptyState
            title="No items yet"
            text="An item is one choice: what it changes, what it costs, and when it must be decided."
            action={add}
          />
        }
        filteredEmpty={
          <EmptyState
            art="funnel"
            title="Your filters didn't return any results"
            text="Clear the filters to see every item."
            action={clear}
          />
        }
        error={<LoadError what="items" error={items.error} onRetry={() => void items.refetch()} />}
      />
      {moves.dialog}
      {view.openId === null ? null : (
        <Suspense>
          <ItemFlyout
            projectId={projectId}
            itemId={view.openId}
            order={order}
            moves={moves}
            onOpen={view.open}
            onClose={view.close}
          />
        </Suspense>
      )}
    </Page>
  );
}
