import { describe, expect, it } from 'vitest';
import type { Candidate, CompanyUserDetail, InviteOptions } from '../peopleTypes.ts';
import { emptyInvite, inviteeOf, refusalOf, roleOptions, toInvite, unitReach } from './inviteDraft.ts';
import { changeWords, toUserDraft, userPatchOf, userProblems } from './userDraft.ts';
import { isStalePage, readPageSize, readUserFilters, toUserQuery, writeUserFilters } from './userFilters.ts';
import { invitedWords, seenWords } from './whenWords.ts';

const options: InviteOptions = {
  roles: [
    { id: 3, name: 'Cost Manager', type: 'internal', permission_count: 61, is_grantable: true },
    { id: 4, name: 'Administrator', type: 'internal', permission_count: 115, is_grantable: false },
    { id: 9, name: 'Trade Partner', type: 'external', permission_count: 1, is_grantable: true },
  ],
  access_scopes: [
    { id: 1, name: 'Northbank', parent_id: null },
    { id: 2, name: 'Mountain', parent_id: 1 },
  ],
  email_domains: ['northbank.example'],
};
const candidate: Candidate = {
  id: 2,
  email: 'cost@northbank.example',
  first_name: 'Daniel',
  last_name: 'Reyes',
  status: 'ACTIVE',
  is_external: false,
  roles: [{ id: 3, name: 'Cost Manager' }],
  access_scopes: [{ id: 1, name: 'Northbank' }],
};

describe('the invite form', () => {
  const draft = { email: ' Ana@Northbank.example', roleId: 3, unitId: 1 };

  it('sends what was chosen, for an outsider no unit, for a colleague nothing', () => {
    const newcomer = inviteeOf('ana@northbank.example', options, { isMember: false });
    expect(refusalOf(draft, newcomer, options)).toBeNull();
    expect(toInvite(draft, newcomer)).toEqual({
      email: 'ana@northbank.example',
      role_id: 3,
      access_scope_id: 1,
    });
    const outsider = inviteeOf('ana@alderglass.example', options, { isMember: false });
    expect(refusalOf({ ...draft, roleId: 3 }, outsider, options)?.field).toBe('role_id');
    expect(refusalOf({ ...draft, roleId: 9 }, outsider, options)).toBeNull();
    expect(toInvite({ ...draft, roleId: 9 }, outsider)).toMatchObject({ access_scope_id: null });
    const colleague = inviteeOf(candidate.email, options, { candidate, isMember: false });
    expect(refusalOf({ ...emptyInvite, email: candidate.email }, colleague, options)).toBeNull();
    expect(toInvite({ ...draft, email: candidate.email }, colleague)).toEqual({
      email: candidate.email,
      role_id: null,
      access_scope_id: null,
    });
  });

  it('knows members, nothing typed, and units and roles out of reach', () => {
    const member = inviteeOf('x@northbank.example', options, { isMember: true });
    expect(refusalOf({ ...draft, email: 'x@northbank.example' }, member, options)?.message).toBe(
      'email already registered',
    );
    const nobody = inviteeOf('', options, { isMember: false });
    expect(refusalOf(emptyInvite, nobody, options)?.message).toBe('E-mail is required');
    const newcomer = inviteeOf('ana@northbank.example', options, { isMember: false });
    expect(refusalOf({ ...draft, unitId: 7 }, newcomer, options)?.problem).toBe('foreignUnit');
    expect(
      roleOptions(options.roles, false).map(({ disabledReason }) => disabledReason !== undefined),
    ).toEqual([false, true, false]);
    expect(roleOptions(options.roles, true)[0]?.disabledReason).toBe(
      'External users can not be assigned to this role',
    );
    expect(unitReach(options.access_scopes)).toBe('Yours: Northbank and below');
    expect(unitReach(options.access_scopes.slice(1))).toBe('Yours: Mountain');
    expect(unitReach([])).toBeUndefined();
  });
});

describe('the form of an account', () => {
  const user: CompanyUserDetail = {
    ...candidate,
    title: null,
    project_count: 0,
    last_seen_at: null,
    invited_at: null,
    version: 4,
    projects: [],
  };

  it('sends what differs and nothing else', () => {
    const same = toUserDraft(user);
    expect(userPatchOf(user, same)).toEqual({});
    const patch = userPatchOf(user, {
      ...same,
      title: ' Estimator ',
      first_name: ' Daniel',
      role_ids: [9, 3],
    });
    expect(patch).toEqual({ title: 'Estimator', role_ids: [9, 3] });
    expect(changeWords(patch)).toBe('2 changes');
    const titled = { ...user, title: 'Boss' };
    expect(userPatchOf(titled, { ...toUserDraft(titled), title: ' ' })).toEqual({ title: null });
  });

  it('needs a role, and a name once there was one', () => {
    const empty = { ...toUserDraft(user), first_name: ' ', last_name: '', role_ids: [] };
    expect(Object.keys(userProblems(user, empty))).toEqual(['first_name', 'last_name', 'role_ids']);
    expect(Object.keys(userProblems({ ...user, status: 'INVITED' }, empty))).toEqual(['role_ids']);
  });
});

describe('the list of accounts', () => {
  it('resets a size above 50, and a page behind the last row', () => {
    expect([10, 25, 50, 100, '25', null].map(readPageSize)).toEqual([10, 25, 50, 25, 25, 25]);
    expect(isStalePage(50, 50)).toBe(true);
    expect(isStalePage(25, 50)).toBe(false);
    expect(isStalePage(0, 0)).toBe(false);
  });

  it('reads its address, drops what does not fit, and writes it back', () => {
    const text =
      'tab=users&search=ana&status=ACTIVE,NONE&role=3,x&unit=1&type=external&order=-seen,bogus&offset=50';
    const filters = readUserFilters(new URLSearchParams(text), 25);
    expect(filters).toMatchObject({
      statuses: ['ACTIVE'],
      roles: [3],
      units: [1],
      type: 'external',
      offset: 50,
    });
    expect(toUserQuery(filters)).toEqual({
      limit: 25,
      offset: 50,
      ordering: '-last_seen_at',
      search: 'ana',
      status: ['ACTIVE'],
      role_id: [3],
      access_scope_id: [1],
      type: 'external',
    });
    const written = writeUserFilters(new URLSearchParams('tab=users'), filters);
    expect(readUserFilters(written, 25)).toEqual(filters);
    expect(written.get('tab')).toBe('users');
    expect(
      writeUserFilters(new URLSearchParams(), readUserFilters(new URLSearchParams(), 25)).toString(),
    ).toBe('');
  });
});

it('says when somebody was last here', () => {
  const now = new Date(2026, 9, 12, 12, 0);
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
  expect(seenWords(null, now)).toBe('-');
  expect(seenWords(ago(2), now)).toBe('Now');
  expect(seenWords(ago(90), now)).toBe('Today, 10:30');
  expect(seenWords(ago(24 * 60), now)).toBe('Yesterday');
  expect(seenWords(ago(5 * 24 * 60), now)).toBe('Oct 07, 2026');
});

it('says when somebody was invited, and when the link stopped to work', () => {
  const now = new Date('2026-10-12T12:00:00Z');
  expect(invitedWords('2026-10-08T09:00:00Z', now)).toBe('Invited Oct 08');
  expect(invitedWords('2026-10-05T12:00:01Z', now)).toBe('Invited Oct 05');
  expect(invitedWords('2026-10-05T12:00:00Z', now)).toBe('Expired Oct 12');
  expect(invitedWords('2026-09-29T09:40:00Z', now)).toBe('Expired Oct 06');
});
