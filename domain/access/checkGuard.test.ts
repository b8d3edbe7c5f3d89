import { describe, expect, it } from 'vitest';
import { checkGuard, type GuardSubject } from './index.ts';

const subject = (
  permissions: string[] = [],
  tenantFlags: string[] = [],
  clientFlags: string[] = [],
): GuardSubject => ({
  signedIn: true,
  permissions: new Set(permissions),
  tenantFlags: new Set(tenantFlags),
  clientFlags: new Set(clientFlags),
});
const visitor: GuardSubject = { ...subject(['risk_access']), signedIn: false };

describe('checkGuard', () => {
  it('lets anybody see what is public', () => {
    expect(checkGuard('public', visitor)).toEqual({ allowed: true });
  });

  it('asks a visitor to sign in, even where nothing else is named', () => {
    expect(checkGuard({ permission: 'risk_access' }, visitor)).toEqual({
      allowed: false,
      missing: { signedIn: true },
    });
    expect(checkGuard({ signedIn: true }, visitor)).toEqual({ allowed: false, missing: { signedIn: true } });
    expect(checkGuard({}, visitor).allowed).toBe(false);
    expect(checkGuard({ signedIn: true }, subject())).toEqual({ allowed: true });
  });

  it('needs all that is named, and says what is missing first', () => {
    const guard = { permission: ['a', 'b'], tenantFlag: 'quick', clientFlag: 'reporting' } as const;
    expect(checkGuard(guard, subject(['a', 'b'], ['quick'], ['reporting']))).toEqual({ allowed: true });
    expect(checkGuard(guard, subject(['a', 'b'], [], ['reporting']))).toMatchObject({
      missing: { tenantFlag: 'quick' },
    });
    expect(checkGuard(guard, subject(['a', 'b'], ['quick']))).toMatchObject({
      missing: { clientFlag: 'reporting' },
    });
    expect(checkGuard(guard, subject(['a'], ['quick'], ['reporting']))).toEqual({
      allowed: false,
      missing: { permission: 'b' },
    });
  });

  it('takes any one of the keys that are enough, and names the first where none is held', () => {
    const guard = { permission: 'a', anyPermission: ['own', 'other'] } as const;
    for (const key of ['own', 'other']) expect(checkGuard(guard, subject(['a', key])).allowed).toBe(true);
    expect(checkGuard(guard, subject(['own']))).toMatchObject({ missing: { permission: 'a' } });
    expect(checkGuard(guard, subject(['a']))).toMatchObject({ missing: { permission: 'own' } });
  });

  it('does not mistake one kind of key for another', () => {
    expect(checkGuard({ permission: 'x' }, subject([], ['x'], ['x'])).allowed).toBe(false);
    expect(checkGuard({ tenantFlag: 'x' }, subject(['x'], [], ['x'])).allowed).toBe(false);
  });
});
