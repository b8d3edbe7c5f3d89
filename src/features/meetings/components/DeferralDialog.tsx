import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { DateField } from '#design-system/inputs/DateField/DateField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { deferralProblem } from '#domain/meetings';
import { trendQuery } from '#features/trend';
import type { ItemBrief } from '#shared/foresite';
import { itemTitle } from '#features/items';
import * as t from '../texts.ts';

export interface DeferralDialogProps {
  projectId: number;
  item: ItemBrief;
  onCancel: () => void;
  onDefer: (day: string) => void;
}

/** Asks for the day by which a deferred item is to be decided. */
export default function DeferralDialog({ projectId, item, onCancel, onDefer }: DeferralDialogProps) {
  const today = useQuery(trendQuery(projectId)).data?.today ?? '';
  const [day, setDay] = useState<string | null>(null);
  const problem = deferralProblem(day, today);
  return (
    <Dialog
      title={t.deferCode(item.code)}
      onCloseRequest={onCancel}
      actions={
        <>
          <Button onPress={onCancel}>{t.cancel}</Button>
          <Button
            variant="primary"
            disabledReason={problem ?? undefined}
            onPress={() => day !== null && onDefer(day)}
          >
            {t.defer}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text size="grid" tone="muted">
          {itemTitle(item)}
        </Text>
        <DateField
          label={t.newDueDate}
          required
          startsFocused
          today={today}
          value={day}
          onChange={setDay}
          error={day !== null && problem !== null ? problem : undefined}
        />
      </Stack>
    </Dialog>
  );
}
