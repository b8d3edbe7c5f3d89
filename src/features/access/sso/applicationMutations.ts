import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import { type Application, type NewApplication, ssoKeys } from './ssoQueries.ts';

type Page = { count: number; results: Application[] };
export type ApplicationWish = { name: string; redirect_uri: string };

/** Registers an application; the answer holds its secret, this once. */
export function useCreateApplication() {
  const client = useQueryClient();
  return useMutation<NewApplication, AppError, ApplicationWish>({
    meta: { shownInline: true },
    mutationFn: (body) => answer(api.POST('/sso/applications', { body })),
    onSettled: () => client.invalidateQueries({ queryKey: ssoKeys.all }),
  });
}

export function useSaveApplication() {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<Application, AppError, { application: Application; wish: ApplicationWish }>({
    meta: { shownInline: true },
    mutationFn: ({ application, wish }) =>
      answer(
        api.PATCH('/sso/applications/{sign_in_application_id}', {
          params: {
            path: { sign_in_application_id: application.id },
            header: ifMatch(application.version),
          },
          body: wish,
        }),
      ),
    onSuccess: ({ name }) => toasts.show({ title: `${name} saved` }),
    onSettled: () => client.invalidateQueries({ queryKey: ssoKeys.all }),
  });
}

/** Gives an application a new secret; the one before stops working. */
export function useRenewSecret() {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<NewApplication, AppError, Application>({
    meta: { shownInline: true },
    mutationFn: ({ id }) =>
      answer(
        api.POST('/sso/applications/{sign_in_application_id}/secret', {
          params: { path: { sign_in_application_id: id } },
        }),
      ),
    onError: (error, { name }) =>
      toasts.show({ title: `${name} has no new secret`, detail: error.message, tone: 'critical' }),
    onSettled: () => client.invalidateQueries({ queryKey: ssoKeys.all }),
  });
}

export function useRemoveApplication() {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<void, AppError, Application, Page | undefined>({
    meta: { shownInline: true },
    mutationFn: async ({ id, version }) => {
      await api.DELETE('/sso/applications/{sign_in_application_id}', {
        params: { path: { sign_in_application_id: id }, header: ifMatch(version) },
      });
    },
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: ssoKeys.applications });
      const before = client.getQueryData<Page>(ssoKeys.applications);
      client.setQueryData<Page>(
        ssoKeys.applications,
        (page) => page && { count: page.count - 1, results: page.results.filter((row) => row.id !== id) },
      );
      return before;
    },
    onSuccess: (_nothing, { name }) => toasts.show({ title: `${name} removed` }),
    onError: (error, { name }, before) => {
      client.setQueryData(ssoKeys.applications, before);
      toasts.show({ title: `${name} was not removed`, detail: error.message, tone: 'critical' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ssoKeys.all }),
  });
}
