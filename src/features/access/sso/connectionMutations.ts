import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import * as t from '../texts.ts';
import {
  type Connection,
  type ConnectionInput,
  type ConnectionPatch,
  type ConnectionRow,
  ssoKeys,
  type TestStart,
} from './ssoQueries.ts';
import { useRemoval } from './useRemoval.ts';

type Named = Pick<ConnectionRow, 'id' | 'name' | 'version'>;

const settle = (client: QueryClient) => client.invalidateQueries({ queryKey: ssoKeys.all });

const at = (id: number) => ({ path: { sso_connection_id: id } });

/** Adds a connection, turned off; the answer brings the address that the provider has to know. */
export function useCreateConnection() {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<Connection, AppError, ConnectionInput>({
    meta: { shownInline: true },
    mutationFn: (body) => answer(api.POST('/sso/connections', { body })),
    onSuccess: (made) => {
      client.setQueryData(ssoKeys.connection(made.id), made);
      toasts.show({ title: t.nameAdded(made.name) });
    },
    onSettled: () => settle(client),
  });
}

/** Saves the settings of a connection; a refusal stands in its form. */
export function useSaveConnection() {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<Connection, AppError, { connection: Named; patch: ConnectionPatch }>({
    meta: { shownInline: true },
    mutationFn: ({ connection, patch }) =>
      answer(
        api.PATCH('/sso/connections/{sso_connection_id}', {
          params: { ...at(connection.id), header: ifMatch(connection.version) },
          body: patch,
        }),
      ),
    onSuccess: (saved) => {
      client.setQueryData(ssoKeys.connection(saved.id), saved);
      toasts.show({ title: t.nameSaved(saved.name) });
    },
    onSettled: () => settle(client),
  });
}

/** Turns a connection on or off at once; a refused switch goes back and says why. */
export function useSwitchConnection() {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<Connection, AppError, { connection: Named; on: boolean }, Connection | undefined>({
    meta: { shownInline: true },
    mutationFn: ({ connection, on }) =>
      answer(
        api.PATCH('/sso/connections/{sso_connection_id}', {
          params: { ...at(connection.id), header: ifMatch(connection.version) },
          body: { enabled: on },
        }),
      ),
    onMutate: async ({ connection, on }) => {
      const key = ssoKeys.connection(connection.id);
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<Connection>(key);
      client.setQueryData<Connection>(key, (kept) => kept && { ...kept, enabled: on });
      return before;
    },
    onSuccess: (saved, { on }) => {
      client.setQueryData(ssoKeys.connection(saved.id), saved);
      toasts.show({ title: t.nameTurnedValue(saved.name, on ? t.onLower : t.offLower) });
    },
    onError: (error, { connection, on }, before) => {
      client.setQueryData(ssoKeys.connection(connection.id), before);
      toasts.show({
        title: t.nameWasNotTurnedValue(connection.name, on ? t.onLower : t.offLower),
        detail: error.message,
        tone: 'critical',
      });
    },
    onSettled: () => settle(client),
  });
}

/** Tests a connection as far as the server can alone; the sign-in is for a window of its own. */
export function useTestConnection() {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<TestStart, AppError, Named>({
    meta: { shownInline: true },
    mutationFn: ({ id }) => answer(api.POST('/sso/connections/{sso_connection_id}/test', { params: at(id) })),
    onSuccess: ({ connection }) => client.setQueryData(ssoKeys.connection(connection.id), connection),
    onError: (error, { name }) =>
      toasts.show({ title: t.nameWasNotTested(name), detail: error.message, tone: 'critical' }),
    onSettled: () => client.invalidateQueries({ queryKey: ssoKeys.connections }),
  });
}

/** Reads the metadata of a SAML provider again. */
export function useLoadMetadata() {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<Connection, AppError, Named>({
    meta: { shownInline: true },
    mutationFn: ({ id }) =>
      answer(api.POST('/sso/connections/{sso_connection_id}/load-metadata', { params: at(id) })),
    onSuccess: (loaded) => {
      client.setQueryData(ssoKeys.connection(loaded.id), loaded);
      toasts.show({ title: t.metadataOfNameLoaded(loaded.name) });
    },
    onError: (error, { name }) =>
      toasts.show({
        title: t.theMetadataOfNameWasNotLoaded(name),
        detail: error.message,
        tone: 'critical',
      }),
    onSettled: () => settle(client),
  });
}

/** Deletes a connection. */
export function useRemoveConnection() {
  const client = useQueryClient();
  return useRemoval<Named>({
    list: ssoKeys.connections,
    nameOf: ({ name }) => name,
    done: 'deleted',
    send: ({ id, version }) =>
      api.DELETE('/sso/connections/{sso_connection_id}', {
        params: { ...at(id), header: ifMatch(version) },
      }),
    onGone: ({ id }) => client.removeQueries({ queryKey: ssoKeys.connection(id) }),
  });
}
