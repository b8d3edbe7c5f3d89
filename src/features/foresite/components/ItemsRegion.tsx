import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Pagination } from '#design-system/navigation/Pagination/Pagination.tsx';
import {
  isNarrowed,
  ItemsGrid,
  type Moves,
  noFilters,
  toFilterQuery,
  useBulkChange,
  useCellEdit,
} from '#features/items';
import type { useScenarios } from '#features/scenarios';
import { useCan } from '#platform/flags';
import { LoadError } from '#shared/failure';
import { type Foresite, useCaller } from '#shared/foresite';
import { ListRoom, ListSkeleton } from '#shared/page';
import { useProject } from '#shared/project';
import { viewsQuery } from '#shared/views';
import * as t from '../texts.ts';
import { ItemsToolbar } from './ItemsToolbar.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import type { useItemsList } from './useItemsList.ts';
import { noAttributes, type useItemsView } from './useItemsView.ts';

type Scenarios = ReturnType<typeof useScenarios>;

export interface ItemsRegionProps {
  view: ReturnType<typeof useItemsView>;
  items: ReturnType<typeof useItemsList>;
  trend: Foresite | undefined;
  moves: Moves;
  focus: Scenarios['focus'];
  scenarios: Pick<Scenarios, 'creating' | 'create'>;
  /** The button that adds an item; null for those who may not. */
  add: ReactNode;
}

/** The items themselves: tools, the list as the open view shows it, and what is done with rows of it. */
export function ItemsRegion({ view, items: listed, trend, moves, focus, scenarios, add }: ItemsRegionProps) {
  const {
    id: projectId,
    counts: { items: everyCount },
  } = useProject();
  const caller = useCaller();
  const canApprove = useCan('approve_scenarioitem');
  const { items, rows, count, list, hasPages } = listed;
  const { attributes = noAttributes } = view;
  // Which columns there are is said by the open view: until it is known, nothing is drawn that would move.
  const views = useQuery(viewsQuery({ projectId, list: 'items' }));
  const bulk = useBulkChange(projectId, caller, trend?.today);
  const cellEdit = useCellEdit(projectId, caller, trend?.today);
  return (
    <>
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
              rows={rows}
              list={list}
              footer={
                hasPages ? (
                  <Pagination
                    label={t.pagesOfItems}
                    count={count ?? 0}
                    {...view.page}
                    onChange={view.setPage}
                  />
                ) : undefined
              }
              today={trend?.today}
              attributes={attributes}
              look={{
                state: view.grid,
                onStateChange: view.setGrid,
                density: view.density,
                maxHeight,
              }}
              onOpen={view.open}
              onMove={moves.start}
              cellEdit={cellEdit}
              selection={{
                selected: focus.selected,
                onChange: focus.select,
                disabledReason: focus.problemOf,
              }}
              said={{
                status: items.isPending ? 'loading' : items.isError ? 'error' : 'ready',
                // Where a project has no items, no filter hides any.
                filtered: isNarrowed(view.filters) && everyCount > 0,
                empty: <EmptyState title={t.noItemsYet} text={t.anItemIsOneDecision} action={add} />,
                filteredEmpty: (
                  <EmptyState
                    art="funnel"
                    title={t.yourFiltersDidntReturnAny}
                    text={t.clearTheFiltersToSee}
                    action={<Button onPress={() => view.setFilters(noFilters)}>{t.clearFilters}</Button>}
                  />
                ),
                error: (
                  <LoadError what={t.itemsLower} error={items.error} onRetry={() => void items.refetch()} />
                ),
              }}
            />
          )}
        </ListRoom>
      )}
      {moves.dialog}
      {bulk.dialog}
      {cellEdit.editor}
    </>
  );
}
