import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import type { RuleDraft } from '#domain/procurement';
import { answer, api } from '#platform/api';
import { packageKeys } from './packageQueries.ts';

type Schemas = components['schemas'];
export type Allocation = Schemas['Allocation'];
export type AllocatedPackage = Schemas['AllocatedPackage'];
export type AllocationLine = Schemas['AllocationLine'];
export type AllocationLinePage = Schemas['AllocationLinePage'];
export type AllocationPreview = Schemas['AllocationPreview'];
export type AllocationRule = Schemas['AllocationRule'];
export type WorkPackage = Schemas['WorkPackage'];

/** Lines on a page of the allocation. */
export const LINES_PAGE = 200;

/** What narrows the lines. */
export interface LineFilters {
  search: string;
  component: number | null;
  bidPackage: number | null;
  unallocated: boolean;
}

export const noLineFilters: LineFilters = {
  search: '',
  component: null,
  bidPackage: null,
  unallocated: false,
};

/** Everything that follows from how the estimate is allocated. */
export const allocationKey = (projectId: number) =>
  [...packageKeys.project(projectId), 'allocation'] as const;

const path = (projectId: number) => ({ project_id: projectId });

/** How the newest estimate is allocated, with its packages and rules. */
export const allocationQuery = (projectId: number) =>
  queryOptions({
    queryKey: [...allocationKey(projectId), 'whole'] as const,
    queryFn: ({ signal }) =>
      answer(api.GET('/projects/{project_id}/allocation', { params: { path: path(projectId) }, signal })),
  });

/** A page of the lines that match; those before stay while the next ones load. */
export const allocationLinesQuery = (
  projectId: number,
  { search, component, bidPackage, unallocated }: LineFilters,
  offset: number,
) => {
  const query = {
    ...(search.trim() && { search: search.trim() }),
    ...(component !== null && { component_id: component }),
    ...(bidPackage !== null && { bid_package_id: bidPackage }),
    ...(unallocated && { unallocated }),
    limit: LINES_PAGE,
    offset,
  };
  return queryOptions({
    queryKey: [...allocationKey(projectId), 'lines', query] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/allocation/lines', {
          params: { path: path(projectId), query },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
};

/** What is allocated to one bid package, up to what a scope sheet is made of at once. */
export const packageLinesQuery = (projectId: number, bidPackageId: number) => {
  const query = { bid_package_id: bidPackageId, limit: 500 };
  return queryOptions({
    queryKey: [...allocationKey(projectId), 'lines', query] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/allocation/lines', {
          params: { path: path(projectId), query },
          signal,
        }),
      ),
  });
};

/** What a rule would take; the figures before stay while it is typed. */
export const previewQuery = (projectId: number, { code_match, code, component_id }: RuleDraft) =>
  queryOptions({
    queryKey: [...allocationKey(projectId), 'preview', code_match, code, component_id] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/allocation/preview', {
          params: {
            path: path(projectId),
            query: { code_match, code, ...(component_id !== null && { component_id }) },
          },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** One work package with what is allocated to it. */
export const workPackageQuery = (projectId: number, id: number) =>
  queryOptions({
    queryKey: [...allocationKey(projectId), 'work-package', id] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/work-packages/{work_package_id}', {
          params: { path: { ...path(projectId), work_package_id: id } },
          signal,
        }),
      ),
  });
