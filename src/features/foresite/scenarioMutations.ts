import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import { useUndo } from './foresiteMutations.ts';
import { foresiteKeys } from './foresiteQueries.ts';
import type { Foresite, ItemBrief, Scenario } from './model/foresiteTypes.ts';
import type { ItemRows } from './model/optimistic.ts';
import { rowsApproved, type ScenarioRows, scenariosWith, trendApproved } from './model/scenarioPaint.ts';
import { scenarioKeys } from './scenarioQueries.ts';

type Snapshot = [readonly unknown[], unknown][];

const partsOf = (projectId: number, { id, version }: Scenario) => ({
  path: { project_id: projectId, scenario_id: id },
  header: ifMatch(version),
});

async function snapshot(client: QueryClient, projectId: number): Promise<Snapshot> {
  const filter = { queryKey: foresiteKeys.project(projectId) };
  await client.cancelQueries(filter);
  return client.getQueriesData(filter);
}

const paintScenario = (
  client: QueryClient,
  projectId: number,
  id: number,
  change: Partial<Scenario> | null,
) =>
  client.setQueriesData<ScenarioRows>({ queryKey: scenarioKeys.list(projectId) }, (rows) =>
    rows ? scenariosWith(rows, id, change) : rows,
  );

const restore = (client: QueryClient, before: Snapshot | undefined) => {
  for (const [key, value] of before ?? []) client.setQueryData(key, value);
};

/** Creates a scenario of these items, or copies one. */
export function useAddScenario(projectId: number) {
  const client = useQueryClient();
  const toasts = useToasts();
  const { undo } = useUndo(projectId);
  return useMutation<Scenario, AppError, { items: readonly number[] } | { copyOf: Scenario }>({
    mutationFn: (wish) =>
      'copyOf' in wish
        ? answer(
            api.POST('/projects/{project_id}/scenarios/{scenario_id}/clone', {
              params: { path: { project_id: projectId, scenario_id: wish.copyOf.id } },
            }),
          )
        : answer(
            api.POST('/projects/{project_id}/scenarios', {
              params: { path: { project_id: projectId } },
              body: { items: [...wish.items] },
            }),
          ),
    onSuccess: (scenario) => {
      // At once in the lists: its focus must not wait for the next answer.
      client.setQueriesData<ScenarioRows>({ queryKey: scenarioKeys.list(projectId) }, (rows) =>
        rows ? { count: rows.count + 1, results: [...rows.results, scenario] } : rows,
      );
      toasts.show({
        title: `${scenario.scenario_number} created`,
        ...(scenario.change_set_id && {
          action: { label: 'Undo', onAction: () => undo(scenario.change_set_id as number) },
        }),
      });
    },
    onError: (error) =>
      toasts.show({ title: 'Scenario was not created', detail: error.message, tone: 'critical' }),
    onSettled: () => client.invalidateQueries({ queryKey: foresiteKeys.project(projectId) }),
  });
}

/** Another name, or another list of items. */
export function useEditScenario(projectId: number) {
  const client = useQueryClient();
  const toasts = useToasts();
  const { undo } = useUndo(projectId);
  type Edit = { scenario: Scenario; name: string } | { scenario: Scenario; items: readonly number[] };
  return useMutation<Scenario, AppError, Edit, Snapshot>({
    mutationFn: (edit) =>
      'name' in edit
        ? answer(
            api.PATCH('/projects/{project_id}/scenarios/{scenario_id}', {
              params: partsOf(projectId, edit.scenario),
              body: { name: edit.name },
            }),
          )
        : answer(
            api.PUT('/projects/{project_id}/scenarios/{scenario_id}/items', {
              params: partsOf(projectId, edit.scenario),
              body: { items: [...edit.items] },
            }),
          ),
    onMutate: async (edit) => {
      const before = await snapshot(client, projectId);
      const change = 'name' in edit ? { name: edit.name } : { items: [...edit.items] };
      paintScenario(client, projectId, edit.scenario.id, change);
      return before;
    },
    onSuccess: (scenario) => {
      paintScenario(client, projectId, scenario.id, scenario);
      if (scenario.change_set_id === null) return;
      toasts.show({
        title: `${scenario.scenario_number} saved`,
        action: { label: 'Undo', onAction: () => undo(scenario.change_set_id as number) },
      });
    },
    onError: (error, { scenario }, before) => {
      restore(client, before);
      toasts.show({
        title: `${scenario.scenario_number} was not saved`,
        detail: error.message,
        tone: 'critical',
      });
    },
    onSettled: () => client.invalidateQueries({ queryKey: foresiteKeys.project(projectId) }),
  });
}

/** A decision on one or several scenarios. */
export type ScenarioDecision =
  | { to: 'APPROVED'; scenarios: readonly Scenario[]; milestone: number; milestoneName: string }
  | { to: 'REJECTED' | 'PENDING'; scenarios: readonly Scenario[] };

/** What toasts say once it is done (spec §8); a revert has no words there. */
const decided: Record<ScenarioDecision['to'], { title: string; detail: string }> = {
  APPROVED: { title: 'Scenario(s) approved', detail: 'Scenario(s) have been approved successfully' },
  REJECTED: { title: 'Scenario(s) rejected', detail: 'Scenario(s) have been rejected successfully' },
  PENDING: { title: 'Scenario(s) reverted', detail: 'Scenario(s) have been reverted successfully' },
};

const verbs = { APPROVED: 'approved', REJECTED: 'rejected', PENDING: 'reverted' } as const;

function send(projectId: number, decision: ScenarioDecision, scenario: Scenario): Promise<Scenario> {
  const params = partsOf(projectId, scenario);
  if (decision.to === 'APPROVED')
    return answer(
      api.PATCH('/projects/{project_id}/scenarios/{scenario_id}/approve', {
        params,
        body: { milestone: decision.milestone },
      }),
    );
  return decision.to === 'REJECTED'
    ? answer(api.PATCH('/projects/{project_id}/scenarios/{scenario_id}/reject', { params }))
    : answer(api.PATCH('/projects/{project_id}/scenarios/{scenario_id}/revert', { params }));
}

function paintDecision(client: QueryClient, projectId: number, decision: ScenarioDecision): void {
  for (const { id } of decision.scenarios) paintScenario(client, projectId, id, { status: decision.to });
  if (decision.to !== 'APPROVED') return;
  const ids = decision.scenarios.flatMap(({ items }) => items);
  const known = client
    .getQueriesData<ItemRows>({ queryKey: foresiteKeys.items(projectId) })
    .flatMap(([, rows]) => rows?.results ?? []);
  const moving = new Map<number, ItemBrief>(
    known.filter(({ id, status }) => ids.includes(id) && status === 'PENDING').map((row) => [row.id, row]),
  );
  client.setQueriesData<ItemRows>({ queryKey: foresiteKeys.items(projectId) }, (rows) =>
    rows ? rowsApproved(rows, ids, decision.milestoneName) : rows,
  );
  client.setQueryData<Foresite>(foresiteKeys.trend(projectId), (trend) =>
    trend ? trendApproved(trend, [...moving.values()]) : trend,
  );
}

/** What became of each: those that went through, and the first that did not. */
type Outcome = { done: Scenario[]; failed?: { scenario: Scenario; error: AppError } };

/** Approve, reject or revert, one request a scenario (spec §7): painted at once, rolled back from the first refusal on. */
export function useDecideScenarios(projectId: number) {
  const client = useQueryClient();
  const toasts = useToasts();
  const { undo } = useUndo(projectId);
  return useMutation<Outcome, AppError, ScenarioDecision, Snapshot>({
    mutationFn: async (decision) => {
      const done: Scenario[] = [];
      for (const scenario of decision.scenarios) {
        try {
          done.push(await send(projectId, decision, scenario));
        } catch (error) {
          return { done, failed: { scenario, error: error as AppError } };
        }
      }
      return { done };
    },
    onMutate: async (decision) => {
      const before = await snapshot(client, projectId);
      paintDecision(client, projectId, decision);
      return before;
    },
    onSuccess: ({ done, failed }, decision, before) => {
      if (failed) restore(client, before);
      const [only] = done;
      if (only)
        toasts.show({
          ...decided[decision.to],
          ...(done.length === 1 &&
            only.change_set_id && {
              action: { label: 'Undo', onAction: () => undo(only.change_set_id as number) },
            }),
        });
      if (failed)
        toasts.show({
          title: `${failed.scenario.scenario_number} was not ${verbs[decision.to]}`,
          detail: failed.error.message,
          tone: 'critical',
        });
    },
    onSettled: () => client.invalidateQueries({ queryKey: foresiteKeys.project(projectId) }),
  });
}

/** Deletes a scenario; its history tells the change set by which the toast brings it back. */
export function useRemoveScenario(projectId: number) {
  const client = useQueryClient();
  const toasts = useToasts();
  const { undo } = useUndo(projectId);
  const bringBack = async (scenarioId: number) => {
    const { results } = await answer(
      api.GET('/projects/{project_id}/scenarios/{scenario_id}/history', {
        params: { path: { project_id: projectId, scenario_id: scenarioId }, query: { limit: 1 } },
      }),
    );
    const [deletion] = results;
    if (deletion) undo(deletion.change_set_id);
  };
  const restoring = useMutation<void, AppError, number>({
    mutationFn: bringBack,
    onError: (error) => toasts.show({ title: 'Not undone', detail: error.message, tone: 'critical' }),
  });
  return useMutation<void, AppError, Scenario, Snapshot>({
    mutationFn: async (scenario) => {
      await api.DELETE('/projects/{project_id}/scenarios/{scenario_id}', {
        params: partsOf(projectId, scenario),
      });
    },
    onMutate: async ({ id }) => {
      const before = await snapshot(client, projectId);
      paintScenario(client, projectId, id, null);
      return before;
    },
    onSuccess: (_nothing, { id }) =>
      toasts.show({
        title: 'Scenario deleted',
        detail: 'Scenario has been deleted successfully',
        action: { label: 'Undo', onAction: () => restoring.mutate(id) },
      }),
    onError: (error, { scenario_number: code }, before) => {
      restore(client, before);
      toasts.show({ title: `${code} was not deleted`, detail: error.message, tone: 'critical' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: foresiteKeys.project(projectId) }),
  });
}
