import { describe, expect, it } from 'vitest';
import { ISSUE_STATUSES, type IssueStatus } from '#domain/issues';
import type { IssueBrief } from '../issueQueries.ts';
import { boardGroups, columnBeside, moveProblem, spoken, withCard } from './boardMoves.ts';

const issue = (over: Partial<IssueBrief> = {}) =>
  ({
    id: 5,
    number: 5,
    name: 'Vault',
    status: 'PENDING',
    version: 1,
    due_date: null,
    priority: 3,
    ...over,
  }) as IssueBrief;

describe('columns of the board', () => {
  it.each([
    [true, null, ['backlog: DRAFT OPEN', 'active: PENDING DISPUTE REJECTED', 'completed: CLOSED']],
    [false, null, ['backlog: OPEN', 'active: PENDING DISPUTE REJECTED', 'completed: CLOSED']],
    [true, 'CLOSED,DISPUTE', ['active: DISPUTE', 'completed: CLOSED']],
    [false, 'DRAFT', []],
  ])('with drafts %s and statuses %s', (drafts, asked, columns) =>
    expect(
      boardGroups(drafts, asked).map(({ group, statuses }) => `${group}: ${statuses.join(' ')}`),
    ).toEqual(columns),
  );

  it('follow each other and end at the edges', () => {
    const columns = ['OPEN', 'PENDING', 'CLOSED'] as const;
    expect(columnBeside(columns, 'OPEN', 1)).toBe('PENDING');
    expect(columnBeside(columns, 'OPEN', -1)).toBe('OPEN');
    expect(columnBeside(columns, 'CLOSED', 1)).toBe('CLOSED');
  });
});

describe('a card that is moved', () => {
  it('is refused with the reason, everywhere that the transitions do not lead', () => {
    const refused = (Object.keys(ISSUE_STATUSES) as IssueStatus[]).filter(
      (to) => moveProblem(issue(), to) !== null,
    );
    expect(refused).toEqual(['DRAFT']);
    expect(moveProblem(issue({ status: 'CLOSED' }), 'DISPUTE')).toBe(
      'An issue that is Closed cannot become Disputed. Choose one of: Open.',
    );
  });

  it('is announced at each step', () => {
    const card = issue();
    expect([
      spoken.lifted(card),
      spoken.over(card, 'CLOSED'),
      spoken.over(card, 'PENDING'),
      spoken.over(card, 'DRAFT'),
      spoken.dropped(card, 'CLOSED'),
      spoken.dropped(card, 'PENDING'),
      spoken.cancelled(card),
    ]).toEqual([
      'IS-005 lifted from Pending. Left and right arrows choose a status, Space drops, Escape cancels.',
      'IS-005: Pending to Closed',
      'IS-005: back in Pending',
      'An issue that is Pending cannot become Draft. Choose one of: Open, Disputed, Rejected, Closed, Void.',
      'IS-005 moved to Closed',
      'IS-005 stays in Pending',
      'Canceled. IS-005 stays in Pending',
    ]);
  });

  it('takes its place by due date, falling priority and number', () => {
    const rows = [
      issue({ number: 1, due_date: '2026-10-01' }),
      issue({ number: 2, due_date: '2026-10-09', priority: 5 }),
      issue({ number: 7, due_date: '2026-10-09', priority: 3 }),
      issue({ number: 8 }),
    ];
    const places = (card: Partial<IssueBrief>) =>
      withCard(rows, issue({ number: 9, ...card })).findIndex(({ number }) => number === 9);
    expect([
      places({ due_date: '2026-09-01' }),
      places({ due_date: '2026-10-09', priority: 4 }),
      places({ due_date: '2026-10-09', priority: 3 }),
      places({ number: 9 }),
      withCard([], issue()).length,
    ]).toEqual([0, 2, 3, 4, 1]);
  });
});
