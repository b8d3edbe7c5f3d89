import { describe, expect, it } from 'vitest';
import { type KeptTarget, targetsAt, type TargetMove } from './index.ts';

const kept = (id: number, target: number | null, component_id: number | null = null): KeptTarget => ({
  id,
  component_id,
  target,
  stretch: null,
});
const move = (day: string, kind: TargetMove['kind'], before: TargetMove['before'] = {}, id = 1) => ({
  id,
  day,
  kind,
  before,
});

describe('a target at the end of a day', () => {
  it.each<[string, KeptTarget[], TargetMove[], (number | null)[]]>([
    ['nothing was ever said', [], [], [null, null]],
    ['it never moved', [kept(1, 9)], [], [9, 9]],
    ['it moved between the two', [kept(1, 9)], [move('2026-03-01', 'update', { target: 7 })], [7, 9]],
    ['it moved on the day itself', [kept(1, 9)], [move('2026-01-31', 'update', { target: 7 })], [9, 9]],
    ['it was set between the two', [kept(1, 9)], [move('2026-03-01', 'create')], [null, 9]],
    ['it was taken away since', [], [move('2026-09-01', 'delete', { target: 4, component_id: 3 })], [4, 4]],
    [
      'it moved twice, the newest first',
      [kept(1, 9)],
      [move('2026-03-02', 'update', { target: 8 }), move('2026-03-01', 'update', { target: 7 })],
      [7, 9],
    ],
    ['its components come to it', [kept(1, 4, 10), kept(2, 5, 11)], [], [9, 9]],
    ['the project has its own', [kept(1, 4, 10), kept(2, 20)], [], [20, 20]],
    ['zero is none', [kept(1, 0)], [], [null, null]],
  ])('%s', (_what, now, moves, expected) => {
    const then = targetsAt(now, moves, ['2026-01-31', '2026-06-30']);
    expect(then.map(({ target }) => target)).toEqual(expected);
  });

  it('answers days in the order in which they are asked, and each as often', () => {
    const then = targetsAt(
      [kept(1, 9)],
      [move('2026-03-01', 'update', { target: 7, stretch: 6 })],
      ['2026-06-30', '2026-01-31', '2026-06-30'],
    );
    expect(then).toEqual([
      { target: 9, stretch: null },
      { target: 7, stretch: 6 },
      { target: 9, stretch: null },
    ]);
  });
});
