import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api } from '#platform/api';
import type { LiveRule } from '#platform/realtime';

type Schemas = components['schemas'];
export type Tvd = Schemas['Tvd'];
export type TvdMember = Schemas['TvdMember'];
export type TvdItem = Schemas['TvdItem'];
export type TargetBatch = Schemas['TargetBatch'];

/** What the page shows: the rows, within one component or in all. */
export interface TvdView {
  dimension: string;
  component: number | null;
  perArea: boolean;
}

export const tvdKey = (projectId: number) => ['tvd', projectId] as const;

/** Targets against the forecast. Per area without an area is refused. */
export const tvdQuery = (projectId: number, { dimension, component, perArea }: TvdView) =>
  queryOptions({
    queryKey: [...tvdKey(projectId), dimension, component, perArea] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/tvd', {
          params: {
            path: { project_id: projectId },
            query: {
              dimension,
              ...(component !== null && { component }),
              ...(perArea && { per_square_foot: true }),
            },
          },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    retry: false,
  });

/** Pending items that touch a row. */
export const tvdItemsQuery = (
  projectId: number,
  { dimension, component }: Pick<TvdView, 'dimension' | 'component'>,
  member: number,
) =>
  queryOptions({
    queryKey: [...tvdKey(projectId), 'items', dimension, component, member] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/tvd/items', {
          params: {
            path: { project_id: projectId },
            query: { dimension, member, ...(component !== null && { component }) },
          },
          signal,
        }),
      ),
  });

const movers = new Set([
  'tvd',
  'foresite',
  'estimate',
  'components',
  'projects',
  'timeline',
  'settings',
  'history',
]);

/** Whatever moves the forecast or a target moves the page. */
export const tvdLive: LiveRule = ({ module, entity, project_id: projectId }) => {
  // The company's tolerance counts in every project.
  if (entity === 'company_settings') return [['tvd']];
  return projectId != null && movers.has(module) ? [tvdKey(projectId)] : [];
};

/** What a row was to cost at each milestone. */
export const targetHistoryQuery = (
  projectId: number,
  { dimension, component }: Pick<TvdView, 'dimension' | 'component'>,
  member: number,
) =>
  queryOptions({
    queryKey: [...tvdKey(projectId), 'history', dimension, component, member] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/tvd/target-history', {
          params: {
            path: { project_id: projectId },
            query: { dimension, member, ...(component !== null && { component }) },
          },
          signal,
        }),
      ),
  });
