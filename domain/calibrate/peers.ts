import { toSquareFeet, type AreaUnit } from '#domain/area';

/** What of a project is compared. Cost is dollars, null where it may not be seen; the factors bring it to one place and time. */
export interface Peer {
  cost: number | null;
  area: { value: number; unit: AreaUnit };
  by_location: number;
  by_time: number;
  by_custom: number;
}

/** What peers are compared by. */
export const PEER_MEASURES = { area: { label: '$ / GSF' }, cost: { label: 'Cost' } } as const;

/** A measure of peers: dollars per gross square foot, or dollars. */
export type PeerMeasure = keyof typeof PEER_MEASURES;

/** The steps that bring a cost to another place and time. */
export const FACTORS = {
  city: { label: 'City', field: 'by_location' },
  time: { label: 'Time', field: 'by_time' },
  custom: { label: 'Custom', field: 'by_custom' },
} as const;

/** A step of normalization. */
export type Factor = keyof typeof FACTORS;

/** The same project with these steps left out: their factors are 1. */
export const withoutFactors = <One extends Peer>(peer: One, skipped: readonly Factor[]): One =>
  skipped.length === 0
    ? peer
    : { ...peer, ...Object.fromEntries(skipped.map((factor) => [FACTORS[factor].field, 1])) };

/** The product of the factors by place, time and the company's own measure. */
export const factorOf = ({ by_location: place, by_time: time, by_custom: own }: Peer): number =>
  place * time * own;

/** What a project comes to, as it was or normalized; null without a cost, or without an area to divide by. */
export function comparable(
  peer: Peer,
  { measure, isNormalized }: { measure: PeerMeasure; isNormalized: boolean },
): number | null {
  if (peer.cost === null) return null;
  const cost = peer.cost * (isNormalized ? factorOf(peer) : 1);
  if (measure === 'cost') return cost;
  const area = toSquareFeet(peer.area);
  return area > 0 ? cost / area : null;
}
