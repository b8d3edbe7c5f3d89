import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import { type ApiKey, apiKeyKeys } from './apiKeyQueries.ts';
import * as t from './texts.ts';

export type ApiKeyInput = components['schemas']['ApiKeyInput'];
export type ApiKeyPatch = components['schemas']['ApiKeyPatch'];
export type NewApiKey = components['schemas']['NewApiKey'];

const settle = (client: QueryClient) => client.invalidateQueries({ queryKey: apiKeyKeys.all });

/** Makes a key; the answer holds the whole of it, this once. It is kept nowhere but in what `onSuccess` does with it. */
export function useCreateKey() {
  const client = useQueryClient();
  return useMutation<NewApiKey, AppError, ApiKeyInput>({
    meta: { shownInline: true },
    gcTime: 0,
    mutationFn: (body) => answer(api.POST('/api-keys', { body })),
    onSettled: () => settle(client),
  });
}

/** Changes a key from the version that the form began with; the form shows what is refused. */
export function useUpdateKey() {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<ApiKey, AppError, { apiKey: ApiKey; patch: ApiKeyPatch }>({
    meta: { shownInline: true },
    mutationFn: ({ apiKey, patch }) =>
      answer(
        api.PATCH('/api-keys/{api_key_id}', {
          params: { path: { api_key_id: apiKey.id }, header: ifMatch(apiKey.version) },
          body: patch,
        }),
      ),
    onSuccess: (saved) => {
      client.setQueryData(apiKeyKeys.one(saved.id), saved);
      toasts.show({ title: t.nameSaved(saved.name) });
    },
    onSettled: () => settle(client),
  });
}

/** Revokes a key for good. */
export function useRevokeKey() {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<ApiKey, AppError, ApiKey>({
    meta: { shownInline: true },
    mutationFn: ({ id }) =>
      answer(api.POST('/api-keys/{api_key_id}/revoke', { params: { path: { api_key_id: id } } })),
    onSuccess: (revoked) => {
      client.setQueryData(apiKeyKeys.one(revoked.id), revoked);
      toasts.show({ title: t.nameRevoked(revoked.name) });
    },
    onError: (error, { name }) =>
      toasts.show({ tone: 'critical', title: t.nameWasNotRevoked(name), detail: error.message }),
    onSettled: () => settle(client),
  });
}
