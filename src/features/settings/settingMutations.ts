import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import type { components } from '#contract/api.ts';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import { currentUserQuery } from '#platform/flags';
import { inverseOf, withPatch } from './model/settingPatch.ts';
import { type Company, type CompanySettings, type ProjectSettings, settingKeys } from '#shared/settings';
import * as t from './texts.ts';

type CompanyPatch = components['schemas']['CompanySettingsPatch'];
type ProjectPatch = components['schemas']['ProjectSettingsPatch'];
type Request<P> = { patch: P; isUndo?: boolean };

/** Saves a setting at once, offers to take it back, and puts it back itself when it is refused. */
function useSaving<T extends object, P extends object>(key: QueryKey, send: (patch: P) => Promise<T>) {
  const client = useQueryClient();
  const { show } = useToasts();
  const { mutate } = useMutation<T, AppError, Request<P>, T | undefined>({
    meta: { shownInline: true },
    // One after the other: the answer of an earlier save must not paint over a later one.
    scope: { id: key.join() },
    mutationFn: ({ patch }) => send(patch),
    onMutate: async ({ patch }) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<T>(key);
      client.setQueryData<T>(key, (settings) => settings && withPatch(settings, patch));
      return before;
    },
    onSuccess: (saved, { patch, isUndo }, before) => {
      client.setQueryData(key, saved);
      show({
        id: 'settings',
        title: isUndo ? t.settingRestored : t.settingSaved,
        ...(before && !isUndo
          ? {
              action: {
                label: t.undo,
                onAction: () => mutate({ patch: inverseOf(before, patch), isUndo: true }),
              },
            }
          : {}),
      });
    },
    onError: (error, _request, before) => {
      client.setQueryData(key, before);
      void client.invalidateQueries({ queryKey: key });
      show({ id: 'settings', tone: 'critical', title: t.theSettingWasNotSaved, detail: error.message });
    },
    onSettled: () =>
      // Factors between projects are read by the indices that settings name; a timeline by what they lock.
      Promise.all(
        [settingKeys.history, settingKeys.overrides, ['cost-indices', 'factor'], ['timeline']].map(
          (queryKey) => client.invalidateQueries({ queryKey }),
        ),
      ),
  });
  return (patch: P) => mutate({ patch });
}

/** Changes how the company counts. */
export const useSaveCompanySetting = () =>
  useSaving<CompanySettings, CompanyPatch>(settingKeys.companySettings, (body) =>
    answer(api.PATCH('/company-settings', { body })),
  );

/** Changes how a project counts and shows. */
export const useSaveProjectSetting = (projectId: number) =>
  useSaving<ProjectSettings, ProjectPatch>(settingKeys.project(projectId), (body) =>
    answer(
      api.PATCH('/projects/{project_id}/settings', { params: { path: { project_id: projectId } }, body }),
    ),
  );

type ProfilePatch = components['schemas']['CompanyProfilePatch'];

/** Saves the company's profile from the version that the form began with; the form shows what is refused. */
export function useSaveCompany() {
  const client = useQueryClient();
  return useMutation<Company, AppError, { company: Company; patch: ProfilePatch }>({
    meta: { shownInline: true },
    mutationFn: ({ company, patch }) =>
      answer(
        api.PATCH('/companies/{company_id}', {
          params: { path: { company_id: company.id }, header: ifMatch(company.version) },
          body: patch,
        }),
      ),
    onSuccess: (company) => client.setQueryData([...settingKeys.company, company.id], company),
    onError: (error) => {
      if (error.kind === 'stale') return client.invalidateQueries({ queryKey: settingKeys.company });
      return undefined;
    },
    onSettled: () =>
      Promise.all(
        [settingKeys.history, currentUserQuery.queryKey, ['invite-options']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
