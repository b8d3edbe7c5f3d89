import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { DateField } from '#design-system/inputs/DateField/DateField.tsx';
import { MoneyField } from '#design-system/inputs/MoneyField/MoneyField.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { CONTINGENCY_LENGTHS, POT_KIND_ORDER, POT_KINDS, potProblems } from '#domain/contingency';
import { useSavePot } from '../contingencyMutations.ts';
import type { Pot, PotInput } from '../model/contingencyTypes.ts';
import * as t from '../texts.ts';

export interface PotDialogProps {
  projectId: number;
  /** The pot that is changed; null for a new one. */
  pot: Pot | null;
  /** Names of the other pots. */
  others: readonly string[];
  today: string;
  onClose: () => void;
}

/** Opens a pot with an amount on a day, or changes one. */
export function PotDialog({ projectId, pot, others, today, onClose }: PotDialogProps) {
  const save = useSavePot(projectId);
  const [tried, setTried] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const [input, setInput] = useState<PotInput>({
    kind: pot?.kind ?? 'construction',
    name: pot?.name ?? '',
    amount: pot?.amount ?? 0,
    opened_on: pot?.opened_on ?? today,
  });
  const set = (change: Partial<PotInput>) => setInput((old) => ({ ...old, ...change }));
  const problems = potProblems(input, others, today);
  const errors: Record<string, readonly string[]> = { ...save.error?.fields, ...(tried ? problems : {}) };
  const submit = () => {
    setTried(true);
    if (Object.keys(problems).length > 0) return;
    save.mutate({ pot, input, key: save.isError ? crypto.randomUUID() : key }, { onSuccess: onClose });
  };
  return (
    <Dialog
      title={pot === null ? t.addFund : t.changeName(pot.name)}
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button variant="primary" busy={save.isPending} onPress={submit}>
            {pot === null ? t.addFund : t.save}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {save.isError ? <Banner tone="critical">{save.error.message}</Banner> : null}
        <TextField
          label={t.name}
          required
          startsFocused
          maxLength={CONTINGENCY_LENGTHS.name}
          error={errors['name']?.join(' ')}
          value={input.name}
          onChange={(name) => set({ name })}
        />
        <Select
          label={t.kind}
          value={input.kind}
          onChange={(kind) => set({ kind })}
          options={POT_KIND_ORDER.map((kind) => ({ value: kind, label: POT_KINDS[kind].label }))}
        />
        <MoneyField
          label={t.amount}
          required
          error={errors['amount']?.join(' ')}
          value={input.amount}
          onChange={(amount) => set({ amount: amount ?? 0 })}
        />
        <DateField
          label={t.openedOn}
          required
          today={today}
          error={errors['opened_on']?.join(' ')}
          value={input.opened_on || null}
          onChange={(day) => set({ opened_on: day ?? '' })}
        />
      </Stack>
    </Dialog>
  );
}
