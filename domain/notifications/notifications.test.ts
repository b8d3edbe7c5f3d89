import { describe, expect, it } from 'vitest';
import {
  composeNotifications,
  dueSoonNotification,
  dueSoonWindow,
  mitigationDueNotification,
  findHits,
  mondayOf,
  type NamedItem,
  type NamedRow,
  relativeTime,
  type WrittenRow,
} from './index.ts';

const project = { id: 1, name: 'Cedar Ridge Patient Tower' };
const itemOf = (id: number, status: NamedItem['status'] = 'PENDING') => ({
  subject: 'item' as const,
  id,
  number: id,
  name: `Item ${id}`,
  status,
});
const named: NamedRow[] = [
  ...[1, 2, 3, 4, 5].map((id) => itemOf(id)),
  { subject: 'risk', id: 4, number: 9, name: 'Long lead', status: 'IDENTIFIED' },
  { subject: 'issue', id: 4, number: 6, name: 'Shaft sizes', status: 'VOID' },
];

type Moves = Record<string, [from: unknown, to: unknown]>;
const owned = { created_by_id: 10, proposed_by_id: 11, assignee_id: 12 };
const write = (entityId: number, moves: Moves, kind: WrittenRow['kind'] = 'update'): WrittenRow => ({
  entity: 'item',
  entityId,
  kind,
  fields: Object.fromEntries(Object.entries(moves).map(([field, [from, to]]) => [field, { from, to }])),
  row: { ...owned, ...Object.fromEntries(Object.entries(moves).map(([field, [, to]]) => [field, to])) },
});
const comment = (from: number[], to: number[]): WrittenRow => ({
  entity: 'comment',
  entityId: 77,
  kind: from.length > 0 ? 'update' : 'create',
  fields: { mention_ids: { from, to } },
  row: { entity: 'item', entity_id: 4, mention_ids: to },
});
const tell = (rows: WrittenRow[], actorId: number | null = 9, isUndo = false) =>
  composeNotifications(findHits({ actorId, isUndo, rows }), { project, rows: named }).map(
    ({ userId, kind, title, action, subtitle, link }) => ({ userId, kind, title, action, subtitle, link }),
  );
const notified = (rows: WrittenRow[], actorId: number | null = 9, isUndo = false) =>
  tell(rows, actorId, isUndo).map(({ userId, action }) => `${userId} ${action}`);

describe('reasons to be notified', () => {
  it('an assignment tells the assignee, with the item and where it is', () => {
    expect(tell([write(5, { assignee_id: [null, 12] })])).toEqual([
      {
        userId: 12,
        kind: 'assigned',
        title: 'Item 5',
        action: 'Assigned to you',
        subtitle: 'VO-005 · Cedar Ridge Patient Tower',
        link: '/projects/1/foresite?itemDetailsId=5',
      },
    ]);
    expect(notified([write(5, { assignee_id: [null, 12], name: [null, 'New'] }, 'create')])).toEqual([
      '12 Assigned to you',
    ]);
  });

  it('nobody is notified of what they did, of an assignment taken away, of other fields or of a deletion', () => {
    expect(notified([write(5, { assignee_id: [3, 12] })], 12)).toEqual([]);
    expect(notified([write(5, { assignee_id: [12, null] })])).toEqual([]);
    expect(notified([write(5, { name: ['a', 'b'], cost: [1, 2] })])).toEqual([]);
    expect(notified([write(5, { assignee_id: [12, null], status: ['PENDING', null] }, 'delete')])).toEqual(
      [],
    );
    expect(notified([{ ...write(5, { status: ['PENDING', 'APPROVED'] }), entity: 'scenario' }])).toEqual([]);
  });

  it.each([
    ['PENDING', 'APPROVED', 'Approved'],
    ['PENDING', 'REJECTED', 'Rejected'],
    ['APPROVED', 'PENDING', 'Reverted to Pending'],
    ['REJECTED', 'PENDING', 'Reverted to Pending'],
    ['PENDING', 'ARCHIVED', 'Archived'],
    ['DRAFT', 'PENDING', 'Moved from Draft to Pending'],
    ['ARCHIVED', 'DRAFT', 'Moved from Archived to Draft'],
  ])('a move from %s to %s tells who created, proposed or has the item: %s', (from, to, words) => {
    expect(notified([write(2, { status: [from, to] })])).toEqual([
      `10 ${words}`,
      `11 ${words}`,
      `12 ${words}`,
    ]);
    expect(notified([write(2, { status: [from, to] })], 11)).toEqual([`10 ${words}`, `12 ${words}`]);
  });

  it('one person with several parts in an item is notified once', () => {
    const mine = {
      ...write(2, { status: ['PENDING', 'APPROVED'] }),
      row: { created_by_id: 10, proposed_by_id: 10 },
    };
    expect(notified([mine])).toEqual(['10 Approved']);
  });

  it('a mention tells those who were not mentioned before', () => {
    expect(tell([comment([], [12, 9])])).toEqual([
      {
        userId: 12,
        kind: 'mentioned',
        title: 'Item 4',
        action: 'Mentioned you in a comment',
        subtitle: 'VO-004 · Cedar Ridge Patient Tower',
        link: '/projects/1/foresite?itemDetailsId=4&focusSection=comments',
      },
    ]);
    expect(notified([comment([12], [12, 13])])).toEqual(['13 Mentioned you in a comment']);
  });

  it.each([
    ['risk', 'Long lead', 'R-009', 'risks'],
    ['issue', 'Shaft sizes', 'IS-006', 'issues'],
  ])('a mention about a %s names it and opens it', (entity, title, code, page) => {
    const about = comment([], [12]);
    const hits = findHits({
      actorId: 9,
      isUndo: false,
      rows: [{ ...about, row: { ...about.row, entity } }],
    });
    expect(hits.map(({ permission }) => permission)).toEqual([`${entity}_access`]);
    expect(composeNotifications(hits, { project, rows: named })).toMatchObject([
      {
        userId: 12,
        title,
        subtitle: `${code} · Cedar Ridge Patient Tower`,
        link: `/projects/1/${page}?itemDetailsId=4&focusSection=comments`,
        permission: `${entity}_access`,
      },
    ]);
  });

  it('of two reasons in one item the more personal one is sent', () => {
    expect(notified([write(2, { assignee_id: [null, 12], status: ['DRAFT', 'PENDING'] })])).toEqual([
      '12 Assigned to you',
      '10 Moved from Draft to Pending',
      '11 Moved from Draft to Pending',
    ]);
  });

  it('an undo tells of what it changes, not of what it brings back', () => {
    expect(notified([write(5, { assignee_id: [null, 12] }, 'create')], 9, true)).toEqual([]);
    expect(notified([write(5, { status: ['APPROVED', 'PENDING'] })], 9, true)).toHaveLength(3);
  });

  it('what the product does by itself tells everybody concerned', () => {
    expect(notified([write(5, { assignee_id: [null, 12] })], null)).toEqual(['12 Assigned to you']);
  });
});

describe('a change set of many rows', () => {
  it('tells each person once, with how many and the first codes', () => {
    const rows = [5, 3, 1, 4, 2].map((id) => write(id, { assignee_id: [null, 12] }));
    expect(tell(rows)).toEqual([
      {
        userId: 12,
        kind: 'assigned',
        title: 'Cedar Ridge Patient Tower',
        action: '5 items assigned to you',
        subtitle: 'VO-001, VO-002, VO-003 and 2 more',
        link: '/projects/1/foresite',
      },
    ]);
  });

  it('counts each kind of reason in one sentence', () => {
    const rows = [
      write(1, { assignee_id: [null, 12] }),
      write(2, { assignee_id: [null, 12] }),
      write(3, { status: ['PENDING', 'APPROVED'] }),
    ];
    expect(notified(rows)).toEqual([
      '12 2 items assigned to you, 1 item approved',
      '10 Approved',
      '11 Approved',
    ]);
    expect(notified([comment([], [12]), comment([], [12]), rows[0] as WrittenRow])).toEqual([
      '12 Mentioned you in 2 comments, 1 item assigned to you',
    ]);
    expect(notified([comment([], [12]), rows[0] as WrittenRow])).toEqual([
      '12 Mentioned you in a comment, 1 item assigned to you',
    ]);
  });

  it('says of different moves that items moved', () => {
    const rows = [
      write(1, { status: ['PENDING', 'APPROVED'] }),
      write(2, { status: ['PENDING', 'REJECTED'] }),
    ];
    expect(notified(rows)[0]).toBe('10 2 items moved');
    const same = [write(1, { status: ['DRAFT', 'PENDING'] }), write(2, { status: ['DRAFT', 'PENDING'] })];
    expect(notified(same)[0]).toBe('10 2 items moved from Draft to Pending');
  });

  it('leaves out what is no longer there, and names a void item Void', () => {
    const hits = findHits({
      actorId: 9,
      isUndo: false,
      rows: [write(1, { status: ['DRAFT', 'VOID'] }), write(99, { assignee_id: [null, 12] })],
    });
    const voided = { project, rows: [itemOf(1, 'VOID')] };
    expect(composeNotifications(hits, voided).map(({ userId, title }) => [userId, title])).toEqual([
      [10, 'Void'],
      [11, 'Void'],
      [12, 'Void'],
    ]);
  });
});

describe('due soon', () => {
  it('reaches from today three days ahead', () => {
    expect(dueSoonWindow('2026-10-30')).toEqual({ first: '2026-10-30', last: '2026-11-02' });
  });

  it('reminds once for each item and date', () => {
    const due = { ...itemOf(5), dueDate: '2026-10-20', assigneeId: 12 };
    const first = dueSoonNotification(due, project);
    expect(first).toMatchObject({
      userId: 12,
      kind: 'due_soon',
      action: 'Due Oct 20, 2026',
      title: 'Item 5',
    });
    expect(dueSoonNotification(due, project).key).toBe(first.key);
    expect(dueSoonNotification({ ...due, dueDate: '2026-10-21' }, project).key).not.toBe(first.key);
  });
});

it('reminds the leader of a mitigation, once for each date, and leads to its risk', () => {
  const due = {
    id: 7,
    name: ' ',
    dueDate: '2026-10-20',
    leaderId: 12,
    risk: { id: 4, number: 9, name: 'Mold' },
  };
  expect(mitigationDueNotification(due, project)).toMatchObject({
    userId: 12,
    kind: 'due_soon',
    title: 'Mold',
    action: 'Mitigation due Oct 20, 2026',
    link: '/projects/1/risks?itemDetailsId=4',
    permission: 'risk_access',
    key: 'due_soon mitigation 7 2026-10-20',
  });
});

it('knows the Monday of a week', () => {
  expect(['2026-10-12', '2026-10-15', '2026-10-18', '2026-10-19'].map(mondayOf)).toEqual([
    '2026-10-12',
    '2026-10-12',
    '2026-10-12',
    '2026-10-19',
  ]);
});

describe('how long ago', () => {
  const now = { at: Date.UTC(2026, 9, 12, 9, 30), day: '2026-10-12' };
  const ago = (minutes: number, day = now.day) => relativeTime({ at: now.at - minutes * 60_000, day }, now);
  it.each([
    [0, '2026-10-12', 'Just now'],
    [0.9, '2026-10-12', 'Just now'],
    [1, '2026-10-12', '1 min ago'],
    [59.9, '2026-10-12', '59 min ago'],
    [60, '2026-10-12', '1 h ago'],
    [9 * 60, '2026-10-12', '9 h ago'],
    [10 * 60, '2026-10-11', 'Yesterday'],
    [3 * 1440, '2026-10-09', 'Oct 9'],
    [300 * 1440, '2025-12-16', 'Dec 16, 2025'],
  ])('%d minutes, on %s, reads %s', (minutes, day, words) => {
    expect(ago(minutes, day)).toBe(words);
  });
  it('is just now for a clock that is ahead, and in minutes across midnight', () => {
    expect(ago(-5)).toBe('Just now');
    expect(ago(12, '2026-10-11')).toBe('12 min ago');
  });
});
