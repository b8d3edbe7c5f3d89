import { useState, type ReactNode } from 'react';
import { useRemovePot } from '../contingencyMutations.ts';
import type { Entry, Pot } from '../model/contingencyTypes.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { PotDialog } from './PotDialog.tsx';
import type { PotDeed } from './PotList.tsx';
import { TransferDialog } from './TransferDialog.tsx';

type Asked =
  { deed: 'open' } | { deed: Exclude<PotDeed, 'remove'>; pot: Pot } | { deed: 'entry'; entry: Entry };

export interface PotDeeds {
  open: () => void;
  begin: (pot: Pot, deed: PotDeed) => void;
  changeEntry: (entry: Entry) => void;
  /** The form that is open, if any. */
  dialog: ReactNode;
}

/** What can be done with pots, each with its form. */
export function usePotDeeds(projectId: number, pots: readonly Pot[], today: string): PotDeeds {
  const remove = useRemovePot(projectId);
  const [asked, setAsked] = useState<Asked | null>(null);
  const frame = { projectId, today, onClose: () => setAsked(null) };
  const others = (pot: Pot | null) => pots.filter(({ id }) => id !== pot?.id);
  const names = (pot: Pot | null) => others(pot).map(({ name }) => name);
  const entryPot = asked?.deed === 'entry' ? pots.find(({ id }) => id === asked.entry.pot.id) : undefined;
  let dialog: ReactNode = null;
  if (asked?.deed === 'open') dialog = <PotDialog {...frame} pot={null} others={names(null)} />;
  else if (asked?.deed === 'entry')
    dialog = entryPot ? (
      <EntryDialog
        {...frame}
        pot={entryPot}
        entry={asked.entry}
        way={asked.entry.amount < 0 ? 'draw' : 'fund'}
      />
    ) : null;
  else if (asked?.deed === 'change')
    dialog = <PotDialog {...frame} pot={asked.pot} others={names(asked.pot)} />;
  else if (asked?.deed === 'transfer')
    dialog = <TransferDialog {...frame} from={asked.pot} others={others(asked.pot)} />;
  else if (asked) dialog = <EntryDialog {...frame} pot={asked.pot} entry={null} way={asked.deed} />;
  return {
    open: () => setAsked({ deed: 'open' }),
    begin: (pot, deed) => {
      if (deed === 'remove') remove.mutate(pot);
      else setAsked({ deed, pot });
    },
    changeEntry: (entry) => setAsked({ deed: 'entry', entry }),
    dialog,
  };
}
