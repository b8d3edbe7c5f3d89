import { describe, expect, it } from 'vitest';
import { timeAxis, type TimeAxisInput } from './timeAxis.ts';

const day = 86_400_000;
const base: TimeAxisInput = {
  stations: [0, 100 * day, 400 * day],
  endRoom: 0,
  spacing: 'time',
  left: 50,
  right: 850,
  before: 50,
  after: 20,
};

describe('timeAxis', () => {
  it('is true to time, and maps its edges back to dates', () => {
    const axis = timeAxis(base);
    expect(axis.toPixel(0)).toBe(100);
    expect(axis.toPixel(400 * day)).toBe(830);
    expect(axis.toPixel(100 * day)).toBeCloseTo(100 + 730 / 4, 6);
    expect(axis.toPixel(axis.start)).toBeCloseTo(50, 6);
    expect(axis.toPixel(axis.end)).toBeCloseTo(850, 6);
  });

  it('sets stations at equal distances and keeps dates between them in proportion', () => {
    const axis = timeAxis({ ...base, spacing: 'even' });
    expect(axis.toPixel(100 * day)).toBeCloseTo(465, 6);
    expect(axis.toPixel(250 * day)).toBeCloseTo(647.5, 6);
  });

  it("draws the stations together so that the labels at the lines' end fit", () => {
    const axis = timeAxis({ ...base, lineEnd: 400 * day, endRoom: 140 });
    expect(axis.toPixel(400 * day)).toBeCloseTo(710, 6);
  });

  it('reaches a little beyond its stations for today, but not for a today long past', () => {
    expect(timeAxis({ ...base, today: 450 * day }).toPixel(450 * day)).toBeCloseTo(830, 6);
    expect(timeAxis({ ...base, today: 900 * day }).toPixel(400 * day)).toBe(830);
  });

  it('gives a single date an axis', () => {
    const axis = timeAxis({ ...base, stations: [100 * day] });
    expect(axis.toPixel(100 * day)).toBe(100);
    expect(axis.end).toBeGreaterThan(100 * day);
  });
});
