import { useEffect, useRef, useState } from 'react';

/** Redraw delay, ms (docs/product/foresite.md). */
export const redrawDelay = 150;

/** A value that changes at once after a pause, and at most every 150 ms in a burst; the last one always arrives. */
export function useCalm<T>(value: T): T {
  const [calm, setCalm] = useState(() => value);
  const last = useRef(0);
  useEffect(() => {
    const wait = last.current + redrawDelay - performance.now();
    const settle = () => {
      last.current = performance.now();
      setCalm(() => value);
    };
    if (wait <= 0) {
      settle();
      return undefined;
    }
    const timer = setTimeout(settle, wait);
    return () => clearTimeout(timer);
  }, [value]);
  return calm;
}
