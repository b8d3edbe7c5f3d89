import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { formatCode } from '#domain/items';
import { PACKAGE_STATUSES, type PackageStatus } from '#domain/procurement';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import { useProjectId } from '#shared/project';
import { useUndo } from '#shared/undo';
import { type BidPackage, type BidPackageInput, type BidPackagePage, packageKeys } from './packageQueries.ts';
import * as t from './texts.ts';

type Saved = components['schemas']['BidPackageSaved'];
type Named = Pick<BidPackage, 'id' | 'number' | 'version'>;
type Before = [readonly unknown[], BidPackagePage | undefined][];

const settle = (client: QueryClient, projectId: number) =>
  client.invalidateQueries({ queryKey: packageKeys.project(projectId) });

/** Paints a change of the lists' rows; hands back what was there. */
async function paint(
  client: QueryClient,
  projectId: number,
  change: (rows: BidPackage[]) => BidPackage[],
): Promise<Before> {
  const queryKey = packageKeys.list(projectId);
  await client.cancelQueries({ queryKey });
  const before = client.getQueriesData<BidPackagePage>({ queryKey });
  client.setQueriesData<BidPackagePage>(
    { queryKey },
    (page) => page && { ...page, results: change(page.results) },
  );
  return before;
}

/** Puts back the one row that was refused; what happened to the others meanwhile stays. */
function putBack(client: QueryClient, before: Before | undefined, id: number): void {
  for (const [key, page] of before ?? []) {
    const place = page?.results.findIndex((row) => row.id === id) ?? -1;
    const row = page?.results[place];
    if (!row) continue;
    client.setQueryData<BidPackagePage>(key, (now) => {
      if (!now) return now;
      const others = now.results.filter((one) => one.id !== id);
      return { ...now, results: others.toSpliced(place, 0, row) };
    });
  }
}

const code = ({ number }: Pick<BidPackage, 'number'>) => formatCode('bid_package', number);

const patchOf = (projectId: number, { id, version }: Named, body: BidPackageInput) =>
  answer(
    api.PATCH('/projects/{project_id}/bid-packages/{bid_package_id}', {
      params: { path: { project_id: projectId, bid_package_id: id }, header: ifMatch(version) },
      body,
    }),
  );

/** Adds a package, or changes one from the version that the edit began with; the form shows what is refused. */
export function useSavePackage() {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  const { undo } = useUndo(() => settle(client, projectId));
  type Input = { row: BidPackage | undefined; input: BidPackageInput; key: string };
  return useMutation<Saved, AppError, Input, Before>({
    meta: { shownInline: true },
    mutationFn: async ({ row, input, key }) =>
      row
        ? patchOf(projectId, row, input)
        : {
            change_set_id: null,
            package: await answer(
              api.POST('/projects/{project_id}/bid-packages', {
                params: { path: { project_id: projectId }, header: { 'Idempotency-Key': key } },
                body: input,
              }),
            ),
          },
    onMutate: ({ row, input: { owner_id: _owner, ...input } }) =>
      paint(client, projectId, (rows) =>
        rows.map((one) => (one.id === row?.id ? { ...one, ...input } : one)),
      ),
    onSuccess: ({ package: saved, change_set_id: set }, { row }) => {
      client.setQueryData(packageKeys.one(projectId, saved.id), saved);
      toasts.show({
        title: row ? t.companySaved(code(saved)) : t.companyAdded(code(saved)),
        ...(set !== null && { action: { label: t.undo, onAction: () => undo(set) } }),
      });
    },
    onError: (_error, { row }, before) => {
      if (row) putBack(client, before, row.id);
    },
    // Not waited for: the panel goes on with its row at once.
    onSettled: () => void settle(client, projectId),
  });
}

/** Moves a package to another status; the toast takes it back. */
export function useMovePackage() {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  const { undo } = useUndo(() => settle(client, projectId));
  return useMutation<Saved, AppError, { row: BidPackage; to: PackageStatus }, Before>({
    meta: { shownInline: true },
    mutationFn: ({ row, to }) => patchOf(projectId, row, { status: to }),
    onMutate: ({ row, to }) =>
      paint(client, projectId, (rows) =>
        rows.map((one) => (one.id === row.id ? { ...one, status: to } : one)),
      ),
    onSuccess: ({ change_set_id: set }, { row, to }) =>
      toasts.show({
        // A card that moves on takes its toast along: only its last move is offered back.
        id: `package-${row.id}-moved`,
        title: t.codeMovedToWord(code(row), PACKAGE_STATUSES[to].label),
        ...(set !== null && { action: { label: t.undo, onAction: () => undo(set) } }),
      }),
    onError: (error, { row }, before) => {
      putBack(client, before, row.id);
      toasts.show({ tone: 'critical', title: t.codeWasNotMoved(code(row)), detail: error.message });
    },
    onSettled: () => settle(client, projectId),
  });
}

function useRestorePackage() {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  return useMutation<BidPackage, AppError, Named>({
    mutationFn: ({ id }) =>
      answer(
        api.PATCH('/projects/{project_id}/bid-packages/{bid_package_id}/restore', {
          params: { path: { project_id: projectId, bid_package_id: id } },
        }),
      ),
    onSuccess: (row) => toasts.show({ title: t.codeRestored(code(row)), tone: 'undone' }),
    onError: (error, row) =>
      toasts.show({ tone: 'critical', title: t.codeWasNotRestored(code(row)), detail: error.message }),
    onSettled: () => settle(client, projectId),
  });
}

/** Deletes a package; the toast brings it back. */
export function useRemovePackage() {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  const bringBack = useRestorePackage();
  return useMutation<unknown, AppError, Named, Before>({
    mutationFn: ({ id, version }) =>
      api.DELETE('/projects/{project_id}/bid-packages/{bid_package_id}', {
        params: { path: { project_id: projectId, bid_package_id: id }, header: ifMatch(version) },
      }),
    onMutate: ({ id }) => paint(client, projectId, (rows) => rows.filter((row) => row.id !== id)),
    onSuccess: (_done, row) =>
      toasts.show({
        title: t.companyDeleted(code(row)),
        action: { label: t.undo, onAction: () => bringBack.mutate(row) },
      }),
    onError: (error, row, before) => {
      putBack(client, before, row.id);
      toasts.show({ tone: 'critical', title: t.companyWasNotDeleted(code(row)), detail: error.message });
    },
    onSettled: () => settle(client, projectId),
  });
}
