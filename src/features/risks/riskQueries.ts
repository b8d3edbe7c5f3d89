import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { type ExposureOutcome, type RiskBet, simulateExposure } from '#domain/risks';
import { answer, api, everyPage, keptInBrowser } from '#platform/api';
import { historyAfter, historyPages } from '#shared/history';
import { type RiskFileQuery, type RiskFilters, toRiskQuery } from './model/riskFilters.ts';

type Schemas = components['schemas'];
export type Risk = Schemas['Risk'];
export type RiskBrief = Schemas['RiskBrief'];
export type RiskPage = Schemas['RiskPage'];
export type RiskPatch = Schemas['RiskPatch'];
export type RiskSave = Schemas['RiskSave'];
export type RiskRegister = Schemas['RiskRegister'];
export type Mitigation = Schemas['Mitigation'];

/** Key families: everything of a project's risks starts with `risks` and its number. */
export const riskKeys = {
  all: ['risks'] as const,
  project: (projectId: number) => ['risks', projectId] as const,
  list: (projectId: number) => ['risks', projectId, 'list'] as const,
  one: (projectId: number, id: number) => ['risks', projectId, 'one', id] as const,
};

const path = (projectId: number) => ({ project_id: projectId });

/** A page of the register; the rows before stay while the next ones load. */
export const riskListQuery = (projectId: number, filters: RiskFilters) =>
  queryOptions({
    queryKey: [...riskKeys.list(projectId), toRiskQuery(filters)] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/risks', {
          params: {
            path: path(projectId),
            query: { ...toRiskQuery(filters), expand_custom_attributes: true },
          },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** Every risk that matches, for a file: as it is now, and not kept. */
export const riskFileQuery = (projectId: number, query: RiskFileQuery) =>
  queryOptions({
    queryKey: [...riskKeys.project(projectId), 'file', query] as const,
    queryFn: ({ signal }) =>
      everyPage((page) =>
        answer(
          api.GET('/projects/{project_id}/risks/export', {
            params: { path: path(projectId), query: { ...query, ...page } },
            signal,
          }),
        ),
      ),
    staleTime: 0,
    gcTime: 0,
  });

/** Risks that quick entry edits, closed ones included. */
export const entryQuery = (projectId: number) =>
  queryOptions({
    queryKey: [...riskKeys.project(projectId), 'entry'] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/risks', {
          params: {
            path: path(projectId),
            query: { status: 'ALL', ordering: 'number', limit: 500, expand_custom_attributes: true },
          },
          signal,
        }),
      ),
  });

/** Heatmap, levels, exposure and mitigations of the active risks. */
export const registerQuery = (projectId: number) =>
  queryOptions({
    queryKey: [...riskKeys.project(projectId), 'register'] as const,
    queryFn: ({ signal }) =>
      answer(api.GET('/projects/{project_id}/risks/register', { params: { path: path(projectId) }, signal })),
  });

/** One risk with its mitigations. */
export const riskQuery = (projectId: number, id: number) =>
  queryOptions({
    queryKey: riskKeys.one(projectId, id),
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/risks/{risk_id}', {
          params: { path: { ...path(projectId), risk_id: id } },
          signal,
        }),
      ),
  });

/** Items that are linked with a risk. */
export const riskItemsQuery = (projectId: number, id: number) =>
  queryOptions({
    queryKey: [...riskKeys.one(projectId, id), 'items'] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/risks/{risk_id}/items', {
          params: { path: { ...path(projectId), risk_id: id } },
          signal,
        }),
      ),
  });

/** Contract events of the project, in order of time. */
export const contractEventsQuery = (projectId: number) =>
  queryOptions({
    queryKey: ['timeline', projectId, 'contract-events'] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/contract-events', { params: { path: path(projectId) }, signal }),
      ),
  });

/** The number of the newest item. */
export const lastItemQuery = (projectId: number) =>
  queryOptions({
    queryKey: [...riskKeys.project(projectId), 'last-item'] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/scenario-items/last-number', {
          params: { path: path(projectId) },
          signal,
        }),
      ),
    select: ({ last_number: last }) => last,
  });

/** What happened to a risk, newest first. */
export const riskHistoryQuery = (projectId: number, id: number) =>
  infiniteQueryOptions({
    queryKey: [...riskKeys.one(projectId, id), 'history'] as const,
    queryFn: ({ signal, pageParam }) =>
      answer(
        api.GET('/projects/{project_id}/risks/{risk_id}/history', {
          params: {
            path: { ...path(projectId), risk_id: id },
            query: historyAfter(pageParam),
          },
          signal,
        }),
      ),
    ...historyPages,
    // Files have a life of their own.
    refetchOnMount: 'always',
  });

/** What scoring the active risks by the newest scale changes. */
export const rescoreQuery = (projectId: number) =>
  queryOptions({
    queryKey: [...riskKeys.project(projectId), 'rescore'] as const,
    queryFn: ({ signal }) =>
      answer(api.GET('/projects/{project_id}/risks/rescore', { params: { path: path(projectId) }, signal })),
  });
export type RescorePreview = Schemas['RescorePreview'];

/** Kinds of risks of the company. */
export const categoriesQuery = () =>
  queryOptions({
    queryKey: ['risk-categories'] as const,
    queryFn: ({ signal }) => answer(api.GET('/risk-categories', { signal })),
    ...keptInBrowser,
  });

/** What the active risks may cost, simulated off the main thread; repeats with the project. */
export const exposureQuery = (projectId: number, { bets }: RiskRegister) =>
  queryOptions({
    queryKey: [...riskKeys.project(projectId), 'exposure', bets] as const,
    queryFn: ({ signal }): Promise<ExposureOutcome> =>
      simulate(
        {
          seed: projectId,
          bets: bets.map(({ value, likelihood, category_id: cause }) => ({
            value,
            chance: (likelihood ?? 0) / 5,
            cause,
          })),
        },
        signal,
      ),
    structuralSharing: false,
    placeholderData: keepPreviousData,
  });

/** What the worker is sent. */
export interface ExposureInput {
  bets: readonly RiskBet[];
  seed: number;
}

/** Few draws are faster here than a worker starts. */
const fewDraws = 200_000;

function simulate(input: ExposureInput, signal: AbortSignal): Promise<ExposureOutcome> {
  if (input.bets.length * 10_000 <= fewDraws) return Promise.resolve(simulateExposure(input.bets, input));
  const worker = new Worker(new URL('./exposureWorker.ts', import.meta.url), { type: 'module' });
  return new Promise<ExposureOutcome>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ExposureOutcome>) => resolve(data));
    worker.addEventListener('error', () => reject(new Error('The exposure could not be simulated.')));
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    worker.postMessage(input, []);
  }).finally(() => worker.terminate());
}
