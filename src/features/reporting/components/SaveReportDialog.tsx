import { useId, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Form } from '#design-system/inputs/Form/Form.tsx';
import { RadioGroup } from '#design-system/inputs/RadioGroup/RadioGroup.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { REPORT_ACCESSES, REPORT_SCOPES } from '#domain/reporting';
import type { ReportDraft } from '../model/reportDraft.ts';
import * as t from '../texts.ts';

type Said = Pick<ReportDraft, 'name' | 'description' | 'scope' | 'access'>;

export interface SaveReportDialogProps {
  draft: ReportDraft;
  onSave: (said: Said) => void;
  onClose: () => void;
}

const scopes = [
  { value: 'PROJECT', label: REPORT_SCOPES.PROJECT },
  { value: 'GLOBAL', label: REPORT_SCOPES.GLOBAL },
] as const;
const accesses = [
  { value: 'PRIVATE', label: REPORT_ACCESSES.PRIVATE },
  { value: 'COMPANY', label: REPORT_ACCESSES.COMPANY },
] as const;

/** Publishes a report under its name, for those who are to see it. */
export function SaveReportDialog({ draft, onSave, onClose }: SaveReportDialogProps) {
  const [said, setSaid] = useState<Said>(draft);
  const { name, description, scope, access } = said;
  const id = useId();
  const isNamed = name.trim() !== '';
  const save = () => {
    if (isNamed) onSave({ name: name.trim(), description: description.trim(), scope, access });
  };
  return (
    <Dialog
      title={t.saveReport}
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            disabledReason={isNamed ? undefined : t.nameIsRequired}
          >
            {t.save}
          </Button>
        </>
      }
    >
      <Form id={id} label={t.report} onSubmit={save}>
        <Stack gap={4}>
          <TextField
            label={t.name}
            required
            startsFocused
            maxLength={120}
            value={name}
            onChange={(next) => setSaid({ ...said, name: next })}
          />
          <TextArea
            label={t.description}
            rows={2}
            maxLength={1000}
            value={description}
            onChange={(next) => setSaid({ ...said, description: next })}
          />
          <RadioGroup
            label={t.scope}
            direction="row"
            options={scopes}
            value={scope}
            onChange={(next) => setSaid({ ...said, scope: next })}
          />
          <RadioGroup
            label={t.access}
            direction="row"
            options={accesses}
            value={access}
            onChange={(next) => setSaid({ ...said, access: next })}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}
