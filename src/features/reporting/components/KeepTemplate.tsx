import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { useKeepTemplate } from '../reportTemplateMutations.ts';
import type { CustomReport } from '../reportingQueries.ts';
import * as t from '../texts.ts';

/** Keeps the report, as it is saved, as a template of the company. */
export function KeepTemplate({ report, hasChanges }: { report: CustomReport; hasChanges: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button
        size="small"
        disabledReason={hasChanges ? t.saveTheReportFirst : undefined}
        onPress={() => setOpen(true)}
      >
        {t.keepAsTemplate}
      </Button>
      {isOpen ? <KeepDialog report={report} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

function KeepDialog({ report, onClose }: { report: CustomReport; onClose: () => void }) {
  const [name, setName] = useState(report.name);
  const [description, setDescription] = useState(report.description);
  const keep = useKeepTemplate(report.id);
  const said = { name: name.trim(), description: description.trim() };
  return (
    <Dialog
      title={t.keepAsTemplate}
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            busy={keep.isPending}
            disabledReason={said.name === '' ? t.nameIsRequired : undefined}
            onPress={() => keep.mutate({ ...said, key: crypto.randomUUID() }, { onSuccess: onClose })}
          >
            {t.keep}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <TextField
          label={t.name}
          required
          startsFocused
          maxLength={120}
          value={name}
          error={keep.error?.message}
          onChange={setName}
        />
        <TextArea
          label={t.description}
          rows={2}
          maxLength={1000}
          hint={t.everybodyInTheCompanyWho}
          value={description}
          onChange={setDescription}
        />
      </Stack>
    </Dialog>
  );
}
