import { useState, type ReactNode } from 'react';
import { useRemovePot } from '../contingencyMutations.ts';
import type { Entry, Pot } from '../model/contingencyTypes.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { PotDialog } from './PotDialog.tsx';
import type { PotAction } from './PotList.tsx';
import { TransferDialog } from './TransferDialog.tsx';

type Asked =
  { action: 'open' } | { action: Exclude<PotAction, 'remove'>; pot: Pot } | { action: 'entry'; entry: Entry };

export interface PotActions {
  open: () => void;
  begin: (pot: Pot, action: PotAction) => void;
  changeEntry: (entry: Entry) => void;
  /** The form that is open, if any. */
  dialog: ReactNode;
}

/** What can be done with pots, each with its form. */
export function usePotActions(projectId: number, pots: readonly Pot[], today: string): PotActions {
  const remove = useRemovePot(projectId);
  const [asked, setAsked] = useState<Asked | null>(null);
  const frame = { projectId, today, onClose: () => setAsked(null) };
  const others = (pot: Pot | null) => pots.filter(({ id }) => id !== pot?.id);
  const names = (pot: Pot | null) => others(pot).map(({ name }) => name);
  const entryPot = asked?.action === 'entry' ? pots.find(({ id }) => id === asked.entry.pot.id) : undefined;
  let dialog: ReactNode = null;
  if (asked?.action === 'open') dialog = <PotDialog {...frame} pot={null} others={names(null)} />;
  else if (asked?.action === 'entry')
    dialog = entryPot ? (
      <EntryDialog
        {...frame}
        pot={entryPot}
        entry={asked.entry}
        way={asked.entry.amount < 0 ? 'draw' : 'fund'}
      />
    ) : null;
  else if (asked?.action === 'change')
    dialog = <PotDialog {...frame} pot={asked.pot} others={names(asked.pot)} />;
  else if (asked?.action === 'transfer')
    dialog = <TransferDialog {...frame} from={asked.pot} others={others(asked.pot)} />;
  else if (asked) dialog = <EntryDialog {...frame} pot={asked.pot} entry={null} way={asked.action} />;
  return {
    open: () => setAsked({ action: 'open' }),
    begin: (pot, action) => {
      if (action === 'remove') remove.mutate(pot);
      else setAsked({ action, pot });
    },
    changeEntry: (entry) => setAsked({ action: 'entry', entry }),
    dialog,
  };
}
