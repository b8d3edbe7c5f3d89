import { deactivationProblem, INVITE_PROBLEMS, reopenedStatus, roleProblem } from '#domain/people';
import { notFound, ruleRefused } from '#server/contract/errors.ts';
import type { Call } from '#server/contract/handlers.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { requireAdministrator } from '../administratorRepository.ts';
import { lockAccount, type AccountRow } from './accountRepository.ts';
import { inviterOf } from './inviter.ts';
import { listGivenRoles, listUnits } from './inviterRepository.ts';

type PatchCall = Call<'updateCompanyUser'>;
type Field = keyof PatchCall['body'];

const refuse = (field: Field, message: string) => ruleRefused(message, { [field]: [message] });
const ascending = (ids: readonly number[]) => [...ids].sort((a, b) => a - b);

/** Holds the roles of a patch against the rules; only those that come new have to be in reach of whoever gives them. */
async function checkRoles(
  { tx, caller, now }: PatchCall,
  account: AccountRow,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) throw refuse('role_ids', INVITE_PROBLEMS.noRole);
  const roles = await listGivenRoles(tx, await inviterOf(tx, caller, now), ids);
  if (roles.length < ids.length)
    throw refuse('role_ids', 'One of these roles no longer exists. Choose from the list.');
  for (const role of roles) {
    if (account.role_ids.includes(role.id)) continue;
    const problem = roleProblem(role, account.is_external);
    if (problem) throw refuse('role_ids', INVITE_PROBLEMS[problem]);
  }
}

async function checkUnits({ tx }: PatchCall, account: AccountRow, ids: readonly number[]): Promise<void> {
  if (account.is_external && ids.length > 0) throw refuse('access_scope_ids', INVITE_PROBLEMS.externalUnit);
  if ((await listUnits(tx, ids)).length < ids.length)
    throw refuse('access_scope_ids', 'One of these business units no longer exists. Choose from the list.');
}

/** The state that a request for another one leads to. */
function statusAfter({ caller }: PatchCall, account: AccountRow, wanted: 'ACTIVE' | 'DISABLED') {
  if (wanted === account.status) return wanted;
  if (wanted === 'DISABLED') {
    const problem = deactivationProblem(account, caller.userId);
    if (problem !== null) throw refuse('status', problem);
    return wanted;
  }
  if (account.status === 'INVITED')
    throw refuse('status', 'This person has not signed up yet. Send the invitation again instead.');
  return reopenedStatus(account);
}

/** Everything that the patch changes, in the form in which history keeps it. */
function fieldsOf(call: PatchCall, account: AccountRow): Record<string, unknown> {
  const { first_name, last_name, title, role_ids, access_scope_ids, status } = call.body;
  return {
    ...(first_name === undefined ? {} : { first_name: first_name.trim() }),
    ...(last_name === undefined ? {} : { last_name: last_name.trim() }),
    ...(title === undefined ? {} : { title: title?.trim() || null }),
    ...(role_ids === undefined ? {} : { role_ids: ascending(role_ids) }),
    ...(access_scope_ids === undefined ? {} : { access_scope_ids: ascending(access_scope_ids) }),
    ...(status === undefined ? {} : { status: statusAfter(call, account, status) }),
  };
}

const summaryOf = ({ email }: AccountRow, status: unknown) => {
  if (status === 'DISABLED') return `Deactivated ${email}`;
  return status === undefined ? `Changed the account of ${email}` : `Reactivated ${email}`;
};

/** Changes an account; who is deactivated is signed out everywhere. */
export async function updateAccount(call: PatchCall): Promise<void> {
  const { tx, params, body, services, ifMatch } = call;
  const account = await lockAccount(tx, params.user_id);
  if (!account) throw notFound();
  if (body.role_ids) await checkRoles(call, account, body.role_ids);
  if (body.access_scope_ids) await checkUnits(call, account, body.access_scope_ids);
  const fields = fieldsOf(call, account);
  await services.changes.apply(tx, handHead(call, null, summaryOf(account, fields['status'])), [
    { entity: 'user', kind: 'update', id: account.id, version: ifMatch ?? null, fields },
  ]);
  if (body.role_ids || body.status) await requireAdministrator(tx);
}
