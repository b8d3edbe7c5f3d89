import { useState } from 'react';
import type { FieldErrors } from '#domain/errors';
import { useRowDraft } from '#shared/draft';
import { useFlyout, useUnsavedFlyout } from '#shared/flyout';
import { useProjectId } from '#shared/project';
import * as t from '../../texts.ts';
import { useTimelineWrite } from '../../timelineMutations.ts';

type Written = { change_set_id: number | null; name: string; code: string };

interface Options<Row, Draft> {
  flyout: Parameters<typeof useFlyout>[0];
  isNew: boolean;
  /** As it stands now; null for something new and for what is gone. */
  row: Row | null;
  toDraft: (row: Row | undefined) => Draft;
  problems: (draft: Draft) => FieldErrors;
  add: (draft: Draft) => Promise<Written>;
  /** Sends the fields that were changed, over the version that the draft follows. */
  change: (changed: Partial<Draft>, row: Row) => Promise<Written>;
  remove: () => Promise<{ change_set_id: number | null }>;
}

/** The fields of a draft that are no longer what they began as. */
const changedOf = <Draft extends object>(draft: Draft, start: Draft): Partial<Draft> =>
  Object.fromEntries(
    Object.entries(draft).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(start[field as keyof Draft]),
    ),
  ) as Partial<Draft>;

/** The draft of a panel: typed values over a row that others change too, what is wrong with them, and the ways to save and remove. */
export function useDetails<
  Row extends { version: number; code: string; name: string },
  Draft extends object,
>({ flyout, isNew, row, toDraft, problems, add, change, remove }: Options<Row, Draft>) {
  const projectId = useProjectId();
  const { close } = useFlyout(flyout);
  const form = useRowDraft(row ?? undefined, toDraft);
  const { draft, start } = form;
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [refusals, setRefusals] = useState(0);
  const changed = changedOf(draft, start);
  const isTouched = Object.keys(changed).length > 0;
  const letGo = useUnsavedFlyout(flyout, isTouched);
  const save = useTimelineWrite<Draft, Written>(projectId, {
    send: (typed) => (form.row === undefined ? add(typed) : change(changed, form.row)),
    title: ({ code, name }) => (isNew ? t.codeNameAdded(code, name) : t.codeNameSaved(code, name)),
    refused: t.notSaved,
    quiet: true,
  });
  const removal = useTimelineWrite<null, { change_set_id: number | null }>(projectId, {
    send: remove,
    title: () => t.codeNameRemoved(form.row?.code, form.row?.name),
    refused: t.notRemoved,
    quiet: true,
  });
  const found = problems(draft);
  const errors: Record<string, readonly string[] | undefined> = {
    ...refused,
    ...(tried ? found : {}),
  };
  const refusedFields = Object.keys(save.error?.fields ?? {});
  // Said once: at its field, where it has one.
  const isAtFields = refusedFields.length > 0 && refusedFields.every((field) => field in start);
  const leave = () => {
    letGo();
    close();
  };
  return {
    form,
    draft,
    set: (part: Partial<Draft>) => {
      form.change(part);
      // What the server refused stands until its field changes.
      setRefused((old) => Object.fromEntries(Object.entries(old).filter(([field]) => !(field in part))));
    },
    errorOf: (field: string) => errors[field]?.join(' '),
    error: isAtFields ? removal.error : (save.error ?? removal.error),
    /** How often a save was refused, here or by the server. */
    refusals,
    isBusy: save.isPending || removal.isPending,
    isChanged: isNew || isTouched,
    save: () => {
      setTried(true);
      if (Object.keys(found).length > 0) setRefusals((count) => count + 1);
      else
        save.mutate(draft, {
          onSuccess: leave,
          onError: ({ fields }) => {
            setRefused(fields);
            setRefusals((count) => count + 1);
          },
        });
    },
    remove: () => removal.mutate(null, { onSuccess: leave }),
  };
}
