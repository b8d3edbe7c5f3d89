import { isLeftOut } from './exclusionFields.ts';
import { comparable, type Factor, type Peer, type PeerMeasure, withoutFactors } from './peers.ts';
import { type Standing, standingOf } from './standing.ts';

/** How projects are compared. */
export interface Comparing {
  measure: PeerMeasure;
  isNormalized: boolean;
  /** Peers that the reader switched off. */
  without: readonly number[];
  /** Steps of normalization that are left out. */
  skips: readonly Factor[];
}

/** What a project comes to in a comparison; null without a cost, or without an area to divide by. */
export const comparedAmount = (peer: Peer, { skips, ...by }: Omit<Comparing, 'without'>): number | null =>
  comparable(withoutFactors(peer, skips), by);

/** A project among others, by the one rule of whoever shows it: what it comes to, and the peers that count with what they come to. */
export function placeAmong<One extends Peer & { id: number; left_out_note: string | null }>(
  { project, peers }: { project: One; peers: readonly One[] },
  { without, ...by }: Comparing,
): { mine: number | null; amounts: number[]; standing: Standing | null } {
  const mine = comparedAmount(project, by);
  const amounts = peers.flatMap((peer) => (isLeftOut(peer, without) ? [] : (comparedAmount(peer, by) ?? [])));
  return { mine, amounts, standing: standingOf(amounts, mine) };
}
