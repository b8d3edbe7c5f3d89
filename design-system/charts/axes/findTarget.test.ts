import { expect, it } from 'vitest';
import type { ChartTarget } from './ChartTarget.ts';
import { targetAt, targetOf } from './findTarget.ts';

const target = (id: string, x: number, y: number, reach: ChartTarget['reach'] = 10): ChartTarget => ({
  id,
  title: id,
  rows: [],
  x,
  y,
  reach,
});

it('finds the nearest within its reach, before any box around it', () => {
  const strip = target('strip', 50, 50, { left: 0, top: 0, right: 100, bottom: 100 });
  const targets = [strip, target('a', 50, 50, 40), target('b', 60, 50)];
  expect(targetAt(targets, 57, 50)?.id).toBe('b');
  expect(targetAt(targets, 71, 50)?.id).toBe('a');
  expect(targetAt(targets, 95, 95)?.id).toBe('strip');
  expect(targetAt(targets, 101, 95)).toBeUndefined();
});

it('walks in order and stops at the ends', () => {
  const targets = [target('a', 0, 0), target('b', 10, 0), target('c', 20, 0)];
  const [a, b, c] = targets;
  expect(targetOf('ArrowRight', targets, undefined, 'order')).toBe(a);
  expect(targetOf('ArrowLeft', targets, undefined, 'order')).toBe(c);
  expect(targetOf('ArrowDown', targets, a, 'order')).toBe(b);
  expect(targetOf('ArrowRight', targets, c, 'order')).toBe(c);
  expect(targetOf('Home', targets, c, 'order')).toBe(a);
  expect(targetOf('x', targets, c, 'order')).toBeUndefined();
  expect(targetOf('ArrowRight', [], undefined, 'order')).toBeUndefined();
});

it('walks to the neighbour on a side, and stays where there is none', () => {
  const targets = [
    target('middle', 50, 50),
    target('right', 90, 55),
    target('low', 52, 90),
    target('far', 95, 95),
  ];
  const [middle, right, low, far] = targets;
  expect(targetOf('ArrowRight', targets, middle, 'sides')).toBe(right);
  expect(targetOf('ArrowDown', targets, middle, 'sides')).toBe(low);
  expect(targetOf('ArrowRight', targets, low, 'sides')).toBe(far);
  expect(targetOf('ArrowUp', targets, right, 'sides')).toBe(right);
});
