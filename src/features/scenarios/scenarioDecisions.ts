import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, type AppError } from '#platform/api';
import { useUndo, foresiteKeys, type Scenario, restore, snapshot, type Snapshot } from '#shared/foresite';
import type { ItemRows } from '#features/items';
import { rowsApproved } from './model/scenarioPaint.ts';
import { paintScenario, partsOf } from './scenarioCache.ts';
import * as t from './texts.ts';

/** A decision on one or several scenarios. */
export type ScenarioDecision =
  | {
      to: 'APPROVED';
      scenarios: readonly Scenario[];
      milestone: number;
      milestoneName: string;
      potId: number | null;
    }
  | { to: 'REJECTED' | 'PENDING'; scenarios: readonly Scenario[] };

/** What toasts say once it is done (docs/product/scenarios.md); a revert has no words there. */
const decided: Record<ScenarioDecision['to'], { title: string; detail: string }> = {
  APPROVED: { title: t.scenarioSApproved, detail: t.scenarioSHaveBeenApproved },
  REJECTED: { title: t.scenarioSRejected, detail: t.scenarioSHaveBeenRejected },
  PENDING: { title: t.scenarioSReverted, detail: t.scenarioSHaveBeenReverted },
};

const verbs = { APPROVED: 'approved', REJECTED: 'rejected', PENDING: 'reverted' } as const;

function send(projectId: number, decision: ScenarioDecision, scenario: Scenario): Promise<Scenario> {
  const params = partsOf(projectId, scenario);
  if (decision.to === 'APPROVED')
    return answer(
      api.PATCH('/projects/{project_id}/scenarios/{scenario_id}/approve', {
        params,
        body: {
          milestone: decision.milestone,
          ...(decision.potId !== null && { contingency_pot_id: decision.potId }),
        },
      }),
    );
  return decision.to === 'REJECTED'
    ? answer(api.PATCH('/projects/{project_id}/scenarios/{scenario_id}/reject', { params }))
    : answer(api.PATCH('/projects/{project_id}/scenarios/{scenario_id}/revert', { params }));
}

/** Rows and scenarios as decided. The trend keeps to the server's figures: forecast, range and lines change together. */
function paintDecision(client: QueryClient, projectId: number, decision: ScenarioDecision): void {
  for (const { id } of decision.scenarios) paintScenario(client, projectId, id, { status: decision.to });
  if (decision.to !== 'APPROVED') return;
  const ids = decision.scenarios.flatMap(({ items }) => items);
  client.setQueriesData<ItemRows>({ queryKey: foresiteKeys.items(projectId) }, (rows) =>
    rows ? rowsApproved(rows, ids, decision.milestoneName) : rows,
  );
}

/** What became of each: those that went through, and the first that did not. */
type Outcome = { done: Scenario[]; failed?: { scenario: Scenario; error: AppError } };

/** Approve, reject or revert, one request a scenario (docs/product/scenarios.md): painted at once, rolled back from the first refusal on. */
export function useDecideScenarios(projectId: number) {
  const client = useQueryClient();
  const toasts = useToasts();
  const { undoAll } = useUndo(projectId);
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
          action: {
            label: t.undo,
            onAction: () => undoAll(done.flatMap(({ change_set_id: id }) => id ?? [])),
          },
        });
      if (failed)
        toasts.show({
          title: t.scenarioNumberWasNotValue(failed.scenario.scenario_number, verbs[decision.to]),
          detail: failed.error.message,
          tone: 'critical',
        });
    },
    onSettled: () => client.invalidateQueries({ queryKey: foresiteKeys.project(projectId) }),
  });
}
