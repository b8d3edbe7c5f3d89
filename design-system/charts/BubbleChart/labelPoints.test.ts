import { describe, expect, it } from 'vitest';
import { touches } from '../axes/boxes.ts';
import { labelPoints } from './labelPoints.ts';

const plot = { left: 0, right: 400, top: 0, bottom: 200 };
const measure = (text: string) => text.length * 7;
const point = (id: string, x: number, y: number) => ({ id, label: `VO-${id}`, x, y, r: 6 });

describe('labels of points', () => {
  it('stand beside their point, and on the other side where the plot ends', () => {
    const [left, right] = labelPoints([point('1', 50, 100), point('2', 390, 100)], new Set(), plot, measure);
    expect(left).toMatchObject({ text: 'VO-1', x: 61, align: 'left', weight: 400 });
    expect(right).toMatchObject({ text: 'VO-2', align: 'right' });
  });

  it('cover no point, no step and no other label; one without room is left out', () => {
    const crowd = Array.from({ length: 40 }, (_, at) =>
      point(String(at), 180 + (at % 8) * 9, 80 + Math.floor(at / 8) * 9),
    );
    const line = [point('a', 20, 180), point('b', 120, 120), point('c', 300, 40)];
    const texts = labelPoints([...crowd, ...line], new Set(['a', 'b', 'c']), plot, measure);
    expect(texts.slice(0, 3).map(({ text, weight }) => [text, weight])).toEqual([
      ['VO-a', 600],
      ['VO-b', 600],
      ['VO-c', 600],
    ]);
    expect(texts.length).toBeLessThan(43);
    const points = [...crowd, ...line].map(({ x, y, r }) => ({
      left: x - r,
      right: x + r,
      top: y - r,
      bottom: y + r,
    }));
    const steps = [
      { left: 20, right: 120, top: 180, bottom: 180 },
      { left: 120, right: 120, top: 120, bottom: 180 },
      { left: 120, right: 300, top: 120, bottom: 120 },
      { left: 300, right: 300, top: 40, bottom: 120 },
    ];
    for (const [at, { box }] of texts.entries())
      for (const other of [...points, ...steps, ...texts.slice(0, at).map((text) => text.box)])
        expect(touches(box, other)).toBe(false);
  });

  it('are none where there are too many points, and none of a point without one', () => {
    const many = Array.from({ length: 61 }, (_, at) => point(String(at), at * 6, (at * 37) % 200));
    expect(labelPoints(many, new Set(), plot, measure)).toEqual([]);
    expect(labelPoints([{ ...point('1', 50, 50), label: undefined }], new Set(), plot, measure)).toEqual([]);
  });
});
