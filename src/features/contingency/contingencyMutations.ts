import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import { contingencyKey } from './contingencyQueries.ts';
import { foresiteKeys, useUndo } from '#shared/foresite';
import type {
  Contingency,
  Entry,
  EntryInput,
  Pot,
  PotInput,
  TransferInput,
} from './model/contingencyTypes.ts';
import * as t from './texts.ts';

type Written = { change_set_id: number | null };

/** A write of contingency: its toast offers the way back, and everything of the project is asked for anew. */
function useWrite<Row extends Written, Request>(
  projectId: number,
  send: (request: Request) => Promise<Row>,
  title: (row: Row, request: Request) => string,
) {
  const client = useQueryClient();
  const toasts = useToasts();
  const { undo } = useUndo(projectId);
  return useMutation<Row, AppError, Request>({
    mutationFn: send,
    onSuccess: (row, request) =>
      toasts.show({
        title: title(row, request),
        ...(row.change_set_id !== null && {
          action: { label: t.undo, onAction: () => undo(row.change_set_id as number) },
        }),
      }),
    onSettled: () => client.invalidateQueries({ queryKey: foresiteKeys.project(projectId) }),
  });
}

export type PotRequest = { pot: Pot | null; input: PotInput; key: string };

/** Opens a pot, or changes one. */
export const useSavePot = (projectId: number) =>
  useWrite<Pot, PotRequest>(
    projectId,
    ({ pot, input, key }) =>
      pot === null
        ? answer(
            api.POST('/projects/{project_id}/contingency/pots', {
              params: { path: { project_id: projectId }, header: { 'Idempotency-Key': key } },
              body: input,
            }),
          )
        : answer(
            api.PATCH('/projects/{project_id}/contingency/pots/{contingency_pot_id}', {
              params: {
                path: { project_id: projectId, contingency_pot_id: pot.id },
                header: ifMatch(pot.version),
              },
              body: input,
            }),
          ),
    ({ name }, { pot }) => (pot === null ? t.nameOpened(name) : t.nameChanged(name)),
  );

export type EntryRequest = { entry: Entry | null; input: EntryInput; key: string };

/** Funds a pot or draws on it, or changes what was said of that. */
export const useSaveEntry = (projectId: number) =>
  useWrite<Entry, EntryRequest>(
    projectId,
    ({ entry, input, key }) => {
      if (entry === null)
        return answer(
          api.POST('/projects/{project_id}/contingency/entries', {
            params: { path: { project_id: projectId }, header: { 'Idempotency-Key': key } },
            body: input,
          }),
        );
      const { pot_id: _pot, ...body } = input;
      return answer(
        api.PATCH('/projects/{project_id}/contingency/entries/{contingency_entry_id}', {
          params: {
            path: { project_id: projectId, contingency_entry_id: entry.id },
            header: ifMatch(entry.version),
          },
          body,
        }),
      );
    },
    ({ pot, amount }, { entry }) =>
      entry !== null ? t.entryChanged : `${pot.name} ${amount > 0 ? 'funded' : t.drawnOn}`,
  );

/** Moves money between pots. */
export const useTransfer = (projectId: number) =>
  useWrite<Written, { input: TransferInput; key: string }>(
    projectId,
    ({ input, key }) =>
      answer(
        api.POST('/projects/{project_id}/contingency/transfers', {
          params: { path: { project_id: projectId }, header: { 'Idempotency-Key': key } },
          body: input,
        }),
      ),
    () => t.contingencyTransferred,
  );

/** What leaves a list, and how that is said and sent. */
interface Removal<Row, Data> {
  /** The part of contingency whose cached answers show it. */
  part: 'entries' | 'figures';
  without: (data: Data, row: Row) => Data;
  send: (row: Row) => Promise<unknown>;
  title: (row: Row) => string;
  refused: (row: Row) => string;
}

/** A removal of contingency: it leaves its lists at once, and returns where that is refused. */
function useRemoval<Row, Data>(
  projectId: number,
  { part, without, send, title, refused }: Removal<Row, Data>,
) {
  const client = useQueryClient();
  const toasts = useToasts();
  const key = [...contingencyKey(projectId), part];
  return useMutation<void, AppError, Row, [readonly unknown[], unknown][]>({
    mutationFn: async (row) => void (await send(row)),
    onMutate: async (row) => {
      await client.cancelQueries({ queryKey: contingencyKey(projectId) });
      const before = client.getQueriesData({ queryKey: key });
      client.setQueriesData<Data>({ queryKey: key }, (data) => data && without(data, row));
      return before;
    },
    onSuccess: (_nothing, row) => toasts.show({ title: title(row), detail: t.youCanUndo }),
    onError: (error, row, before) => {
      for (const [at, data] of before ?? []) client.setQueryData(at, data);
      toasts.show({ title: refused(row), detail: error.message, tone: 'critical' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: foresiteKeys.project(projectId) }),
  });
}

type EntryPage = { count: number; results: Entry[] };

/** Takes an entry back. */
export const useRemoveEntry = (projectId: number) =>
  useRemoval<Entry, EntryPage>(projectId, {
    part: 'entries',
    without: (page, { id: gone }) =>
      page.results.some(({ id }) => id === gone)
        ? { count: page.count - 1, results: page.results.filter(({ id }) => id !== gone) }
        : page,
    send: ({ id, version }) =>
      api.DELETE('/projects/{project_id}/contingency/entries/{contingency_entry_id}', {
        params: { path: { project_id: projectId, contingency_entry_id: id }, header: ifMatch(version) },
      }),
    title: (entry) => (entry.transfer_pot ? t.transferDeleted : t.entryDeleted),
    refused: () => t.theEntryWasNotDeleted,
  });

/** Removes a pot that nothing ever moved. */
export const useRemovePot = (projectId: number) =>
  useRemoval<Pot, Contingency>(projectId, {
    part: 'figures',
    without: (figures, pot) => ({ ...figures, pots: figures.pots.filter(({ id }) => id !== pot.id) }),
    send: ({ id, version }) =>
      api.DELETE('/projects/{project_id}/contingency/pots/{contingency_pot_id}', {
        params: { path: { project_id: projectId, contingency_pot_id: id }, header: ifMatch(version) },
      }),
    title: ({ name }) => t.nameRemoved(name),
    refused: ({ name }) => t.nameWasNotRemoved(name),
  });
