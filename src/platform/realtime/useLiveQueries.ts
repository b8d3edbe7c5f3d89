import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openStream, ownWrites } from '#platform/api';
import { listen } from './listen.ts';
import { createLiveQueries, type LiveRule } from './liveQueries.ts';

/**
 * Follows the changes of other people while mounted, so that what is on screen is read again within two seconds. The rules
 * come with the first change: `load` has to be the same function at each drawing.
 */
export function useLiveQueries(load: () => Promise<readonly LiveRule[]>): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const stop = new AbortController();
    void listen({
      open: (lastEventId, signal) =>
        openStream('/events', { signal, headers: lastEventId ? { 'Last-Event-ID': lastEventId } : {} }),
      onEvent: createLiveQueries(queryClient, load, ownWrites.answeredAt),
      wait,
      signal: stop.signal,
    });
    return () => stop.abort();
  }, [queryClient, load]);
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    function done() {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    }
    addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
