import { isExternalEmail } from '#domain/people';
import type { Caller, Result } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { listGivenRoles, listUnits, readInviter, type InviterRow } from './inviterRepository.ts';

/** Somebody who gives roles and units, with what they may give. */
export type Inviter = Pick<InviterRow, 'name' | 'sent'> & {
  id: number;
  /** What they hold here and in the company: a role of one project gives nobody a role of the company. */
  permissions: readonly string[];
  isAdministrator: boolean;
  unitIds: readonly number[];
  /** Administrators may give every unit. */
  mayGiveUnit: (id: number) => boolean;
  isExternal: (email: string) => boolean;
  emailDomains: readonly string[];
};

const administers = 'account_administration_access';

/** The caller as somebody who invites. */
export async function inviterOf(tx: TenantTx, caller: Caller, now: Date): Promise<Inviter> {
  const row = await readInviter(tx, caller.userId, now);
  const here: ReadonlySet<string> = caller.permissions;
  const permissions = row.permissions.filter((permission) => here.has(permission));
  const isAdministrator = permissions.includes(administers);
  const own = new Set(row.unit_ids);
  return {
    id: caller.userId,
    name: row.name || caller.email,
    sent: row.sent,
    permissions,
    isAdministrator,
    unitIds: row.unit_ids,
    mayGiveUnit: (id) => isAdministrator || own.has(id),
    isExternal: (email) => isExternalEmail(email, row.email_domains),
    emailDomains: row.email_domains,
  };
}

/** Everything that the invite form offers to its inviter. */
export async function readInviteOptions(
  tx: TenantTx,
  caller: Caller,
  now: Date,
): Promise<Result<'getInviteOptions'>> {
  const inviter = await inviterOf(tx, caller, now);
  const roles = await listGivenRoles(tx, inviter);
  const units = await listUnits(tx, inviter.isAdministrator ? null : inviter.unitIds);
  return { roles, access_scopes: units, email_domains: [...inviter.emailDomains] };
}
