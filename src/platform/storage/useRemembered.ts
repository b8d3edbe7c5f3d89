import { useCallback, useEffect, useState } from 'react';
import { followSlot, type Owner, recall, remember, type Slot } from './slots.ts';

/** State that survives a reload, kept for its owner. Every part of the page that remembers the same shows the same. */
export function useRemembered<T>(slot: Slot<T>, owner: Owner): [T, (value: T) => void] {
  const read = () => ({ slot, owner, value: recall(slot, owner) });
  const [held, setHeld] = useState(read);
  const current = held.slot === slot && held.owner === owner ? held : read();
  useEffect(
    () => followSlot(slot, owner, () => setHeld({ slot, owner, value: recall(slot, owner) })),
    [slot, owner],
  );
  const write = useCallback((value: T) => remember(slot, owner, value), [slot, owner]);
  return [current.value, write];
}
