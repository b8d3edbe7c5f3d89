import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import type { components } from '#contract/api.ts';
import { formatCount, formatNumber } from '#domain/money';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import { useUndo } from '#shared/undo';
import type { EstimateLineBatch, EstimateMarkups } from './estimateQueries.ts';
import { type EstimateUpload, uploadKeys } from './importQueries.ts';
import type { AcceptBody } from './model/importDraft.ts';
import * as t from './texts.ts';

/** Everything that an estimate moves: itself, the milestones, and the trend. */
function useRefresh(projectId: number) {
  const client = useQueryClient();
  return () =>
    Promise.all(
      ['estimate', 'timeline', 'components', 'foresite', 'overview'].map((name) =>
        client.invalidateQueries({ queryKey: [name, projectId] }),
      ),
    );
}

/** Takes a change set back. */
const useTakeBack = (projectId: number) => useUndo(useRefresh(projectId));

/** One change set of lines; `title` is said of those that a person does not undo in the grid itself. */
interface SaveLines {
  body: EstimateLineBatch;
  title?: string;
}

const deletedTitle = ({ deletes = [] }: EstimateLineBatch): string | undefined =>
  deletes.length === 0
    ? undefined
    : deletes.length === 1
      ? t.lineDeleted
      : t.numberLinesDeleted(formatNumber(deletes.length));

/** Saves what was done in the grid, as one change set. The grid shows it at once and takes it back where it is refused. */
export function useSaveLines(projectId: number) {
  const toasts = useToasts();
  const refresh = useRefresh(projectId);
  const takeBack = useTakeBack(projectId);
  return useMutation<{ change_set_id: number | null; created: number[] }, AppError, SaveLines>({
    mutationFn: ({ body }) =>
      answer(
        api.POST('/projects/{project_id}/estimate/lines/batch', {
          params: { path: { project_id: projectId } },
          body,
        }),
      ),
    onSuccess: ({ change_set_id: id }, { body, title = deletedTitle(body) }) => {
      if (title === undefined || id === null) return;
      toasts.show({
        title,
        action: { label: t.undo, onAction: () => takeBack.undo(id) },
      });
    },
    onError: (error) =>
      toasts.show({
        title: t.notSaved,
        detail: error.kind === 'stale' ? t.someoneChangedThisLine : error.message,
        tone: 'critical',
      }),
    onSettled: refresh,
  });
}

/** Markups of an estimate, from the version that the edit began with; `done` is what the toast says. */
interface SetMarkups {
  version: number;
  body: components['schemas']['EstimateMarkupsPatch'];
  done: string;
}

/** Sets the markups of an estimate; the toast takes it back. `onSet` comes before they are read again. */
export function useSetMarkups(projectId: number, onSet: () => void) {
  const toasts = useToasts();
  const refresh = useRefresh(projectId);
  const takeBack = useTakeBack(projectId);
  return useMutation<EstimateMarkups, AppError, SetMarkups>({
    meta: { shownInline: true },
    mutationFn: ({ version, body }) =>
      answer(
        api.PATCH('/projects/{project_id}/estimate/markups', {
          params: { path: { project_id: projectId }, header: ifMatch(version) },
          body,
        }),
      ),
    onSuccess: ({ change_set_id: id }, { done }) => {
      onSet();
      toasts.show({
        title: done,
        ...(id !== null && { action: { label: t.undo, onAction: () => takeBack.undo(id) } }),
      });
    },
    onSettled: refresh,
  });
}

type Match = components['schemas']['EstimateMatchInput'];
type Note = components['schemas']['EstimateNoteInput'];

const matchWords = { MATCHED: t.linesMatched, APART: t.linesUnmatched } as const;

/** What a person says of lines that are compared: whether they are one work, and notes. The toast takes it back. */
export function useRemark(projectId: number) {
  const client = useQueryClient();
  const toasts = useToasts();
  // Nothing but comparisons knows of it.
  const refresh = () => client.invalidateQueries({ queryKey: ['estimate', projectId] });
  const takeBack = useUndo(refresh);
  const params = { path: { project_id: projectId } };
  const tell = (title: string, id: number | null) =>
    toasts.show({
      title,
      ...(id !== null && { action: { label: t.undo, onAction: () => takeBack.undo(id) } }),
    });
  const refused = (error: AppError) =>
    toasts.show({ title: t.notSaved, detail: error.message, tone: 'critical' });
  const match = useMutation<{ change_set_id: number | null }, AppError, Match>({
    mutationFn: (body) =>
      answer(api.PUT('/projects/{project_id}/estimate/difference/match', { params, body })),
    onSuccess: ({ change_set_id: id }, { state }) =>
      tell(state === null ? t.linesAreMatchedByThemselves : matchWords[state], id),
    onError: refused,
    onSettled: refresh,
  });
  const note = useMutation<{ change_set_id: number | null }, AppError, Note>({
    mutationFn: (body) =>
      answer(api.PUT('/projects/{project_id}/estimate/difference/note', { params, body })),
    onSuccess: ({ change_set_id: id }, { note: text }) =>
      tell(text.trim() === '' ? t.noteDeleted : t.noteSaved, id),
    onError: refused,
    onSettled: refresh,
  });
  return { match, note };
}

const uploadPath = (projectId: number, id: number) => ({ project_id: projectId, estimate_upload_id: id });

/** Writes the lines of an upload as one change set; the toast takes it back. `onKeep` keeps what is open of the review first; `onAccepted` comes before the review is read again and says that it is over. */
export function useAcceptUpload(
  projectId: number,
  uploadId: number,
  { onKeep, onAccepted }: { onKeep?: () => Promise<void>; onAccepted?: () => void } = {},
) {
  const toasts = useToasts();
  const refresh = useRefresh(projectId);
  const takeBack = useTakeBack(projectId);
  return useMutation<{ change_set_id: number | null; created: number[] }, AppError, AcceptBody>({
    mutationFn: async (body) => {
      await onKeep?.();
      return answer(
        api.POST('/projects/{project_id}/estimate/uploads/{estimate_upload_id}/accept', {
          params: { path: uploadPath(projectId, uploadId) },
          body,
        }),
      );
    },
    onSuccess: ({ change_set_id: id, created }, { replaces = true, updates = [], deletes = [] }) => {
      onAccepted?.();
      const counts = [
        [updates.length, 'changed'],
        [created.length, 'added'],
        [deletes.length, 'deleted'],
      ] as const;
      const told = replaces
        ? formatCount(created.length, 'line')
        : counts
            .flatMap(([count, word]) => (count === 0 ? [] : [`${formatNumber(count)} ${word}`]))
            .join(', ');
      toasts.show({
        title: t.importAcceptedTold(told),
        ...(id !== null && { action: { label: t.undo, onAction: () => takeBack.undo(id) } }),
      });
    },
    onError: (error) => toasts.show({ title: t.nothingWasWritten, detail: error.message, tone: 'critical' }),
    onSettled: refresh,
  });
}

/** Takes an accepted upload back: the lines before it return, and it is in review again. */
export const useRevertUpload = useTakeBack;

/** Takes an upload off the list at once; the toast brings it back. */
export function useDiscardUpload(projectId: number) {
  const client = useQueryClient();
  const toasts = useToasts();
  const takeBack = useTakeBack(projectId);
  const queryKey = uploadKeys.list(projectId);
  type Page = { count: number; results: EstimateUpload[] };
  return useMutation<{ change_set_id: number | null }, AppError, EstimateUpload, EstimateUpload>({
    mutationFn: ({ id, version }) =>
      answer(
        api.PATCH('/projects/{project_id}/estimate/uploads/{estimate_upload_id}', {
          params: { path: uploadPath(projectId, id), header: ifMatch(version) },
          body: { status: 'DISCARDED' },
        }),
      ),
    scope: { id: 'estimate-uploads' },
    onMutate: async (upload) => {
      await client.cancelQueries({ queryKey });
      client.setQueriesData<Page>(
        { queryKey },
        (page) =>
          page && { count: page.count - 1, results: page.results.filter(({ id }) => id !== upload.id) },
      );
      return upload;
    },
    onSuccess: ({ change_set_id: id }, { file_name: name }) =>
      toasts.show({
        title: t.nameDiscarded(name),
        ...(id !== null && { action: { label: t.undo, onAction: () => takeBack.undo(id) } }),
      }),
    onError: (error) => toasts.show({ title: t.notDiscarded, detail: error.message, tone: 'critical' }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

/** Takes all lines of an estimate away; the toast brings them back. */
export function useClearEstimate(projectId: number) {
  const toasts = useToasts();
  const refresh = useRefresh(projectId);
  const takeBack = useTakeBack(projectId);
  return useMutation<{ change_set_id: number | null; lines_count: number }, AppError, number>({
    mutationFn: (milestone) =>
      answer(
        api.POST('/projects/{project_id}/estimate/clear', {
          params: { path: { project_id: projectId } },
          body: { milestone_id: milestone },
        }),
      ),
    onSuccess: ({ change_set_id: id, lines_count: count }) =>
      toasts.show({
        title: t.estimateClearedNumberValueDeleted(formatNumber(count), t.lineWord(count)),
        ...(id !== null && { action: { label: t.undo, onAction: () => takeBack.undo(id) } }),
      }),
    onError: (error) => toasts.show({ title: t.notCleared, detail: error.message, tone: 'critical' }),
    onSettled: refresh,
  });
}

type Saved = { change_set_id: number | null; number: number };

/** Submits an estimate with a note; the toast takes it back. */
export function useSubmitEstimate(projectId: number) {
  const toasts = useToasts();
  const refresh = useRefresh(projectId);
  const takeBack = useTakeBack(projectId);
  return useMutation<Saved, AppError, { milestone_id: number; note: string }>({
    mutationFn: (body) =>
      answer(
        api.POST('/projects/{project_id}/estimate/submit', {
          params: { path: { project_id: projectId } },
          body,
        }),
      ),
    onSuccess: ({ change_set_id: id, number }) =>
      toasts.show({
        title: t.submittedAsVersionNumber(number),
        ...(id !== null && { action: { label: t.undo, onAction: () => takeBack.undo(id) } }),
      }),
    onError: (error) => toasts.show({ title: t.notSubmitted, detail: error.message, tone: 'critical' }),
    onSettled: refresh,
  });
}

/** Opens a submitted estimate again, as its next version; the toast takes it back. */
export function useStartVersion(projectId: number) {
  const toasts = useToasts();
  const refresh = useRefresh(projectId);
  const takeBack = useTakeBack(projectId);
  return useMutation<Saved, AppError, number>({
    mutationFn: (milestone) =>
      answer(
        api.POST('/projects/{project_id}/estimate/start-version', {
          params: { path: { project_id: projectId } },
          body: { milestone_id: milestone },
        }),
      ),
    onSuccess: ({ change_set_id: id, number }) =>
      toasts.show({
        title: t.versionNumberStarted(number),
        ...(id !== null && { action: { label: t.undo, onAction: () => takeBack.undo(id) } }),
      }),
    onError: (error) => toasts.show({ title: t.notStarted, detail: error.message, tone: 'critical' }),
    onSettled: refresh,
  });
}

/** Gives a finished project the milestone that its final cost stands at. */
export function useStartFinalCost(projectId: number) {
  const toasts = useToasts();
  const refresh = useRefresh(projectId);
  return useMutation<unknown, AppError, string>({
    mutationFn: (date) =>
      answer(
        api.POST('/projects/{project_id}/design-milestones', {
          params: { path: { project_id: projectId } },
          body: { name: t.asBuilt, short_name: t.asBuilt, date, actual_date: date },
        }),
      ),
    onError: (error) => toasts.show({ title: t.notStarted, detail: error.message, tone: 'critical' }),
    onSettled: refresh,
  });
}
