import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, type AppError } from '#platform/api';
import { type PageSetting, settingKeys } from '#shared/settings';
import * as t from './texts.ts';

type Kept = { results: PageSetting[] };
type Place = Pick<PageSetting, 'key' | 'project_id' | 'is_own'>;
type Wanted = Place & {
  config: object;
  /** Runs once the server has kept it, though its page be left by then. */
  onKept?: () => void;
};

const isSame = (a: Place, b: Place) =>
  a.key === b.key && a.project_id === b.project_id && a.is_own === b.is_own;

const asRecord = (config: object): Record<string, unknown> => Object.fromEntries(Object.entries(config));

/** Keeps how a page is set up; it shows at once, and as it was when it is refused. */
export function useKeepSetup(): (wanted: Wanted) => void {
  const client = useQueryClient();
  const { show } = useToasts();
  const { mutate } = useMutation<PageSetting, AppError, Wanted>({
    meta: { shownInline: true },
    // One after the other: an earlier answer must not paint over a later choice.
    scope: { id: 'page-settings' },
    mutationFn: ({ key, project_id, is_own, config }) =>
      answer(
        api.PUT('/settings/{key}', {
          params: {
            path: { key },
            query: { use_user_scope: is_own, ...(project_id === null ? {} : { project_id }) },
          },
          body: { config: asRecord(config) },
        }),
      ),
    onMutate: async (wanted) => {
      await client.cancelQueries({ queryKey: settingKeys.pages });
      const { onKept: _later, ...setting } = wanted;
      for (const [queryKey, kept] of client.getQueriesData<Kept>({ queryKey: settingKeys.pages })) {
        // What is chosen for one project stands in its own list alone.
        if (!kept || (wanted.project_id !== null && queryKey.at(-1) !== wanted.project_id)) continue;
        const others = kept.results.filter((one) => !isSame(one, wanted));
        const results = [...others, { version: 1, ...setting, config: asRecord(wanted.config) }];
        client.setQueryData<Kept>(queryKey, { results });
      }
    },
    onSuccess: (_kept, { onKept }) => onKept?.(),
    onError: (error, { is_own }) => {
      void client.invalidateQueries({ queryKey: settingKeys.pages });
      show({
        id: 'page-settings',
        tone: 'critical',
        title: is_own ? t.theSetupWasNotSaved : t.theProjectDefaultWasNotSaved,
        detail: error.message,
      });
    },
  });
  return mutate;
}
