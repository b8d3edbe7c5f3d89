import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import { contingencyKey } from './contingencyQueries.ts';
import { foresiteKeys } from './foresiteQueries.ts';
import { useUndo } from './foresiteMutations.ts';
import type {
  Contingency,
  Entry,
  EntryInput,
  Pot,
  PotInput,
  TransferInput,
} from './model/contingencyTypes.ts';

type Written = { change_set_id: number | null };

/** A write of contingency: its toast offers the way back, and everything of the project is asked for anew. */
function useWrite<Row extends Written, Wish>(
  projectId: number,
  send: (wish: Wish) => Promise<Row>,
  title: (row: Row, wish: Wish) => string,
) {
  const client = useQueryClient();
  const toasts = useToasts();
  const { undo } = useUndo(projectId);
  return useMutation<Row, AppError, Wish>({
    mutationFn: send,
    onSuccess: (row, wish) =>
      toasts.show({
        title: title(row, wish),
        ...(row.change_set_id !== null && {
          action: { label: 'Undo', onAction: () => undo(row.change_set_id as number) },
        }),
      }),
    onSettled: () => client.invalidateQueries({ queryKey: foresiteKeys.project(projectId) }),
  });
}

export type PotWish = { pot: Pot | null; input: PotInput; key: string };

/** Opens a pot, or changes one. */
export const useSavePot = (projectId: number) =>
  useWrite<Pot, PotWish>(
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
    ({ name }, { pot }) => (pot === null ? `${name} opened` : `${name} changed`),
  );

export type EntryWish = { entry: Entry | null; input: EntryInput; key: string };

/** Funds a pot or draws on it, or changes what was said of that. */
export const useSaveEntry = (projectId: number) =>
  useWrite<Entry, EntryWish>(
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
      entry !== null ? 'Entry changed' : `${pot.name} ${amount > 0 ? 'funded' : 'drawn on'}`,
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
    () => 'Contingency transferred',
  );

type EntryPage = { count: number; results: Entry[] };

/** Takes an entry back: it leaves the list at once, and returns where that is refused. */
export function useRemoveEntry(projectId: number) {
  const client = useQueryClient();
  const toasts = useToasts();
  const key = [...contingencyKey(projectId), 'entries'];
  return useMutation<void, AppError, Entry, [readonly unknown[], unknown][]>({
    mutationFn: async (entry) => {
      await api.DELETE('/projects/{project_id}/contingency/entries/{contingency_entry_id}', {
        params: {
          path: { project_id: projectId, contingency_entry_id: entry.id },
          header: ifMatch(entry.version),
        },
      });
    },
    onMutate: async (entry) => {
      await client.cancelQueries({ queryKey: contingencyKey(projectId) });
      const before = client.getQueriesData({ queryKey: key });
      client.setQueriesData<EntryPage>({ queryKey: key }, (page) =>
        page?.results.some(({ id }) => id === entry.id)
          ? { count: page.count - 1, results: page.results.filter(({ id }) => id !== entry.id) }
          : page,
      );
      return before;
    },
    onSuccess: (_nothing, entry) =>
      toasts.show({
        title: entry.transfer_pot ? 'Transfer taken back' : 'Entry taken back',
        detail: 'Its history offers to undo this.',
      }),
    onError: (error, _entry, before) => {
      for (const [at, rows] of before ?? []) client.setQueryData(at, rows);
      toasts.show({ title: 'The entry was not taken back', detail: error.message, tone: 'critical' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: foresiteKeys.project(projectId) }),
  });
}

/** Removes a pot that nothing ever moved: it leaves the list at once, and returns where that is refused. */
export function useRemovePot(projectId: number) {
  const client = useQueryClient();
  const toasts = useToasts();
  const key = [...contingencyKey(projectId), 'figures'];
  return useMutation<void, AppError, Pot, [readonly unknown[], unknown][]>({
    mutationFn: async (pot) => {
      await api.DELETE('/projects/{project_id}/contingency/pots/{contingency_pot_id}', {
        params: {
          path: { project_id: projectId, contingency_pot_id: pot.id },
          header: ifMatch(pot.version),
        },
      });
    },
    onMutate: async (pot) => {
      await client.cancelQueries({ queryKey: contingencyKey(projectId) });
      const before = client.getQueriesData({ queryKey: key });
      client.setQueriesData<Contingency>({ queryKey: key }, (figures) =>
        figures ? { ...figures, pots: figures.pots.filter(({ id }) => id !== pot.id) } : figures,
      );
      return before;
    },
    onSuccess: (_nothing, pot) =>
      toasts.show({ title: `${pot.name} removed`, detail: 'Its history offers to undo this.' }),
    onError: (error, pot, before) => {
      for (const [at, figures] of before ?? []) client.setQueryData(at, figures);
      toasts.show({ title: `${pot.name} was not removed`, detail: error.message, tone: 'critical' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: foresiteKeys.project(projectId) }),
  });
}
