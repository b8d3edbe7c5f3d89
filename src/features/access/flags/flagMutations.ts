import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { FEATURE_FLAGS, type FlagName } from '#domain/access';
import { answer, api, type AppError } from '#platform/api';
import { flagsQuery, switchesQuery } from '#platform/flags';
import * as t from '../texts.ts';
import { flagHistoryQuery } from './flagQueries.ts';

type Change = { name: FlagName; on: boolean };
type Kept = Record<string, Record<string, boolean>>;

const isTenant = ({ name }: Change) => FEATURE_FLAGS[name].kind === 'tenant';
const placeOf = (change: Change): { key: QueryKey; part: string } =>
  isTenant(change)
    ? { key: switchesQuery.queryKey, part: 'switches' }
    : { key: flagsQuery.queryKey, part: 'flags' };

const send = (change: Change): Promise<Kept> =>
  isTenant(change)
    ? answer(api.PATCH('/switches', { body: { switches: { [change.name]: change.on } } }))
    : answer(api.PATCH('/flags', { body: { flags: { [change.name]: change.on } } }));

/** Switches a feature at once; a refused switch goes back and says why. */
export function useSetFlag(): (change: Change) => void {
  const client = useQueryClient();
  const toasts = useToasts();
  const { mutate } = useMutation<Kept, AppError, Change, Kept | undefined>({
    meta: { shownInline: true },
    scope: { id: 'feature-flags' },
    mutationFn: send,
    onMutate: async (change) => {
      const { key, part } = placeOf(change);
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<Kept>(key);
      client.setQueryData<Kept>(
        key,
        (kept) => kept && { ...kept, [part]: { ...kept[part], [change.name]: change.on } },
      );
      return before;
    },
    onSuccess: (_kept, { name, on }) =>
      toasts.show({ title: t.labelSwitchedValue(FEATURE_FLAGS[name].label, on ? t.onLower : t.offLower) }),
    onError: (error, change, before) => {
      client.setQueryData(placeOf(change).key, before);
      toasts.show({
        title: t.labelWasNotSwitched(FEATURE_FLAGS[change.name].label),
        detail: error.message,
        tone: 'critical',
      });
    },
    onSettled: (_kept, _error, change) =>
      Promise.all([
        client.invalidateQueries({ queryKey: placeOf(change).key }),
        client.invalidateQueries({ queryKey: flagHistoryQuery.queryKey }),
      ]),
  });
  return mutate;
}
