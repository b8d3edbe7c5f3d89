import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api } from '#platform/api';
import type { LiveRule } from '#platform/realtime';

type Schemas = components['schemas'];

export type ProgramArea = Schemas['ProgramArea'];
export type ProgramTotals = Schemas['ProgramTotals'];
export type ComponentTotal = ProgramTotals['by_component'][number];
export type AreaBatch = Schemas['ProgramAreaBatch'];

const path = (projectId: number) => ({ project_id: projectId });
const idempotent = () => ({ 'Idempotency-Key': crypto.randomUUID() });

/** The areas of a project and what they add up to, in square feet. */
export const programQuery = (projectId: number) =>
  queryOptions({
    queryKey: ['program', projectId] as const,
    queryFn: ({ signal }) =>
      answer(api.GET('/projects/{project_id}/program-areas', { params: { path: path(projectId) }, signal })),
  });

/** Writes what a person did to areas, in one step. */
export const sendAreas = (projectId: number, body: AreaBatch) =>
  answer(
    api.POST('/projects/{project_id}/program-areas/batch', {
      params: { path: path(projectId), header: idempotent() },
      body,
    }),
  );

/** Gives components the sizes that the program assigns to them. */
export const sendComponentSizes = (projectId: number, update: Schemas['ComponentPatch'][]) =>
  answer(
    api.POST('/projects/{project_id}/components/batch', {
      params: { path: path(projectId), header: idempotent() },
      body: { update },
    }),
  );

/** Takes a change set back. */
export const sendUndo = (changeSetId: number) =>
  answer(api.POST('/change-sets/{change_set_id}/undo', { params: { path: { change_set_id: changeSetId } } }));

/** The program follows its own changes and those of the components that take its areas. */
export const programLive: LiveRule = ({ project_id: projectId, module }) =>
  projectId !== null && (module === 'program' || module === 'components')
    ? [
        ['program', projectId],
        ['program-versions', projectId],
      ]
    : [];
