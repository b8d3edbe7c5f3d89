import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { checkGuard } from '#domain/access';
import type { Access, TokenOwner } from '#server/plugins/access.ts';
import type { TenantDirectory } from '#server/plugins/tenants.ts';
import { missingFlag, missingPermission, notFound, unauthenticated } from './errors.ts';
import type { Caller, CallTenant } from './handlers.ts';
import type { Operation } from './operations.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The company of the host; null outside of the API. */
    tenant: CallTenant | null;
    /** Who calls, on operations that ask for it. */
    caller: Caller | null;
  }
}

/** Verifies an access token of a company's own realm. Any failure that is the token's is null. */
export type VerifyToken = (tenant: CallTenant, token: string) => Promise<TokenOwner | null>;
/** Counts a call of a client; throws 429 once there are too many. */
export type CountCall = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export type Gate = {
  tenants: TenantDirectory;
  access: Access;
  verifyToken: VerifyToken;
  /** Counts by person once one is known, else by address. */
  countCall: CountCall;
  clientFlags: ReadonlySet<string>;
};

const bearer = /^Bearer +([\w.~+/=-]+) *$/i;

const ends = new Map<string, number>();
const mostRemembered = 5000;

/** When a token ends, in milliseconds. It was verified before, so its middle part is known to be sound. */
function expiryOf(token: string): number {
  const known = ends.get(token);
  if (known !== undefined) return known;
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    exp?: number;
  };
  const end = (claims.exp ?? 0) * 1000;
  if (ends.size >= mostRemembered) ends.clear();
  ends.set(token, end);
  return end;
}

async function identify(gate: Gate, request: FastifyRequest, tenant: CallTenant): Promise<Caller> {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1];
  const owner = token && (await gate.verifyToken(tenant, token));
  if (!token || !owner) throw unauthenticated();
  return gate.access.callerOf(tenant, owner, expiryOf(token));
}

function checkAccess(gate: Gate, operation: Operation, caller: Caller): void {
  const result = checkGuard(operation.guard, {
    signedIn: true,
    permissions: caller.permissions,
    tenantFlags: caller.tenantFlags,
    clientFlags: gate.clientFlags,
  });
  if (result.allowed) return;
  const { tenantFlag, clientFlag, permission } = result.missing;
  const flag = tenantFlag ?? clientFlag;
  if (flag !== undefined) throw missingFlag(flag);
  throw missingPermission(permission ?? '');
}

/**
 * The one place where calls are let in, before their body is read: company of the host, token of that company,
 * rate, then what the contract asks for (`x-permission`, `x-tenant-flag`, `x-client-flag`).
 */
export const admit =
  (gate: Gate, operation: Operation): onRequestAsyncHookHandler =>
  async (request, reply) => {
    const tenant = await gate.tenants.ofRequest(request);
    if (!tenant) throw notFound();
    request.tenant = tenant;
    if (operation.guard === 'public') return gate.countCall(request, reply);
    try {
      request.caller = await identify(gate, request, tenant);
    } finally {
      await gate.countCall(request, reply);
    }
    checkAccess(gate, operation, request.caller);
  };
