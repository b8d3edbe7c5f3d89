/** Links as pairs of places in a list. */
export interface Arrows {
  count: number;
  from: ArrayLike<number>;
  to: ArrayLike<number>;
}

/** Places in an order in which every arrow points forward, or the members of one circle, in its order. */
export function sortByArrows({ count, from, to }: Arrows): { order: Int32Array } | { cycle: number[] } {
  const waits = new Int32Array(count);
  const next: number[][] = Array.from({ length: count }, () => []);
  for (let at = 0; at < from.length; at += 1) {
    next[from[at]!]!.push(to[at]!);
    waits[to[at]!]! += 1;
  }
  const order = new Int32Array(count);
  let [read, written] = [0, 0];
  for (let place = 0; place < count; place += 1) if (waits[place] === 0) order[written++] = place;
  while (read < written) {
    for (const successor of next[order[read++]!]!) {
      waits[successor]! -= 1;
      if (waits[successor] === 0) order[written++] = successor;
    }
  }
  return written === count ? { order } : { cycle: circleIn(waits, from, to) };
}

/** Walks backwards among what is left waiting until a place comes twice. */
function circleIn(waits: Int32Array, from: ArrayLike<number>, to: ArrayLike<number>): number[] {
  const before = new Map<number, number>();
  for (let at = 0; at < from.length; at += 1)
    if (waits[from[at]!]! > 0 && waits[to[at]!]! > 0) before.set(to[at]!, from[at]!);
  const seen = new Map<number, number>();
  const path: number[] = [];
  let place = [...before.keys()][0]!;
  while (!seen.has(place)) {
    seen.set(place, path.length);
    path.push(place);
    place = before.get(place)!;
  }
  return path.slice(seen.get(place)).reverse();
}
