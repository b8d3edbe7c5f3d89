import { useCallback, useMemo, useState } from 'react';
import { countChanges, type DraftCode, toDraft } from './model/codeDraft.ts';
import type { FormatDetails } from './codeQueries.ts';

/** Steps that can be undone. */
const keptSteps = 200;

interface State {
  format: FormatDetails;
  start: readonly DraftCode[];
  past: readonly (readonly DraftCode[])[];
  rows: readonly DraftCode[];
  future: readonly (readonly DraftCode[])[];
}

const begin = (format: FormatDetails): State => {
  const start = toDraft(format.custom_codes);
  return { format, start, past: [], rows: start, future: [] };
};

/**
 * The codes of a format while they are edited here: every step can be undone and redone, and nothing is saved. A format that comes anew
 * replaces them as long as nothing is changed; `outdated` says that it came while something was.
 */
export function useCodeDraft(format: FormatDetails) {
  const [state, setState] = useState(() => begin(format));
  const { start, past, rows, future } = state;
  const changes = useMemo(() => countChanges(start, rows), [start, rows]);
  if (state.format !== format && changes === 0) setState(begin(format));
  const change = useCallback((next: (rows: readonly DraftCode[]) => readonly DraftCode[]) => {
    setState((before) => {
      const changed = next(before.rows);
      if (changed === before.rows) return before;
      return {
        ...before,
        past: [...before.past.slice(1 - keptSteps), before.rows],
        rows: changed,
        future: [],
      };
    });
  }, []);
  const undo = useCallback(() => {
    setState((before) => {
      const last = before.past.at(-1);
      if (!last) return before;
      return {
        ...before,
        past: before.past.slice(0, -1),
        rows: last,
        future: [before.rows, ...before.future],
      };
    });
  }, []);
  const redo = useCallback(() => {
    setState((before) => {
      const [next, ...further] = before.future;
      if (!next) return before;
      return { ...before, past: [...before.past, before.rows], rows: next, future: further };
    });
  }, []);
  return {
    start,
    rows,
    changes,
    change,
    undo,
    redo,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    /** The format that was begun with, whose version a save names. */
    base: state.format,
    outdated: changes > 0 && state.format.version !== format.version,
    reset: (saved: FormatDetails) => setState(begin(saved)),
  };
}
