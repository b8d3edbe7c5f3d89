/** Lets so many at a time through; the others wait in the order in which they came, and leave with their signal. */
export function createTurns(atOnce: number) {
  let running = 0;
  const queue: (() => void)[] = [];
  const leave = () => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };
  const enter = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const giveUp = () => {
        queue.splice(queue.indexOf(begin), 1);
        reject(signal.reason as Error);
      };
      const begin = () => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      if (signal.aborted) reject(signal.reason as Error);
      else if (running < atOnce) {
        running += 1;
        resolve();
      } else {
        signal.addEventListener('abort', giveUp, { once: true });
        queue.push(begin);
      }
    });
  return async <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
    await enter(signal);
    try {
      signal.throwIfAborted();
      return await work();
    } finally {
      leave();
    }
  };
}
