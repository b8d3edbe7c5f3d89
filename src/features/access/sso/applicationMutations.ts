import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import * as t from '../texts.ts';
import { type Application, type NewApplication, ssoKeys } from './ssoQueries.ts';
import { useRemoval } from './useRemoval.ts';

export type ApplicationRequest = { name: string; redirect_uri: string };

/** Registers an application; the answer holds its secret, this once. */
export function useCreateApplication() {
  const client = useQueryClient();
  return useMutation<NewApplication, AppError, ApplicationRequest>({
    meta: { shownInline: true },
    mutationFn: (body) => answer(api.POST('/sso/applications', { body })),
    onSettled: () => client.invalidateQueries({ queryKey: ssoKeys.all }),
  });
}

export function useSaveApplication() {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<Application, AppError, { application: Application; request: ApplicationRequest }>({
    meta: { shownInline: true },
    mutationFn: ({ application, request }) =>
      answer(
        api.PATCH('/sso/applications/{sign_in_application_id}', {
          params: {
            path: { sign_in_application_id: application.id },
            header: ifMatch(application.version),
          },
          body: request,
        }),
      ),
    onSuccess: ({ name }) => toasts.show({ title: t.nameSaved(name) }),
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
      toasts.show({ title: t.nameHasNoNewSecret(name), detail: error.message, tone: 'critical' }),
    onSettled: () => client.invalidateQueries({ queryKey: ssoKeys.all }),
  });
}

/** Removes an application: from then on nobody signs in to it through this company. */
export const useRemoveApplication = () =>
  useRemoval<Application>({
    list: ssoKeys.applications,
    nameOf: ({ name }) => name,
    done: 'removed',
    send: ({ id, version }) =>
      api.DELETE('/sso/applications/{sign_in_application_id}', {
        params: { path: { sign_in_application_id: id }, header: ifMatch(version) },
      }),
  });
