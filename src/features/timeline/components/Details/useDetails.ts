import { useState } from 'react';
import type { FieldErrors } from '#domain/errors';
import { useFlyout, useUnsavedFlyout } from '#shared/flyout';
import { useProjectId } from '#shared/project';
import { useTimelineWrite } from '../../timelineMutations.ts';

type Written = { change_set_id: number | null; name: string; code: string };

interface Options<Draft> {
  flyout: Parameters<typeof useFlyout>[0];
  start: Draft;
  problems: (draft: Draft) => FieldErrors;
  send: (draft: Draft) => Promise<Written>;
  remove: () => Promise<{ change_set_id: number | null }>;
  isNew: boolean;
}

/** The draft of a panel: typed values, what is wrong with them, and the ways to save and remove. */
export function useDetails<Draft extends object>({
  flyout,
  start,
  problems,
  send,
  remove,
  isNew,
}: Options<Draft>) {
  const projectId = useProjectId();
  const { close } = useFlyout(flyout);
  const [draft, setDraft] = useState(start);
  const [tried, setTried] = useState(false);
  const isChanged = isNew || JSON.stringify(draft) !== JSON.stringify(start);
  const letGo = useUnsavedFlyout(flyout, JSON.stringify(draft) !== JSON.stringify(start));
  const save = useTimelineWrite<Draft, Written>(projectId, {
    send,
    title: ({ code, name }) => (isNew ? `${code} ${name} added` : `${code} ${name} saved`),
    refused: 'Not saved',
    quiet: true,
  });
  const removal = useTimelineWrite<null, { change_set_id: number | null }>(projectId, {
    send: remove,
    title: () => 'Removed',
    refused: 'Not removed',
    quiet: true,
  });
  const found = problems(draft);
  const errors: Record<string, readonly string[] | undefined> = {
    ...save.error?.fields,
    ...(tried ? found : {}),
  };
  const leave = () => {
    letGo();
    close();
  };
  return {
    draft,
    set: (change: Partial<Draft>) => setDraft((old) => ({ ...old, ...change })),
    errorOf: (field: string) => errors[field]?.join(' '),
    error: save.error ?? removal.error,
    isBusy: save.isPending || removal.isPending,
    isChanged,
    save: () => {
      setTried(true);
      if (Object.keys(found).length === 0) save.mutate(draft, { onSuccess: leave });
    },
    remove: () => removal.mutate(null, { onSuccess: leave }),
  };
}
