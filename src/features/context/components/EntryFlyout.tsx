import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { Trash2, X } from '#design-system/icons/shapes.ts';
import { Box } from '#design-system/layout/Box/Box.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { CONTEXT_KINDS, CONTEXT_STATUSES, type ContextKind } from '#domain/context';
import { formatCode } from '#domain/items';
import { useCan } from '#platform/flags';
import { DraftProblem, useRowDraft } from '#shared/draft';
import { LoadError } from '#shared/failure';
import { HostedFlyout, useUnsavedFlyout } from '#shared/flyout';
import { HistoryList } from '#shared/history';
import { useProjectId } from '#shared/project';
import { SectionTabs } from '#shared/section';
import { useUndo } from '#shared/undo';
import { useRemoveEntry, useSaveEntry } from '../contextMutations.ts';
import { type ContextEntry, contextKeys, entryHistoryQuery, entryQuery } from '../contextQueries.ts';
import { entryFlyout } from '../contextFlyouts.ts';
import { changedOf } from '../model/changedOf.ts';
import { type EntryDraft, toEntryDraft } from '../model/entryDraft.ts';
import * as t from '../texts.ts';
import { statusLooks } from './contextLooks.ts';
import { EntryForm } from './EntryForm.tsx';

export interface EntryFlyoutProps {
  entryId: number | 'new';
  /** What a new one starts as. */
  kind: ContextKind;
  /** What a new one says already: that of a passage it is taken from. */
  begins?: Partial<EntryDraft> | undefined;
  onOpen: (id: number) => void;
  onClose: () => void;
}

/** One entry beside the list: what it says, and what happened to it. */
export default function EntryFlyout({ entryId, ...rest }: EntryFlyoutProps) {
  return entryId === 'new' ? <EntryEditor {...rest} /> : <LoadedEntry id={entryId} {...rest} />;
}

function LoadedEntry({ id, ...rest }: Omit<EntryFlyoutProps, 'entryId'> & { id: number }) {
  const entry = useQuery(entryQuery(useProjectId(), id));
  if (entry.data) return <EntryEditor key={entry.data.id} entry={entry.data} {...rest} />;
  return (
    <HostedFlyout
      flyout={entryFlyout}
      label={t.entry}
      footer={<Button onPress={rest.onClose}>{t.close}</Button>}
    >
      {entry.isError ? (
        <LoadError what={t.detailsOfThisEntry} error={entry.error} onRetry={() => void entry.refetch()} />
      ) : (
        <Skeleton height={320} />
      )}
    </HostedFlyout>
  );
}

type EditorProps = Omit<EntryFlyoutProps, 'entryId'> & { entry?: ContextEntry };

function EntryEditor({ entry, kind, begins, onOpen, onClose }: EditorProps) {
  const form = useRowDraft(entry, (row) => ({ ...toEntryDraft(row, kind), ...(!row && begins) }));
  const { start, draft } = form;
  const [tab, setTab] = useState<'details' | 'history'>('details');
  // The same key for each try of this form, so that a repeated Save keeps one entry.
  const [key] = useState(() => crypto.randomUUID());
  const mayChange = useCan('change_context');
  const save = useSaveEntry();
  const remove = useRemoveEntry();
  const patch = changedOf(draft, start);
  const isChanged = Object.keys(patch).length > 0;
  const letGo = useUnsavedFlyout(entryFlyout, isChanged);
  const reason =
    draft.statement.trim() === ''
      ? t.statementIsRequired
      : // What a passage says is saved as it is.
        isChanged || !form.row
        ? undefined
        : t.nothingHasChanged;
  const send = () =>
    save.mutate(
      {
        entry: form.row,
        input: entry ? patch : draft,
        key: save.isError ? crypto.randomUUID() : key,
      },
      {
        onSuccess: (saved) => {
          letGo();
          form.adopt(saved);
          onOpen(saved.id);
        },
      },
    );
  const leave = (one: ContextEntry) => {
    letGo();
    onClose();
    remove.mutate(one);
  };
  return (
    <HostedFlyout
      flyout={entryFlyout}
      label={entry ? formatCode('context_entry', entry.number) : t.newEntry}
      header={
        <EntryHead
          entry={entry}
          onClose={onClose}
          {...(entry && mayChange && { onRemove: () => leave(entry) })}
        />
      }
      footer={
        <>
          <Box flex="grow" />
          <Button onPress={onClose}>{mayChange ? t.cancel : t.close}</Button>
          {mayChange ? (
            <Button variant="primary" busy={save.isPending} disabledReason={reason} onPress={send}>
              {t.save}
            </Button>
          ) : null}
        </>
      }
    >
      <Stack gap={4}>
        <DraftProblem what={t.entryLower} state={form} error={save.error} />
        {entry ? (
          <SectionTabs
            label={t.entry}
            value={tab}
            onChange={setTab}
            tabs={[
              { id: 'details', label: t.details },
              { id: 'history', label: t.history },
            ]}
          />
        ) : null}
        {entry && tab === 'history' ? (
          <EntryHistory id={entry.id} />
        ) : (
          <EntryForm
            draft={draft}
            entry={entry}
            errors={save.error?.fields ?? {}}
            isReadOnly={!mayChange}
            onChange={form.change}
          />
        )}
      </Stack>
    </HostedFlyout>
  );
}

interface HeadProps {
  entry: ContextEntry | undefined;
  onClose: () => void;
  onRemove?: () => void;
}

function EntryHead({ entry, onClose, onRemove }: HeadProps) {
  return (
    <Inline justify="space-between">
      <Inline gap={2}>
        <Text as="h2" size="section" weight="strong">
          {entry
            ? `${formatCode('context_entry', entry.number)} ${CONTEXT_KINDS[entry.kind].label}`
            : t.newEntry}
        </Text>
        {entry ? <StatusTag label={CONTEXT_STATUSES[entry.status]} {...statusLooks[entry.status]} /> : null}
      </Inline>
      <Inline gap={1}>
        {onRemove ? <IconButton icon={Trash2} size="small" label={t.deleteWord} onPress={onRemove} /> : null}
        <IconButton icon={X} size="small" label={t.close} onPress={onClose} />
      </Inline>
    </Inline>
  );
}

function EntryHistory({ id }: { id: number }) {
  const client = useQueryClient();
  const projectId = useProjectId();
  const history = useInfiniteQuery(entryHistoryQuery(projectId, id));
  const { undo, undoing } = useUndo(() =>
    client.invalidateQueries({ queryKey: contextKeys.project(projectId) }),
  );
  return <HistoryList history={history} subject={t.theEntry} onUndo={undo} undoing={undoing} />;
}
