import { describe, expect, it } from 'vitest';
import {
  API_KEY_LIMITS,
  API_SCOPE_GROUPS,
  API_SCOPES,
  apiKeyProblems,
  apiKeyStatus,
  scopeProblem,
  tidyScopes,
} from './index.ts';

const today = '2026-10-12';
const problems = (draft: Partial<{ name: string; expires_on: string | null }>, before?: string | null) =>
  apiKeyProblems(
    { name: 'Warehouse', expires_on: null, ...draft },
    { today, taken: new Set(['cost report']), ...(before === undefined ? {} : { before }) },
  );

describe('where a key stands', () => {
  it.each([
    [null, null, 'active'],
    ['2026-10-27', null, 'active'],
    ['2026-10-26', null, 'expiring'],
    ['2026-10-12', null, 'expiring'],
    ['2026-10-11', null, 'expired'],
    ['2026-10-11', '2026-10-10T09:00:00.000Z', 'revoked'],
    [null, '2026-10-10T09:00:00.000Z', 'revoked'],
  ] as const)('expires on %s, revoked at %s: %s', (expires_on, revoked_at, status) => {
    expect(apiKeyStatus({ expires_on, revoked_at }, today)).toBe(status);
  });
});

describe('name and expiry', () => {
  it.each([
    [{}, []],
    [{ name: ' ' }, ['name']],
    [{ name: 'x'.repeat(API_KEY_LIMITS.name) }, []],
    [{ name: 'x'.repeat(API_KEY_LIMITS.name + 1) }, ['name']],
    [{ name: ' Cost REPORT ' }, ['name']],
    [{ expires_on: '2026-10-12' }, []],
    [{ expires_on: '2026-10-11' }, ['expires_on']],
    [{ expires_on: '2026-02-30' }, ['expires_on']],
  ])('%j is refused in %j', (draft, fields) => {
    expect(Object.keys(problems(draft))).toEqual(fields);
  });

  it('lets a day stay that has passed', () => {
    expect(problems({ expires_on: '2026-10-01' }, '2026-10-01')).toEqual({});
    expect(Object.keys(problems({ expires_on: '2026-10-01' }, '2026-10-02'))).toEqual(['expires_on']);
  });
});

describe('scopes', () => {
  const may = new Set(['foresite_access', 'risk_access', 'account_administration_access']);

  it.each([
    [[], [], false],
    [['foresite_access'], [], true],
    [['foresite_access', 'risk_access'], [], true],
    [['issue_access'], [], false],
    [['issue_access'], ['issue_access'], true],
    [['account_administration_access'], [], false],
    [['nothing_of_ours'], [], false],
  ])('%j on %j: %s', (chosen, before, isSound) => {
    expect(scopeProblem(chosen, before, may) === null).toBe(isSound);
  });

  it('come with what they need, in the order of the catalog, each once', () => {
    expect(tidyScopes(['change_risk', 'add_scenario', 'add_scenario', 'view_users'])).toEqual([
      'foresite_access',
      'add_scenario',
      'risk_access',
      'change_risk',
    ]);
  });

  it('stand in a group each', () => {
    expect(API_SCOPE_GROUPS.flatMap(({ entries }) => entries.map(({ key }) => key)).sort()).toEqual(
      [...API_SCOPES].sort(),
    );
  });
});
