import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api } from '#platform/api';
import type { LiveRule } from '#platform/realtime';

type Schemas = components['schemas'];
export type Vision = Schemas['Vision'];
export type VisionBatch = Schemas['VisionBatch'];
export type Driver = Schemas['VisionDriver'];
export type Criterion = Schemas['VisionCriterion'];
export type VisionItem = Schemas['VisionItem'];

const keyOf = (projectId: number) => ['vision', projectId] as const;

/** What a project is for. */
export const visionQuery = (projectId: number) =>
  queryOptions({
    queryKey: keyOf(projectId),
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/vision', { params: { path: { project_id: projectId } }, signal }),
      ),
  });

const movers = new Set(['vision', 'foresite', 'components', 'projects', 'timeline', 'estimate', 'program']);

/** Whatever moves areas, costs or scores moves the vision. */
export const visionLive: LiveRule = ({ module, project_id: projectId }) =>
  projectId != null && movers.has(module) ? [keyOf(projectId)] : [];
