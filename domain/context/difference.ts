import type { ContextStatus } from './contextFields.ts';

/** An entry as it stands, with what it said at the milestone; `undefined` where that has not changed since. */
export interface ContextMove {
  statement: string;
  status: ContextStatus;
  isDeleted: boolean;
  /** It was added after the milestone. */
  isNew: boolean;
  statementBefore: string | undefined;
  statusBefore: ContextStatus | undefined;
}

/** The three lists of what changed since a milestone. */
export interface ContextDifference<Move> {
  noLonger: Move[];
  changed: Move[];
  added: Move[];
}

/**
 * Sorts entries into what no longer holds, what reads otherwise, and what was added (docs/product/context.md). An entry
 * is in one list at most: what ended outweighs a new wording, and what came and went in between is not told.
 */
export function contextDifference<Move extends ContextMove>(moves: readonly Move[]): ContextDifference<Move> {
  const found: ContextDifference<Move> = { noLonger: [], changed: [], added: [] };
  for (const move of moves) {
    const before = move.statusBefore ?? move.status;
    const isOver = move.isDeleted || move.status === 'NO_LONGER_HOLDS';
    if (move.isNew) {
      if (!isOver) found.added.push(move);
    } else if (isOver) {
      if (before !== 'NO_LONGER_HOLDS') found.noLonger.push(move);
    } else if (move.statementBefore !== undefined && move.statementBefore !== move.statement)
      found.changed.push(move);
  }
  return found;
}
