import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { PercentField } from '#design-system/inputs/PercentField/PercentField.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Box } from '#design-system/layout/Box/Box.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { driverFields, VISION_MESSAGES } from '#domain/vision';
import * as t from '../texts.ts';
import type { Driver } from '../visionQueries.ts';

type Values = { name: string; description: string; weight: number };

export interface DriverDialogProps {
  driver: Driver | undefined;
  /** Names of the others. */
  taken: readonly string[];
  /** What is left of 100 %. */
  left: number;
  onCancel: () => void;
  onSave: (values: Values) => void;
  onRemove: (() => void) | undefined;
}

/** Adds a value driver, or changes one. */
export function DriverDialog({ driver, taken, left, onCancel, onSave, onRemove }: DriverDialogProps) {
  const [name, setName] = useState(driver?.name ?? '');
  const [description, setDescription] = useState(driver?.description ?? '');
  const [weight, setWeight] = useState<number | null>(driver?.weight ?? (left || 10));
  const isTaken = taken.some((other) => other.toLowerCase() === name.trim().toLowerCase());
  const problem = name.trim() === '' ? t.driverIsRequired : isTaken ? VISION_MESSAGES.driverTaken : undefined;
  const reason = problem ?? (weight === null ? t.weightIsRequired : undefined);
  return (
    <Dialog
      title={driver ? t.editDriver : t.addDriver}
      onCloseRequest={onCancel}
      actions={
        <>
          {onRemove ? (
            <>
              <Button variant="critical" onPress={onRemove}>
                {t.deleteWord}
              </Button>
              <Box flex="grow" />
            </>
          ) : null}
          <Button onPress={onCancel}>{t.cancel}</Button>
          <Button
            variant="primary"
            disabledReason={reason}
            onPress={() =>
              onSave({ name: name.trim(), description: description.trim(), weight: weight ?? 0 })
            }
          >
            {t.save}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <TextField
          label={driverFields.name.label}
          required
          startsFocused
          maxLength={driverFields.name.max}
          value={name}
          onChange={setName}
          error={isTaken ? VISION_MESSAGES.driverTaken : undefined}
        />
        <TextArea
          label={driverFields.description.label}
          hint={t.whatServingItMeansSo}
          maxLength={driverFields.description.max}
          value={description}
          onChange={setDescription}
        />
        <PercentField
          label={driverFields.weight.label}
          required
          minimum={driverFields.weight.min}
          maximum={driverFields.weight.max}
          value={weight}
          onChange={setWeight}
        />
      </Stack>
    </Dialog>
  );
}
