import { clientFlags as everyFlag, type ClientFlag, type Permission } from '#contract/unions.ts';
import { unauthenticated } from '#server/contract/errors.ts';
import type { Caller, CallTenant } from '#server/contract/handlers.ts';
import type { Database } from '#server/database/tenantTransaction.ts';
import { type AccessQuestion, type AccessRow, loadAccess } from './accessRepository.ts';
import { createShortMemory } from './shortMemory.ts';
import type { TokenOwner } from './tokenOwner.ts';

/** Longest that a change of role, team or account goes unseen; the goal is a second (trust A8). */
const memoryMs = 900;

export type Access = {
  /**
   * The caller behind a verified token, with the rights of this moment in a project or (null) in the company. Throws 401
   * for an account or session that has ended. `asOneself` leaves an impersonated role aside.
   */
  callerOf: (
    tenant: CallTenant,
    owner: TokenOwner,
    projectId: number | null,
    asOneself?: boolean,
  ) => Promise<Caller>;
  /** The same caller with the rights of this moment; throws 401 once account, session or token has ended. */
  currentCaller: (caller: Caller) => Promise<Caller>;
  /** The caller with their rights in a project; null when it is not there or out of sight. */
  callerIn: (caller: Caller, projectId: number, asOneself?: boolean) => Promise<Caller | null>;
  /** Has the rights of a caller's session read anew: this process has just changed them. */
  forget: (caller: Pick<Caller, 'tenantId' | 'sessionId'>) => void;
  /** Has everybody's rights of a company read anew: a role, an account, a unit or a flag has changed. */
  forgetCompany: (tenantId: number) => void;
};

type Rights = Pick<
  Caller,
  'permissions' | 'tenantFlags' | 'clientFlags' | 'isExternal' | 'projectId' | 'seesProject' | 'impersonation'
>;
type Asker = Pick<Caller, 'tenantId' | 'userId' | 'sessionId' | 'session' | 'apiKey'>;

/** What it takes to view a project as a role, at the start and as long as it lasts (docs/product/access.md). */
export const impersonationNeeds = {
  permissions: ['can_impersonate', 'invite_members_to_project'],
  tenantFlag: 'role_impersonation',
} as const satisfies { permissions: Permission[]; tenantFlag: string };

const permissionsOf = (row: AccessRow): readonly Permission[] => row.projectPermissions ?? row.permissions;

/** What is left of a person's permissions in the hands of a key of theirs. Which projects it sees is theirs, not its scopes'. */
const narrowed = (held: readonly Permission[], { apiKey }: Asker): readonly Permission[] =>
  apiKey ? held.filter((key) => apiKey.permissions.has(key) || key === 'view_all_projects') : held;

/** Whether the person may go on viewing the project as the role; `there` are their own rights in it. */
function stands(there: AccessRow, isImpersonable: boolean): boolean {
  const held = new Set(permissionsOf(there));
  return (
    isImpersonable &&
    there.inSight &&
    there.tenantFlags.includes(impersonationNeeds.tenantFlag) &&
    impersonationNeeds.permissions.every((permission) => held.has(permission))
  );
}

/** What people may do and see, read from the database and remembered for less than a second in each process. */
export function createAccess(database: Database, clientFlags: readonly ClientFlag[]): Access {
  const usual = new Set(clientFlags);
  /** The product's client flags as this company has them. */
  const flagsOf = ({ clientFlags: own }: AccessRow): ReadonlySet<ClientFlag> =>
    own ? new Set(everyFlag.filter((flag) => own[flag] ?? usual.has(flag))) : usual;
  const remembered = createShortMemory<AccessRow>(memoryMs, 50_000);

  /** A refusal is not remembered: an account or session that has just begun is let in at once. */
  const load = async (question: AccessQuestion, { issuedAt, elsewhere }: Caller['session']) => {
    const row = await remembered(keyOf(question), async () => {
      const found = await loadAccess(database, question);
      if (!found?.isActive || !(found.sessionLives || elsewhere)) throw unauthenticated();
      return found;
    });
    // Tokens tell whole seconds, so one of the second in which sessions ended counts as later.
    const endedAt = row.sessionsEndedAt === null ? 0 : Math.floor(Date.parse(row.sessionsEndedAt) / 1000);
    if (issuedAt / 1000 < endedAt) throw unauthenticated();
    return row;
  };

  const rightsOf = async (asker: Asker, projectId: number | null, asOneself = false): Promise<Rights> => {
    const { tenantId, userId, sessionId, session } = asker;
    const inProject = (id: number | null) => load({ tenantId, userId, sessionId, projectId: id }, session);
    const own = await inProject(projectId);
    const rights: Rights = {
      permissions: new Set(narrowed(permissionsOf(own), asker)),
      tenantFlags: new Set(own.tenantFlags),
      clientFlags: flagsOf(own),
      isExternal: own.isExternal,
      projectId,
      seesProject: own.inSight,
      impersonation: null,
    };
    const role = asOneself ? null : own.impersonation;
    if (!role) return rights;
    const there = projectId === role.projectId ? own : await inProject(role.projectId);
    if (!stands(there, role.isImpersonable)) return rights;
    const held = new Set(permissionsOf(there));
    return {
      ...rights,
      // Nobody may more as a role than as themselves.
      permissions: new Set(role.permissions.filter((permission) => held.has(permission))),
      seesProject: projectId === role.projectId,
      impersonation: { roleId: role.roleId, roleName: role.roleName, projectId: role.projectId },
    };
  };

  const callerIn: Access['callerIn'] = async (caller, projectId, asOneself) => {
    const rights = await rightsOf(caller, projectId, asOneself);
    return rights.seesProject ? { ...caller, ...rights } : null;
  };

  return {
    callerOf: async (tenant, owner, projectId, asOneself) => {
      const {
        userId,
        email,
        sessionId,
        issuedAt,
        expiresAt,
        sessionElsewhere = false,
        jobId,
        apiKey,
      } = owner;
      const session = { issuedAt, elsewhere: sessionElsewhere };
      const asker = { tenantId: tenant.id, userId, sessionId, session, ...(apiKey && { apiKey }) };
      const rights = await rightsOf(asker, projectId, asOneself);
      return {
        ...asker,
        tenantSlug: tenant.slug,
        email,
        ...rights,
        timeZone: tenant.timeZone,
        expiresAt,
        ...(jobId !== undefined && { jobId }),
      };
    },
    currentCaller: async (caller) => {
      if (caller.expiresAt <= Date.now()) throw unauthenticated();
      return { ...caller, ...(await rightsOf(caller, caller.projectId)) };
    },
    callerIn,
    forget: ({ tenantId, sessionId }) => remembered.forget(`${tenantId}:${sessionId}:`),
    forgetCompany: (tenantId) => remembered.forget(`${tenantId}:`),
  };
}

const keyOf = ({ tenantId, userId, sessionId, projectId }: AccessQuestion) =>
  `${tenantId}:${sessionId}:${userId}:${projectId ?? ''}`;
