import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import { useUndo } from '#shared/undo';
import type { Analysis, Concept, ConceptScenario } from './conceptQueries.ts';
import { analysisKeys } from './knownAnalyses.ts';
import * as t from './texts.ts';

type Schemas = components['schemas'];
type Saved = { change_set_id: number | null };

/** Reads anew what a change moves, and says what was done with the way back. */
function useDone() {
  const client = useQueryClient();
  const toasts = useToasts();
  const settle = () => client.invalidateQueries({ queryKey: analysisKeys.all });
  const { undo } = useUndo(() =>
    Promise.all([settle(), client.invalidateQueries({ queryKey: ['projects'] })]),
  );
  return {
    settle: () => void settle(),
    say: (title: string, { change_set_id: set }: Saved) =>
      toasts.show({ title, ...(set !== null && { action: { label: t.undo, onAction: () => undo(set) } }) }),
    fail: (title: string, { message }: AppError) => toasts.show({ tone: 'critical', title, detail: message }),
  };
}

/** Starts an analysis; the form shows what is refused. */
export function useCreateAnalysis() {
  const client = useQueryClient();
  const { say, settle } = useDone();
  return useMutation<Schemas['AnalysisSaved'], AppError, { input: Schemas['AnalysisInput']; key: string }>({
    meta: { shownInline: true },
    mutationFn: ({ input, key }) =>
      answer(api.POST('/analyses', { params: { header: { 'Idempotency-Key': key } }, body: input })),
    onSuccess: (saved) => {
      client.setQueryData(analysisKeys.one(saved.analysis.id), saved.analysis);
      say(t.nameCreated(saved.analysis.name), saved);
    },
    onSettled: settle,
  });
}

/** Changes an analysis from the version that the edit began with, or moves it. */
export function useUpdateAnalysis() {
  const client = useQueryClient();
  const { say, settle } = useDone();
  return useMutation<
    Schemas['AnalysisSaved'],
    AppError,
    { analysis: Analysis; patch: Schemas['AnalysisPatch']; done?: string }
  >({
    meta: { shownInline: true },
    mutationFn: ({ analysis: { id, version }, patch }) =>
      answer(
        api.PATCH('/analyses/{analysis_id}', {
          params: { path: { analysis_id: id }, header: ifMatch(version) },
          body: patch,
        }),
      ),
    onSuccess: (saved, { done = 'saved' }) => {
      client.setQueryData(analysisKeys.one(saved.analysis.id), saved.analysis);
      say(`${saved.analysis.name} ${done}`, saved);
    },
    onSettled: settle,
  });
}

/** Moves an analysis to another status; what stands against it is a toast. */
export function useMoveAnalysis() {
  const { say, fail, settle } = useDone();
  return useMutation<
    Schemas['AnalysisSaved'],
    AppError,
    { analysis: Analysis; status: Analysis['status']; done: string }
  >({
    mutationFn: ({ analysis: { id, version }, status }) =>
      answer(
        api.PATCH('/analyses/{analysis_id}', {
          params: { path: { analysis_id: id }, header: ifMatch(version) },
          body: { status },
        }),
      ),
    onSuccess: (saved, { done }) => say(`${saved.analysis.name} ${done}`, saved),
    onError: (error, { analysis }) => fail(t.nameWasNotChanged(analysis.name), error),
    onSettled: settle,
  });
}

/** Keeps a new concept, or what changed of one; the form shows what is refused. */
export function useSaveConcept(analysisId: number) {
  const { say, settle } = useDone();
  return useMutation<
    Schemas['ConceptSaved'],
    AppError,
    { row: Concept | undefined; input: Schemas['ConceptInput']; key: string }
  >({
    meta: { shownInline: true },
    mutationFn: ({ row, input, key }) =>
      answer(
        row
          ? api.PATCH('/analyses/{analysis_id}/concepts/{concept_id}', {
              params: {
                path: { analysis_id: analysisId, concept_id: row.id },
                header: ifMatch(row.version),
              },
              body: input,
            })
          : api.POST('/analyses/{analysis_id}/concepts', {
              params: { path: { analysis_id: analysisId }, header: { 'Idempotency-Key': key } },
              body: input,
            }),
      ),
    onSuccess: (saved, { row }) => say(`${saved.concept.name} ${row ? t.saved : t.added}`, saved),
    onSettled: settle,
  });
}

/** Adds a copy of a concept. */
export function useDuplicateConcept(analysisId: number) {
  const { say, fail, settle } = useDone();
  return useMutation<Schemas['ConceptSaved'], AppError, Concept>({
    mutationFn: ({ id }) =>
      answer(
        api.POST('/analyses/{analysis_id}/concepts/{concept_id}/duplicate', {
          params: {
            path: { analysis_id: analysisId, concept_id: id },
            header: { 'Idempotency-Key': crypto.randomUUID() },
          },
        }),
      ),
    onSuccess: (saved) => say(t.nameAdded(saved.concept.name), saved),
    onError: (error, { name }) => fail(t.nameWasNotDuplicated(name), error),
    onSettled: settle,
  });
}

/** Deletes a concept; the toast brings it back. */
export function useRemoveConcept(analysisId: number) {
  const { say, fail, settle } = useDone();
  return useMutation<Schemas['ConceptRemoved'], AppError, Concept>({
    mutationFn: ({ id, version }) =>
      answer(
        api.DELETE('/analyses/{analysis_id}/concepts/{concept_id}', {
          params: { path: { analysis_id: analysisId, concept_id: id }, header: ifMatch(version) },
        }),
      ),
    onSuccess: (saved, { name }) => say(t.nameDeleted(name), saved),
    onError: (error, { name }) => fail(t.nameWasNotDeleted(name), error),
    onSettled: settle,
  });
}

/** Keeps a new scenario, or what changed of one; the form shows what is refused. */
export function useSaveConceptScenario(analysisId: number) {
  const { say, settle } = useDone();
  return useMutation<
    Schemas['ConceptScenarioSaved'],
    AppError,
    { row: ConceptScenario | undefined; input: Schemas['ConceptScenarioInput']; key: string }
  >({
    meta: { shownInline: true },
    mutationFn: ({ row, input, key }) =>
      answer(
        row
          ? api.PATCH('/analyses/{analysis_id}/scenarios/{concept_scenario_id}', {
              params: {
                path: { analysis_id: analysisId, concept_scenario_id: row.id },
                header: ifMatch(row.version),
              },
              body: input,
            })
          : api.POST('/analyses/{analysis_id}/scenarios', {
              params: { path: { analysis_id: analysisId }, header: { 'Idempotency-Key': key } },
              body: input,
            }),
      ),
    onSuccess: (saved, { row }) => say(`${saved.scenario.name} ${row ? t.saved : t.added}`, saved),
    onSettled: settle,
  });
}

/** Deletes a scenario; the toast brings it back. */
export function useRemoveConceptScenario(analysisId: number) {
  const { say, fail, settle } = useDone();
  return useMutation<Schemas['ConceptRemoved'], AppError, ConceptScenario>({
    mutationFn: ({ id, version }) =>
      answer(
        api.DELETE('/analyses/{analysis_id}/scenarios/{concept_scenario_id}', {
          params: { path: { analysis_id: analysisId, concept_scenario_id: id }, header: ifMatch(version) },
        }),
      ),
    onSuccess: (saved, { name }) => say(t.nameDeleted(name), saved),
    onError: (error, { name }) => fail(t.nameWasNotDeleted(name), error),
    onSettled: settle,
  });
}

/** Makes a project of a scenario, once; the dialog shows what is refused, the toast takes it back. */
export function usePromote(analysis: Analysis) {
  const client = useQueryClient();
  const { say, settle } = useDone();
  return useMutation<Schemas['Promotion'], AppError, { input: Schemas['PromotionInput']; key: string }>({
    meta: { shownInline: true },
    mutationFn: ({ input, key }) =>
      answer(
        api.POST('/analyses/{analysis_id}/promote', {
          params: { path: { analysis_id: analysis.id }, header: { 'Idempotency-Key': key } },
          body: input,
        }),
      ),
    onSuccess: (saved) => say(t.namePromotedToAProject(analysis.name), saved),
    onSettled: () => {
      settle();
      void client.invalidateQueries({ queryKey: ['projects'] });
    },
  });
}
