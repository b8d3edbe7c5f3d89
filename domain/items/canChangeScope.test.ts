import { describe, expect, it } from 'vitest';
import { canChangeScope, scopeChangeOf, scopeRightsOf } from './index.ts';

const row = (id: number, scope = 'Steel') => ({ id, scope });
const isSame = (a: { scope: string }, b: { scope: string }) => a.scope === b.scope;
const change = (before: { id: number; scope: string }[], after: { id: number; scope: string }[]) =>
  scopeChangeOf(before, after, isSame);
const none = { added: false, changed: false, removed: false };

describe('scope rows and who may change them', () => {
  it.each([
    ['nothing', [row(1), row(2)], [row(1), row(2)], none],
    ['a new row', [row(1)], [row(1), row(9)], { ...none, added: true }],
    ['other words', [row(1)], [row(1, 'Glass')], { ...none, changed: true }],
    ['another order', [row(1), row(2)], [row(2), row(1)], { ...none, changed: true }],
    ['a row less', [row(1), row(2)], [row(2)], { ...none, removed: true }],
    ['another row in its place', [row(1)], [row(9)], { added: true, changed: false, removed: true }],
  ])('tells %s', (_name, before, after, expected) => {
    expect(change(before, after)).toEqual(expected);
  });

  it.each([
    ['added', 'add_scenariosubitem', 'You need permission to add scope rows. '],
    ['changed', 'change_scenariosubitem', 'You need permission to change scope rows. '],
    ['removed', 'delete_scenariosubitem', 'You need permission to delete scope rows. '],
  ] as const)('asks for its own permission where rows are %s', (what, permission, words) => {
    const others = ['add_scenariosubitem', 'change_scenariosubitem', 'delete_scenariosubitem'].filter(
      (key) => key !== permission,
    );
    const asked = { ...none, [what]: true };
    expect(canChangeScope(asked, { userId: 1, permissions: new Set([permission]) })).toEqual({
      allowed: true,
    });
    const refused = canChangeScope(asked, { userId: 1, permissions: new Set(others) });
    expect(refused).toMatchObject({ allowed: false, cause: 'permission', permission });
    expect('reason' in refused && refused.reason.startsWith(words)).toBe(true);
    expect(canChangeScope(none, { userId: 1, permissions: new Set() })).toEqual({ allowed: true });
  });

  it('gives each right with its key', () => {
    expect(scopeRightsOf(new Set(['change_scenariosubitem']))).toEqual({
      add: false,
      change: true,
      remove: false,
    });
  });
});
