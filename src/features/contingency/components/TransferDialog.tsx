import { useState } from 'react';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { formatMoney } from '#domain/money';
import { useTransfer } from '../contingencyMutations.ts';
import type { Pot } from '../model/contingencyTypes.ts';
import * as t from '../texts.ts';
import { MovementDialog } from './MovementDialog.tsx';

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
  const [to, setTo] = useState(String(others[0]?.id ?? ''));
  const target = others.find(({ id }) => String(id) === to);
  const openedOn = [from.opened_on, target?.opened_on ?? from.opened_on].sort().at(-1) ?? from.opened_on;
  return (
    <MovementDialog
      title={t.transferFromName(from.name)}
      verb={t.transfer}
      today={today}
      left={from.position.left}
      openedOn={openedOn}
      write={transfer}
      first={
        <Select
          label={t.to}
          required
          startsFocused
          error={transfer.error?.fields['to_pot_id']?.join(' ')}
          value={to}
          onChange={setTo}
          options={others.map(({ id, name, position }) => ({
            value: String(id),
            label: name,
            description: t.moneyLeft(formatMoney(position.left)),
          }))}
        />
      }
      onSend={(movement, key) => {
        if (!target) return;
        const input = { from_pot_id: from.id, to_pot_id: target.id, ...movement };
        transfer.mutate({ input, key }, { onSuccess: onClose });
      }}
      onClose={onClose}
    />
  );
}
