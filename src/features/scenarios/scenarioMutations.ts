import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, type AppError } from '#platform/api';
import { useUndo, foresiteKeys, type Scenario, restore, snapshot, type Snapshot } from '#shared/foresite';
import type { ScenarioRows } from './model/scenarioPaint.ts';
import { paintScenario, partsOf } from './scenarioCache.ts';
import { scenarioKeys } from './scenarioQueries.ts';
import * as t from './texts.ts';

/** Creates a scenario of these items, or copies one. */
export function useAddScenario(projectId: number) {
  const client = useQueryClient();
  const toasts = useToasts();
  const { undo } = useUndo(projectId);
  return useMutation<Scenario, AppError, { items: readonly number[]; name?: string } | { copyOf: Scenario }>({
    mutationFn: (request) =>
      'copyOf' in request
        ? answer(
            api.POST('/projects/{project_id}/scenarios/{scenario_id}/clone', {
              params: { path: { project_id: projectId, scenario_id: request.copyOf.id } },
            }),
          )
        : answer(
            api.POST('/projects/{project_id}/scenarios', {
              params: { path: { project_id: projectId } },
              body: { items: [...request.items], ...(request.name !== undefined && { name: request.name }) },
            }),
          ),
    onSuccess: (scenario) => {
      // At once in the lists: its focus must not wait for the next answer.
      client.setQueriesData<ScenarioRows>({ queryKey: scenarioKeys.list(projectId) }, (rows) =>
        rows ? { count: rows.count + 1, results: [...rows.results, scenario] } : rows,
      );
      toasts.show({
        title: t.scenarioNumberCreated(scenario.scenario_number),
        ...(scenario.change_set_id && {
          action: { label: t.undo, onAction: () => undo(scenario.change_set_id as number) },
        }),
      });
    },
    onError: (error) =>
      toasts.show({ title: t.scenarioWasNotCreated, detail: error.message, tone: 'critical' }),
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
        title: t.scenarioNumberSaved(scenario.scenario_number),
        action: { label: t.undo, onAction: () => undo(scenario.change_set_id as number) },
      });
    },
    onError: (error, { scenario }, before) => {
      restore(client, before);
      toasts.show({
        title: t.scenarioNumberWasNotSaved(scenario.scenario_number),
        detail: error.message,
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
    onError: (error) => toasts.show({ title: t.notUndone, detail: error.message, tone: 'critical' }),
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
        title: t.scenarioDeleted,
        detail: t.scenarioHasBeenDeletedSuccessfully,
        action: { label: t.undo, onAction: () => restoring.mutate(id) },
      }),
    onError: (error, { scenario_number: code }, before) => {
      restore(client, before);
      toasts.show({ title: t.codeWasNotDeleted(code), detail: error.message, tone: 'critical' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: foresiteKeys.project(projectId) }),
  });
}
