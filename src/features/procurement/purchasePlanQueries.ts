import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { formatCode } from '#domain/items';
import { answer, api } from '#platform/api';
import { noPackageFilters, type PackageFilters, toPackageQuery } from './model/packageFilters.ts';
import type { PlanMove } from './model/planMoves.ts';
import { packageKeys } from './packageQueries.ts';

type Schemas = components['schemas'];
export type PurchasePlanPage = Schemas['PurchasePlanPage'];
export type PurchasePlanRow = Schemas['PurchasePlanRow'];
export type PurchasePlanChange = Schemas['PurchasePlanBatch']['packages'][number];

/** Every plan of a project, whatever it is narrowed to. */
export const planKey = (projectId: number) => [...packageKeys.project(projectId), 'plan'] as const;

/** When each package that matches has to be bought; the rows before stay while the next ones load. */
export const purchasePlanQuery = (projectId: number, filters: PackageFilters) => {
  const { trade_is: _trade, ordering: _ordering, ...query } = toPackageQuery(filters);
  return queryOptions({
    queryKey: [...planKey(projectId), query] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/purchase-plan', {
          params: { path: { project_id: projectId }, query },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
};

/** The plan of every package, whatever the page is narrowed to. */
export const wholePlanQuery = (projectId: number) =>
  purchasePlanQuery(projectId, { ...noPackageFilters, sort: [] });

/** The plan of one package, beside those whose words name its code. */
export const packagePlanQuery = (projectId: number, { number }: { number: number }) =>
  purchasePlanQuery(projectId, { ...noPackageFilters, sort: [], search: formatCode('bid_package', number) });

export type PlanImpact = Schemas['TimelinePreview'];
export type TimelineMoves = Schemas['TimelineMoves']['moves'];

/** Moves of a plan as the timeline takes them; one that somebody moved meanwhile is refused. */
export const movesOf = (rows: readonly PlanMove[]): TimelineMoves =>
  rows.map(({ activity, to }) => ({
    entity_type: 'timelineactivity' as const,
    entity_id: activity.id,
    date_from: to,
    seen_from: activity.date_from,
  }));

/** What moves push on the timeline; writes nothing. */
export const planImpactQuery = (projectId: number, moves: TimelineMoves) =>
  queryOptions({
    queryKey: [...planKey(projectId), 'moves', moves] as const,
    queryFn: ({ signal }) =>
      answer(
        api.POST('/projects/{project_id}/timeline/preview', {
          params: { path: { project_id: projectId } },
          body: { moves },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** Activities that a package can be needed for, by what was typed. */
export const findActivities = async (projectId: number, search: string, signal: AbortSignal) =>
  (
    await answer(
      api.GET('/projects/{project_id}/purchase-plan/activities', {
        params: { path: { project_id: projectId }, query: { ...(search && { search }), limit: 50 } },
        signal,
      }),
    )
  ).results;
