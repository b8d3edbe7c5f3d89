import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marksProblems, middleMark, moveMark, type PictureMark, stretchMark } from './index.ts';

const arrow: PictureMark = {
  kind: 'arrow',
  tone: 'critical',
  points: [
    [0.2, 0.8],
    [0.5, 0.5],
  ],
  text: '',
};

describe('marks on a picture', () => {
  it.each([
    [arrow, true],
    [{ ...arrow, points: [[0, 0]] }, false],
    [
      {
        ...arrow,
        kind: 'pen',
        points: [
          [0, 0],
          [1, 1],
          [0.5, 0],
        ],
      },
      true,
    ],
    [{ ...arrow, kind: 'pen', points: [[0, 0]] }, false],
    [{ ...arrow, kind: 'text', points: [[0, 0]], text: 'Clash' }, true],
    [{ ...arrow, kind: 'text', points: [[0, 0]], text: ' ' }, false],
    [{ ...arrow, kind: 'text', text: 'Clash' }, false],
  ] as [PictureMark, boolean][])('%j is a mark: %s', (mark, isOne) => {
    expect(Object.keys(marksProblems([arrow, mark]))).toEqual(isOne ? [] : ['marks.1']);
  });

  it('begin in the middle as what they are', () => {
    for (const kind of ['arrow', 'box', 'ellipse', 'pen', 'text'] as const)
      expect(marksProblems([middleMark(kind, 'info')])).toEqual({});
  });

  it('keep their shape when they move, and never leave the picture', () => {
    const place = fc.double({ min: 0, max: 1, noNaN: true });
    const step = fc.double({ min: -2, max: 2, noNaN: true });
    fc.assert(
      fc.property(place, place, place, place, step, step, (a, b, c, d, x, y) => {
        const moved = moveMark(
          {
            ...arrow,
            points: [
              [a, b],
              [c, d],
            ],
          },
          x,
          y,
        );
        for (const at of moved.points.flat()) expect(at >= 0 && at <= 1).toBe(true);
        const [first, last] = moved.points as [[number, number], [number, number]];
        expect(last[0] - first[0]).toBeCloseTo(c - a, 3);
        expect(last[1] - first[1]).toBeCloseTo(d - b, 3);
      }),
    );
    expect(stretchMark(arrow, 0.1, -2).points).toEqual([
      [0.2, 0.8],
      [0.6, 0],
    ]);
  });
});
