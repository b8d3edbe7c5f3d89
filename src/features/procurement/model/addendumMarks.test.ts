import { expect, it } from 'vitest';
import type { IssueChange } from '#domain/bidding';
import { addendumMarks } from './addendumMarks.ts';

const line = (id: number) => ({ id, section: '', name: `Line ${id}`, quantity: null, unit: '' });
const changed = (...ids: number[]): IssueChange[] =>
  ids.map((id) => ({ subject: 'LINE', kind: 'CHANGED', before: line(id), after: line(id) }));

it('marks each line with the last addendum that changed it, and counts the lines of the newest', () => {
  const { byLine, last, isNew } = addendumMarks([
    {
      number: 2,
      changes: [
        ...changed(3, 4),
        { subject: 'ALTERNATE', kind: 'ADDED', before: null, after: line(1) },
        { subject: 'LINE', kind: 'REMOVED', before: line(9), after: null },
      ],
    },
    { number: 1, changes: changed(1, 3) },
  ]);
  expect([...byLine]).toEqual([
    [1, 1],
    [3, 2],
    [4, 2],
  ]);
  expect(last).toEqual({ number: 2, count: 2 });
  expect([1, 3, 4, 7].filter(isNew)).toEqual([3, 4]);
});

it('has nothing to mark before the first addendum, or by one that only says something', () => {
  const before = addendumMarks([]);
  expect([before.byLine.size, before.last, before.isNew(1)]).toEqual([0, null, false]);
  expect(addendumMarks([{ number: 1, changes: [] }]).last).toEqual({ number: 1, count: 0 });
});
