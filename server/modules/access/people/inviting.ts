import {
  checkInvite,
  INVITE_PROBLEMS,
  inviteWait,
  normalizeEmail,
  resendProblem,
  type InviteRefusal,
} from '#domain/people';
import { notFound, ruleRefused, tooMany } from '#server/contract/errors.ts';
import type { Call } from '#server/contract/handlers.ts';
import { DatabaseError, toDatabaseError } from '#server/database/databaseError.ts';
import { sendInvitation } from '#server/services/mail/invitations.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { readProjectName } from '#server/services/notify/projectNameRepository.ts';
import { lockAccount, lockAccountOf, listProjectIdsOf, type AccountRow } from './accountRepository.ts';
import { inviterOf, type Inviter } from './inviter.ts';
import { listGivenRoles, listUnits } from './inviterRepository.ts';

export type InviteCall = Pick<Call<'inviteCompanyUser'>, 'tx' | 'caller' | 'tenant' | 'services' | 'now'>;
type Input = Call<'inviteCompanyUser'>['body'];

const refuse = ({ message, field }: InviteRefusal) => ruleRefused(message, { [field]: [message] });
const registered = () =>
  refuse({ field: 'email', problem: 'registered', message: INVITE_PROBLEMS.registered });

/** Holds an invitation against every rule of the form; the account that it finds stays locked. */
async function settle(call: InviteCall, input: Input, projectId: number | null) {
  const { tx, caller, now } = call;
  const email = normalizeEmail(input.email);
  const inviter = await inviterOf(tx, caller, now);
  const account = await lockAccountOf(tx, email);
  const teams = account && projectId !== null ? await listProjectIdsOf(tx, account.id) : [];
  const unitId = input.access_scope_id ?? null;
  const [role] = input.role_id == null ? [] : await listGivenRoles(tx, inviter, [input.role_id]);
  const [unit] = unitId === null ? [] : await listUnits(tx, [unitId]);
  const isExternal = inviter.isExternal(email);
  const refusal = checkInvite({
    email,
    account: account
      ? { is_member: projectId === null || teams.includes(projectId), status: account.status }
      : null,
    isExternal,
    role: role ?? null,
    unitId,
    unitIds: new Set(unit && inviter.mayGiveUnit(unit.id) ? [unit.id] : []),
  });
  if (refusal) throw refuse(refusal);
  return { inviter, email, account, isExternal, roleId: role?.id, unitId };
}

type Settled = Awaited<ReturnType<typeof settle>>;

/** Waits of the inviter, and of the address that was written to before. */
function requirePause({ sent }: Inviter, lastToThem: string | null, now: Date): void {
  const seconds = inviteWait(sent, lastToThem, now);
  if (seconds > 0) throw tooMany(seconds);
}

/** Writes the account of an address that had none. Two invitations at once make one account: the second gets a message. */
async function createAccount(call: InviteCall, settled: Settled): Promise<number> {
  const { inviter, email, isExternal, roleId, unitId } = settled;
  requirePause(inviter, null, call.now);
  const fields = {
    email,
    first_name: '',
    last_name: '',
    title: null,
    preferences: {},
    is_external: isExternal,
    status: 'INVITED',
    invited_at: call.now.toISOString(),
    invited_by_id: inviter.id,
    role_ids: roleId === undefined ? [] : [roleId],
    access_scope_ids: unitId === null ? [] : [unitId],
  };
  const head = handHead(call, null, `Invited ${email}`);
  try {
    const { rows } = await call.services.changes.apply(call.tx, head, [
      { entity: 'user', kind: 'create', fields },
    ]);
    return (rows[0] as { id: number }).id;
  } catch (raw) {
    const error = toDatabaseError(raw);
    if (error instanceof DatabaseError && error.constraint === 'app_user_email_unique') throw registered();
    throw error;
  }
}

/** Mails the link; `projectId` names what it invites to. */
async function mail(
  call: InviteCall,
  inviter: Inviter,
  userId: number,
  projectId: number | null,
): Promise<void> {
  const { tx, tenant, services, now } = call;
  await sendInvitation(tx, {
    tenant,
    userId,
    invitedBy: inviter.name,
    ...(projectId === null ? {} : { projectName: await readProjectName(tx, projectId) }),
    origin: services.originOf(tenant.slug),
    now,
  });
}

/** Notes in the account and its history that the invitation went out again. */
async function noteInvitation(call: InviteCall, inviter: Inviter, account: AccountRow): Promise<void> {
  const fields = { invited_at: call.now.toISOString(), invited_by_id: inviter.id };
  const head = handHead(call, null, `Sent ${account.email} the invitation again`);
  await call.services.changes.apply(call.tx, head, [
    { entity: 'user', kind: 'update', id: account.id, fields },
  ]);
}

/** Invites an address into the company; answers with the number of its account. */
export async function inviteToCompany(call: InviteCall, input: Input): Promise<number> {
  const settled = await settle(call, input, null);
  const userId = await createAccount(call, settled);
  await mail(call, settled.inviter, userId, null);
  return userId;
}

/** Puts an address on a project's team: somebody of the company at once, a newcomer by invitation. */
export async function inviteToProject(call: InviteCall, input: Input, projectId: number): Promise<number> {
  const settled = await settle(call, input, projectId);
  const { account, inviter, email } = settled;
  const userId = account?.id ?? (await createAccount(call, settled));
  await call.services.changes.apply(call.tx, handHead(call, projectId, `Invited ${email}`), [
    {
      entity: 'project_member',
      kind: 'create',
      id: userId,
      fields: { project_id: projectId, role_id: null },
    },
  ]);
  if (account?.status === 'INVITED') {
    requirePause(inviter, null, call.now);
    await noteInvitation(call, inviter, account);
  }
  if (account?.status !== 'ACTIVE') await mail(call, inviter, userId, projectId);
  return userId;
}

/** Sends an open invitation again. */
export async function resendInvite(
  call: InviteCall,
  userId: number,
  projectId: number | null,
): Promise<void> {
  const { tx, caller, now } = call;
  const account = await lockAccount(tx, userId);
  if (!account) throw notFound();
  const problem = resendProblem(account);
  if (problem !== null) throw ruleRefused(problem);
  const inviter = await inviterOf(tx, caller, now);
  requirePause(inviter, account.invited_at, now);
  await noteInvitation(call, inviter, account);
  await mail(call, inviter, userId, projectId);
}
