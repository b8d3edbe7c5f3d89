import { describe, expect, it } from 'vitest';
import { slotOf } from './slots.ts';
import { capacityOf, lineWindow } from './useVirtualRows.ts';

describe('the window of lines', () => {
  it('holds as many lines wherever it is, where all are as high', () => {
    const capacity = capacityOf(360, 36);
    expect(capacity).toBe(13);
    for (const startIndex of [0, 1, 50, 88, 89]) {
      const { first, last } = lineWindow({ startIndex, endIndex: startIndex + 10 }, 100, capacity);
      expect(last - first + 1).toBe(capacity);
      expect(first).toBeLessThanOrEqual(startIndex);
      expect(last).toBeGreaterThanOrEqual(Math.min(99, startIndex + 10));
    }
    expect(lineWindow({ startIndex: 0, endIndex: 3 }, 4, capacity)).toEqual({ first: 0, last: 3 });
  });
  it('reaches one line beyond each edge where heights are mixed', () => {
    expect(lineWindow({ startIndex: 4, endIndex: 9 }, 100, undefined)).toEqual({ first: 3, last: 10 });
    expect(lineWindow({ startIndex: 0, endIndex: 9 }, 10, undefined)).toEqual({ first: 0, last: 9 });
  });
});

describe('slots', () => {
  const slots = (first: number, last: number, active: number, capacity = 10) => {
    const lines = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    if (active >= 0 && (active < first || active > last)) lines.push(active);
    return new Map(lines.map((line) => [line, slotOf(line, { first, last, active, capacity })]));
  };
  it('are never shared, wherever the window and the active line are', () => {
    for (let first = 0; first < 60; first++) {
      for (const active of [-1, 0, 5, 12, 37]) {
        const drawn = slots(first, first + 8, active);
        expect(new Set(drawn.values()).size).toBe(drawn.size);
      }
    }
  });
  it('stay with a line while it is drawn, so that a scroll redraws only what is new', () => {
    const [before, after] = [slots(0, 8, -1), slots(3, 11, -1)];
    for (let line = 3; line <= 8; line++) expect(after.get(line)).toBe(before.get(line));
  });
  it('keep the element of the active line when it is scrolled away and when it comes back', () => {
    const inside = slots(0, 8, 4).get(4);
    expect(slots(500, 508, 4).get(4)).toBe(inside);
    expect(slots(2, 10, 4).get(4)).toBe(inside);
  });
});
