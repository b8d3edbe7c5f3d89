import { EXTERNAL_REFUSAL, nameProblem, nameSome } from '#domain/access';
import { RuleError } from '#domain/errors';
import { inUse } from '#server/contract/errors.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { requirePeople, requireUnits } from '../checkMembers.ts';
import { externalHolders, otherRoleNames, readHolders } from './roleRuleRepository.ts';

/** What of a role somebody wants to write. */
export type RoleRequest = {
  name?: string;
  description?: string;
  type?: 'internal' | 'external';
  is_impersonable?: boolean;
  permissions?: readonly string[];
  members?: readonly number[];
  access_scopes?: readonly number[];
};

/** Refuses a name that another role has, and people and units that are not of this company. */
export async function requireSoundRequest(
  tx: TenantTx,
  request: RoleRequest,
  roleId: number | null,
): Promise<void> {
  if (request.name !== undefined) {
    const problem = nameProblem('role', request.name, await otherRoleNames(tx, roleId));
    if (problem !== null) throw new RuleError('role_name', problem, { name: [problem] });
  }
  await requirePeople(tx, request.members ?? []);
  await requireUnits(tx, request.access_scopes ?? [], 'access_scopes');
}

/** Refuses an internal role in the hands of external people; asked of the role as it was just written (docs/product/access.md). */
export async function requireRightType(tx: TenantTx, request: RoleRequest, roleId: number): Promise<void> {
  const [first, ...others] = await externalHolders(tx, roleId);
  if (first === undefined) return;
  if (request.members) {
    throw new RuleError('external_member', EXTERNAL_REFUSAL, {
      members: [`${EXTERNAL_REFUSAL}: ${nameSome([first, ...others])}`],
    });
  }
  const who = nameSome([first, ...others]);
  const message = `${who} ${others.length > 0 ? 'are external users and hold' : 'is an external user and holds'} this role, so it stays external. Give them another role first.`;
  throw new RuleError('external_holders', message, { type: [message] });
}

/** Refuses to delete a role that somebody holds, and says who. Open invitations count as held. */
export async function requireUnheld(tx: TenantTx, roleId: number): Promise<void> {
  const { people, projects } = await readHolders(tx, roleId);
  if (people.length === 0 && projects.length === 0) return;
  const held = [
    ...(people.length > 0 ? [`${nameSome(people)} ${people.length > 1 ? 'hold' : 'holds'} this role`] : []),
    ...(projects.length > 0 ? [`it is held on the team of ${nameSome(projects)}`] : []),
  ].join(' and ');
  throw inUse(`${held[0]?.toUpperCase()}${held.slice(1)}. Give them another role, then delete this one.`);
}
