import { expect, it } from 'vitest';
import { panned, whole, zoomed } from './zoomWindow.ts';

it('comes nearer to the middle and goes back to everything', () => {
  const near = zoomed(whole, 'in');
  expect(near.to - near.from).toBeCloseTo(2 / 3);
  expect(near.from).toBeCloseTo(1 / 6);
  expect(zoomed(near, 'out')).toEqual(whole);
  expect(zoomed(near, 'reset')).toEqual(whole);
});

it('has a nearest and a farthest', () => {
  let window = whole;
  for (let press = 0; press < 20; press += 1) window = zoomed(window, 'in');
  expect(window.to - window.from).toBeCloseTo(1 / 16);
  expect(zoomed(whole, 'out')).toEqual(whole);
});

it('moves along the axis up to its ends', () => {
  const near = { from: 0.25, to: 0.75 };
  expect(panned(near, 0.2)).toEqual({ from: 0.35, to: 0.85 });
  expect(panned(near, 9)).toEqual({ from: 0.5, to: 1 });
  expect(panned(near, -9)).toEqual({ from: 0, to: 0.5 });
});
