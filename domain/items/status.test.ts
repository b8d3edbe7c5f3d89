import { describe, expect, it } from 'vitest';
import {
  canDeleteItem,
  canEditItem,
  canMoveStatus,
  canRevertItem,
  ITEM_STATUSES,
  offeredStatuses,
  ownsItem,
  type Caller,
  type ItemStatus,
  type MovableItem,
} from './index.ts';

const caller = (...permissions: string[]): Caller => ({ userId: 7, permissions: new Set(permissions) });
const item = (status: ItemStatus, more: Partial<MovableItem> = {}): MovableItem => ({
  status,
  has_valid_scope: true,
  created_by_id: 1,
  proposed_by_id: null,
  ...more,
});
const everything = caller(
  'approve_scenarioitem',
  'edit_any_scenarioitem',
  'revert_scenarioitem',
  'delete_scenarioitem',
);
const statuses = Object.keys(ITEM_STATUSES) as ItemStatus[];

describe('canMoveStatus', () => {
  it('allows exactly the moves of the table to somebody who may do everything', () => {
    const moves = statuses.map((from) => [
      from,
      statuses.filter((to) => canMoveStatus(item(from), to, everything).allowed),
    ]);
    expect(Object.fromEntries(moves)).toEqual({
      PENDING: ['APPROVED', 'REJECTED', 'ARCHIVED'],
      ARCHIVED: ['PENDING', 'DRAFT'],
      DRAFT: ['PENDING', 'ARCHIVED'],
      APPROVED: [],
      REJECTED: [],
      VOID: [],
    });
  });

  it('says where an item may go instead', () => {
    expect(canMoveStatus(item('DRAFT'), 'APPROVED', everything)).toEqual({
      allowed: false,
      cause: 'transition',
      reason: 'The item is Draft and cannot become Approved. It can move to Pending or Archived.',
    });
    expect(canMoveStatus(item('APPROVED'), 'PENDING', everything)).toMatchObject({
      reason: /Revert it first\.$/,
    });
    expect(canMoveStatus(item('PENDING'), 'PENDING', everything)).toMatchObject({
      reason: 'The item is already Pending.',
    });
    expect(canMoveStatus(item('VOID'), 'DRAFT', everything)).toMatchObject({
      reason: 'The item is Void and cannot become Draft.',
    });
  });

  it('asks for the approve permission before it looks at the scope', () => {
    const unscoped = item('PENDING', { has_valid_scope: false });
    const editor = caller('edit_any_scenarioitem');
    expect(canMoveStatus(unscoped, 'APPROVED', editor)).toMatchObject({
      cause: 'permission',
      permission: 'approve_scenarioitem',
    });
    expect(canMoveStatus(unscoped, 'APPROVED', everything)).toMatchObject({
      cause: 'rule',
      reason: /^Item should have valid Scope\(s\)/,
    });
    expect(canMoveStatus(unscoped, 'REJECTED', everything)).toEqual({ allowed: true });
  });

  it('offers each person what that person may do', () => {
    expect(offeredStatuses(item('PENDING'), caller())).toEqual([]);
    expect(offeredStatuses(item('PENDING'), caller('approve_scenarioitem'))).toEqual([
      'APPROVED',
      'REJECTED',
    ]);
    expect(offeredStatuses(item('PENDING'), caller('edit_any_scenarioitem'))).toEqual(['ARCHIVED']);
    expect(offeredStatuses(item('ARCHIVED'), caller('edit_own_scenarioitem'))).toEqual([]);
    expect(offeredStatuses(item('ARCHIVED', { proposed_by_id: 7 }), caller('edit_own_scenarioitem'))).toEqual(
      ['PENDING', 'DRAFT'],
    );
    expect(offeredStatuses(item('PENDING', { has_valid_scope: false }), everything)).toEqual([
      'REJECTED',
      'ARCHIVED',
    ]);
  });
});

describe('canEditItem', () => {
  it('lets people edit their own items, created or proposed', () => {
    const own = caller('edit_own_scenarioitem');
    expect(canEditItem(item('DRAFT', { created_by_id: 7 }), own)).toEqual({ allowed: true });
    expect(canEditItem(item('DRAFT', { proposed_by_id: 7 }), own)).toEqual({ allowed: true });
    expect(canEditItem(item('DRAFT'), own)).toMatchObject({ permission: 'edit_any_scenarioitem' });
    expect(canEditItem(item('DRAFT', { created_by_id: 7 }), caller())).toMatchObject({ cause: 'permission' });
    expect(ownsItem({ status: 'DRAFT' }, own)).toBe(false);
  });

  it.each(['APPROVED', 'REJECTED', 'VOID'] as const)('keeps %s items as they are', (status) => {
    expect(canEditItem(item(status), everything)).toMatchObject({ allowed: false, cause: 'rule' });
  });
});

describe('canRevertItem and canDeleteItem', () => {
  it('takes back decisions only', () => {
    expect(canRevertItem(item('APPROVED'), everything)).toEqual({ allowed: true });
    expect(canRevertItem(item('REJECTED'), everything)).toEqual({ allowed: true });
    expect(canRevertItem(item('DRAFT'), everything)).toMatchObject({ cause: 'transition' });
    expect(canRevertItem(item('APPROVED'), caller())).toMatchObject({ permission: 'revert_scenarioitem' });
  });

  it('deletes what is not settled', () => {
    expect(canDeleteItem(item('PENDING'), caller('delete_scenarioitem'))).toEqual({ allowed: true });
    expect(canDeleteItem(item('APPROVED'), everything)).toMatchObject({ cause: 'rule' });
    expect(canDeleteItem(item('PENDING'), caller('edit_any_scenarioitem'))).toMatchObject({
      permission: 'delete_scenarioitem',
    });
  });
});
