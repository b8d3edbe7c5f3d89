import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { entityOf, type MovePreview } from '#domain/timeline';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import { useUndo } from '#shared/undo';
import * as t from './texts.ts';
import { type Timeline, type TimelineMove, timelineQuery } from './timelineQueries.ts';

type Written = { change_set_id: number | null };

/** Dates show in the cost trend, its deadlines and the overview, so all of the project is asked for anew. */
const ofProject = (client: QueryClient, projectId: number) =>
  client.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[1] === projectId || queryKey[0] === 'project',
  });

/** Takes a change set back, and offers to make it again. */
export function useTimelineUndo(projectId: number): (changeSetId: number) => void {
  const client = useQueryClient();
  return useUndo(() => ofProject(client, projectId)).undo;
}

/** How one kind of write is sent, announced, and shown before its answer. */
interface Write<Request, Row> {
  send: (request: Request) => Promise<Row>;
  title: (row: Row, request: Request) => string;
  refused: string;
  paint?: (timeline: Timeline, request: Request) => Timeline;
  /** What is refused is said at its fields instead of in a toast. */
  quiet?: boolean;
}

/** A write of the timeline: painted at once, taken back when it is refused, and open to undo. */
export function useTimelineWrite<Request, Row>(
  projectId: number,
  { send, title, refused, paint, quiet }: Write<Request, Row>,
) {
  const client = useQueryClient();
  const toasts = useToasts();
  const undo = useTimelineUndo(projectId);
  const { queryKey } = timelineQuery(projectId);
  return useMutation<Row, AppError, Request, Timeline | undefined>({
    meta: { shownInline: true },
    mutationFn: send,
    onMutate: async (request) => {
      if (!paint) return undefined;
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      if (before) client.setQueryData(queryKey, paint(before, request));
      return before;
    },
    onSuccess: (row, request) => {
      const set = (row as Partial<Written> | undefined)?.change_set_id ?? null;
      toasts.show({
        title: title(row, request),
        ...(set !== null && { action: { label: t.undo, onAction: () => undo(set) } }),
      });
    },
    onError: (error, _request, before) => {
      if (before) client.setQueryData(queryKey, before);
      if (!quiet) toasts.show({ title: refused, detail: error.message, tone: 'critical' });
    },
    onSettled: () => ofProject(client, projectId),
  });
}

/** Moves with what they push, as the preview worked them out. */
export interface MoveRequest {
  moves: TimelineMove[];
  preview: MovePreview;
  name: string;
}

/** The rows with the dates of a preview. */
function painted(timeline: Timeline, { preview }: MoveRequest): Timeline {
  const pushes = new Map([...preview.moved, ...preview.pushed].map((push) => [push.key, push]));
  const next = { ...timeline };
  for (const [key, { from, to }] of pushes) {
    const at = entityOf(key);
    if (at?.type === 'timelineactivity')
      next.activities = next.activities.map((row) =>
        row.id === at.id ? { ...row, date_from: from, date_to: to } : row,
      );
    else if (at?.type === 'designmilestone')
      next.milestones = next.milestones.map((row) => (row.id === at.id ? { ...row, date: from } : row));
    else if (at) next.events = next.events.map((row) => (row.id === at.id ? { ...row, date: from } : row));
  }
  return next;
}

/** Applies moves and what they push. */
export const useMove = (projectId: number) =>
  useTimelineWrite<MoveRequest, Written & { count: number }>(projectId, {
    send: ({ moves }) =>
      answer(
        api.POST('/projects/{project_id}/timeline/moves', {
          params: { path: { project_id: projectId } },
          body: { moves },
        }),
      ),
    title: (_row, { name, preview }) =>
      preview.pushed.length === 0 ? t.nameMoved(name) : t.nameMovedLengthPushed(name, preview.pushed.length),
    refused: t.notMoved,
    paint: painted,
  });

/** Links two things, the first before the second by so many work days. */
export const useLink = (projectId: number) =>
  useTimelineWrite<{ from: string; to: string; lag: number; names: string }, Written>(projectId, {
    send: ({ from, to, lag }) => {
      const [before, after] = [entityOf(from), entityOf(to)];
      if (!before || !after) throw new Error('A link needs two rows of the timeline.');
      return answer(
        api.POST('/projects/{project_id}/timeline/links', {
          params: { path: { project_id: projectId } },
          body: {
            from_type: before.type,
            from_id: before.id,
            to_type: after.type,
            to_id: after.id,
            lag_days: lag,
          },
        }),
      );
    },
    title: (_row, { names, lag }) =>
      lag === 0
        ? t.namesLinked(names)
        : t.namesLinkedValueApart(names, lag === 1 ? t.workDay1 : t.daysWorkDays(lag)),
    refused: t.notLinked,
  });

/** Keeps the dates of now as a baseline. */
export const useKeepBaseline = (projectId: number) =>
  useTimelineWrite<string, Written & { id: number }>(projectId, {
    send: (name) =>
      answer(
        api.POST('/projects/{project_id}/timeline/baselines', {
          params: { path: { project_id: projectId } },
          body: { name },
        }),
      ),
    title: (_row, name) => t.baselineNameKept(name),
    refused: t.theBaselineWasNotKept,
    quiet: true,
  });

type Baseline = Timeline['baselines'][number];

/** Gives a baseline another name. */
export const useRenameBaseline = (projectId: number) =>
  useTimelineWrite<{ baseline: Baseline; name: string }, Written & { id: number }>(projectId, {
    send: ({ baseline, name }) =>
      answer(
        api.PATCH('/projects/{project_id}/timeline/baselines/{baseline_id}', {
          params: {
            path: { project_id: projectId, baseline_id: baseline.id },
            header: ifMatch(baseline.version),
          },
          body: { name },
        }),
      ),
    title: (_row, { name }) => t.baselineRenamedToName(name),
    refused: t.theBaselineWasNotRenamed,
    quiet: true,
  });

/** Removes a baseline. */
export const useRemoveBaseline = (projectId: number) =>
  useTimelineWrite<Baseline, Written>(projectId, {
    send: ({ id }) =>
      answer(
        api.DELETE('/projects/{project_id}/timeline/baselines/{baseline_id}', {
          params: { path: { project_id: projectId, baseline_id: id } },
        }),
      ),
    title: (_row, { name }) => t.baselineNameRemoved(name),
    refused: t.theBaselineWasNotRemoved,
    paint: (timeline, { id }) => ({
      ...timeline,
      baselines: timeline.baselines.filter((one) => one.id !== id),
    }),
  });

/** A change of phases, groups or work days, with what the timeline looks like until it is answered. */
export interface SetupChange {
  send: () => Promise<Written>;
  title: string;
  paint?: (timeline: Timeline) => Timeline;
}

/** Writes changes of the timeline's set-up. */
export const useSetupChange = (projectId: number) =>
  useTimelineWrite<SetupChange, Written>(projectId, {
    send: ({ send }) => send(),
    title: (_row, { title }) => title,
    refused: t.notSaved,
    paint: (timeline, { paint }) => paint?.(timeline) ?? timeline,
  });
