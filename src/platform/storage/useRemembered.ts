import { useCallback, useState } from 'react';
import { type Owner, recall, remember, type Slot } from './slots.ts';

/** State that survives a reload, kept for its owner. */
export function useRemembered<T>(slot: Slot<T>, owner: Owner): [T, (value: T) => void] {
  const read = () => ({ slot, owner, value: recall(slot, owner) });
  const [held, setHeld] = useState(read);
  const current = held.slot === slot && held.owner === owner ? held : read();
  const write = useCallback(
    (value: T) => {
      remember(slot, owner, value);
      setHeld({ slot, owner, value });
    },
    [slot, owner],
  );
  return [current.value, write];
}
