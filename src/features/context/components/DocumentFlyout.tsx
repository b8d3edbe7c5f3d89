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
import { DOCUMENT_STATES } from '#domain/context';
import { useCan } from '#platform/flags';
import { DraftProblem, useRowDraft } from '#shared/draft';
import { LoadError } from '#shared/failure';
import { HostedFlyout, useUnsavedFlyout } from '#shared/flyout';
import { HistoryList } from '#shared/history';
import { useProjectId } from '#shared/project';
import { SectionTabs } from '#shared/section';
import { useUndo } from '#shared/undo';
import { contextKeys } from '../contextQueries.ts';
import { documentFlyout } from '../contextFlyouts.ts';
import { useRemoveDocument, useSaveDocument } from '../documentMutations.ts';
import { type ContextDocument, documentHistoryQuery, documentQuery } from '../documentQueries.ts';
import { changedOf } from '../model/changedOf.ts';
import { toDocumentDraft } from '../model/documentDraft.ts';
import { extentText } from '../model/extentText.ts';
import * as t from '../texts.ts';
import { documentLooks } from './contextLooks.ts';
import { DocumentForm } from './DocumentForm.tsx';
import { DocumentText } from './DocumentText.tsx';
import * as styles from './Context.css.ts';

export interface DocumentFlyoutProps {
  documentId: number;
  onClose: () => void;
}

/** One document beside the list: its text, what it is tied to, and what happened to it. */
export default function DocumentFlyout({ documentId, onClose }: DocumentFlyoutProps) {
  const document = useQuery(documentQuery(useProjectId(), documentId));
  if (document.data) return <DocumentEditor document={document.data} onClose={onClose} />;
  return (
    <HostedFlyout
      flyout={documentFlyout}
      label={t.document}
      footer={<Button onPress={onClose}>{t.close}</Button>}
    >
      {document.isError ? (
        <LoadError
          what={t.detailsOfThisDocument}
          error={document.error}
          onRetry={() => void document.refetch()}
        />
      ) : (
        <Skeleton height={320} />
      )}
    </HostedFlyout>
  );
}

type Tab = 'text' | 'details' | 'history';

function DocumentEditor({ document, onClose }: { document: ContextDocument; onClose: () => void }) {
  const form = useRowDraft(document, (row) => toDocumentDraft(row ?? document));
  const [tab, setTab] = useState<Tab>('text');
  const mayChange = useCan('change_context');
  const save = useSaveDocument();
  const remove = useRemoveDocument();
  const input = changedOf(form.draft, form.start);
  const isChanged = Object.keys(input).length > 0;
  const letGo = useUnsavedFlyout(documentFlyout, isChanged);
  const reason =
    form.draft.name.trim() === '' ? t.nameIsRequired : isChanged ? undefined : t.nothingHasChanged;
  const send = () =>
    save.mutate(
      { document: form.row ?? document, input },
      {
        onSuccess: (saved) => {
          letGo();
          form.adopt(saved);
        },
      },
    );
  const { text_state: state, text_note: note } = document;
  return (
    <HostedFlyout
      flyout={documentFlyout}
      label={document.name}
      header={
        <Inline justify="space-between">
          <Inline gap={2}>
            <Text as="h2" size="section" weight="strong">
              {document.name}
            </Text>
            <StatusTag label={DOCUMENT_STATES[state]} {...documentLooks[state]} />
          </Inline>
          <Inline gap={1}>
            {mayChange ? (
              <IconButton
                icon={Trash2}
                size="small"
                label={t.deleteWord}
                onPress={() => {
                  letGo();
                  onClose();
                  remove.mutate(document);
                }}
              />
            ) : null}
            <IconButton icon={X} size="small" label={t.close} onPress={onClose} />
          </Inline>
        </Inline>
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
        <DraftProblem what={t.documentLower} state={form} error={save.error} />
        <Inline gap={3}>
          <a className={styles.sourceLink} href={document.url} download={document.file_name}>
            {t.downloadFileName(document.file_name)}
          </a>
          <Text tone="muted">{extentText(document)}</Text>
        </Inline>
        {note === '' ? null : <Text tone="muted">{note}</Text>}
        <SectionTabs
          label={t.document}
          value={tab}
          onChange={setTab}
          tabs={[
            { id: 'text', label: t.text, count: document.passages },
            { id: 'details', label: t.details },
            { id: 'history', label: t.history },
          ]}
        />
        {tab === 'text' ? <DocumentText document={document} /> : null}
        {tab === 'details' ? (
          <DocumentForm
            draft={form.draft}
            document={document}
            errors={save.error?.fields ?? {}}
            isReadOnly={!mayChange}
            onChange={form.change}
          />
        ) : null}
        {tab === 'history' ? <DocumentHistory id={document.id} /> : null}
      </Stack>
    </HostedFlyout>
  );
}

function DocumentHistory({ id }: { id: number }) {
  const client = useQueryClient();
  const projectId = useProjectId();
  const history = useInfiniteQuery(documentHistoryQuery(projectId, id));
  const { undo, undoing } = useUndo(() =>
    client.invalidateQueries({ queryKey: contextKeys.project(projectId) }),
  );
  return <HistoryList history={history} subject={t.theDocument} onUndo={undo} undoing={undoing} />;
}
