import { describe, expect, it } from 'vitest';
import { inSightOf, inSightWords, stepsOf } from './biddersInSight.ts';

/** Bidders of 200 pixels beside each other, the first from `start` on. */
const bidders = (count: number, start: number) => {
  const starts = Array.from({ length: count }, (_none, at) => start + at * 200);
  return { starts, ends: starts.map((one) => one + 200) };
};

describe('bidders in sight', () => {
  it.each([
    ['all have room', { from: 300, to: 1000, ...bidders(3, 400) }, { first: 0, last: 2 }],
    ['the last is cut', { from: 300, to: 990, ...bidders(3, 400) }, { first: 0, last: 1 }],
    ['a part of a pixel is nothing', { from: 300, to: 999.5, ...bidders(3, 400) }, { first: 0, last: 2 }],
    ['they were scrolled', { from: 300, to: 800, ...bidders(12, -100) }, { first: 2, last: 3 }],
    ['the last stands alone', { from: 300, to: 600, ...bidders(3, -50) }, { first: 2, last: 2 }],
    ['none has room', { from: 150, to: 340, ...bidders(3, -40) }, { first: 1, last: 1 }],
    ['there are none', { from: 0, to: 100, starts: [], ends: [] }, null],
  ])('%s', (_name, places, seen) => {
    expect(inSightOf(places)).toEqual(seen);
  });

  it.each([
    ['at the start', 400, { at: 0, most: 500 }, { back: null, on: 0 }],
    ['with the first at the left', 300, { at: 100, most: 500 }, { back: -1, on: 1 }],
    ['with the first cut', 250, { at: 150, most: 500 }, { back: -1, on: 1 }],
    ['with the second at the left', 100, { at: 300, most: 500 }, { back: -1, on: 2 }],
    ['with the third at the left', -100, { at: 500, most: 900 }, { back: 1, on: 3 }],
    ['at the end', 100, { at: 500, most: 500 }, { back: -1, on: null }],
  ])('have arrows %s', (_name, start, scroll, steps) => {
    expect(stepsOf({ from: 300, ...bidders(4, start) }, scroll)).toEqual(steps);
  });

  it('are said with how many there are', () => {
    expect(inSightWords({ first: 0, last: 2 }, 12)).toBe('Bidders 1 to 3 of 12');
    expect(inSightWords({ first: 1, last: 1 }, 3)).toBe('Bidder 2 of 3');
  });
});
