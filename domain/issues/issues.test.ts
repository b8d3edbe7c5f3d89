import { describe, expect, it } from 'vitest';
import {
  checkIssue,
  firstStatuses,
  isAtStake,
  isPastDue,
  issueCodesProblem,
  ISSUE_GROUPS,
  ISSUE_STATUSES,
  type IssueStatus,
  mergeLinks,
  seenIssueLinks,
  statusProblem,
} from './index.ts';

const today = '2026-10-12';
const all = Object.keys(ISSUE_STATUSES) as IssueStatus[];
const allowed: Record<IssueStatus, string> = {
  DRAFT: 'OPEN VOID',
  OPEN: 'PENDING DISPUTE CLOSED VOID',
  PENDING: 'OPEN DISPUTE REJECTED CLOSED VOID',
  DISPUTE: 'PENDING REJECTED CLOSED VOID',
  REJECTED: 'OPEN PENDING CLOSED VOID',
  CLOSED: 'OPEN',
  VOID: '',
};

describe('cost groups of an issue', () => {
  const known = [
    { id: 1, definition_id: 10 },
    { id: 2, definition_id: 10 },
    { id: 3, definition_id: 11 },
  ];
  it.each([
    [[], null],
    [[1, 3], null],
    [[1, 2], 'An issue has one cost group of each format. Remove one of them.'],
    [[1, 1], 'An issue has one cost group of each format. Remove one of them.'],
    [[9], 'This cost group does not exist. Choose one from the list.'],
  ])('%j', (ids, problem) => expect(issueCodesProblem(ids, known)).toBe(problem));
});

describe('states of an issue', () => {
  it.each(all.flatMap((from) => all.map((to) => [from, to] as const)))('from %s to %s', (from, to) => {
    const may = from === to || allowed[from].split(' ').includes(to);
    expect(statusProblem(from, to, { allowsDraft: true }) === null).toBe(may);
  });

  it('begin as Draft or Open, and as Open alone where the company has no drafts', () => {
    expect(firstStatuses(true)).toEqual(['DRAFT', 'OPEN']);
    expect(statusProblem(null, 'DRAFT', { allowsDraft: false })).toBe(
      'A new issue cannot be Draft. Add it as Open.',
    );
    expect(statusProblem(null, 'CLOSED', { allowsDraft: true })).toBe(
      'A new issue cannot be Closed. Add it as Draft or Open.',
    );
    expect(statusProblem('VOID', 'OPEN', { allowsDraft: true })).toBe(
      'An issue that is Void cannot become Open. It stays as it is.',
    );
    expect(statusProblem('CLOSED', 'PENDING', { allowsDraft: true })).toBe(
      'An issue that is Closed cannot become Pending. Choose one of: Open.',
    );
  });

  it('are in one list each, void ones in none', () => {
    const listed = Object.values(ISSUE_GROUPS).flatMap(({ statuses }): readonly string[] => statuses);
    expect(listed.toSorted()).toEqual(all.filter((status) => status !== 'VOID').toSorted());
  });

  it.each([
    ['PENDING', '2026-10-11', true],
    ['DRAFT', '2026-10-11', true],
    ['PENDING', today, false],
    ['PENDING', null, false],
    ['CLOSED', '2026-10-11', false],
    ['VOID', '2026-10-11', false],
  ] as const)('%s, due %s: past due %s', (status, due, late) => {
    expect(isPastDue({ status, due_date: due }, today)).toBe(late);
  });
});

it('has money at stake until it is closed or void', () => {
  expect(all.filter((status) => !isAtStake({ status }))).toEqual(['CLOSED', 'VOID']);
});

describe('a draft of an issue', () => {
  const check = (draft: object, before: Parameters<typeof checkIssue>[1]['before'] = null) =>
    checkIssue(draft, { today, before, allowsDraft: true });
  const stored = { status: 'OPEN', type: 'Design', subtype: 'Conflict' } as const;

  it('needs a name and a status', () => {
    expect(check({})).toEqual({ name: ['Name is required'], status: ['Status is required'] });
    expect(check({ name: 'a', status: 'OPEN' })).toEqual({});
    expect(check({}, stored)).toEqual({});
  });

  it.each([
    [{ cost_at_stake: -1 }, 'Cost at stake is not negative. Enter $0 or more.'],
    [{ days_at_stake: 3.5 }, 'Days at stake is a whole number. Leave the decimals out.'],
    [{ type: 'Cost' }, 'Only issues of type Design have a subtype. Clear it, or choose Design.'],
    [{ disciplines: ['Civil', 'Civil'] }, 'Choose disciplines from the list, each of them once.'],
    [{ disciplines: ['Magic'] }, 'Choose disciplines from the list, each of them once.'],
    [
      { status: 'DRAFT' },
      'An issue that is Open cannot become Draft. Choose one of: Pending, Disputed, Closed, Void.',
    ],
  ])('says what is wrong with %j', (draft, text) => {
    expect(Object.values(check(draft, stored))).toEqual([[text]]);
  });
});

describe('what an issue is about', () => {
  const risk = (id: number) => ({ entity_type: 'risk' as const, entity_id: id });
  const item = (id: number) => ({ entity_type: 'scenario_item' as const, entity_id: id });

  it('is seen by kind', () => {
    expect(seenIssueLinks(new Set(['timeline_access', 'issue_access']))).toEqual([
      'timeline_activity',
      'design_milestone',
    ]);
    expect(seenIssueLinks(new Set(['procurement_access']))).toEqual(['bid_package']);
  });

  it('keeps what its sender does not see, each row once and in order', () => {
    expect(mergeLinks([risk(9), item(1)], [item(3), item(2), item(3)], ['scenario_item'])).toEqual([
      risk(9),
      item(2),
      item(3),
    ]);
    expect(mergeLinks([risk(9), item(1)], [], ['risk', 'scenario_item'])).toEqual([]);
  });
});
