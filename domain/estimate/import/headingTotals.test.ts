import { describe, expect, it } from 'vitest';
import { headingTotals, type PricedRow } from './headingTotals.ts';

const head = (amount: number): PricedRow => ({ amount, mayHead: true });
const line = (amount: number): PricedRow => ({ amount, mayHead: false });
const blank: PricedRow = { amount: null, mayHead: false };

describe('headings with what they come to', () => {
  it('are found over lines, and over other headings', () => {
    const rows = [head(600), head(300), line(100), blank, line(200), head(300), line(250.004), line(50)];
    expect([...headingTotals(rows).keys()].toSorted((a, b) => a - b)).toEqual([0, 1, 5]);
  });
  it('say what stands below them, and how many lines', () => {
    const rows = [head(350), head(300), line(100), line(200.004), line(50)];
    expect(headingTotals(rows).get(0)).toEqual({ sum: 350, count: 3 });
  });
  it('of one line only where others have several', () => {
    expect(headingTotals([head(100), line(100)]).size).toBe(0);
    const rows = [head(300), line(100), line(200), head(70), line(70), head(90), line(45), line(45)];
    expect([...headingTotals(rows).keys()].toSorted((a, b) => a - b)).toEqual([0, 3, 5]);
  });
  it('are no lump sums, which come to nothing below them', () => {
    expect(headingTotals([head(5000), line(100), line(200), head(812)]).size).toBe(0);
    expect(headingTotals([head(70), line(70), line(812)]).size).toBe(0);
    expect(headingTotals([head(0), line(5), line(-5)]).size).toBe(0);
  });
  it('take time in proportion to the rows', () => {
    const rows = Array.from({ length: 100_000 }, (_, at) => (at % 2 ? line(at * 7.31) : head(at * 3.17)));
    expect(headingTotals(rows).size).toBeLessThan(10);
  });
});
