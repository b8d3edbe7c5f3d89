import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import type { components } from '#contract/api.ts';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import * as t from './texts.ts';
import { type Unit, unitKeys, type UnitPage } from './unitQueries.ts';

export type UnitInput = components['schemas']['UnitInput'];

const settle = (client: QueryClient) => client.invalidateQueries({ queryKey: unitKeys.all });

/** Paints a change of one unit on every list; the list around it stays as it is. */
const paint = (client: QueryClient, id: number, change: (unit: Unit) => Unit[]) =>
  client.setQueriesData<UnitPage>(
    { queryKey: unitKeys.all },
    (page) =>
      page && { ...page, results: page.results.flatMap((unit) => (unit.id === id ? change(unit) : [unit])) },
  );

/** Adds a unit, or changes one from the version that the form began with; the form shows what is refused. */
export function useSaveUnit() {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<Unit, AppError, { unit: Unit | undefined; input: UnitInput; key: string }>({
    meta: { shownInline: true },
    mutationFn: ({ unit, input, key }) =>
      unit
        ? answer(
            api.PATCH('/units-of-measure/{unit_of_measure_id}', {
              params: { path: { unit_of_measure_id: unit.id }, header: ifMatch(unit.version) },
              body: input,
            }),
          )
        : answer(
            api.POST('/units-of-measure', { params: { header: { 'Idempotency-Key': key } }, body: input }),
          ),
    onSuccess: (saved, { unit }) => {
      paint(client, saved.id, () => [saved]);
      toasts.show({ title: `${saved.abbreviation} ${unit ? t.saved : t.added}` });
    },
    onSettled: () => settle(client),
  });
}

/** Takes back what was done to units; the toast that offered it says what is back. */
function useTakeBack() {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<unknown, AppError, { id: number; done: string; failed: string }>({
    mutationFn: ({ id }) =>
      answer(api.POST('/change-sets/{change_set_id}/undo', { params: { path: { change_set_id: id } } })),
    onSuccess: (_done, { done }) => toasts.show({ title: done, tone: 'undone' }),
    onError: (error, { failed }) => toasts.show({ tone: 'critical', title: failed, detail: error.message }),
    onSettled: () => settle(client),
  });
}

/** Adds a list of units, all or none; the toast takes them back. */
export function useAddUnits() {
  const client = useQueryClient();
  const toasts = useToasts();
  const takeBack = useTakeBack();
  return useMutation<
    components['schemas']['UnitsAdded'],
    AppError,
    { units: readonly UnitInput[]; key: string }
  >({
    meta: { shownInline: true },
    mutationFn: ({ units, key }) =>
      answer(
        api.POST('/units-of-measure/import', {
          params: { header: { 'Idempotency-Key': key } },
          body: { units: [...units] },
        }),
      ),
    onSuccess: ({ count, change_set_id: id }) => {
      const words = count === 1 ? t.unit1 : t.countUnits(count);
      toasts.show({
        title: t.wordsAdded(words),
        ...(id !== null && {
          action: {
            label: t.undo,
            onAction: () =>
              takeBack.mutate({ id, done: t.wordsRemoved(words), failed: t.wordsWereNotRemoved(words) }),
          },
        }),
      });
    },
    onSettled: () => settle(client),
  });
}

/** Puts a unit among the favorites or takes it out; it shows at once. */
export function useFavoriteUnit() {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<Unit, AppError, { unit: Unit; is_favorite: boolean }>({
    mutationFn: ({ unit, is_favorite }) =>
      answer(
        api.PATCH('/units-of-measure/{unit_of_measure_id}', {
          params: { path: { unit_of_measure_id: unit.id }, header: ifMatch(unit.version) },
          body: { is_favorite },
        }),
      ),
    onMutate: async ({ unit, is_favorite }) => {
      await client.cancelQueries({ queryKey: unitKeys.all });
      paint(client, unit.id, (row) => [{ ...row, is_favorite }]);
    },
    onError: (error, { unit }) => {
      paint(client, unit.id, (row) => [{ ...row, is_favorite: unit.is_favorite }]);
      toasts.show({
        tone: 'critical',
        title: t.abbreviationWasNotChanged(unit.abbreviation),
        detail: error.message,
      });
    },
    onSettled: () => settle(client),
  });
}

/** Deletes a unit that nothing uses; the toast brings it back. */
export function useRemoveUnit() {
  const client = useQueryClient();
  const toasts = useToasts();
  const takeBack = useTakeBack();
  return useMutation<components['schemas']['RemovedDefinition'], AppError, Unit>({
    mutationFn: ({ id, version }) =>
      answer(
        api.DELETE('/units-of-measure/{unit_of_measure_id}', {
          params: { path: { unit_of_measure_id: id }, header: ifMatch(version) },
        }),
      ),
    onSuccess: ({ change_set_id: id }, { id: unitId, abbreviation }) => {
      paint(client, unitId, () => []);
      toasts.show({
        title: t.abbreviationDeleted(abbreviation),
        ...(id === null
          ? {}
          : {
              action: {
                label: t.undo,
                onAction: () =>
                  takeBack.mutate({
                    id,
                    done: t.abbreviationRestored(abbreviation),
                    failed: t.abbreviationWasNotRestored(abbreviation),
                  }),
              },
            }),
      });
    },
    onError: (error, { abbreviation }) =>
      toasts.show({
        tone: 'critical',
        title: t.abbreviationWasNotDeleted(abbreviation),
        detail: error.message,
      }),
    onSettled: () => settle(client),
  });
}
