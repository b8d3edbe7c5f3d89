import { useState } from 'react';
import { beginDraft, carryOver, type DrawnBy, type RowDraft, type Versioned } from './rowDraft.ts';

/** What a form needs of its draft. */
export interface RowDraftState<Row, Draft> extends RowDraft<Row, Draft> {
  change: (part: Partial<Draft>) => void;
  /** Begins anew from this row: after it was saved, or to give up what was typed. */
  adopt: (row: Row) => void;
}

/**
 * The draft of a form over a row that others change, too: a newer version of it comes into the fields that were not touched,
 * and nothing that was typed is lost. `row` is the version to save over. `drawnBy` names the field that rows of the draft are drawn by.
 */
export function useRowDraft<Row extends Versioned, Draft extends object>(
  latest: Row | undefined,
  toDraft: (row: Row | undefined) => Draft,
  drawnBy?: DrawnBy,
): RowDraftState<Row, Draft> {
  const [kept, setKept] = useState(() => beginDraft(latest, toDraft(latest)));
  const isNewer = latest !== undefined && kept.row !== undefined && latest.version > kept.row.version;
  const state = isNewer ? carryOver(kept, latest, toDraft(latest), drawnBy) : kept;
  if (isNewer) setKept(state);
  return {
    ...state,
    change: (part) => setKept((before) => ({ ...before, draft: { ...before.draft, ...part } })),
    adopt: (row) => setKept(beginDraft(row, toDraft(row))),
  };
}
