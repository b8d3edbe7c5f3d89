import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { ComboBox } from '#design-system/inputs/ComboBox/ComboBox.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { linesOf } from '../model/bulkLines.ts';
import * as t from '../texts.ts';

export interface RecodeDialogProps {
  count: number;
  groups: readonly { id: number; div_code: string; name: string }[];
  /** What comes of it. */
  hint: string;
  onClose: () => void;
  onSave: (group: number | null, name: string) => void;
}

const without = 'none';

/** One cost group for all checked lines. */
export function RecodeDialog({ count, groups, hint, onClose, onSave }: RecodeDialogProps) {
  const [group, setGroup] = useState<string | null>(null);
  const options = [
    { value: without, label: t.uncategorized },
    ...groups.map(({ id, div_code: code, name }) => ({ value: String(id), label: `${code} ${name}` })),
  ];
  const name = options.find(({ value }) => value === group)?.label ?? '';
  return (
    <Dialog
      title={t.setCostGroup}
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            disabledReason={group === null ? t.chooseACostGroup : undefined}
            onPress={() => onSave(group === without ? null : Number(group), name)}
          >
            {t.setForLinesOf(linesOf(count))}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <ComboBox
          label={t.costGroup}
          placeholder={t.codeOrName}
          options={options}
          value={group}
          onChange={setGroup}
          startsFocused
        />
        <Text size="meta" tone="muted">
          {hint}
        </Text>
      </Stack>
    </Dialog>
  );
}
