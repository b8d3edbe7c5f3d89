import { expect, it } from 'vitest';
import { ISSUE_STATUSES, type IssueStatus, nextStatuses } from '#domain/issues';
import { stepsOf } from './issueSteps.ts';

const statuses = Object.keys(ISSUE_STATUSES) as IssueStatus[];

it.each([
  ['DRAFT', ['Open issue*']],
  ['OPEN', ['Dispute', 'Set pending', 'Close issue*']],
  ['PENDING', ['Reopen', 'Dispute', 'Reject', 'Close issue*']],
  ['DISPUTE', ['Set pending', 'Reject', 'Close issue*']],
  ['REJECTED', ['Reopen', 'Set pending', 'Close issue*']],
  ['CLOSED', ['Reopen']],
  ['VOID', []],
] as const)('an issue that is %s is offered %j', (from, labels) =>
  expect(stepsOf(from).map(({ label, isMain }) => `${label}${isMain ? '*' : ''}`)).toEqual(labels),
);

it.each(statuses)('from %s each allowed status but Void has its step, and no other', (from) =>
  expect(stepsOf(from).map(({ to }) => to).toSorted()).toEqual(
    nextStatuses(from)
      .filter((to) => to !== 'VOID')
      .toSorted(),
  ),
);
