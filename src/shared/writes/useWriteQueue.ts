import { useCallback, useEffect, useRef, useState } from 'react';
import { createWriteQueue, type WriteQueue } from './createWriteQueue.ts';

interface WriteQueueEvents {
  /** A write came while none was waiting; it has not begun. */
  onStart?: () => void;
  /** The last write has ended, saved or refused. */
  onIdle?: () => void;
}

/** The writes of one screen, one after the other. `write` stays the same function as long as the screen shows. */
export function useWriteQueue(events: WriteQueueEvents = {}) {
  const newest = useRef(events);
  useEffect(() => {
    newest.current = events;
  });
  const [busy, setBusy] = useState(false);
  const queue = useRef<WriteQueue>(undefined);
  const write = useCallback<WriteQueue['add']>((work) => {
    let before = 0;
    queue.current ??= createWriteQueue((count) => {
      if (count === 1 && before === 0) newest.current.onStart?.();
      if (count === 0) newest.current.onIdle?.();
      before = count;
      setBusy(count > 0);
    });
    return queue.current.add(work);
  }, []);
  return { write, busy };
}
