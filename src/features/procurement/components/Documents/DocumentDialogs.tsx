import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { DateField } from '#design-system/inputs/DateField/DateField.tsx';
import { MultiSelect } from '#design-system/inputs/MultiSelect/MultiSelect.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { fieldProblems } from '#domain/fields';
import { bidDocumentFields, DOCUMENT_KINDS, type DocumentKind } from '#domain/procurement';
import { FileSection } from '#features/files';
import { useCan } from '#platform/flags';
import { localToday, useProjectId } from '#shared/project';
import { type BidDocument, documentsKey, useSaveDocuments } from '../../documentQueries.ts';
import * as t from '../../texts.ts';

const kinds = Object.entries(DOCUMENT_KINDS).map(([value, label]) => ({
  value: value as DocumentKind,
  label,
}));

const blank = {
  code: '',
  title: '',
  kind: 'DRAWING' as DocumentKind,
  revision: '',
  issued_on: null as string | null,
  bid_package_ids: [] as number[],
};

interface AddProps {
  packages: readonly { id: number; name: string }[];
  onClose: () => void;
  /** Its files come next. */
  onAdded: (row: BidDocument) => void;
}

/** A new document; its files are added once it is there. */
export function AddDocumentDialog({ packages, onClose, onAdded }: AddProps) {
  const [draft, setDraft] = useState(blank);
  const [tried, setTried] = useState(false);
  const save = useSaveDocuments();
  const problems = tried ? fieldProblems(bidDocumentFields, draft, { today: localToday(), isNew: true }) : {};
  const change = (part: Partial<typeof blank>) => setDraft((now) => ({ ...now, ...part }));
  const problem = (field: keyof typeof blank) => problems[field]?.join(' ');
  const handleAdd = () => {
    setTried(true);
    if (Object.keys(fieldProblems(bidDocumentFields, draft, { today: localToday(), isNew: true })).length > 0)
      return;
    save.mutate(
      { batch: { create: [draft] }, title: t.documentAdded },
      { onSuccess: ({ documents: [row] }) => (row ? onAdded(row) : onClose()) },
    );
  };
  return (
    <Dialog
      title={t.newDocument}
      size="medium"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button variant="primary" busy={save.isPending} onPress={handleAdd}>
            {t.addDocument}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <TextField
          label={bidDocumentFields.title.label}
          required
          startsFocused
          maxLength={bidDocumentFields.title.max}
          value={draft.title}
          error={problem('title')}
          onChange={(title) => change({ title })}
        />
        <Columns count={2} minimum={200}>
          <Select
            label={bidDocumentFields.kind.label}
            options={kinds}
            value={draft.kind}
            onChange={(kind) => change({ kind })}
          />
          <TextField
            label={bidDocumentFields.code.label}
            maxLength={bidDocumentFields.code.max}
            value={draft.code}
            error={problem('code')}
            onChange={(code) => change({ code })}
          />
          <TextField
            label={bidDocumentFields.revision.label}
            maxLength={bidDocumentFields.revision.max}
            value={draft.revision}
            error={problem('revision')}
            onChange={(revision) => change({ revision })}
          />
          <DateField
            label={bidDocumentFields.issued_on.label}
            today={localToday()}
            value={draft.issued_on}
            error={problem('issued_on')}
            onChange={(day) => change({ issued_on: day })}
          />
        </Columns>
        <MultiSelect
          label={bidDocumentFields.bid_package_ids.label}
          options={packages.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={draft.bid_package_ids.map(String)}
          onChange={(ids) => change({ bid_package_ids: ids.map(Number) })}
        />
        {save.error ? <Banner tone="critical">{save.error.message}</Banner> : null}
      </Stack>
    </Dialog>
  );
}

/** The files of a document: seen by everybody who sees the document, added by those who may change it. */
export function DocumentFilesDialog({
  row,
  onClose,
}: {
  row: Pick<BidDocument, 'id' | 'code' | 'title'>;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const projectId = useProjectId();
  const mayChange = useCan('change_procurement');
  return (
    <Dialog
      title={[row.code, row.title].filter(Boolean).join(' ')}
      size="medium"
      onCloseRequest={onClose}
      actions={<Button onPress={onClose}>{t.done}</Button>}
    >
      <FileSection
        label={t.files}
        place={{ entity: 'bid_document', entityId: row.id, field: 'attachments' }}
        disabledReason={mayChange ? undefined : t.youNeedThePermission}
        // Their number stands in the list.
        onChanged={() => void client.invalidateQueries({ queryKey: documentsKey(projectId) })}
      />
    </Dialog>
  );
}
