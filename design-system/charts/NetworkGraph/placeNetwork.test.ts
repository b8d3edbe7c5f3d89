import { expect, it } from 'vitest';
import { placeNetwork } from './placeNetwork.ts';

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const links = [
  { from: 'a', to: 'b' },
  { from: 'b', to: 'c' },
  { from: 'd', to: 'e' },
  { from: 'e', to: 'missing' },
  { from: 'f', to: 'f' },
];
const distance = (places: { x: number; y: number }[], one: number, other: number) =>
  Math.hypot(
    (places[one]?.x ?? 0) - (places[other]?.x ?? 0),
    (places[one]?.y ?? 0) - (places[other]?.y ?? 0),
  );

it('gives the same picture for the same seed, another one for another', () => {
  expect(placeNetwork(ids, links, 7)).toEqual(placeNetwork(ids, links, 7));
  expect(placeNetwork(ids, links, 7)).not.toEqual(placeNetwork(ids, links, 8));
});

it('brings linked nodes nearer than others and lets none share a place', () => {
  const places = placeNetwork(ids, links);
  expect(distance(places, 0, 1)).toBeLessThan(distance(places, 0, 3));
  expect(distance(places, 3, 4)).toBeLessThan(distance(places, 2, 3));
  for (let one = 0; one < ids.length; one += 1)
    for (let other = one + 1; other < ids.length; other += 1)
      expect(distance(places, one, other)).toBeGreaterThan(0.3);
});

it('puts the middle of all at zero', () => {
  const places = placeNetwork(ids, links);
  expect(places.reduce((sum, { x }) => sum + x, 0)).toBeCloseTo(0, 9);
  expect(placeNetwork([], [])).toEqual([]);
  expect(placeNetwork(['a'], [])).toEqual([{ x: 0, y: 0 }]);
});
