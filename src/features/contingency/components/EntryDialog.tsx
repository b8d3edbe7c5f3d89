import { useState } from 'react';
import { useSaveEntry } from '../contingencyMutations.ts';
import type { Entry, Pot } from '../model/contingencyTypes.ts';
import * as t from '../texts.ts';
import { MovementDialog } from './MovementDialog.tsx';
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

const ways = { fund: { verb: t.fund, title: t.fund }, draw: { verb: t.draw, title: t.drawOn } } as const;

/** Funds a pot or draws on it, with a day, a note and what it was for. */
export function EntryDialog({ projectId, pot, way, entry, today, onClose }: EntryDialogProps) {
  const save = useSaveEntry(projectId);
  const [reason, setReason] = useState<Reason | null>(() => reasonOf(entry));
  const reasonIds = {
    item_id: reason?.type === 'item' ? reason.id : null,
    risk_id: reason?.type === 'risk' ? reason.id : null,
  };
  const refused = save.error?.fields ?? {};
  return (
    <MovementDialog
      title={entry === null ? `${ways[way].title} ${pot.name}` : t.changeTheEntryOfName(pot.name)}
      verb={entry === null ? ways[way].verb : t.save}
      today={today}
      left={pot.position.left}
      openedOn={pot.opened_on}
      {...(entry && { start: { ...entry, amount: Math.abs(entry.amount) } })}
      reason={reasonIds}
      write={save}
      further={
        <ReasonPicker
          projectId={projectId}
          value={reason}
          error={[...(refused['item_id'] ?? []), ...(refused['risk_id'] ?? [])].join(' ') || undefined}
          onChange={setReason}
        />
      }
      onSend={({ amount, ...said }, key) => {
        const input = { pot_id: pot.id, amount: way === 'draw' ? -amount : amount, ...said, ...reasonIds };
        save.mutate({ entry, input, key }, { onSuccess: onClose });
      }}
      onClose={onClose}
    />
  );
}

function reasonOf(entry: Entry | null): Reason | null {
  const reason = entry?.item ?? entry?.risk ?? null;
  if (reason === null) return null;
  return { type: entry?.item ? 'item' : 'risk', id: reason.id, label: `${reason.code} ${reason.name}` };
}
