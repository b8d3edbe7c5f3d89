import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Trash2, X } from '#design-system/icons/shapes.ts';
import { Box } from '#design-system/layout/Box/Box.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';
import { useCan } from '#platform/flags';
import { DraftProblem, useRowDraft } from '#shared/draft';
import { LoadError } from '#shared/failure';
import { HostedFlyout, useUnsavedFlyout } from '#shared/flyout';
import { HistoryList } from '#shared/history';
import { SectionTabs } from '#shared/section';
import { ideaFlyout } from '../ideaFlyout.ts';
import { useRemoveIdea, useSaveIdea } from '../ideaMutations.ts';
import { type Idea, ideaHistoryQuery, ideaQuery } from '../ideaQueries.ts';
import { differs, toIdeaDraft, toIdeaInput } from '../model/ideaDraft.ts';
import * as t from '../texts.ts';
import { IdeaForm } from './IdeaForm.tsx';

export interface IdeaFlyoutProps {
  ideaId: number | 'new';
  onOpen: (id: number) => void;
  onClose: () => void;
}

/** One idea beside the list: what it says, its scope and what happened to it (docs/product/library.md). */
export default function IdeaFlyout({ ideaId, ...rest }: IdeaFlyoutProps) {
  return ideaId === 'new' ? <IdeaEditor {...rest} /> : <LoadedIdea id={ideaId} {...rest} />;
}

function LoadedIdea({ id, ...rest }: Omit<IdeaFlyoutProps, 'ideaId'> & { id: number }) {
  const idea = useQuery(ideaQuery(id));
  if (idea.data) return <IdeaEditor key={idea.data.id} idea={idea.data} {...rest} />;
  return (
    <HostedFlyout
      flyout={ideaFlyout}
      label={t.idea}
      footer={<Button onPress={rest.onClose}>{t.close}</Button>}
    >
      {idea.isError ? (
        <LoadError what={t.detailsOfThisIdea} error={idea.error} onRetry={() => void idea.refetch()} />
      ) : (
        <Skeleton height={320} />
      )}
    </HostedFlyout>
  );
}

function IdeaEditor({ idea, onOpen, onClose }: Omit<IdeaFlyoutProps, 'ideaId'> & { idea?: Idea }) {
  const canSave = useCan(idea ? 'change_idea' : 'add_idea');
  const canRemove = useCan('delete_idea');
  const form = useRowDraft(idea, toIdeaDraft);
  const { start, draft } = form;
  const [tab, setTab] = useState<'details' | 'history'>('details');
  const [asks, setAsks] = useState(false);
  // The same key for each try of this form, so that a repeated Save keeps one idea.
  const [key] = useState(() => crypto.randomUUID());
  const save = useSaveIdea();
  const remove = useRemoveIdea();
  const isChanged = differs(draft, start);
  const letGo = useUnsavedFlyout(ideaFlyout, isChanged);
  const title = idea ? t.idea : t.newIdea;
  const reason = draft.name.trim() === '' ? t.nameIsRequired : isChanged ? undefined : t.nothingHasChanged;
  const send = () =>
    save.mutate(
      { idea: form.row, input: toIdeaInput(draft), key: save.isError ? crypto.randomUUID() : key },
      {
        onSuccess: (saved) => {
          letGo();
          form.adopt(saved);
          onOpen(saved.id);
        },
      },
    );
  return (
    <HostedFlyout
      flyout={ideaFlyout}
      label={idea?.name ?? title}
      header={
        <Inline justify="space-between">
          <Text as="h2" size="section" weight="strong">
            {idea?.name ?? title}
          </Text>
          <Inline gap={1}>
            {idea && canRemove ? (
              <IconButton icon={Trash2} size="small" label={t.deleteWord} onPress={() => setAsks(true)} />
            ) : null}
            <IconButton icon={X} size="small" label={t.close} onPress={onClose} />
          </Inline>
        </Inline>
      }
      footer={
        <>
          <Box flex="grow" />
          <Button onPress={onClose}>{canSave ? t.cancel : t.close}</Button>
          {canSave ? (
            <Button variant="primary" busy={save.isPending} disabledReason={reason} onPress={send}>
              {t.save}
            </Button>
          ) : null}
        </>
      }
    >
      <Stack gap={4}>
        <DraftProblem what={t.ideaLower} state={form} error={save.error} />
        {idea ? (
          <SectionTabs
            label={t.idea}
            value={tab}
            onChange={setTab}
            tabs={[
              { id: 'details', label: t.details },
              { id: 'history', label: t.history },
            ]}
          />
        ) : null}
        {idea && tab === 'history' ? (
          <IdeaHistory id={idea.id} />
        ) : (
          <IdeaForm
            draft={draft}
            errors={save.error?.fields ?? {}}
            readOnly={!canSave}
            isNew={!idea}
            onChange={form.change}
          />
        )}
      </Stack>
      {asks && idea ? (
        <Confirm
          title={t.deleteName(idea.name)}
          confirmLabel={t.deleteWord}
          onCancel={() => setAsks(false)}
          onConfirm={() => {
            letGo();
            remove.mutate(idea);
            onClose();
          }}
        >
          {t.itLeavesTheLibrary}
        </Confirm>
      ) : null}
    </HostedFlyout>
  );
}

function IdeaHistory({ id }: { id: number }) {
  const history = useInfiniteQuery(ideaHistoryQuery(id));
  return <HistoryList history={history} subject={t.theIdea} />;
}
