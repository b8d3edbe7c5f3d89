import { expect, it } from 'vitest';
import { shownOrder } from './shownOrder.ts';

const page = (...ids: number[]) => ({ count: ids.length, results: ids.map((id) => ({ id })) });
const list = (group: string, ...ids: number[]) => ({
  key: ['issues', 1, 'list', { limit: 20, group, offset: 20 }],
  data: page(...ids),
});

it('goes through the lists from top to bottom, whichever was read first', () => {
  expect(shownOrder([list('completed', 9), list('active', 3, 1), list('backlog', 2)])).toEqual([3, 1, 2, 9]);
});

it('goes through the columns of the board with all of their pages, each issue once', () => {
  const column = (status: string, ...pages: number[][]) => ({
    key: ['issues', 1, 'board', { status, limit: 50 }],
    data: { pages: pages.map((ids) => page(...ids)), pageParams: [] },
  });
  const parts = [column('CLOSED', [7]), column('OPEN', [4, 5], [6]), column('PENDING', [5, 8])];
  expect(shownOrder(parts)).toEqual([4, 5, 6, 8, 7]);
});

it('passes over what is not read yet, or is no part of the page', () => {
  expect(
    shownOrder([
      { ...list('active'), data: undefined },
      { key: ['issues', 1, 'list'], data: page(1) },
    ]),
  ).toEqual([]);
});
