/** Writes that go out one after the other, in the order in which a person made them. */
export interface WriteQueue {
  /** Runs `work` once everything before it has ended, refused or not; answers or rejects as `work` does. */
  add: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** How many writes run or wait. */
  waiting: () => number;
}

/**
 * A queue of writes: each begins when the one before has ended, so that it can read the versions and numbers which that one
 * left. `onChange` hears the count whenever it moves; it is 0 before the last write is answered.
 */
export function createWriteQueue(onChange: (waiting: number) => void = () => undefined): WriteQueue {
  let tail: Promise<unknown> = Promise.resolve();
  let count = 0;
  const move = (by: number) => {
    count += by;
    onChange(count);
  };
  return {
    add: (work) => {
      move(1);
      const done = tail.then(work).finally(() => move(-1));
      // A write that was refused does not hold up the next.
      tail = done.catch(() => undefined);
      return done;
    },
    waiting: () => count,
  };
}
