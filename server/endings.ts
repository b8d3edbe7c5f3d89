import { setTimeout as delay } from 'node:timers/promises';

/** How something that was started ends in order, and what is done once nobody can wait for that any longer. */
export type Ending = {
  end: () => Promise<void>;
  /** Longest that is waited for it, in milliseconds. */
  patienceMs: number;
  /** What breaks it off then. */
  cut?: () => void;
};

/**
 * Ends everything in reverse order of its start. One that hangs or fails keeps none of the others from ending, so the
 * database stops in order even when a request never does. `onProblem` hears of failures.
 */
export async function endAll(endings: readonly Ending[], onProblem: (error: unknown) => void): Promise<void> {
  for (const { end, patienceMs, cut } of endings.toReversed()) {
    const waited = new AbortController();
    const ended = end()
      .catch(onProblem)
      .then(() => true);
    const late = delay(patienceMs, false, { signal: waited.signal }).catch(() => true);
    if (!(await Promise.race([ended, late]))) cut?.();
    waited.abort();
  }
}
