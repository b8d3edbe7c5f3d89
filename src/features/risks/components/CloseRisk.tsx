import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { MoneyField } from '#design-system/inputs/MoneyField/MoneyField.tsx';
import { RadioGroup } from '#design-system/inputs/RadioGroup/RadioGroup.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';

export interface CloseRiskProps {
  code: string;
  /** What it was thought to cost, dollars. */
  value: number | null;
  busy: boolean;
  onCancel: () => void;
  onClose: (outcome: { struck: boolean; outcome_cost: number | null }) => void;
}

/** How a risk ended: it did not come true, or it did and cost something. */
export function CloseRisk({ code, value, busy, onCancel, onClose }: CloseRiskProps) {
  const [struck, setStruck] = useState<'no' | 'yes'>('no');
  const [cost, setCost] = useState(value);
  const isStruck = struck === 'yes';
  return (
    <Dialog
      title={`Close ${code}`}
      onCloseRequest={onCancel}
      actions={
        <>
          <Button onPress={onCancel}>Cancel</Button>
          <Button
            variant="primary"
            busy={busy}
            disabledReason={isStruck && cost === null ? 'Enter what it cost' : undefined}
            onPress={() => onClose({ struck: isStruck, outcome_cost: isStruck ? cost : null })}
          >
            Close risk
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text as="p">
          A closed risk no longer counts in the register and the cost trend. You can reopen it.
        </Text>
        <RadioGroup
          label="Did it happen?"
          options={[
            { value: 'no', label: 'No, it did not happen' },
            { value: 'yes', label: 'Yes, it happened' },
          ]}
          value={struck}
          onChange={setStruck}
        />
        {isStruck ? (
          <MoneyField
            label="What it cost"
            required
            decimals={0}
            minimum={0}
            value={cost}
            onChange={setCost}
          />
        ) : null}
      </Stack>
    </Dialog>
  );
}
