import { createContext, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';

/** What is told of everything that waits in a part of a page. */
export interface Waiting {
  /** Counts one more in; returns what counts it out. */
  begin: () => () => void;
  /** Whether nothing waits, also before the part is drawn anew. */
  isEmpty: () => boolean;
}

const Around = createContext<Waiting | null>(null);

/** Goes around the part that a `useWaitingRegion` counts for. */
export const WaitingRegion = Around.Provider;

/** Counts a place of something that is still loading in all regions around it, for as long as it is drawn. */
export function useWaiting(): void {
  const around = useContext(Around);
  useLayoutEffect(() => around?.begin(), [around]);
}

/**
 * Whether anything in a part of a page is still loading: the part says so with `aria-busy`, since the places themselves are silent.
 * `region` is given to the `WaitingRegion` around the part.
 */
export function useWaitingRegion(): { isWaiting: boolean; region: Waiting } {
  const around = useContext(Around);
  const count = useRef(0);
  const [isWaiting, setWaiting] = useState(false);
  const region = useMemo((): Waiting => {
    const add = (by: 1 | -1) => {
      count.current += by;
      setWaiting(count.current > 0);
    };
    return {
      begin: () => {
        const leave = around?.begin();
        add(1);
        return () => {
          add(-1);
          leave?.();
        };
      },
      isEmpty: () => count.current === 0,
    };
  }, [around]);
  return { isWaiting, region };
}
