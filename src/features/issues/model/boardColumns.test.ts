import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import type { IssueStatus } from '#domain/issues';
import type { IssueBrief } from '../issueQueries.ts';
import { type BoardColumn, keepVersion, takeFromOthers } from './boardColumns.ts';

const card = (id: number, status: IssueStatus, version: number) =>
  ({ id, number: id, status, version, priority: 3, due_date: null, cost_at_stake: 100 }) as IssueBrief;
const column = (...results: IssueBrief[]): BoardColumn => ({
  pages: [{ count: results.length, cost_at_stake: results.length * 100, results }] as BoardColumn['pages'],
  pageParams: [0],
});

const board = ['issues', 1, 'board'];
let client: QueryClient;
const shown = (status: IssueStatus) => {
  const [page] = client.getQueryData<BoardColumn>([...board, { status }])?.pages ?? [];
  return page && { ids: page.results.map(({ id }) => id), count: page.count, cost: page.cost_at_stake };
};
beforeEach(() => {
  client = new QueryClient();
  client.setQueryData([...board, { status: 'OPEN' }], column(card(1, 'OPEN', 1)));
  client.setQueryData(
    [...board, { status: 'PENDING' }],
    column(card(5, 'PENDING', 2), card(6, 'PENDING', 1)),
  );
});

it('leaves the column in which it stood as soon as it is read in another one', () => {
  takeFromOthers(client, board, [card(1, 'OPEN', 1), card(5, 'OPEN', 3)]);
  expect(shown('PENDING')).toEqual({ ids: [6], count: 1, cost: 100 });
  expect(shown('OPEN')).toEqual({ ids: [1], count: 1, cost: 100 });
});

it('stays where a newer version of it stands', () => {
  takeFromOthers(client, board, [card(5, 'OPEN', 1)]);
  expect(shown('PENDING')?.ids).toEqual([5, 6]);
});

it('stays in its column, whatever else of it changed', () => {
  takeFromOthers(client, board, [card(6, 'PENDING', 4)]);
  expect(shown('PENDING')?.ids).toEqual([5, 6]);
});

it('moves on from the version that the server kept', () => {
  keepVersion(client, board, { id: 5, version: 3 });
  keepVersion(client, board, { id: 6, version: 0 });
  const [page] = client.getQueryData<BoardColumn>([...board, { status: 'PENDING' }])?.pages ?? [];
  expect(page?.results.map(({ id, version }) => [id, version])).toEqual([
    [5, 3],
    [6, 1],
  ]);
});
