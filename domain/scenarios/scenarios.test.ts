import { describe, expect, it } from 'vitest';
import type { ItemStatus } from '#domain/items';
import {
  canDoScenario,
  cloneName,
  driverScore,
  SCENARIO_ACTIONS,
  SCENARIO_STATUSES,
  scenarioApprovalProblem,
  type ScenarioAction,
  scenarioItemsProblem,
  type ScenarioMember,
  scenarioNameProblem,
  type ScenarioStatus,
  usualScenarioName,
} from './index.ts';

const holding = (...permissions: string[]) => ({ permissions: new Set(permissions) });
const everything = holding(...Object.values(SCENARIO_ACTIONS).flatMap(({ needs }) => needs));
const actions = Object.keys(SCENARIO_ACTIONS) as ScenarioAction[];
const statuses = Object.keys(SCENARIO_STATUSES) as ScenarioStatus[];
const member = (number: number, more: Partial<ScenarioMember> = {}): ScenarioMember => ({
  id: 100 + number,
  number,
  status: 'PENDING',
  has_valid_scope: true,
  me_groups: [],
  ...more,
});

describe('canDoScenario', () => {
  it.each([
    ['PENDING', ['change', 'clone', 'approve', 'reject', 'delete']],
    ['APPROVED', ['clone', 'revert']],
    ['REJECTED', ['clone', 'revert', 'delete']],
  ] as [ScenarioStatus, ScenarioAction[]][])('allows of a scenario that is %s: %j', (status, allowed) => {
    expect(actions.filter((action) => canDoScenario(action, { status }, everything).allowed)).toEqual(
      allowed,
    );
  });

  it.each([
    ['create', ['add_scenario']],
    ['change', ['change_scenario']],
    ['clone', ['add_scenario']],
    ['approve', ['approve_scenario', 'approve_scenarioitem']],
    ['reject', ['approve_scenario']],
    ['revert', ['approve_scenario', 'revert_scenarioitem']],
    ['delete', ['delete_scenario']],
  ] as [ScenarioAction, string[]][])('asks for each permission to %s: %j', (action, needs) => {
    expect(canDoScenario(action, null, holding(...needs)).allowed).toBe(true);
    for (const permission of needs)
      expect(
        canDoScenario(action, null, holding(...needs.filter((one) => one !== permission))),
      ).toMatchObject({
        cause: 'permission',
        permission,
      });
  });

  it('says what has to happen first', () => {
    expect(canDoScenario('approve', { status: 'REJECTED' }, everything)).toEqual({
      allowed: false,
      cause: 'transition',
      reason: 'The scenario is Rejected and cannot be approved. Revert it to Pending first.',
    });
    expect(canDoScenario('revert', { status: 'PENDING' }, everything)).toMatchObject({
      reason: 'The scenario is still Pending; there is no decision to take back.',
    });
    for (const status of statuses) expect(canDoScenario('clone', { status }, everything).allowed).toBe(true);
  });
});

describe('what a scenario holds', () => {
  it.each([
    ['nothing yet', [], null],
    ['pending items with valid scope', [member(1), member(2)], null],
    [
      'items of different groups',
      [member(1, { me_groups: [{ id: 1 }] }), member(2, { me_groups: [{ id: 2 }] })],
      null,
    ],
    ['a draft', [member(3, { status: 'DRAFT' })], 'VO-003: Item should have "Pending" status'],
    [
      'an item without scope',
      [member(4, { has_valid_scope: false })],
      'VO-004: Item should have valid Scope(s)',
    ],
    [
      'two of one group',
      [member(1, { me_groups: [{ id: 1 }, { id: 7 }] }), member(2), member(5, { me_groups: [{ id: 7 }] })],
      'Cannot select mutually exclusive items together: VO-001 and VO-005',
    ],
  ] as [string, ScenarioMember[], string | null][])('%s', (_name, members, problem) => {
    expect(scenarioItemsProblem(members)).toBe(problem);
  });

  it('keeps what was in it before, whatever has become of it', () => {
    const settled = [member(1, { status: 'APPROVED' }), member(2, { has_valid_scope: false })];
    expect(scenarioItemsProblem(settled, new Set([101, 102]))).toBeNull();
    expect(scenarioItemsProblem(settled, new Set([101]))).toMatch(/^VO-002/);
  });
});

describe('approving a scenario', () => {
  it('takes it whole: each item pending with valid scope', () => {
    expect(scenarioApprovalProblem([member(1), member(2)])).toBeNull();
    expect(scenarioApprovalProblem([])).toMatch(/has no items/);
  });

  it.each(['APPROVED', 'REJECTED', 'DRAFT', 'VOID', 'ARCHIVED'] as ItemStatus[])(
    'names an item that is %s',
    (status) => {
      const problem = scenarioApprovalProblem([member(1), member(8, { status })]);
      expect(problem).toMatch(/^VO-008 is \w+, not Pending\./);
    },
  );

  it('names an item that lost its scope, a pair of one group, and an approved neighbour', () => {
    expect(scenarioApprovalProblem([member(8, { has_valid_scope: false })])).toBe(
      'VO-008 has no valid scope. Item should have valid Scope(s): complete it, or take it out of the scenario.',
    );
    const group = { me_groups: [{ id: 1 }] };
    expect(scenarioApprovalProblem([member(1, group), member(2, group)])).toBe(
      'Cannot select mutually exclusive items together: VO-001 and VO-002. Remove one of them.',
    );
    expect(scenarioApprovalProblem([member(1, group)], [{ member_id: 101, number: 2, letter: 'A' }])).toBe(
      'VO-001 cannot be approved: VO-002 of its group A is approved already. Revert that one first, or take VO-001 out of the scenario.',
    );
  });
});

describe('names', () => {
  it.each([
    ['Envelope + shell', null],
    ['  ', 'Name is required'],
    ['x'.repeat(100), null],
    ['x'.repeat(101), 'Name is longer than 100 characters. Shorten it.'],
  ])('%s', (name, problem) => expect(scenarioNameProblem(name)).toBe(problem));

  it('come from the number, and copies say so', () => {
    expect(usualScenarioName(4)).toBe('Scenario 4');
    expect(cloneName('Envelope')).toBe('Copy of Envelope');
    expect(cloneName('x'.repeat(100))).toHaveLength(100);
  });
});

describe('driverScore', () => {
  it('weighs each goal by its share of all weights', () => {
    const goals = [
      { id: 1, weight: 3 },
      { id: 2, weight: 1 },
    ];
    expect(
      driverScore(goals, [
        { id: 1, score: 2 },
        { id: 2, score: -1 },
      ]),
    ).toBe(1.25);
    expect(driverScore(goals, [{ id: 2, score: 1 }])).toBe(0.25);
    expect(driverScore([], [])).toBeNull();
  });
});
