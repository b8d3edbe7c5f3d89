import { describe, expect, it } from 'vitest';
import {
  checkInvite,
  deactivationProblem,
  INVITES_PER_HOUR,
  inviteWait,
  isEmail,
  isExternalEmail,
  normalizeEmail,
  personName,
  removalWarning,
  reopenedStatus,
  resendProblem,
  type InviteDraft,
} from './index.ts';

const draft = (over: Partial<InviteDraft> = {}): InviteDraft => ({
  email: 'ana.ferrer@northbank.example',
  account: null,
  isExternal: false,
  role: { type: 'internal', is_grantable: true },
  unitId: 4,
  unitIds: new Set([3, 4]),
  ...over,
});
const outside: Partial<InviteDraft> = { email: 'joel@alderglass.example', isExternal: true, unitId: null };
const partner = { type: 'external', is_grantable: true } as const;
const member = { is_member: true, status: 'ACTIVE' } as const;

describe('the invite form', () => {
  it.each<[string, Partial<InviteDraft>, [string, string] | null]>([
    ['nothing typed', { email: '  ' }, ['email', 'E-mail is required']],
    ['no address', { email: 'ana' }, ['email', 'E-mail is not valid']],
    ['a member already', { account: member }, ['email', 'email already registered']],
    [
      'a member, even if pending',
      { account: { ...member, status: 'INVITED' } },
      ['email', 'email already registered'],
    ],
    ['no role', { role: null }, ['role_id', 'You must select a Role']],
    [
      'a role beyond the own',
      { role: { type: 'internal', is_grantable: false } },
      ['role_id', 'This role has permissions that you do not have. Ask an administrator to assign it.'],
    ],
    ['no unit', { unitId: null }, ['access_scope_id', 'You must select a Business Unit']],
    ['a unit of others', { unitId: 9 }, ['access_scope_id', 'User is not assigned to this Business Unit']],
    [
      'an internal role for an outsider',
      outside,
      ['role_id', 'External users can not be assigned to this role'],
    ],
    [
      'a unit for an outsider',
      { ...outside, role: partner, unitId: 4 },
      ['access_scope_id', 'External users do not belong to a Business Unit.'],
    ],
    ['all in place', {}, null],
    ['an outsider with an external role', { ...outside, role: partner }, null],
    ['a colleague with an external role', { role: partner }, null],
    [
      'someone of the company keeps role and unit',
      { account: { is_member: false, status: 'ACTIVE' }, role: null, unitId: null },
      null,
    ],
    [
      'someone invited elsewhere',
      { account: { is_member: false, status: 'INVITED' }, role: null, unitId: null },
      null,
    ],
    [
      'a closed account',
      { account: { is_member: false, status: 'DISABLED' } },
      ['email', 'This account is deactivated. Reactivate it in Account Administration first.'],
    ],
  ])('%s', (_name, over, expected) => {
    const refusal = checkInvite(draft(over));
    expect(refusal && [refusal.field, refusal.message]).toEqual(expected);
  });
});

describe('addresses', () => {
  it.each([
    ['ana.ferrer@northbank.example', true],
    ["o'neil+site@sub.northbank.co", true],
    ['a@b', false],
    ['a@b.', false],
    ['a@-b.example', false],
    ['a..b@northbank.example', false],
    ['a b@northbank.example', false],
    ['a@north bank.example', false],
    ['a@northbank.example\nbcc: x@y.example', false],
    ['"a"@northbank.example', false],
    ['<a@northbank.example>', false],
    ['a@b@northbank.example', false],
    ['a@127.0.0.1', false],
    [`${'a'.repeat(65)}@northbank.example`, false],
    [`a@${'b'.repeat(64)}.example`, false],
    [`a@${'bcdefgh.'.repeat(32)}example`, false],
  ])('%s', (text, sound) => {
    expect(isEmail(text)).toBe(sound);
  });

  it('are trimmed and lowercased, and belong to the company by their whole domain', () => {
    expect(normalizeEmail('  Ana.Ferrer@Northbank.Example ')).toBe('ana.ferrer@northbank.example');
    const domains = ['Northbank.example ', 'nb.example'];
    expect(isExternalEmail('ANA@northbank.EXAMPLE', domains)).toBe(false);
    expect(isExternalEmail('ana@nb.example', domains)).toBe(false);
    expect(isExternalEmail('ana@eu.northbank.example', domains)).toBe(true);
    expect(isExternalEmail('ana@northbank.example.evil.example', domains)).toBe(true);
    expect(isExternalEmail('ana@northbank.example', [])).toBe(true);
  });
});

describe('accounts', () => {
  const account = { id: 5, status: 'DISABLED', invited_at: null, last_seen_at: null } as const;
  it('are not deactivated by their owner, nor twice', () => {
    expect(deactivationProblem({ id: 5, status: 'ACTIVE' }, 5)).toContain('your own account');
    expect(deactivationProblem({ id: 5, status: 'ACTIVE' }, 6)).toBeNull();
    expect(deactivationProblem({ id: 5, status: 'INVITED' }, 6)).toBeNull();
    expect(deactivationProblem(account, 6)).toContain('already');
  });

  it('open again where they were', () => {
    const at = '2026-10-09T08:00:00.000Z';
    expect(reopenedStatus(account)).toBe('ACTIVE');
    expect(reopenedStatus({ ...account, invited_at: at })).toBe('INVITED');
    expect(reopenedStatus({ ...account, invited_at: at, last_seen_at: at })).toBe('ACTIVE');
  });

  it('hear of an invitation again only while they have not answered', () => {
    expect(resendProblem({ status: 'INVITED' })).toBeNull();
    expect(resendProblem({ status: 'ACTIVE' })).toContain('answered');
    expect(resendProblem({ status: 'DISABLED' })).toContain('deactivated');
  });

  it('go by their address until they have a name', () => {
    expect(personName({ first_name: '', last_name: '', email: 'a@b.example' })).toBe('a@b.example');
    expect(personName({ first_name: 'Maya', last_name: 'Okafor', email: 'a@b.example' })).toBe('Maya Okafor');
  });
});

describe('taking somebody off a team', () => {
  it('warns more when a role goes with them', () => {
    const member = { email: 'cost@northbank.example', role: 'Cost Manager', is_only_holder: true };
    expect(removalWarning(member)).toBe(
      'You are about to remove the only Cost Manager in the project: cost@northbank.example',
    );
    expect(removalWarning({ ...member, is_only_holder: false })).toBe('You will delete this project member');
    expect(removalWarning({ ...member, role: null })).toBe('You will delete this project member');
  });
});

describe('the pace of invitations', () => {
  const now = new Date('2026-10-09T12:00:00.000Z');
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();
  it('is a minute for one address and a hundred an hour for one inviter', () => {
    expect(inviteWait([], null, now)).toBe(0);
    expect(inviteWait([], before(20), now)).toBe(40);
    expect(inviteWait([], before(60), now)).toBe(0);
    const sent = Array.from({ length: INVITES_PER_HOUR }, (_, index) => before(index + 1));
    expect(inviteWait(sent.slice(1), null, now)).toBe(0);
    expect(inviteWait(sent, null, now)).toBe(3500);
  });
});
