import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import type { ItemBrief } from '#shared/foresite';
import { itemTitle } from '../model/itemLooks.ts';
import { DrawChoice } from '#features/contingency';
import { MoneyEffect } from '#features/trend';
import * as t from '../texts.ts';
import { milestoneMissing, useMilestoneChoice } from './useMilestoneChoice.tsx';

export interface ApprovalDialogProps {
  projectId: number;
  item: ItemBrief;
  onCancel: () => void;
  /** `potId` is the pot that pays for it, or gets what it saves. */
  onApprove: (milestone: { id: number; name: string }, potId: number | null) => void;
}

/** Asks for the milestone of an approval and shows what it does to forecast and range (docs/product/foresite.md). */
export default function ApprovalDialog({ projectId, item, onCancel, onApprove }: ApprovalDialogProps) {
  const { milestone, field } = useMilestoneChoice(projectId);
  const [potId, setPotId] = useState<number | null>(null);
  return (
    <Dialog
      title={t.approveCode(item.code)}
      size="medium"
      onCloseRequest={onCancel}
      actions={
        <>
          <Button onPress={onCancel}>{t.cancel}</Button>
          <Button
            variant="primary"
            disabledReason={milestoneMissing(milestone)}
            onPress={() => milestone && onApprove(milestone, potId)}
          >
            {t.approve}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text size="grid" tone="muted">
          {itemTitle(item)}
        </Text>
        {field}
        <DrawChoice
          projectId={projectId}
          items={[item.id]}
          cost={item.cost}
          value={potId}
          onChange={setPotId}
        />
        <MoneyEffect projectId={projectId} change={{ approve: [item.id] }} />
      </Stack>
    </Dialog>
  );
}
