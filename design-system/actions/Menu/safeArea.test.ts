import { describe, expect, it } from 'vitest';
import { isOnTheWay } from './safeArea.ts';

const below = { left: 100, right: 300, top: 50, bottom: 250 };

describe('isOnTheWay to a box below', () => {
  const from = { x: 120, y: 20 };
  it.each([
    [{ x: 150, y: 30 }, true],
    [{ x: 250, y: 45 }, true],
    [{ x: 120, y: 20 }, true],
    [{ x: 200, y: 22 }, false],
    [{ x: 120, y: 5 }, false],
    [{ x: 60, y: 45 }, false],
  ])('%o: %s', (to, expected) => {
    expect(isOnTheWay(from, to, below)).toBe(expected);
  });
});

it('works to every side', () => {
  expect(isOnTheWay({ x: 200, y: 300 }, { x: 180, y: 270 }, below)).toBe(true);
  expect(isOnTheWay({ x: 50, y: 100 }, { x: 80, y: 120 }, below)).toBe(true);
  expect(isOnTheWay({ x: 50, y: 100 }, { x: 30, y: 100 }, below)).toBe(false);
  expect(isOnTheWay({ x: 400, y: 100 }, { x: 350, y: 90 }, below)).toBe(true);
});
