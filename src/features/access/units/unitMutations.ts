import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import type { components } from '#contract/api.ts';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import * as t from '../texts.ts';
import type { UnitRow } from './model/unitTree.ts';
import { unitKeys } from './unitQueries.ts';

type Unit = components['schemas']['AccessScope'];
type UnitPage = components['schemas']['AccessScopePage'];
type UnitInput = components['schemas']['AccessScopeInput'];
type UnitPatch = components['schemas']['AccessScopePatch'];

async function settle(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: unitKeys.all }),
    client.invalidateQueries({ queryKey: ['administration'] }),
  ]);
}

/** Paints a change of the tree at once; hands back the tree as it was. */
async function paint(
  client: QueryClient,
  change: (rows: UnitPage['results']) => UnitPage['results'],
): Promise<UnitPage | undefined> {
  await client.cancelQueries({ queryKey: unitKeys.tree });
  const before = client.getQueryData<UnitPage>(unitKeys.tree);
  client.setQueryData<UnitPage>(unitKeys.tree, (page) => page && { ...page, results: change(page.results) });
  return before;
}

const restore = (client: QueryClient, before: UnitPage | undefined) =>
  client.setQueryData(unitKeys.tree, before);

/** Creates a business unit: it stands in the tree at once, under a number that the answer replaces. */
export function useCreateUnit() {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<Unit, AppError, UnitInput, UnitPage | undefined>({
    meta: { shownInline: true },
    mutationFn: (input) => answer(api.POST('/access-scopes', { body: input })),
    onMutate: (input) =>
      paint(client, (rows) => [
        ...rows,
        {
          id: Number.MAX_SAFE_INTEGER,
          name: input.name,
          parent: input.parent ?? null,
          version: 1,
          member_count: input.members?.length ?? 0,
          project_count: 0,
          members: [],
        },
      ]),
    onSuccess: (unit) => toasts.show({ title: t.nameCreated(unit.name) }),
    onError: (_error, _input, before) => restore(client, before),
    onSettled: () => settle(client),
  });
}

/** Renames or moves a business unit, or sets its members; `quiet` where the tree itself shows the outcome. */
export function useUpdateUnit() {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<
    Unit,
    AppError,
    { unit: Pick<UnitRow, 'id' | 'name' | 'version'>; patch: UnitPatch; inForm?: boolean },
    UnitPage | undefined
  >({
    meta: { shownInline: true },
    mutationFn: ({ unit, patch }) =>
      answer(
        api.PATCH('/access-scopes/{access_scope_id}', {
          params: { path: { access_scope_id: unit.id }, header: ifMatch(unit.version) },
          body: patch,
        }),
      ),
    onMutate: ({ unit, patch }) =>
      paint(client, (rows) =>
        rows.map((row) =>
          row.id === unit.id
            ? {
                ...row,
                name: patch.name ?? row.name,
                parent: patch.parent === undefined ? row.parent : patch.parent,
                member_count: patch.members?.length ?? row.member_count,
              }
            : row,
        ),
      ),
    onSuccess: (unit, { patch }) => {
      client.setQueryData(unitKeys.one(unit.id), unit);
      toasts.show({ title: patch.parent === undefined ? t.nameSaved(unit.name) : t.nameMoved(unit.name) });
    },
    onError: (error, { unit, inForm }, before) => {
      restore(client, before);
      if (!inForm)
        toasts.show({ title: t.nameWasNotMoved(unit.name), detail: error.message, tone: 'critical' });
    },
    onSettled: () => settle(client),
  });
}

/** Deletes a business unit to which nothing belongs; a refusal says what does. */
export function useRemoveUnit() {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<void, AppError, Pick<UnitRow, 'id' | 'name' | 'version'>, UnitPage | undefined>({
    meta: { shownInline: true },
    mutationFn: async ({ id, version }) => {
      await api.DELETE('/access-scopes/{access_scope_id}', {
        params: { path: { access_scope_id: id }, header: ifMatch(version) },
      });
    },
    onMutate: ({ id }) => paint(client, (rows) => rows.filter((row) => row.id !== id)),
    onSuccess: (_nothing, { name }) => toasts.show({ title: t.nameDeleted(name) }),
    onError: (error, { name }, before) => {
      restore(client, before);
      toasts.show({ title: t.nameWasNotDeleted(name), detail: error.message, tone: 'critical' });
    },
    onSettled: () => settle(client),
  });
}
