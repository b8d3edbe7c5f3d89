import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api, isAppError, keptADay } from '#platform/api';
import { currentUserQuery } from '#platform/flags';
import { historyAfter, historyPages } from '#shared/history';
import type { LiveRule } from '#platform/realtime';
import { usualCompany, usualProject } from './usualSettings.ts';

export type Company = components['schemas']['CompanyProfile'];
export type CompanySettings = components['schemas']['CompanySettings'];
export type ProjectSettings = components['schemas']['ProjectSettings'];
export type SettingOverride = components['schemas']['SettingOverride'];
export type PageSetting = components['schemas']['PageSetting'];

export const settingKeys = {
  company: ['company'] as const,
  companySettings: ['settings', 'company'] as const,
  project: (id: number) => ['settings', 'project', id] as const,
  overrides: ['settings', 'overrides'] as const,
  pages: ['settings', 'pages'] as const,
  history: ['company', 'history'] as const,
};

/** What changes of the company and of settings make out of date. */
export const settingsLive: LiveRule = ({ entity, module, project_id }) => {
  // The default of the custom indices is one of the company's settings.
  if (module === 'normalization') return [settingKeys.companySettings];
  if (entity === 'company') return [settingKeys.company];
  // How often mail comes to whoever has not chosen stands with the person.
  if (entity === 'company_settings')
    return [settingKeys.companySettings, settingKeys.history, currentUserQuery.queryKey];
  if (entity === 'page_setting') return [settingKeys.pages, settingKeys.history];
  return entity === 'project_settings' && project_id !== null
    ? [settingKeys.project(project_id), settingKeys.overrides]
    : [];
};

/** Settings that are not there are what is usual (docs/product/settings.md). */
const orUsual =
  <T>(usual: T) =>
  (error: unknown): T => {
    if (isAppError(error, 'not_found')) return usual;
    throw error;
  };

/** The company by its number; only one's own is there. */
export const companyQuery = (id: number) =>
  queryOptions({
    queryKey: [...settingKeys.company, id] as const,
    queryFn: ({ signal }) =>
      answer(api.GET('/companies/{company_id}', { params: { path: { company_id: id } }, signal })),
  });

/** How the company counts. */
export const companySettingsQuery = queryOptions({
  queryKey: settingKeys.companySettings,
  queryFn: ({ signal }): Promise<CompanySettings> =>
    answer(api.GET('/company-settings', { signal })).catch(orUsual(usualCompany)),
  ...keptADay,
});

/** How a project counts and shows cost and area. */
export const projectSettingsQuery = (projectId: number) =>
  queryOptions({
    queryKey: settingKeys.project(projectId),
    queryFn: ({ signal }): Promise<ProjectSettings> =>
      answer(
        api.GET('/projects/{project_id}/settings', { params: { path: { project_id: projectId } }, signal }),
      ).catch(orUsual(usualProject)),
    ...keptADay,
  });

/** How pages are set up for the caller: their own choices, and those for everybody, here and everywhere. */
export const pageSettingsQuery = (projectId: number | null) =>
  queryOptions({
    queryKey: [...settingKeys.pages, projectId] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/settings', {
          params: { query: projectId === null ? {} : { project_id: projectId } },
          signal,
        }),
      ),
    ...keptADay,
  });

/** A page of the projects in sight that count or show otherwise than the company. */
export const overridesQuery = (offset: number) =>
  queryOptions({
    queryKey: [...settingKeys.overrides, offset] as const,
    queryFn: ({ signal }) =>
      answer(api.GET('/company-settings/overrides', { params: { query: { offset, limit: 20 } }, signal })),
    placeholderData: keepPreviousData,
  });

/** What happened to the company and its settings, newest first. */
export const companyHistoryQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [...settingKeys.history, id] as const,
    queryFn: ({ pageParam, signal }) =>
      answer(
        api.GET('/companies/{company_id}/history', {
          params: { path: { company_id: id }, query: historyAfter(pageParam) },
          signal,
        }),
      ),
    ...historyPages,
  });
