import { useEffect, useRef, useState } from 'react';
import { NotDrawnError } from '../model/runFigures.ts';
import type { RunFigures } from '../reportingQueries.ts';

/** How often the charts are looked at, ms, and how many looks they have. */
const lookEvery = 200;
const mostLooks = 150;

interface Options {
  /** What the pages show; undefined while they load. Throws `NotDrawnError` while a chart is being drawn. */
  read: () => RunFigures | undefined;
  keep: (figures: RunFigures) => void;
  /** A chart does not come. */
  onNotDrawn: () => void;
}

/** Runs at once where every chart is on its paper, else as soon as the last one is. */
export function useRunWhenDrawn(options: Options): { isWaiting: boolean; run: () => void } {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      const isKept = keepIfDrawn(latest.current);
      if (!isKept && looks < mostLooks) return;
      clearInterval(timer);
      setWaiting(false);
      if (!isKept) latest.current.onNotDrawn();
    }, lookEvery);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return { isWaiting, run: () => setWaiting(!keepIfDrawn(latest.current)) };
}

/** Whether the pages were there to keep. */
function keepIfDrawn({ read, keep }: Options): boolean {
  try {
    const figures = read();
    if (figures) keep(figures);
    return figures !== undefined;
  } catch (error) {
    if (!(error instanceof NotDrawnError)) throw error;
    return false;
  }
}
