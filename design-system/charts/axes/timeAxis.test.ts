import { describe, expect, it } from 'vitest';
import { timeAxis, type TimeAxis, type TimeAxisInput } from './timeAxis.ts';

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

/** Where a linear scale from edge to edge places a date. */
const pixelOf = ({ stretch, min, max }: TimeAxis, date: number) =>
  50 + ((stretch(date) - min) / (max - min)) * 800;

describe('timeAxis', () => {
  it('is true to time, and maps its edges back to dates', () => {
    const axis = timeAxis(base);
    expect(pixelOf(axis, 0)).toBeCloseTo(100);
    expect(pixelOf(axis, 400 * day)).toBeCloseTo(830);
    expect(pixelOf(axis, 100 * day)).toBeCloseTo(100 + 730 / 4, 6);
    expect(pixelOf(axis, axis.back(axis.min))).toBeCloseTo(50, 6);
    expect(pixelOf(axis, axis.back(axis.max))).toBeCloseTo(850, 6);
  });

  it('sets stations at equal distances and keeps dates between them in proportion', () => {
    const axis = timeAxis({ ...base, spacing: 'even' });
    expect(pixelOf(axis, 100 * day)).toBeCloseTo(465, 6);
    expect(pixelOf(axis, 250 * day)).toBeCloseTo(647.5, 6);
  });

  it("draws the stations together so that the labels at the lines' end fit", () => {
    const axis = timeAxis({ ...base, lineEnd: 400 * day, endRoom: 140 });
    expect(pixelOf(axis, 400 * day)).toBeCloseTo(710, 6);
  });

  it('reaches a little beyond its stations for today, but not for a today long past', () => {
    expect(pixelOf(timeAxis({ ...base, today: 450 * day }), 450 * day)).toBeCloseTo(830, 6);
    expect(pixelOf(timeAxis({ ...base, today: 900 * day }), 400 * day)).toBeCloseTo(830);
  });

  it('gives a single date an axis', () => {
    const axis = timeAxis({ ...base, stations: [100 * day] });
    expect(pixelOf(axis, 100 * day)).toBeCloseTo(100);
    expect(axis.back(axis.max)).toBeGreaterThan(100 * day);
  });
});
