import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import { currentUserQuery } from '#platform/flags';
import * as t from '../texts.ts';
import { roleKeys } from './roleQueries.ts';
import type { Role, RoleInput, RolePage, RolePatch } from './roleTypes.ts';

type Snapshot = [readonly unknown[], unknown][];

/** Everything that shows roles is read again; so is who is signed in, who may hold the role (docs/product/access.md). */
async function settle(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: roleKeys.all }),
    client.invalidateQueries({ queryKey: ['administration'] }),
    client.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  ]);
}

const restore = (client: QueryClient, before: Snapshot | undefined) => {
  for (const [key, value] of before ?? []) client.setQueryData(key, value);
};

/** Paints a change on every page of the list; hands back what stood there. */
async function paint(
  client: QueryClient,
  change: (rows: RolePage['results']) => RolePage['results'],
): Promise<Snapshot> {
  await client.cancelQueries({ queryKey: roleKeys.all });
  const before = client.getQueriesData({ queryKey: roleKeys.all });
  client.setQueriesData<RolePage>(
    { queryKey: roleKeys.list },
    (page) => page && { ...page, results: change(page.results) },
  );
  return before;
}

/** Creates a role; its form shows what is refused. */
export function useCreateRole() {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<Role, AppError, { input: RoleInput; key: string }>({
    meta: { shownInline: true },
    mutationFn: ({ input, key }) =>
      answer(api.POST('/permission-roles', { params: { header: { 'Idempotency-Key': key } }, body: input })),
    onSuccess: (role) => {
      client.setQueryData(roleKeys.one(role.id), role);
      toasts.show({ title: t.roleNameCreated(role.name) });
    },
    onSettled: () => settle(client),
  });
}

/** Saves what changed of a role, from the version that the edit began with. */
export function useUpdateRole() {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<Role, AppError, { role: Role; patch: RolePatch }, Snapshot>({
    meta: { shownInline: true },
    mutationFn: ({ role, patch }) =>
      answer(
        api.PATCH('/permission-roles/{role_id}', {
          params: { path: { role_id: role.id }, header: ifMatch(role.version) },
          body: patch,
        }),
      ),
    onMutate: ({ role, patch }) =>
      paint(client, (rows) =>
        rows.map((row) =>
          row.id === role.id
            ? {
                ...row,
                name: patch.name ?? row.name,
                type: patch.type ?? row.type,
                is_impersonable: patch.is_impersonable ?? row.is_impersonable,
                permission_count: patch.permissions?.length ?? row.permission_count,
              }
            : row,
        ),
      ),
    onSuccess: (role) => {
      client.setQueryData(roleKeys.one(role.id), role);
      toasts.show({ title: t.roleNameSaved(role.name) });
    },
    onError: (_error, _change, before) => restore(client, before),
    onSettled: () => settle(client),
  });
}

/** Copies a role without its members. */
export function useCloneRole() {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<Role, AppError, { id: number; name: string }>({
    meta: { shownInline: true },
    mutationFn: ({ id }) =>
      answer(api.POST('/permission-roles/{role_id}/clone', { params: { path: { role_id: id } } })),
    onSuccess: (role, { name }) => {
      client.setQueryData(roleKeys.one(role.id), role);
      toasts.show({
        title: t.nameCloned(name),
        detail: t.theCopyIsCalledName(role.name),
      });
    },
    onError: (error, { name }) =>
      toasts.show({ title: t.nameWasNotCloned(name), detail: error.message, tone: 'critical' }),
    onSettled: () => settle(client),
  });
}

/** Deletes a role that nobody holds; a refusal says who does. */
export function useRemoveRole() {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<void, AppError, { id: number; name: string; version: number }, Snapshot>({
    meta: { shownInline: true },
    mutationFn: async ({ id, version }) => {
      await api.DELETE('/permission-roles/{role_id}', {
        params: { path: { role_id: id }, header: ifMatch(version) },
      });
    },
    onMutate: ({ id }) => paint(client, (rows) => rows.filter((row) => row.id !== id)),
    onSuccess: (_nothing, { id, name }) => {
      client.removeQueries({ queryKey: roleKeys.one(id) });
      toasts.show({ title: t.roleNameDeleted(name) });
    },
    onError: (error, { name }, before) => {
      restore(client, before);
      toasts.show({ title: t.nameWasNotDeleted(name), detail: error.message, tone: 'critical' });
    },
    onSettled: () => settle(client),
  });
}
