import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import type { ItemBrief } from '#shared/foresite';
import { itemTitle } from '../model/itemLooks.ts';
import { MoneyEffect } from '#features/trend';
import * as t from '../texts.ts';

export interface RejectionDialogProps {
  projectId: number;
  item: ItemBrief;
  onCancel: () => void;
  onReject: (reason: string | null) => void;
}

/** Asks why an item is rejected; the reason stays with its decision (docs/product/foresite.md). */
export default function RejectionDialog({ projectId, item, onCancel, onReject }: RejectionDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <Dialog
      title={t.rejectCode(item.code)}
      size="medium"
      onCloseRequest={onCancel}
      actions={
        <>
          <Button onPress={onCancel}>{t.cancel}</Button>
          <Button variant="criticalSolid" onPress={() => onReject(reason.trim() || null)}>
            {t.reject}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text size="grid" tone="muted">
          {itemTitle(item)}
        </Text>
        <TextArea
          label={t.reason}
          hint={t.optionalEveryoneOnTheProject}
          rows={3}
          maxLength={2000}
          startsFocused
          value={reason}
          onChange={setReason}
        />
        <MoneyEffect projectId={projectId} change={{ reject: [item.id] }} />
      </Stack>
    </Dialog>
  );
}
