import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { DateField } from '#design-system/inputs/DateField/DateField.tsx';
import { MoneyField } from '#design-system/inputs/MoneyField/MoneyField.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { CONTINGENCY_LENGTHS, entryProblems } from '#domain/contingency';
import { formatMoney } from '#domain/money';
import { useSaveEntry } from '../../contingencyMutations.ts';
import type { Entry, Pot } from '../../model/contingencyTypes.ts';
import { type Reason, ReasonPicker } from './ReasonPicker.tsx';

export interface EntryDialogProps {
  projectId: number;
  pot: Pot;
  /** Which way money goes; an entry that is changed keeps its way. */
  way: 'fund' | 'draw';
  /** The entry that is changed; null for a new one. */
  entry: Entry | null;
  today: string;
  onClose: () => void;
}

const titles = { fund: 'Fund', draw: 'Draw on' } as const;

/** Funds a pot or draws on it, with a day, a note and what it was for. */
export function EntryDialog({ projectId, pot, way, entry, today, onClose }: EntryDialogProps) {
  const save = useSaveEntry(projectId);
  const [tried, setTried] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const [amount, setAmount] = useState<number | null>(entry ? Math.abs(entry.amount) : null);
  const [date, setDate] = useState(entry?.date ?? today);
  const [note, setNote] = useState(entry?.note ?? '');
  const [reason, setReason] = useState<Reason | null>(() => reasonOf(entry));
  const input = {
    pot_id: pot.id,
    date,
    amount: (amount ?? 0) * (way === 'draw' ? -1 : 1) + 0,
    note,
    item_id: reason?.type === 'item' ? reason.id : null,
    risk_id: reason?.type === 'risk' ? reason.id : null,
  };
  const problems = entryProblems(input, pot, today);
  const errors: Record<string, readonly string[]> = { ...save.error?.fields, ...(tried ? problems : {}) };
  const submit = () => {
    setTried(true);
    if (Object.keys(problems).length > 0) return;
    save.mutate({ entry, input, key: save.isError ? crypto.randomUUID() : key }, { onSuccess: onClose });
  };
  return (
    <Dialog
      title={entry === null ? `${titles[way]} ${pot.name}` : `Change the entry of ${pot.name}`}
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" busy={save.isPending} onPress={submit}>
            {entry === null ? (way === 'fund' ? 'Fund' : 'Draw') : 'Save'}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {save.isError ? <Banner tone="critical">{save.error.message}</Banner> : null}
        <Text size="grid" tone="muted">
          {`${formatMoney(pot.position.left)} left today`}
        </Text>
        <MoneyField
          label="Amount"
          required
          startsFocused
          error={errors['amount']?.join(' ')}
          value={amount}
          onChange={setAmount}
        />
        <DateField
          label="Date"
          required
          today={today}
          minimum={pot.opened_on}
          error={errors['date']?.join(' ')}
          value={date || null}
          onChange={(day) => setDate(day ?? '')}
        />
        <ReasonPicker
          projectId={projectId}
          value={reason}
          error={[...(errors['item_id'] ?? []), ...(errors['risk_id'] ?? [])].join(' ') || undefined}
          onChange={setReason}
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

function reasonOf(entry: Entry | null): Reason | null {
  const reason = entry?.item ?? entry?.risk ?? null;
  if (reason === null) return null;
  return { type: entry?.item ? 'item' : 'risk', id: reason.id, label: `${reason.code} ${reason.name}` };
}
