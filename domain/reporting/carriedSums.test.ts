import { expect, it } from 'vitest';
import { HEIGHTS, paginate, type Sheet, withCarriedSums } from './index.ts';

const table = (rows: number, carry: number, note = 0): Sheet => ({
  key: 't',
  kind: 'table',
  head: 36,
  rows: Array.from({ length: rows }, () => 36),
  total: 36,
  note,
  startsPage: false,
  carry,
});

it('leave room for the sum below and above each break', () => {
  const room = HEIGHTS.title + 36 + 10 * 36;
  const spans = (rows: number, carry: number) =>
    paginate([table(rows, carry)], room).map(([piece]) => [piece?.from, piece?.to, piece?.height]);
  // Ten rows without a sum; nine and the sum with it, then the sum, eight rows and the sum.
  expect(spans(30, 0)[0]).toEqual([0, 10, room]);
  expect(spans(30, 36).slice(0, 2)).toEqual([
    [0, 9, room],
    [9, 17, room],
  ]);
  // What fits on one page carries nothing.
  expect(spans(9, 36)).toEqual([[0, 9, room]]);
  // The total takes the last row along, and the sum stands where it was.
  expect(spans(10, 36)).toEqual([
    [0, 9, room],
    [9, 10, HEIGHTS.title + 36 + 36 + 36 + 36],
  ]);
});

it('add up what stands before and up to each break, column by column', () => {
  const amounts = [
    [null, 100.25],
    [null, null],
    [null, -50],
  ];
  const piece = { key: 't', height: 0 };
  const pieces = [
    { ...piece, from: 0, to: 2, isContinued: false, isEnd: false },
    { ...piece, from: 2, to: 3, isContinued: true, isEnd: true },
  ];
  expect(withCarriedSums(pieces, amounts, [false, true])).toEqual([
    { ...pieces[0], carried: ['', '$100'] },
    { ...pieces[1], brought: ['', '$100'] },
  ]);
});
