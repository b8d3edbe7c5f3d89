import { entityOf, type Move } from '#domain/timeline';
import type { TimelineMove } from '../timelineQueries.ts';

/** Moves as the contract has them. */
export const sentMoves = (moves: readonly Move[]): TimelineMove[] =>
  moves.flatMap(({ key, from, to }) => {
    const at = entityOf(key);
    if (!at) return [];
    return [
      { entity_type: at.type, entity_id: at.id, date_from: from, ...(to !== undefined && { date_to: to }) },
    ];
  });
