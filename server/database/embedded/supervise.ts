import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { type Postmaster, startPostmaster, stopPostmaster, untilGone } from './postmaster.ts';

type Options = {
  durable: boolean;
  note: (text: string) => void;
  /** Hears that PostgreSQL could not be brought back; nothing more is tried then. */
  onLost: (error: Error) => void;
  firstWaitMs?: number;
};

/** Starts in a row that did not last, after which it is given up: with the waits in between, about a minute. */
const most = 8;
const usualFirstWaitMs = 100;
const longestWaitMs = 20_000;
/** So long PostgreSQL has to run for the next end to be a new misfortune. */
const steadyMs = 10_000;

/**
 * Keeps PostgreSQL running: one that is gone is started again on its own port, so that the pool finds it where it was,
 * at once and then with longer and longer waits. The lock of the data directory stays all the while.
 */
export function supervise(
  cluster: Cluster,
  first: Postmaster,
  { durable, note, onLost, firstWaitMs = usualFirstWaitMs }: Options,
) {
  const stopped = new AbortController();
  let postmaster = first;

  const bringBack = async (tries: number): Promise<number> => {
    for (let attempt = tries; attempt < most && !stopped.signal.aborted; attempt += 1) {
      if (attempt > 0) await pause(Math.min(firstWaitMs * 2 ** attempt, longestWaitMs), stopped.signal);
      if (stopped.signal.aborted) break;
      try {
        postmaster = await startPostmaster(cluster, durable, first.port);
        note(`PostgreSQL had stopped and runs again (attempt ${attempt + 1}).`);
        return attempt + 1;
      } catch (error) {
        note(
          `PostgreSQL had stopped and does not start (attempt ${attempt + 1} of ${most}): ${sentence(error)}`,
        );
      }
    }
    return most;
  };

  const watch = async (): Promise<void> => {
    let tries = 0;
    for (let since = Date.now(); ; since = Date.now()) {
      await untilGone(postmaster, stopped.signal);
      if (stopped.signal.aborted) return;
      tries = await bringBack(Date.now() - since > steadyMs ? 0 : tries);
      if (stopped.signal.aborted) return;
      if (tries >= most)
        return onLost(
          new Error(
            `PostgreSQL stopped ${most} times in a row and is given up. Its log is ${cluster.logFile}; repair what it names and start again.`,
          ),
        );
    }
  };
  const watching = watch();

  return {
    /** Ends the watch, then PostgreSQL in order. */
    stop: async (): Promise<void> => {
      stopped.abort();
      await watching;
      await stopPostmaster(cluster, postmaster);
    },
  };
}

const pause = (ms: number, signal: AbortSignal) => delay(ms, undefined, { signal }).catch(() => undefined);

const sentence = (error: unknown) => (error instanceof Error ? error.message : String(error));
