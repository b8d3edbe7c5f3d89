import { unauthenticated } from '#server/contract/errors.ts';
import type { Caller, CallTenant } from '#server/contract/handlers.ts';
import type { Database } from '#server/database/tenantTransaction.ts';
import { isProjectInSight, loadAccess } from './accessRepository.ts';
import { createShortMemory } from './shortMemory.ts';

/** Longest that a change of role, team or account goes unseen; the goal is a second (trust A8). */
const memoryMs = 900;

/** Who a verified access token names. */
export type TokenOwner = { userId: number; email: string };

export type Access = {
  /** The caller behind a verified token, with current permissions. Throws 401 for a disabled or removed account. */
  callerOf: (tenant: CallTenant, owner: TokenOwner, expiresAt: number) => Promise<Caller>;
  /** The same caller with the permissions of this moment; throws 401 once their account or token has ended. */
  currentCaller: (caller: Caller) => Promise<Caller>;
  /** Whether a caller sees a project. */
  canSeeProject: (caller: Caller, projectId: number) => Promise<boolean>;
};

type Rights = Pick<Caller, 'permissions' | 'tenantFlags' | 'isExternal'>;

/** What people may do and see, read from the database and remembered for less than a second in each process. */
export function createAccess(database: Database): Access {
  const people = createShortMemory<Rights | undefined>(memoryMs);
  const sights = createShortMemory<boolean>(memoryMs, 50_000);

  const load = async (tenantId: number, userId: number): Promise<Rights | undefined> => {
    const row = await loadAccess(database, tenantId, userId);
    if (!row?.isActive) return undefined;
    const { permissions, tenantFlags, isExternal } = row;
    return { permissions: new Set(permissions), tenantFlags: new Set(tenantFlags), isExternal };
  };
  const rightsOf = async (tenantId: number, userId: number): Promise<Rights> => {
    const rights = await people(`${tenantId}:${userId}`, () => load(tenantId, userId));
    if (!rights) throw unauthenticated();
    return rights;
  };

  return {
    callerOf: async (tenant, owner, expiresAt) => {
      const rights = await rightsOf(tenant.id, owner.userId);
      return {
        tenantId: tenant.id,
        tenantSlug: tenant.slug,
        userId: owner.userId,
        email: owner.email,
        ...rights,
        timeZone: tenant.timeZone,
        expiresAt,
      };
    },
    currentCaller: async (caller) => {
      if (caller.expiresAt <= Date.now()) throw unauthenticated();
      return { ...caller, ...(await rightsOf(caller.tenantId, caller.userId)) };
    },
    canSeeProject: (caller, projectId) => {
      const seesAll = caller.permissions.has('view_all_projects');
      return sights(`${caller.tenantId}:${caller.userId}:${projectId}:${seesAll}`, () =>
        database.asTenant(caller.tenantId, (tx) => isProjectInSight(tx, caller.userId, seesAll, projectId), {
          readOnly: true,
        }),
      );
    },
  };
}
