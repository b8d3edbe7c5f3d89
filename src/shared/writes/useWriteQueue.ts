import { useRef, useState } from 'react';
import { createWriteQueue } from './createWriteQueue.ts';

/**
 * The writes of one screen, one after the other. `onIdle` runs when the last one has ended. `write` and `isIdle` stay the
 * same functions as long as the screen shows.
 */
export function useWriteQueue(onIdle?: () => void) {
  const idle = useRef(onIdle);
  idle.current = onIdle;
  const [busy, setBusy] = useState(false);
  const [{ add, waiting }] = useState(() =>
    createWriteQueue((count) => {
      if (count === 0) idle.current?.();
      setBusy(count > 0);
    }),
  );
  const [isIdle] = useState(() => () => waiting() === 0);
  return { write: add, isIdle, busy };
}
