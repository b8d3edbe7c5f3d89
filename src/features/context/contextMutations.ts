import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { formatCode } from '#domain/items';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import { useProjectId } from '#shared/project';
import { type ContextEntry, contextKeys, type ContextPage, type EntryPatch } from './contextQueries.ts';
import * as t from './texts.ts';

type Snapshot = [readonly unknown[], unknown][];
type Rows = ContextPage['results'];

const settle = (client: QueryClient, projectId: number) =>
  client.invalidateQueries({ queryKey: contextKeys.project(projectId) });

/** Paints a change of the list's rows; hands back what was there. */
async function paint(
  client: QueryClient,
  projectId: number,
  change: (rows: Rows) => Rows,
): Promise<Snapshot> {
  const queryKey = contextKeys.list(projectId);
  await client.cancelQueries({ queryKey });
  const before = client.getQueriesData({ queryKey });
  client.setQueriesData<ContextPage>(
    { queryKey },
    (page) => page && { ...page, results: change(page.results) },
  );
  return before;
}

const restore = (client: QueryClient, before: Snapshot | undefined) => {
  for (const [key, value] of before ?? []) client.setQueryData(key, value);
};

const code = ({ number }: Pick<ContextEntry, 'number'>) => formatCode('context_entry', number);
const pathOf = (projectId: number, id: number) => ({ project_id: projectId, context_entry_id: id });

/** What of a patch a row of the list shows at once; names of rows that it points at come with the answer. */
const painted = (
  row: ContextEntry,
  { kind, statement, status, source, amount }: EntryPatch,
): ContextEntry => ({
  ...row,
  ...(kind !== undefined && { kind }),
  ...(status !== undefined && { status }),
  ...(source !== undefined && { source }),
  ...(amount !== undefined && { amount }),
  ...(statement !== undefined && { statement, headline: null }),
});

interface Save {
  /** The one that exists; a new one is made under `key`, so that a repeated try makes one entry. */
  entry: ContextEntry | undefined;
  input: EntryPatch;
  key: string;
}

/** Adds an entry, or changes one from the version that the edit began with; the form shows what is refused. */
export function useSaveEntry() {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  return useMutation<ContextEntry, AppError, Save, Snapshot>({
    meta: { shownInline: true },
    mutationFn: ({ entry, input, key }) =>
      entry
        ? answer(
            api.PATCH('/projects/{project_id}/context-entries/{context_entry_id}', {
              params: { path: pathOf(projectId, entry.id), header: ifMatch(entry.version) },
              body: input,
            }),
          )
        : answer(
            api.POST('/projects/{project_id}/context-entries', {
              params: { path: { project_id: projectId }, header: { 'Idempotency-Key': key } },
              body: { kind: 'ASSUMPTION', statement: '', ...input },
            }),
          ),
    onMutate: ({ entry, input }) =>
      paint(client, projectId, (rows) =>
        rows.map((row) => (row.id === entry?.id ? painted(row, input) : row)),
      ),
    onSuccess: (saved, { entry }) => {
      client.setQueryData(contextKeys.one(projectId, saved.id), saved);
      toasts.show({ title: entry ? t.codeSaved(code(saved)) : t.codeAdded(code(saved)) });
    },
    onError: (_error, _save, before) => restore(client, before),
    // Not waited for: the panel goes on with its row at once.
    onSettled: () => void settle(client, projectId),
  });
}

function useRestoreEntry() {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  return useMutation<ContextEntry, AppError, ContextEntry>({
    mutationFn: ({ id }) =>
      answer(
        api.PATCH('/projects/{project_id}/context-entries/{context_entry_id}/restore', {
          params: { path: pathOf(projectId, id) },
        }),
      ),
    onSuccess: (entry) => toasts.show({ title: t.codeRestored(code(entry)), tone: 'undone' }),
    onError: (error, entry) =>
      toasts.show({ tone: 'critical', title: t.codeWasNotRestored(code(entry)), detail: error.message }),
    onSettled: () => settle(client, projectId),
  });
}

/** Deletes an entry; the toast brings it back. */
export function useRemoveEntry() {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  const bringBack = useRestoreEntry();
  return useMutation<unknown, AppError, ContextEntry, Snapshot>({
    mutationFn: ({ id, version }) =>
      api.DELETE('/projects/{project_id}/context-entries/{context_entry_id}', {
        params: { path: pathOf(projectId, id), header: ifMatch(version) },
      }),
    onMutate: ({ id }) => paint(client, projectId, (rows) => rows.filter((row) => row.id !== id)),
    onSuccess: (_done, entry) =>
      toasts.show({
        title: t.codeDeleted(code(entry)),
        action: { label: t.undo, onAction: () => bringBack.mutate(entry) },
      }),
    onError: (error, entry, before) => {
      restore(client, before);
      toasts.show({ tone: 'critical', title: t.codeWasNotDeleted(code(entry)), detail: error.message });
    },
    onSettled: () => settle(client, projectId),
  });
}
