import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { formatCode } from '#domain/items';
import { itemOfRisk, levelIn, type RiskOutcome, type RiskScale, riskScore } from '#domain/risks';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import { foresiteKeys } from '#shared/foresite';
import { useProjectId } from '#shared/project';
import { useRiskScale } from '#shared/risk-scale';
import { useUndo } from '#shared/undo';
import {
  type Risk,
  riskKeys,
  type RiskPage,
  type RiskPatch,
  type RiskBrief,
  type RiskSave,
} from './riskQueries.ts';
import * as t from './texts.ts';

type Snapshot = [readonly unknown[], unknown][];
type Named = Pick<Risk, 'id' | 'number' | 'version'>;

const settle = (client: QueryClient, projectId: number) =>
  client.invalidateQueries({ queryKey: riskKeys.project(projectId) });

/** Paints a change of the register's rows; hands back what was there. */
async function paint(
  client: QueryClient,
  projectId: number,
  change: (rows: RiskBrief[]) => RiskBrief[],
): Promise<Snapshot> {
  const queryKey = riskKeys.list(projectId);
  await client.cancelQueries({ queryKey });
  const before = client.getQueriesData({ queryKey });
  client.setQueriesData<RiskPage>({ queryKey }, (page) => page && { ...page, results: change(page.results) });
  return before;
}

const restore = (client: QueryClient, before: Snapshot | undefined) => {
  for (const [key, value] of before ?? []) client.setQueryData(key, value);
};

const code = ({ number }: Pick<Risk, 'number'>) => formatCode('risk', number);

/** What of a patch the register shows. */
const painted = (
  row: RiskBrief,
  { name, status, likelihood, impact, value }: RiskPatch,
  scale: RiskScale,
): RiskBrief => {
  const next = {
    ...row,
    ...(name !== undefined && { name }),
    ...(status !== undefined && { status }),
    ...(likelihood !== undefined && { likelihood }),
    ...(impact !== undefined && { impact }),
    ...(value !== undefined && { value }),
  };
  const isRescored = next.likelihood !== row.likelihood || next.impact !== row.impact;
  return {
    ...next,
    score: riskScore(next.likelihood, next.impact),
    level: isRescored ? levelIn(scale, next.likelihood, next.impact) : row.level,
  };
};

/** Creates a risk, or changes one from the version that the edit began with; the form shows what is refused. */
export function useSaveRisk() {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  const scale = useRiskScale();
  return useMutation<Risk, AppError, { risk: Risk | undefined; input: RiskPatch; key: string }, Snapshot>({
    meta: { shownInline: true },
    mutationFn: async ({ risk, input, key }) => {
      if (risk)
        return answer(
          api.PATCH('/projects/{project_id}/risks/{risk_id}', {
            params: { path: { project_id: projectId, risk_id: risk.id }, header: ifMatch(risk.version) },
            body: input,
          }),
        );
      const { results } = await answer(
        api.POST('/projects/{project_id}/risks', {
          params: { path: { project_id: projectId }, header: { 'Idempotency-Key': key } },
          body: [input],
        }),
      );
      return results[0] as Risk;
    },
    onMutate: ({ risk, input }) =>
      paint(client, projectId, (rows) =>
        rows.map((row) => (row.id === risk?.id ? painted(row, input, scale) : row)),
      ),
    onSuccess: (saved, { risk }) => {
      client.setQueryData(riskKeys.one(projectId, saved.id), saved);
      toasts.show({ title: risk ? t.codeSaved(code(saved)) : t.codeAdded(code(saved)) });
    },
    onError: (_error, _request, before) => restore(client, before),
    // Not waited for: the panel goes on with its row at once.
    onSettled: () => void settle(client, projectId),
  });
}

function useRestoreRisk() {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  return useMutation<Risk, AppError, Named>({
    mutationFn: ({ id }) =>
      answer(
        api.PATCH('/projects/{project_id}/risks/{risk_id}/restore', {
          params: { path: { project_id: projectId, risk_id: id } },
        }),
      ),
    onSuccess: (risk) => toasts.show({ title: t.codeRestored(code(risk)), tone: 'undone' }),
    onError: (error, risk) =>
      toasts.show({ tone: 'critical', title: t.codeWasNotRestored(code(risk)), detail: error.message }),
    onSettled: () => settle(client, projectId),
  });
}

/** Deletes a risk; the toast brings it back. */
export function useRemoveRisk() {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  const bringBack = useRestoreRisk();
  return useMutation<unknown, AppError, Named, Snapshot>({
    mutationFn: ({ id, version }) =>
      api.DELETE('/projects/{project_id}/risks/{risk_id}', {
        params: { path: { project_id: projectId, risk_id: id }, header: ifMatch(version) },
      }),
    onMutate: ({ id }) => paint(client, projectId, (rows) => rows.filter((row) => row.id !== id)),
    onSuccess: (_done, risk) =>
      toasts.show({
        title: t.riskRemoved,
        detail: t.riskHasBeenRemoved,
        action: { label: t.undo, onAction: () => bringBack.mutate(risk) },
      }),
    onError: (error, risk, before) => {
      restore(client, before);
      toasts.show({ tone: 'critical', title: t.codeWasNotDeleted(code(risk)), detail: error.message });
    },
    onSettled: () => settle(client, projectId),
  });
}

type Closed = components['schemas']['ClosedRisk'];

/** What follows a risk into ForeSite and issues is read anew with it. */
const settleAll = (client: QueryClient, projectId: number) =>
  Promise.all(
    [riskKeys.project(projectId), foresiteKeys.project(projectId), ['issues', projectId]].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );

/** Closes a risk with what came of it; one Undo takes back the draw, the issue and the item too. */
export function useCloseRisk() {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  const { undo } = useUndo(() => settleAll(client, projectId));
  return useMutation<Closed, AppError, { risk: Risk; outcome: RiskOutcome }>({
    meta: { shownInline: true },
    mutationFn: ({ risk, outcome }) =>
      answer(
        api.POST('/projects/{project_id}/risks/{risk_id}/close', {
          params: { path: { project_id: projectId, risk_id: risk.id }, header: ifMatch(risk.version) },
          body: outcome,
        }),
      ),
    onSuccess: ({ risk, change_set_id: id, issue, item }) => {
      client.setQueryData(riskKeys.one(projectId, risk.id), risk);
      const made = [issue, item].flatMap((row) => (row ? [row.code] : []));
      toasts.show({
        title: t.codeClosed(code(risk)),
        ...(made.length > 0 && {
          detail: t.listValueCreatedFrom(made.join(' and '), t.wasWord(made.length)),
        }),
        ...(id !== null && { action: { label: t.undo, onAction: () => undo(id) } }),
      });
    },
    onSettled: () => void settleAll(client, projectId),
  });
}

/** Makes an item of a risk that carries its cost, linked with it; the toast takes it back. */
export function useMakeItem() {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  const { undo } = useUndo(() => settleAll(client, projectId));
  return useMutation<components['schemas']['Item'], AppError, { risk: Risk; key: string }>({
    mutationFn: ({ risk, key }) =>
      answer(
        api.POST('/projects/{project_id}/scenario-items', {
          params: { path: { project_id: projectId }, header: { 'Idempotency-Key': key } },
          body: itemOfRisk(
            { ...risk, component_id: risk.component?.id ?? null },
            risk.outcome_cost ?? risk.value ?? risk.estimated_value ?? 0,
            { struck: risk.struck },
          ),
        }),
      ),
    onSuccess: ({ code: made, change_set_id: id }, { risk }) =>
      toasts.show({
        title: t.madeCreatedFromCode(made, code(risk)),
        ...(id != null && { action: { label: t.undo, onAction: () => undo(id) } }),
      }),
    onError: (error) => toasts.show({ tone: 'critical', title: t.theItemWasNotMade, detail: error.message }),
    onSettled: () => void settleAll(client, projectId),
  });
}

type Batch = components['schemas']['RiskBatchResult'];

/** Saves the rows of quick entry, all or nothing; the toast takes all of it back. */
export function useSaveRisks() {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  const { undo } = useUndo(() => settle(client, projectId));
  return useMutation<Batch, AppError, readonly RiskSave[]>({
    mutationFn: (rows) =>
      answer(
        api.POST('/projects/{project_id}/risks', {
          params: { path: { project_id: projectId } },
          body: [...rows],
        }),
      ),
    meta: { shownInline: true },
    onSuccess: ({ change_set_id: id }) =>
      toasts.show({
        title: t.risksSaved,
        detail: t.risksSavedSuccessfully,
        ...(id !== null && { action: { label: t.undo, onAction: () => undo(id) } }),
      }),
    onError: () =>
      toasts.show({
        tone: 'critical',
        title: t.errorSavingRisks,
        detail: t.thereWasAnErrorSaving,
      }),
    onSettled: (_result, error) => (error ? undefined : settle(client, projectId)),
  });
}
