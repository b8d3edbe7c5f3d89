import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { DateField } from '#design-system/inputs/DateField/DateField.tsx';
import { MoneyField } from '#design-system/inputs/MoneyField/MoneyField.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { CONTINGENCY_LENGTHS, entryProblems } from '#domain/contingency';
import { formatMoney } from '#domain/money';
import { useTransfer } from '../../contingencyMutations.ts';
import type { Pot } from '../../model/contingencyTypes.ts';

export interface TransferDialogProps {
  projectId: number;
  from: Pot;
  /** The other pots; at least one. */
  others: readonly Pot[];
  today: string;
  onClose: () => void;
}

/** Moves money from one pot to another. */
export function TransferDialog({ projectId, from, others, today, onClose }: TransferDialogProps) {
  const transfer = useTransfer(projectId);
  const [tried, setTried] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const [to, setTo] = useState(String(others[0]?.id ?? ''));
  const [amount, setAmount] = useState<number | null>(null);
  const [date, setDate] = useState(today);
  const [note, setNote] = useState('');
  const target = others.find(({ id }) => String(id) === to);
  const fields = { date, amount: amount ?? 0, note, item_id: null, risk_id: null };
  const openedOn = [from.opened_on, target?.opened_on ?? from.opened_on].sort().at(-1) ?? from.opened_on;
  const problems = entryProblems(fields, { opened_on: openedOn }, today);
  const errors: Record<string, readonly string[]> = { ...transfer.error?.fields, ...(tried ? problems : {}) };
  const submit = () => {
    setTried(true);
    if (Object.keys(problems).length > 0 || !target) return;
    const input = { from_pot_id: from.id, to_pot_id: target.id, date, amount: amount ?? 0, note };
    transfer.mutate({ input, key: transfer.isError ? crypto.randomUUID() : key }, { onSuccess: onClose });
  };
  return (
    <Dialog
      title={`Transfer from ${from.name}`}
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" busy={transfer.isPending} onPress={submit}>
            Transfer
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {transfer.isError ? <Banner tone="critical">{transfer.error.message}</Banner> : null}
        <Select
          label="To"
          required
          startsFocused
          error={errors['to_pot_id']?.join(' ')}
          value={to}
          onChange={setTo}
          options={others.map(({ id, name, position }) => ({
            value: String(id),
            label: name,
            description: `${formatMoney(position.left)} left`,
          }))}
        />
        <MoneyField
          label="Amount"
          required
          hint={`${formatMoney(from.position.left)} left today`}
          error={errors['amount']?.join(' ')}
          value={amount}
          onChange={setAmount}
        />
        <DateField
          label="Date"
          required
          today={today}
          minimum={openedOn}
          error={errors['date']?.join(' ')}
          value={date || null}
          onChange={(day) => setDate(day ?? '')}
        />
        <TextArea
          label="Note"
          rows={2}
          maxLength={CONTINGENCY_LENGTHS.note}
          error={errors['note']?.join(' ')}
          value={note}
          onChange={setNote}
        />
      </Stack>
    </Dialog>
  );
}
