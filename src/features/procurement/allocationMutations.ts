import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, type AppError } from '#platform/api';
import { useProjectId } from '#shared/project';
import { useUndo } from '#shared/undo';
import { type Allocation, allocationQuery, type WorkPackage, workPackageQuery } from './allocationQueries.ts';
import { packageKeys } from './packageQueries.ts';
import * as t from './texts.ts';

type Schemas = components['schemas'];
type Saved = Schemas['AllocationSaved'];
export type AllocationByHand = Schemas['AllocationByHand'];
export type AllocationRuleInput = Schemas['AllocationRuleInput'];
export type WorkPackageInput = Schemas['WorkPackageInput'];

/** Says what was done with its Undo, and what was not; everything that follows from it is read anew. */
function useOutcome() {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  const settle = () => client.invalidateQueries({ queryKey: packageKeys.project(projectId) });
  const { undo } = useUndo(settle);
  const done = (title: string, { change_set_id: set }: Saved) =>
    toasts.show({ title, ...(set !== null && { action: { label: t.undo, onAction: () => undo(set) } }) });
  const failed = (error: AppError) =>
    toasts.show({
      title: t.notSaved,
      detail: error.kind === 'stale' ? t.someoneChangedThisItNow : error.message,
      tone: 'critical',
    });
  return { client, projectId, settle, done, failed };
}

const keyed = (projectId: number) => ({
  path: { project_id: projectId },
  header: { 'Idempotency-Key': crypto.randomUUID() },
});

/** Adds a rule in front of the others. */
export function useAddRule() {
  const { projectId, settle, done } = useOutcome();
  return useMutation<Saved, AppError, { input: AllocationRuleInput; title: string }>({
    meta: { shownInline: true },
    mutationFn: ({ input }) =>
      answer(api.POST('/projects/{project_id}/allocation/rules', { params: keyed(projectId), body: input })),
    onSuccess: (saved, { title }) => done(title, saved),
    onSettled: settle,
  });
}

/** Changes the order of the rules, or takes one away; shown at once, and back where it is refused. */
export function useArrangeRules() {
  const { client, projectId, settle, done, failed } = useOutcome();
  const key = allocationQuery(projectId).queryKey;
  type Change = { id: number; version: number; place: number | null };
  return useMutation<Saved, AppError, Change, { before: Allocation | undefined }>({
    scope: { id: `allocation rules ${projectId}` },
    mutationFn: ({ id, version, place }) => {
      const params = {
        path: { project_id: projectId, allocation_rule_id: id },
        header: { 'If-Match': `"${version}"` },
      };
      return answer(
        place === null
          ? api.DELETE('/projects/{project_id}/allocation/rules/{allocation_rule_id}', { params })
          : api.PATCH('/projects/{project_id}/allocation/rules/{allocation_rule_id}', {
              params,
              body: { place },
            }),
      );
    },
    onMutate: async ({ id, place }) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData(key);
      client.setQueryData(key, (known) => {
        const moved = known?.rules.find((rule) => rule.id === id);
        if (!known || !moved) return known;
        const rest = known.rules.filter((rule) => rule.id !== id);
        return { ...known, rules: place === null ? rest : rest.toSpliced(place - 1, 0, moved) };
      });
      return { before };
    },
    onSuccess: (saved, { place }) => done(place === null ? t.ruleDeleted : t.ruleMoved, saved),
    onError: (error, _change, context) => {
      if (context?.before) client.setQueryData(key, context.before);
      failed(error);
    },
    onSettled: settle,
  });
}

/** Allocates lines by hand, or lets them follow the rules again. */
export function useAllocateLines() {
  const { projectId, settle, done } = useOutcome();
  return useMutation<Saved, AppError, { input: AllocationByHand; title: string }>({
    meta: { shownInline: true },
    mutationFn: ({ input }) =>
      answer(api.PATCH('/projects/{project_id}/allocation/lines', { params: keyed(projectId), body: input })),
    onSuccess: (saved, { title }) => done(title, saved),
    onSettled: settle,
  });
}

/** Makes what is allocated the budget of packages. */
export function useTakeBudgets() {
  const { projectId, settle, done } = useOutcome();
  return useMutation<Saved, AppError, Schemas['AllocatedBudgets']['packages']>({
    meta: { shownInline: true },
    mutationFn: (packages) =>
      answer(
        api.POST('/projects/{project_id}/allocation/budgets', {
          params: keyed(projectId),
          body: { packages },
        }),
      ),
    onSuccess: (saved, packages) =>
      done(packages.length === 1 ? t.budgetUpdated : t.lengthBudgetsUpdated(packages.length), saved),
    onSettled: settle,
  });
}

/** Saves a field of a work package; shown at once, and back where it is refused. */
export function useSaveWorkPackage(id: number) {
  const { client, projectId, settle, done, failed } = useOutcome();
  const key = workPackageQuery(projectId, id).queryKey;
  return useMutation<
    Schemas['WorkPackageSaved'],
    AppError,
    WorkPackageInput,
    { before: WorkPackage | undefined }
  >({
    scope: { id: `work package ${id}` },
    mutationFn: (body) =>
      answer(
        api.PATCH('/projects/{project_id}/work-packages/{work_package_id}', {
          params: {
            path: { project_id: projectId, work_package_id: id },
            header: { 'If-Match': `"${client.getQueryData(key)?.version ?? 1}"` },
          },
          body,
        }),
      ),
    onMutate: async ({ name, description }) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData(key);
      client.setQueryData(
        key,
        (known) =>
          known && {
            ...known,
            ...(name !== undefined && { name }),
            ...(description !== undefined && { description }),
          },
      );
      return { before };
    },
    onSuccess: (saved) => {
      client.setQueryData(key, saved.work_package);
      done(t.workPackageSaved, saved);
    },
    onError: (error, _body, context) => {
      if (context?.before) client.setQueryData(key, context.before);
      failed(error);
    },
    onSettled: settle,
  });
}

/** Deletes a work package; its lines are unallocated until Undo. */
export function useRemoveWorkPackage() {
  const { projectId, settle, done, failed } = useOutcome();
  return useMutation<Saved, AppError, WorkPackage>({
    mutationFn: ({ id, version }) =>
      answer(
        api.DELETE('/projects/{project_id}/work-packages/{work_package_id}', {
          params: {
            path: { project_id: projectId, work_package_id: id },
            header: { 'If-Match': `"${version}"` },
          },
        }),
      ),
    onSuccess: (saved, { name }) => done(t.companyDeleted(name), saved),
    onError: failed,
    onSettled: settle,
  });
}
