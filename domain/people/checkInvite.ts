import { isEmail, normalizeEmail } from './email.ts';

/** The sentences of the invite form (docs/product/access.md); those behind a dot are ours. */
export const INVITE_PROBLEMS = {
  noEmail: 'E-mail is required',
  badEmail: 'E-mail is not valid',
  registered: 'email already registered',
  closedAccount: 'This account is deactivated. Reactivate it in Account Administration first.',
  noRole: 'You must select a Role',
  internalRole: 'External users can not be assigned to this role',
  greaterRole: 'This role has permissions that you do not have. Ask an administrator to assign it.',
  noUnit: 'You must select a Business Unit',
  foreignUnit: 'User is not assigned to this Business Unit',
  externalUnit: 'External users do not belong to a Business Unit.',
} as const;

/** What may stand in the way of an invitation. */
export type InviteProblem = keyof typeof INVITE_PROBLEMS;
/** The field of the form that a problem belongs to. */
export type InviteField = 'email' | 'role_id' | 'access_scope_id';

/** What a role has to say about whether it may be given. */
export interface GivenRole {
  type: 'internal' | 'external';
  /** Whether whoever gives it holds all of its permissions, or is an administrator. */
  is_grantable: boolean;
}

/** An invitation as far as it is filled in, with what is known about its address. */
export interface InviteDraft {
  email: string;
  /** Somebody who has an account in the company already: role and unit stay as they are. */
  account: { is_member: boolean; status: 'INVITED' | 'ACTIVE' | 'DISABLED' } | null;
  isExternal: boolean;
  role: GivenRole | null;
  /** The chosen business unit; null for none. */
  unitId: number | null;
  /** Units that the inviter may give: their own and those below. */
  unitIds: ReadonlySet<number>;
}

/** What stands in the way, and at which field. */
export interface InviteRefusal {
  field: InviteField;
  problem: InviteProblem;
  message: string;
}

const refuse = (field: InviteField, problem: InviteProblem): InviteRefusal => ({
  field,
  problem,
  message: INVITE_PROBLEMS[problem],
});

/** Why a role cannot be given to somebody; null when it can (docs/product/access.md: nobody gives more than they hold). */
export function roleProblem(role: GivenRole, isExternal: boolean): 'internalRole' | 'greaterRole' | null {
  if (isExternal && role.type === 'internal') return 'internalRole';
  return role.is_grantable ? null : 'greaterRole';
}

function emailProblem({ email, account }: InviteDraft): InviteProblem | null {
  if (normalizeEmail(email) === '') return 'noEmail';
  if (!isEmail(normalizeEmail(email))) return 'badEmail';
  if (account?.is_member) return 'registered';
  return account?.status === 'DISABLED' ? 'closedAccount' : null;
}

function unitProblem({ isExternal, unitId, unitIds }: InviteDraft): InviteProblem | null {
  if (isExternal) return unitId === null ? null : 'externalUnit';
  if (unitId === null) return 'noUnit';
  return unitIds.has(unitId) ? null : 'foreignUnit';
}

/** The first thing that keeps an invitation from being sent, in the order of the form; null when it can go (docs/product/access.md). */
export function checkInvite(draft: InviteDraft): InviteRefusal | null {
  const email = emailProblem(draft);
  if (email) return refuse('email', email);
  if (draft.account) return null;
  if (!draft.role) return refuse('role_id', 'noRole');
  const role = roleProblem(draft.role, draft.isExternal);
  if (role) return refuse('role_id', role);
  const unit = unitProblem(draft);
  return unit ? refuse('access_scope_id', unit) : null;
}
