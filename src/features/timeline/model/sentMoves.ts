import { entityOf, type Move, type Network } from '#domain/timeline';
import type { TimelineMove } from '../timelineQueries.ts';

/** Moves as the contract has them, with the dates that were seen: who was faster is not written over. */
export function sentMoves(moves: readonly Move[], { nodes }: Network): TimelineMove[] {
  return moves.flatMap(({ key, from, to }) => {
    const at = entityOf(key);
    if (!at) return [];
    const seen = nodes.find((node) => node.key === key);
    return [
      {
        entity_type: at.type,
        entity_id: at.id,
        date_from: from,
        ...(to !== undefined && { date_to: to }),
        ...(seen && { seen_from: seen.from, seen_to: seen.to }),
      },
    ];
  });
}
