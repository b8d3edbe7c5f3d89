import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { niceStep } from '../axes/niceStep.ts';
import { chooseValueAxis } from './chooseValueAxis.ts';

const input = { bottoms: [243.2, 253.6, 257.4], lowest: 243.2, highest: 318.6, height: 282 };

describe('chooseValueAxis', () => {
  it('breaks inside the bottom member and keeps a tenth of the height of it', () => {
    const axis = chooseValueAxis(input);
    expect(axis.broken).toBe(true);
    expect((243.2 - axis.from) / (axis.to - axis.from)).toBeCloseTo(0.1, 6);
    expect((axis.to - 318.6) / (axis.to - axis.from)).toBeCloseTo(24 / 282, 6);
  });

  it('starts at zero when a break would free little', () => {
    const axis = chooseValueAxis({ bottoms: [20, 30], lowest: 20, highest: 100, height: 282 });
    expect(axis).toMatchObject({ broken: false, from: 0 });
  });

  it('starts at zero when all columns are alike: a break would only magnify noise', () => {
    expect(chooseValueAxis({ bottoms: [304], lowest: 304, highest: 304, height: 282 })).toMatchObject({
      broken: false,
      from: 0,
    });
  });

  it('goes below zero for negative values, and never breaks there', () => {
    const axis = chooseValueAxis({ bottoms: [], lowest: -40, highest: 100, height: 282 });
    expect(axis.broken).toBe(false);
    expect(axis.from).toBeLessThan(-40);
    expect(axis.to).toBeGreaterThan(0);
  });

  it('has a usable domain when everything is zero', () => {
    const axis = chooseValueAxis({ bottoms: [0], lowest: 0, highest: 0, height: 282 });
    expect(axis.to).toBeGreaterThan(axis.from);
  });

  it('never breaks above a bottom member or a line', () => {
    const value = fc.integer({ min: 1, max: 1_000_000_000 });
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 12 }), value, value, (bottoms, extra, line) => {
        const highest = Math.max(...bottoms, line) + extra;
        const lowest = Math.min(...bottoms, line);
        const axis = chooseValueAxis({ bottoms, lowest, highest, height: 240 });
        expect(axis.from).toBeLessThanOrEqual(lowest);
        expect(axis.to).toBeGreaterThan(highest);
      }),
    );
  });
});

it.each([
  [0.7, 1],
  [1, 1],
  [1.01, 2],
  [2.2, 2.5],
  [7_750_000, 10_000_000],
  [0.0003, 0.0005],
])('niceStep(%d) is %d', (least, step) => expect(niceStep(least)).toBeCloseTo(step, 10));
