import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Pagination } from '#design-system/navigation/Pagination/Pagination.tsx';
import { useCan } from '#platform/flags';
import type { AttributeDefinition } from '#shared/attributes';
import { LoadError } from '#shared/failure';
import { ListRoom, ListSkeleton, Page } from '#shared/page';
import { componentsQuery, useProject, useProjectId } from '#shared/project';
import { ScenarioCompare, ScenarioStrip, useScenarios } from '#features/scenarios';
import {
  ItemFlyout,
  AddItem,
  useBulkChange,
  useCellEdit,
  type ItemsExportProps,
  ItemsGrid,
  useExport,
  useMoves,
  isNarrowed,
  noFilters,
  toFilterQuery,
} from '#features/items';
import { PastView, usePastDays } from '#features/time-machine';
import { ContingencyLayer } from '#features/contingency';
import { ForesiteActions } from '../components/ForesiteActions.tsx';
import { ItemsToolbar } from '../components/ItemsToolbar.tsx';
import { SelectionBar } from '../components/SelectionBar.tsx';
import { TrendSection, trendQuery } from '#features/trend';
import { useCaller } from '#shared/foresite';
import { useItemCommands } from '../components/useItemCommands.ts';
import { useItemsList } from '../components/useItemsList.ts';
import { useItemsView } from '../components/useItemsView.ts';
import { viewsQuery } from '#shared/views';

const noAttributes: readonly AttributeDefinition[] = [];

/** `8 of 12 items` where filters leave some out. */
const countWords = (count: number, every: number) =>
  count < every ? `${count} of ${every} items` : count === 1 ? '1 item' : `${count} items`;

/** ForeSite: what pending items do to the forecast, and the items themselves. */
export default function ForesiteScreen() {
  const projectId = useProjectId();
  const view = useItemsView();
  const caller = useCaller();
  const canAdd = useCan('add_scenarioitem');
  const canExport = useCan('foresite_export');
  const canApprove = useCan('approve_scenarioitem');
  const moves = useMoves(projectId);
  const past = usePastDays();
  const { items, rows, count, list, hasPages } = useItemsList(projectId, view);
  const trend = useQuery(trendQuery(projectId)).data;
  const components = useQuery(componentsQuery(projectId)).data?.results;
  const exporting = useExport(projectId);
  const { filters, grid, attributes = noAttributes } = view;
  const exportAs: ItemsExportProps['onExport'] = (request) =>
    exporting.mutate(
      request.what === 'shown' ? { ...request, filters, grid, canApprove, attributes } : request,
    );
  // Which columns there are is said by the open view: until it is known, nothing is drawn that would move.
  const views = useQuery(viewsQuery({ projectId, list: 'items' }));
  const every = useProject().counts.items;
  const order = useMemo(() => rows.map((row) => row.id), [rows]);
  const colors = useMemo(() => new Map(components?.map((one) => [one.id, one.color_index])), [components]);
  const { focus, actions, compared, ...scenarios } = useScenarios(projectId, caller, rows, trend);
  const today = trend?.today;
  const bulk = useBulkChange(projectId, caller, today);
  const cellEdit = useCellEdit(projectId, caller, today);
  const lookBack = today === undefined ? undefined : () => past.show({ day: today, against: null });
  useItemCommands({
    rows,
    showsSummary: view.showsSummary,
    onShowSummary: view.setShowsSummary,
    onExport: canExport ? () => exportAs({ what: 'shown', kind: 'csv' }) : undefined,
    onOpen: view.open,
    onLookBack: lookBack,
  });
  const add = canAdd ? <AddItem projectId={projectId} onAdd={() => view.open('new')} /> : null;
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
      count={count === undefined ? undefined : countWords(count, every)}
      actions={
        <ForesiteActions
          projectId={projectId}
          onShowSummary={view.showsSummary ? undefined : () => view.setShowsSummary(true)}
          onLookBack={lookBack}
          exports={canExport ? { busy: exporting.isPending, onExport: exportAs } : undefined}
          add={add}
        />
      }
    >
      <TrendSection
        projectId={projectId}
        whatIf={focus.whatIf}
        showsSummary={view.showsSummary}
        onCloseSummary={() => view.setShowsSummary(false)}
        onOpenItem={view.open}
      />
      <ScenarioStrip
        projectId={projectId}
        caller={caller}
        trend={trend}
        focus={focus}
        actions={actions}
        onCompare={compared.show}
      />
      {views.isPending || view.attributes === undefined ? (
        <ListSkeleton />
      ) : (
        <ListRoom
          tools={
            <ItemsToolbar
              showsHint={rows.length > 0 && !focus.scenario}
              projectId={projectId}
              today={trend?.today}
              canApprove={canApprove}
              attributes={attributes}
              look={view.look}
              onLook={view.setLook}
              hasOwnFilters={view.hasOwnFilters}
              filters={view.filters}
              onFilters={view.setFilters}
              grid={view.grid}
              onGrid={view.setGrid}
              density={view.density}
              onDensity={view.setDensity}
              bulk={{
                caller,
                count: count ?? 0,
                onStart: (kind) => bulk.start(kind, { query: toFilterQuery(view.filters) }),
              }}
            />
          }
          searching={view.filters.search !== ''}
          bar={
            focus.items.length > 0 ? (
              <SelectionBar
                items={focus.items}
                trend={trend}
                caller={caller}
                creating={scenarios.creating}
                onCreate={scenarios.create}
                onChange={(kind) => bulk.start(kind, { items: focus.items })}
                onClear={focus.clear}
              />
            ) : null
          }
        >
          {(maxHeight) => (
            <ItemsGrid
              projectId={projectId}
              rows={rows}
              list={list}
              footer={
                hasPages ? (
                  <Pagination
                    label="Pages of items"
                    count={count ?? 0}
                    {...view.page}
                    onChange={view.setPage}
                  />
                ) : undefined
              }
              caller={caller}
              today={trend?.today}
              attributes={attributes}
              colors={colors}
              state={view.grid}
              onStateChange={view.setGrid}
              density={view.density}
              maxHeight={maxHeight}
              status={items.isPending ? 'loading' : items.isError ? 'error' : 'ready'}
              openId={typeof view.openId === 'number' ? view.openId : null}
              onOpen={view.open}
              onMove={moves.start}
              cellEdit={cellEdit}
              selected={focus.selected}
              onSelect={focus.select}
              problemOf={focus.problemOf}
              filtered={isNarrowed(view.filters)}
              empty={
                <EmptyState
                  title="No items yet"
                  text="An item is one decision: what changes, what it costs, and when it is due."
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
          )}
        </ListRoom>
      )}
      {moves.dialog}
      {bulk.dialog}
      {cellEdit.editor}
      {actions.dialog}
      {compared.ids.length > 0 ? (
        <Suspense>
          <ScenarioCompare
            projectId={projectId}
            ids={compared.ids}
            onChange={compared.show}
            onClose={compared.close}
            onOpenItem={view.open}
          />
        </Suspense>
      ) : null}
      <ContingencyLayer projectId={projectId} />
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
