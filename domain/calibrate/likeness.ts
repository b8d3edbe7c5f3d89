import { toSquareFeet } from '#domain/area';
import { divisorOf, factorOf, type Peer, type PeerMeasure } from './peers.ts';

/** What likeness looks at beside a peer's size. */
export interface Comparable extends Pick<Peer, 'area'> {
  category_id: number | null;
  year: number | null;
  delivery_contract_type: string | null;
  city: string | null;
  state: string | null;
}

/** What counts how much; the shares add up to 100. */
const WEIGHTS = { size: 40, category: 25, year: 20, delivery: 10, place: 5 } as const;
/** Years apart after which the time of two projects has nothing in common. */
const YEARS = 20;

const same = <Value>(one: Value | null, other: Value | null): number =>
  one !== null && one === other ? 1 : 0;

/** What likeness looks at. */
export type LikenessPart = keyof typeof WEIGHTS;

/** The points of each part of a likeness and the most it can have. What one of the two does not say counts as unlike. */
export function likenessParts(
  one: Comparable,
  other: Comparable,
): { part: LikenessPart; points: number; most: number }[] {
  const [a, b] = [toSquareFeet(one.area), toSquareFeet(other.area)];
  const apart = one.year === null || other.year === null ? YEARS : Math.abs(one.year - other.year);
  const shares: Record<LikenessPart, number> = {
    size: a > 0 && b > 0 ? Math.min(a, b) / Math.max(a, b) : 0,
    category: same(one.category_id, other.category_id),
    year: 1 - Math.min(apart, YEARS) / YEARS,
    delivery: same(one.delivery_contract_type, other.delivery_contract_type),
    place: same(one.city, other.city) || same(one.state, other.state) / 2,
  };
  return (Object.keys(WEIGHTS) as LikenessPart[]).map((part) => ({
    part,
    points: WEIGHTS[part] * shares[part],
    most: WEIGHTS[part],
  }));
}

/** How alike two projects are, in whole percent: by size, kind of building, year, delivery and place (docs/product/calibrate.md). */
export const likeness = (one: Comparable, other: Comparable): number =>
  Math.round(likenessParts(one, other).reduce((sum, { points }) => sum + points, 0));

/** A part of a peer's cost as dollars, or dollars a square foot or base unit, as it was or normalized; null without what it is divided by. */
export function partOf(
  amount: number,
  peer: Peer,
  { measure, isNormalized }: { measure: PeerMeasure; isNormalized: boolean },
): number | null {
  const cost = amount * (isNormalized ? factorOf(peer) : 1);
  const divisor = divisorOf(peer, measure);
  return divisor > 0 ? cost / divisor : null;
}

/** What an amount of the comparison comes to in this project, in whole dollars: the way back of `partOf`. */
export function amountHere(
  value: number,
  mine: Peer,
  { measure, isNormalized }: { measure: PeerMeasure; isNormalized: boolean },
): number {
  const factor = isNormalized ? factorOf(mine) : 1;
  return factor > 0 ? Math.round((value * divisorOf(mine, measure)) / factor) : 0;
}
