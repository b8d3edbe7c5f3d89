import type { Option } from '#design-system/inputs/Select/Select.tsx';
import {
  checkInvite,
  INVITE_PROBLEMS,
  type InviteRefusal,
  isExternalEmail,
  normalizeEmail,
  roleProblem,
} from '#domain/people';
import * as t from '../../texts.ts';
import type { Candidate, InviteInput, InviteOptions } from '../peopleTypes.ts';

/** An invitation being filled in. */
export interface InviteDraft {
  email: string;
  roleId: number | null;
  unitId: number | null;
}

export const emptyInvite: InviteDraft = { email: '', roleId: null, unitId: null };

/** What is known about the address that was typed. */
export interface Invitee {
  isExternal: boolean;
  /** Somebody of the company, who keeps role and unit. */
  candidate: Candidate | null;
  isMember: boolean;
}

export function inviteeOf(
  email: string,
  options: InviteOptions | undefined,
  known: { candidate?: Candidate | undefined; isMember: boolean },
): Invitee {
  const candidate = known.candidate ?? null;
  const isExternal = candidate
    ? candidate.is_external
    : email !== '' && options !== undefined && isExternalEmail(email, options.email_domains);
  return { candidate, isExternal, isMember: known.isMember };
}

/** What keeps the invitation from being sent, by the rules that the server asks, too (docs/product/access.md). */
export function refusalOf(
  { email, roleId, unitId }: InviteDraft,
  { candidate, isExternal, isMember }: Invitee,
  options: InviteOptions,
): InviteRefusal | null {
  const account = candidate ?? (isMember ? { status: 'ACTIVE' as const } : null);
  return checkInvite({
    email,
    account: account && { is_member: isMember, status: account.status },
    isExternal,
    role: options.roles.find(({ id }) => id === roleId) ?? null,
    unitId: isExternal ? null : unitId,
    unitIds: new Set(options.access_scopes.map(({ id }) => id)),
  });
}

/** The invitation as it is sent: somebody of the company keeps what they have. */
export function toInvite(
  { email, roleId, unitId }: InviteDraft,
  { candidate, isExternal }: Invitee,
): InviteInput {
  return {
    email: normalizeEmail(email),
    role_id: candidate ? null : roleId,
    access_scope_id: candidate || isExternal ? null : unitId,
  };
}

const counted = (count: number) => (count === 1 ? t.permission1 : t.permissionsPermissions(count));

/** The roles to choose from, each with why it cannot be this time. */
export const roleOptions = (roles: InviteOptions['roles'], isExternal: boolean): Option[] =>
  roles.map((role) => {
    const problem = roleProblem(role, isExternal);
    return {
      value: String(role.id),
      label: role.name,
      description: counted(role.permission_count),
      disabledReason: problem ? INVITE_PROBLEMS[problem] : undefined,
    };
  });

/** Business units to choose from, those below indented by the unit above them in the second line. */
export const unitOptions = (units: InviteOptions['access_scopes']): Option[] =>
  units.map(({ id, name, parent_id }) => {
    const above = units.find((unit) => unit.id === parent_id);
    return { value: String(id), label: name, ...(above ? { description: above.name } : {}) };
  });

/** `Northbank and below`: the units at the top of what the person may give. */
export function unitReach(units: InviteOptions['access_scopes']): string | undefined {
  const ids = new Set(units.map(({ id }) => id));
  const tops = units.filter(({ parent_id }) => parent_id === null || !ids.has(parent_id));
  if (tops.length === 0) return undefined;
  const hasBelow = units.length > tops.length;
  return t.yoursListValue(tops.map(({ name }) => name).join(', '), hasBelow ? t.andBelow : '');
}

/** Under the role: how much it opens. */
export function roleHint(roles: InviteOptions['roles'], roleId: number | null): string | undefined {
  const role = roles.find(({ id }) => id === roleId);
  return role && counted(role.permission_count);
}
