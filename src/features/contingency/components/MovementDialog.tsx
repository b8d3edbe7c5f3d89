import { type ReactNode, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { DateField } from '#design-system/inputs/DateField/DateField.tsx';
import { MoneyField } from '#design-system/inputs/MoneyField/MoneyField.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { CONTINGENCY_LENGTHS, type EntryFields, entryProblems } from '#domain/contingency';
import { formatMoney } from '#domain/money';
import type { AppError } from '#platform/api';
import * as t from '../texts.ts';

/** How much is moved, when and with which words. */
export type Movement = Pick<EntryFields, 'date' | 'note'> & { amount: number };

export interface MovementDialogProps {
  title: string;
  verb: string;
  today: string;
  /** What is in the pot that pays, in dollars. */
  left: number;
  /** The first day on which every pot of the movement is open. */
  openedOn: string;
  /** What it starts from; nothing for a new one. */
  start?: Movement;
  /** What it is for, where that is chosen here. */
  reason?: Pick<EntryFields, 'item_id' | 'risk_id'>;
  write: { isPending: boolean; isError: boolean; error: AppError | null };
  /** Fields before the amount, the first of them focused, and fields before the note. */
  first?: ReactNode;
  further?: ReactNode;
  /** `key` makes a repeated request the same one. */
  onSend: (movement: Movement, key: string) => void;
  onClose: () => void;
}

/** Asks how much money moves, when and why. It goes out once nothing speaks against it. */
export function MovementDialog({
  title,
  verb,
  today,
  left,
  openedOn,
  start,
  reason = { item_id: null, risk_id: null },
  write,
  first,
  further,
  onSend,
  onClose,
}: MovementDialogProps) {
  const [tried, setTried] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const [amount, setAmount] = useState(start?.amount ?? null);
  const [date, setDate] = useState(start?.date ?? today);
  const [note, setNote] = useState(start?.note ?? '');
  const movement = { amount: amount ?? 0, date, note };
  const problems = entryProblems({ ...movement, ...reason }, { opened_on: openedOn }, today);
  const errors: Record<string, readonly string[]> = { ...write.error?.fields, ...(tried ? problems : {}) };
  const submit = () => {
    setTried(true);
    if (Object.keys(problems).length === 0) onSend(movement, write.isError ? crypto.randomUUID() : key);
  };
  return (
    <Dialog
      title={title}
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button variant="primary" busy={write.isPending} onPress={submit}>
            {verb}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {write.error ? <Banner tone="critical">{write.error.message}</Banner> : null}
        {first}
        <MoneyField
          label={t.amount}
          required
          startsFocused={first === undefined}
          hint={t.moneyLeftToday(formatMoney(left))}
          error={errors['amount']?.join(' ')}
          value={amount}
          onChange={setAmount}
        />
        <DateField
          label={t.date}
          required
          today={today}
          minimum={openedOn}
          error={errors['date']?.join(' ')}
          value={date || null}
          onChange={(day) => setDate(day ?? '')}
        />
        {further}
        <TextArea
          label={t.note}
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
