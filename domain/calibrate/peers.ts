import { toSquareFeet, type AreaUnit } from '#domain/area';

/** What of a project is compared. Cost is dollars, null where it may not be seen; the factors bring it to one place and time. */
export interface Peer {
  cost: number | null;
  area: { value: number; unit: AreaUnit };
  /** How many of the base unit that is compared by, beds for example; null or absent without any. */
  base_units?: number | null;
  by_location: number;
  by_time: number;
  by_custom: number;
}

/** What peers are compared by: dollars per gross square foot, per base unit, or dollars. */
export const PEER_MEASURES = ['area', 'unit', 'cost'] as const;

/** A measure of peers. */
export type PeerMeasure = (typeof PEER_MEASURES)[number];

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

/** What a cost is divided by: square feet, base units, or nothing. Zero where there is none of it. */
export const divisorOf = ({ area, base_units: units }: Peer, measure: PeerMeasure): number =>
  measure === 'cost' ? 1 : measure === 'unit' ? (units ?? 0) : toSquareFeet(area);

/** `beds` as one of them: `bed`. */
export const oneOfUnits = (name: string): string => (/[^s]s$/i.test(name) ? name.slice(0, -1) : name);

/** What a project comes to, as it was or normalized; null without a cost, or without what it is divided by. */
export function comparable(
  peer: Peer,
  { measure, isNormalized }: { measure: PeerMeasure; isNormalized: boolean },
): number | null {
  if (peer.cost === null) return null;
  const cost = peer.cost * (isNormalized ? factorOf(peer) : 1);
  const divisor = divisorOf(peer, measure);
  return divisor > 0 ? cost / divisor : null;
}
