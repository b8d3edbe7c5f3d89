import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { checkGuard } from '#domain/access';
import type { Access } from '#server/plugins/access.ts';
import type { TokenOwner } from '#server/plugins/tokenOwner.ts';
import type { TenantDirectory } from '#server/plugins/tenants.ts';
import { apiKeyIn } from '#server/plugins/apiKeySecret.ts';
import {
  ApiError,
  impersonating,
  missingFlag,
  missingPermission,
  missingScope,
  notFound,
  notForKeys,
  refusedKey,
  unauthenticated,
} from './errors.ts';
import type { Caller, CallTenant } from './handlers.ts';
import type { Guesses, Operation } from './operations.ts';

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
/** Verifies a key of a company's public API. Any failure that is the key's is null. */
export type VerifyApiKey = (tenant: CallTenant, key: string) => Promise<TokenOwner | null>;
/** Counts a call of a client; throws 429 once there are too many. */
export type CountCall = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
/** Counts a try of a secret in a body that was read; throws 429 once there are too many. */
export type CountGuess = (request: FastifyRequest, guesses: Guesses, body: unknown) => Promise<void>;

/** Waits until a call of a company may be worked on; its turn ends with its answer. */
export type TakeTurn = (company: string, reply: FastifyReply) => Promise<void>;

export type Gate = {
  tenants: TenantDirectory;
  access: Access;
  verifyToken: VerifyToken;
  verifyApiKey: VerifyApiKey;
  /** Counts by person once one is known, else by address. */
  countCall: CountCall;
  countGuess: CountGuess;
  takeTurn: TakeTurn;
};

const bearer = /^Bearer +([\w.~+/=-]+) *$/i;

/** The project that an address names; one that cannot be a number is refused later, with its field. */
function projectOfPath({ params }: FastifyRequest): number | null {
  const text = (params as Record<string, string | undefined>)['project_id'];
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

async function identify(
  gate: Gate,
  request: FastifyRequest,
  tenant: CallTenant,
  operation: Operation,
): Promise<Caller> {
  const key = apiKeyIn(request.headers.authorization);
  if (key !== undefined) return identifyKey(gate, request, tenant, { key, operation });
  const token = bearer.exec(request.headers.authorization ?? '')?.[1];
  const owner = token && (await gate.verifyToken(tenant, token));
  if (!owner) throw unauthenticated();
  const projectId = operation.projectIn === 'path' ? projectOfPath(request) : null;
  return gate.access.callerOf(tenant, owner, projectId, operation.impersonation === 'as_oneself');
}

/** Whoever a key works for, with its share of their rights. An account that is closed answers as a key that is unknown. */
async function identifyKey(
  gate: Gate,
  request: FastifyRequest,
  tenant: CallTenant,
  { key, operation }: { key: string; operation: Operation },
): Promise<Caller> {
  const owner = await gate.verifyApiKey(tenant, key);
  if (!owner) throw refusedKey();
  const projectId = operation.projectIn === 'path' ? projectOfPath(request) : null;
  return gate.access.callerOf(tenant, owner, projectId).catch((error: unknown) => {
    throw error instanceof ApiError && error.code === 'unauthenticated' ? refusedKey() : error;
  });
}

/** A key makes the calls of the public API, as long as the company has it. */
function checkKey(operation: Operation, caller: Caller): void {
  if (!caller.apiKey) return;
  if (!operation.isPublicApi) throw notForKeys();
  if (!caller.tenantFlags.has('public_api')) throw missingFlag('public_api');
}

/** Throws 403 with the flag or the key that the contract asks for and the caller lacks. */
export function checkAccess({ guard }: Operation, caller: Caller): void {
  const { permissions, tenantFlags, clientFlags } = caller;
  const result = checkGuard(guard, { signedIn: true, permissions, tenantFlags, clientFlags });
  if (result.allowed) return;
  const { tenantFlag, clientFlag, permission } = result.missing;
  const flag = tenantFlag ?? clientFlag;
  if (flag !== undefined) throw missingFlag(flag);
  throw caller.apiKey ? missingScope(permission ?? '') : missingPermission(permission ?? '');
}

/**
 * The one place where calls are let in, before their body is read: company of the host, token or API key of that company, rate,
 * sight of the project in the address (a missing one answers the same), then what the contract asks for
 * (`x-impersonation`, `x-permission`, `x-tenant-flag`, `x-client-flag`) with the rights in that project, then the company's turn.
 * Where the project stands elsewhere (`x-project`), what the contract asks for waits for it.
 */
export const admit =
  (gate: Gate, operation: Operation): onRequestAsyncHookHandler =>
  async (request, reply) => {
    const tenant = await gate.tenants.ofRequest(request);
    if (!tenant) {
      await gate.countCall(request, reply);
      throw notFound();
    }
    request.tenant = tenant;
    if (operation.guard === 'public') {
      await gate.countCall(request, reply);
      // Strangers at a company's doors hold up each other, not its people.
      return gate.takeTurn(`strangers of ${tenant.slug}`, reply);
    }
    try {
      request.caller = await identify(gate, request, tenant, operation);
    } finally {
      await gate.countCall(request, reply);
    }
    const { caller } = request;
    checkKey(operation, caller);
    if (caller.projectId !== null && !caller.seesProject) throw notFound();
    if (caller.impersonation && operation.impersonation === 'refused')
      throw impersonating(caller.impersonation.roleName);
    const isKnown = operation.projectIn === 'path' || operation.projectIn === null;
    if (isKnown) checkAccess(operation, caller);
    await gate.takeTurn(tenant.slug, reply);
  };
