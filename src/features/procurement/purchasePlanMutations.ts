import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { formatCode } from '#domain/items';
import { answer, api, type AppError } from '#platform/api';
import { timelineKey } from '#features/timeline';
import { useProjectId } from '#shared/project';
import { useUndo } from '#shared/undo';
import { packageKeys } from './packageQueries.ts';
import {
  planKey,
  type PurchasePlanChange,
  type PurchasePlanPage,
  type TimelineMoves,
} from './purchasePlanQueries.ts';
import * as t from './texts.ts';

type Saved = components['schemas']['PurchasePlanSaved'];

/** Changes that wait their turn go out with the versions that those before them made. */
function withVersions(
  client: QueryClient,
  projectId: number,
  changes: readonly PurchasePlanChange[],
): PurchasePlanChange[] {
  const known = new Map<number, number>();
  for (const [, page] of client.getQueriesData<PurchasePlanPage>({ queryKey: planKey(projectId) }))
    for (const { package: row } of page?.results ?? [])
      known.set(row.id, Math.max(row.version, known.get(row.id) ?? 0));
  return changes.map((change) => ({ ...change, version: known.get(change.id) ?? change.version }));
}

/** Saves durations and days as one step, with Undo. The grid shows at once what was typed, and takes it back where it is refused. */
export function useSavePlan() {
  const client = useQueryClient();
  const toasts = useToasts();
  const projectId = useProjectId();
  const settle = () => client.invalidateQueries({ queryKey: packageKeys.project(projectId) });
  const { undo } = useUndo(settle);
  return useMutation<Saved, AppError, readonly PurchasePlanChange[]>({
    scope: { id: `purchase plan ${projectId}` },
    mutationFn: (changes) =>
      answer(
        api.PATCH('/projects/{project_id}/purchase-plan', {
          params: { path: { project_id: projectId }, header: { 'Idempotency-Key': crypto.randomUUID() } },
          body: { packages: withVersions(client, projectId, changes) },
        }),
      ),
    onSuccess: ({ change_set_id: set, packages }) => {
      const saved = new Map(packages.map((row) => [row.id, row]));
      client.setQueriesData<PurchasePlanPage>(
        { queryKey: planKey(projectId) },
        (page) =>
          page && {
            ...page,
            results: page.results.map((row) => ({
              ...row,
              package: saved.get(row.package.id) ?? row.package,
            })),
          },
      );
      const [first] = packages;
      if (set !== null && first)
        toasts.show({
          title:
            packages.length === 1
              ? t.companySaved(formatCode('bid_package', first.number))
              : t.lengthPackagesSaved(packages.length),
          action: { label: t.undo, onAction: () => undo(set) },
        });
    },
    onError: (error) =>
      toasts.show({
        title: t.notSaved,
        detail: error.kind === 'stale' ? t.someoneChangedThisPackage : error.message,
        tone: 'critical',
      }),
    onSettled: settle,
  });
}

/** Moves activities of the timeline to the days of the plan, with what they push, as one step with Undo. */
export function useApplyPlan() {
  const client = useQueryClient();
  const toasts = useToasts();
  const projectId = useProjectId();
  const settle = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: packageKeys.project(projectId) }),
      client.invalidateQueries({ queryKey: timelineKey(projectId) }),
    ]);
  const { undo } = useUndo(settle);
  return useMutation<components['schemas']['TimelineMoved'], AppError, TimelineMoves>({
    meta: { shownInline: true },
    mutationFn: (moves) =>
      answer(
        api.POST('/projects/{project_id}/timeline/moves', {
          params: { path: { project_id: projectId } },
          body: { moves },
        }),
      ),
    onSuccess: ({ change_set_id: set }, moves) =>
      toasts.show({
        title: moves.length === 1 ? t.activityMoved1 : t.lengthActivitiesMoved(moves.length),
        ...(set !== null && { action: { label: t.undo, onAction: () => undo(set) } }),
      }),
    onSettled: settle,
  });
}
