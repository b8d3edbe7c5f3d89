import { describe, expect, it } from 'vitest';
import { measuredOffsets, uniformOffsets } from './rowOffsets.ts';
import { slotOf } from './slots.ts';

describe('offsets', () => {
  it('agree for equal heights however they are kept', () => {
    const [a, b] = [uniformOffsets(100, 36), measuredOffsets(100, () => 36)];
    for (const distance of [0, 35, 36, 1799, 1800, 99_999])
      expect(b.indexAt(distance)).toBe(a.indexAt(distance));
    expect([b.total, b.top(7), b.height(7), b.least]).toEqual([3600, 252, 36, 36]);
  });
  it('find the line under any pixel', () => {
    const offsets = measuredOffsets(4, (index) => [32, 62, 62, 50][index] ?? 0);
    expect([0, 31, 32, 93, 94, 155, 156, 205, 900].map(offsets.indexAt)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 3]);
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
