import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FilterField } from '#design-system/filters/model/filterTypes.ts';
import { answer, api } from '#platform/api';
import { useAttributes } from '#shared/attributes';
import { componentsQuery, milestonesQuery, peopleQuery } from '#shared/project';
import { foresiteKeys } from '#shared/foresite';
import { groupsQuery, tagsQuery } from '../itemQueries.ts';
import { conditionFields } from '../model/itemConditions.ts';

const scenarioChoicesQuery = (projectId: number) =>
  queryOptions({
    queryKey: [...foresiteKeys.project(projectId), 'scenario-choices'] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/scenarios', {
          params: { path: { project_id: projectId }, query: { limit: 500 } },
          signal,
        }),
      ),
  });

/** What items of this project can be filtered by; undefined until all choices are known. */
export function useConditionFields(
  projectId: number,
  canApprove: boolean,
): readonly FilterField[] | undefined {
  const components = useQuery(componentsQuery(projectId)).data?.results;
  const people = useQuery(peopleQuery(projectId)).data?.results;
  const tags = useQuery(tagsQuery()).data?.results;
  const groups = useQuery(groupsQuery(projectId)).data?.results;
  const scenarios = useQuery(scenarioChoicesQuery(projectId)).data?.results;
  const milestones = useQuery(milestonesQuery(projectId)).data?.results;
  // Filters by them apply only where the company uses them (docs/product/foresite.md).
  const attributes = useAttributes('SCENARIO_ITEM');
  return useMemo(
    () =>
      components && people && tags && groups && scenarios && milestones && attributes
        ? conditionFields({ components, people, tags, groups, scenarios, milestones, attributes }, canApprove)
        : undefined,
    [components, people, tags, groups, scenarios, milestones, attributes, canApprove],
  );
}
