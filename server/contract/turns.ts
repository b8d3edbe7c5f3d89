/** Who waits for whom: at most `most` at once under one key. */
export type Turns = {
  /** Resolves with what ends the turn; rejects when the signal fires before it has come. */
  take: (key: number, signal: AbortSignal) => Promise<() => void>;
};

/** Lets work of the same key through a few at a time, in the order in which it came. */
export function createTurns(most: number): Turns {
  const places = new Map<number, { taken: number; waiting: (() => void)[] }>();
  const leave = (key: number) => {
    const place = places.get(key);
    const next = place?.waiting.shift();
    if (next) return next();
    if (place && (place.taken -= 1) === 0) places.delete(key);
  };
  return {
    take: async (key, signal) => {
      const place = places.get(key) ?? { taken: 0, waiting: [] };
      places.set(key, place);
      if (place.taken < most) place.taken += 1;
      else
        await new Promise<void>((resolve, reject) => {
          const gone = () => {
            place.waiting.splice(place.waiting.indexOf(come), 1);
            reject(new Error('Whoever asked has gone.'));
          };
          const come = () => {
            signal.removeEventListener('abort', gone);
            resolve();
          };
          signal.addEventListener('abort', gone, { once: true });
          place.waiting.push(come);
        });
      let isOver = false;
      return () => {
        if (!isOver) leave(key);
        isOver = true;
      };
    },
  };
}
