import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { ISSUE_STATUSES, type IssueLink, type IssueStatus } from '#domain/issues';
import { formatCode } from '#domain/items';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import { useProjectId } from '#shared/project';
import { useUndo } from '#shared/undo';
import {
  type Issue,
  type IssueBrief,
  issueKeys,
  type IssuePage,
  type IssuePatch,
  type IssueSave,
} from './issueQueries.ts';
import { type BoardColumn, keepVersion, withoutOrWith } from './model/boardColumns.ts';
import * as t from './texts.ts';

type Snapshot = [readonly unknown[], unknown][];
type Named = Pick<Issue, 'id' | 'number' | 'version'>;

const settle = (client: QueryClient, projectId: number) =>
  client.invalidateQueries({ queryKey: issueKeys.project(projectId) });

/** Paints a change of the lists' rows; hands back what was there. */
async function paint(
  client: QueryClient,
  projectId: number,
  change: (rows: IssueBrief[]) => IssueBrief[],
): Promise<Snapshot> {
  const queryKey = issueKeys.list(projectId);
  await client.cancelQueries({ queryKey });
  const before = client.getQueriesData({ queryKey });
  client.setQueriesData<IssuePage>(
    { queryKey },
    (page) => page && { ...page, results: change(page.results) },
  );
  return before;
}

const restore = (client: QueryClient, before: Snapshot | undefined) => {
  for (const [key, value] of before ?? []) client.setQueryData(key, value);
};

const code = ({ number }: Pick<Issue, 'number'>) => formatCode('issue', number);

/** What of a patch the lists show; people and related rows are painted once they are known. */
const painted = (
  row: IssueBrief,
  {
    assignee_id: _assignee,
    reviewer_id: _reviewer,
    related: _related,
    cost_group_ids: _codes,
    ...patch
  }: IssuePatch,
) => ({ ...row, ...patch }) as IssueBrief;

/** Creates an issue, or changes one from the version that the edit began with; the form shows what is refused. */
export function useSaveIssue() {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  return useMutation<Issue, AppError, { issue: Issue | undefined; input: IssuePatch; key: string }, Snapshot>(
    {
      meta: { shownInline: true },
      mutationFn: async ({ issue, input, key }) => {
        if (issue)
          return answer(
            api.PATCH('/projects/{project_id}/issues/{issue_id}', {
              params: { path: { project_id: projectId, issue_id: issue.id }, header: ifMatch(issue.version) },
              body: input,
            }),
          );
        const { results } = await answer(
          api.POST('/projects/{project_id}/issues', {
            params: { path: { project_id: projectId }, header: { 'Idempotency-Key': key } },
            body: [input],
          }),
        );
        return results[0] as Issue;
      },
      onMutate: ({ issue, input }) =>
        paint(client, projectId, (rows) =>
          rows.map((row) => (row.id === issue?.id ? painted(row, input) : row)),
        ),
      onSuccess: (saved, { issue }) => {
        client.setQueryData(issueKeys.one(projectId, saved.id), saved);
        toasts.show({ title: issue ? t.codeSaved(code(saved)) : t.codeAdded(code(saved)) });
      },
      onError: (_error, _input, before) => restore(client, before),
      // Not waited for: the panel goes on with its row at once.
      onSettled: () => void settle(client, projectId),
    },
  );
}

function useRestoreIssue() {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  return useMutation<Issue, AppError, Named>({
    mutationFn: ({ id }) =>
      answer(
        api.PATCH('/projects/{project_id}/issues/{issue_id}/restore', {
          params: { path: { project_id: projectId, issue_id: id } },
        }),
      ),
    onSuccess: (issue) => toasts.show({ title: t.codeRestored(code(issue)), tone: 'undone' }),
    onError: (error, issue) =>
      toasts.show({ tone: 'critical', title: t.codeWasNotRestored(code(issue)), detail: error.message }),
    onSettled: () => settle(client, projectId),
  });
}

/** Deletes an issue; the toast brings it back. */
export function useRemoveIssue() {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  const bringBack = useRestoreIssue();
  return useMutation<unknown, AppError, Named, Snapshot>({
    mutationFn: ({ id, version }) =>
      api.DELETE('/projects/{project_id}/issues/{issue_id}', {
        params: { path: { project_id: projectId, issue_id: id }, header: ifMatch(version) },
      }),
    onMutate: ({ id }) => paint(client, projectId, (rows) => rows.filter((row) => row.id !== id)),
    onSuccess: (_done, issue) =>
      toasts.show({
        title: t.codeDeleted(code(issue)),
        action: { label: t.undo, onAction: () => bringBack.mutate(issue) },
      }),
    onError: (error, issue, before) => {
      restore(client, before);
      toasts.show({ tone: 'critical', title: t.codeWasNotDeleted(code(issue)), detail: error.message });
    },
    onSettled: () => settle(client, projectId),
  });
}

type Batch = components['schemas']['IssueBatchResult'];

/** Saves the rows of quick entry, all or nothing; the toast takes all of it back. */
export function useSaveIssues() {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  const { undo } = useUndo(() => settle(client, projectId));
  return useMutation<Batch, AppError, readonly IssueSave[]>({
    meta: { shownInline: true },
    mutationFn: (rows) =>
      answer(
        api.POST('/projects/{project_id}/issues', {
          params: { path: { project_id: projectId } },
          body: [...rows],
        }),
      ),
    onSuccess: ({ change_set_id: id }) =>
      toasts.show({
        title: t.issuesSaved,
        detail: t.issuesSavedSuccessfully,
        ...(id !== null && { action: { label: t.undo, onAction: () => undo(id) } }),
      }),
    onError: () =>
      toasts.show({
        tone: 'critical',
        title: t.errorSavingIssues,
        detail: t.thereWasAnErrorSaving,
      }),
    onSettled: (_result, error) => (error ? undefined : settle(client, projectId)),
  });
}

/** The status that somebody else gave a card meanwhile. */
function meanwhile({ current }: AppError): string | undefined {
  const [issue] = (current as { issues?: Issue[] } | undefined)?.issues ?? [];
  return issue && t.codeWasChangedBySomebody(code(issue), ISSUE_STATUSES[issue.status].label);
}

/** Gives an issue another status from the version that the card or the panel shows; the toast takes it back. */
export function useMoveIssue() {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  const { undo } = useUndo(() => settle(client, projectId));
  return useMutation<Batch, AppError, { issue: IssueBrief; to: IssueStatus }, Snapshot>({
    meta: { shownInline: true },
    mutationFn: ({ issue: { id, version }, to }) =>
      answer(
        api.POST('/projects/{project_id}/issues', {
          params: { path: { project_id: projectId } },
          body: [{ id, version, status: to }],
        }),
      ),
    onMutate: async ({ issue, to }) => {
      const lists = await paint(client, projectId, (rows) =>
        rows.map((row) => (row.id === issue.id ? { ...row, status: to } : row)),
      );
      const queryKey = issueKeys.board(projectId);
      await client.cancelQueries({ queryKey });
      const before = client.getQueriesData<BoardColumn>({ queryKey });
      for (const [key, column] of before) {
        const [, , , asked] = key as readonly [string, number, string, { status: IssueStatus }];
        if (column)
          client.setQueryData(key, withoutOrWith(column, { ...issue, status: to }, asked.status === to));
      }
      return [...lists, ...before];
    },
    onSuccess: ({ change_set_id: id, results: [kept] }, { issue, to }) => {
      if (kept) {
        keepVersion(client, issueKeys.board(projectId), kept);
        // A panel that shows it goes on with it at once.
        client.setQueryData(issueKeys.one(projectId, kept.id), kept);
      }
      toasts.show({
        // A card that moves on takes its toast along: only its last move is offered back.
        id: `issue-${issue.id}-moved`,
        title: t.codeMovedToWord(code(issue), ISSUE_STATUSES[to].label),
        ...(id !== null && { action: { label: t.undo, onAction: () => undo(id) } }),
      });
    },
    onError: (error, { issue }, before) => {
      restore(client, before);
      toasts.show({
        tone: 'critical',
        title: t.codeWasNotMoved(code(issue)),
        detail: meanwhile(error) ?? error.message,
      });
    },
    onSettled: () => settle(client, projectId),
  });
}

/** Raises an issue from another row; the toast takes it back. */
export function useRaiseIssue() {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  const { undo } = useUndo(() => settle(client, projectId));
  return useMutation<Batch, AppError, { source: IssueLink; input: IssuePatch; key: string }>({
    mutationFn: ({ source, input, key }) =>
      answer(
        api.POST('/projects/{project_id}/issues', {
          params: { path: { project_id: projectId }, header: { 'Idempotency-Key': key } },
          body: [{ status: 'OPEN', ...input, generated_from: source, related: [source] }],
        }),
      ),
    onSuccess: ({ change_set_id: id, results: [issue] }) =>
      issue &&
      toasts.show({
        title: t.codeRaised(code(issue)),
        ...(id !== null && { action: { label: t.undo, onAction: () => undo(id) } }),
      }),
    onError: (error) =>
      toasts.show({ tone: 'critical', title: t.theIssueWasNotRaised, detail: error.message }),
    onSettled: () => settle(client, projectId),
  });
}
