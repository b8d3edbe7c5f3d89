import type { NetworkLink } from './NetworkGraphProps.ts';

/** A node's place: any unit, the middle of all is 0, 0. */
export interface NodePlace {
  x: number;
  y: number;
}

const rounds = 260;
const reach = 1; // wanted length of a link
const centring = 0.03; // keeps parts that are not linked from drifting away

/**
 * Places nodes so that linked ones are near and all others apart: everything pushes, links pull, in cooling rounds. The same
 * nodes, links and seed always give the same places.
 */
export function placeNetwork(ids: readonly string[], links: readonly NetworkLink[], seed = 1): NodePlace[] {
  const indexes = new Map(ids.map((id, index) => [id, index]));
  const pairs = links.flatMap(({ from, to }) => {
    const a = indexes.get(from);
    const b = indexes.get(to);
    return a === undefined || b === undefined || a === b ? [] : [[a, b] as const];
  });
  const random = randomFrom(seed);
  // A loose spiral to begin with: no two nodes share a place, and the picture is no accident of their order.
  const places = ids.map((_, index) => {
    const angle = index * 2.399963 + random() * 0.5;
    const far = 0.6 * Math.sqrt(index + 0.5);
    return { x: far * Math.cos(angle), y: far * Math.sin(angle) };
  });
  for (let round = 0; round < rounds; round += 1)
    settle(places, pairs, 0.25 * (1 - round / rounds) ** 1.5 + 0.002);
  return centred(places);
}

function settle(places: NodePlace[], pairs: readonly (readonly [number, number])[], heat: number): void {
  const forces = places.map(({ x, y }) => ({ x: -x * centring, y: -y * centring }));
  const push = (index: number, x: number, y: number) => {
    const force = forces[index];
    if (!force) return;
    force.x += x;
    force.y += y;
  };
  places.forEach((a, index) => {
    for (let other = index + 1; other < places.length; other += 1) {
      const b = places[other] ?? a;
      const dx = a.x - b.x;
      const dy = a.y - b.y;
      const square = Math.max(dx * dx + dy * dy, 1e-4);
      const strength = (reach * reach * 0.5) / square;
      push(index, dx * strength, dy * strength);
      push(other, -dx * strength, -dy * strength);
    }
  });
  for (const [from, to] of pairs) {
    const a = places[from];
    const b = places[to];
    if (!a || !b) continue;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const pull = (length / reach) * 0.6;
    push(from, (b.x - a.x) * pull, (b.y - a.y) * pull);
    push(to, (a.x - b.x) * pull, (a.y - b.y) * pull);
  }
  places.forEach((place, index) => {
    const force = forces[index] ?? { x: 0, y: 0 };
    const length = Math.hypot(force.x, force.y);
    if (length === 0) return;
    const step = Math.min(length, heat);
    place.x += (force.x / length) * step;
    place.y += (force.y / length) * step;
  });
}

function centred(places: readonly NodePlace[]): NodePlace[] {
  const count = Math.max(1, places.length);
  const x = places.reduce((sum, place) => sum + place.x, 0) / count;
  const y = places.reduce((sum, place) => sum + place.y, 0) / count;
  return places.map((place) => ({ x: place.x - x, y: place.y - y }));
}

/** Numbers from 0 to 1 that follow from the seed alone (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
