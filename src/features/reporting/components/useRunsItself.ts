import { useEffect, useRef } from 'react';
import { giveUpUnattended, isUnattended } from '#platform/session';
import { NotDrawnError } from '../model/runFigures.ts';
import type { RunFigures } from '../reportingQueries.ts';

/** How often the pages are looked at until they stay as they are, ms. */
const lookEvery = 400;

interface Options {
  /** Why the report cannot run; undefined while it can, or is still loading. */
  reason: string | undefined;
  /** What the pages show; undefined while they load. Throws `NotDrawnError` while a chart is being drawn. */
  read: () => RunFigures | undefined;
  keep: (figures: RunFigures) => void;
}

/** Runs a report that the server has opened by itself, once its pages have stayed the same for two looks. */
export function useRunsItself(options: Options): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    if (!isUnattended()) return undefined;
    let before = '';
    const timer = setInterval(() => {
      const { reason, read, keep } = latest.current;
      if (reason !== undefined) {
        clearInterval(timer);
        giveUpUnattended(reason);
        return;
      }
      try {
        const figures = read();
        const seen = figures ? JSON.stringify(figures) : '';
        if (figures && seen === before) {
          clearInterval(timer);
          keep(figures);
        }
        before = seen;
      } catch (error) {
        if (!(error instanceof NotDrawnError)) throw error;
      }
    }, lookEvery);
    return () => clearInterval(timer);
  }, []);
}
