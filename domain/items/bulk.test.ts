import { describe, expect, it } from 'vitest';
import {
  type BulkAction,
  type BulkItem,
  canDoInBulk,
  ITEM_STATUSES,
  type ItemStatus,
  partInBulk,
} from './index.ts';

const all = new Set([
  'approve_scenarioitem',
  'edit_any_scenarioitem',
  'revert_scenarioitem',
  'delete_scenarioitem',
  'scenario_item_clone',
]);
const everything = { userId: 7, permissions: all };
let made = 0;
const item = (status: ItemStatus, groups: number[] = [], more: Partial<BulkItem> = {}): BulkItem => ({
  id: (made += 1),
  status,
  has_valid_scope: true,
  created_by_id: 1,
  proposed_by_id: null,
  me_groups: groups.map((id) => ({ id })),
  ...more,
});
const statuses = Object.keys(ITEM_STATUSES) as ItemStatus[];

describe('an action on many items', () => {
  it.each<[BulkAction, ItemStatus[]]>([
    ['edit', ['PENDING', 'DRAFT', 'ARCHIVED']],
    ['clone', ['PENDING', 'APPROVED', 'REJECTED', 'DRAFT', 'ARCHIVED']],
    ['delete', ['PENDING', 'DRAFT', 'ARCHIVED']],
    ['APPROVED', ['PENDING']],
    ['REJECTED', ['PENDING']],
    ['ARCHIVED', ['PENDING', 'DRAFT']],
    ['DRAFT', ['ARCHIVED']],
    ['PENDING', ['APPROVED', 'REJECTED', 'DRAFT', 'ARCHIVED']],
  ])('%s touches %j', (action, touched) => {
    expect(statuses.filter((status) => canDoInBulk(item(status), action, everything).allowed)).toEqual(
      touched,
    );
  });

  it.each<[BulkAction, string, ItemStatus]>([
    ['edit', 'edit_any_scenarioitem', 'PENDING'],
    ['clone', 'scenario_item_clone', 'PENDING'],
    ['delete', 'delete_scenarioitem', 'PENDING'],
    ['APPROVED', 'approve_scenarioitem', 'PENDING'],
    ['REJECTED', 'approve_scenarioitem', 'PENDING'],
    ['PENDING', 'revert_scenarioitem', 'APPROVED'],
    ['ARCHIVED', 'edit_any_scenarioitem', 'DRAFT'],
  ])('%s needs %s', (action, permission, status) => {
    const without = { userId: 7, permissions: new Set([...all].filter((one) => one !== permission)) };
    expect(canDoInBulk(item(status), action, without)).toMatchObject({ cause: 'permission', permission });
    expect(partInBulk([item(status)], action, without).touched).toEqual([]);
  });

  it('says of each item that it leaves alone why', () => {
    const [pending, approved, hollow] = [
      item('PENDING'),
      item('APPROVED'),
      item('PENDING', [], { has_valid_scope: false }),
    ];
    expect(partInBulk([pending, approved, hollow], 'APPROVED', everything)).toEqual({
      touched: [pending],
      left: [
        { item: approved, reason: 'The item is already Approved.' },
        {
          item: hollow,
          reason:
            'Item should have valid Scope(s): at least one row with scope text, a cost group, a quantity and a unit cost.',
        },
      ],
    });
  });

  it('approves none of those that exclude each other, and edits all of them', () => {
    const [a, b, alone] = [item('PENDING', [1, 2]), item('PENDING', [2]), item('PENDING', [3])];
    const { touched, left } = partInBulk([a, b, alone], 'APPROVED', everything);
    expect(touched).toEqual([alone]);
    expect(left.map(({ reason }) => reason)).toEqual(
      Array(2).fill('Cannot select mutually exclusive items together'),
    );
    expect(partInBulk([a, b], 'edit', everything).touched).toEqual([a, b]);
    // A rival that is not touched is no rival.
    expect(partInBulk([a, { ...b, status: 'DRAFT' }], 'APPROVED', everything).touched).toEqual([a]);
  });
});
