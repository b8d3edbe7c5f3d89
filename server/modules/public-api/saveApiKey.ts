import { API_KEY_LIMITS, apiKeyProblems, scopeProblem, tidyScopes } from '#domain/public-api';
import type { Permission } from '#contract/unions.ts';
import { conflict, notFound, ruleRefused } from '#server/contract/errors.ts';
import type { Call, Result } from '#server/contract/handlers.ts';
import { makeApiKey } from '#server/plugins/apiKeySecret.ts';
import type { Change } from '#server/services/changes/entityAdapter.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { heldByOwner, keepSecretHash, otherKeyNames, readApiKey } from './apiKeyRepository.ts';

type ApiKey = Result<'getApiKey'>;
type SaveCall = Pick<
  Call<'updateApiKey'>,
  'tx' | 'caller' | 'services' | 'now' | 'today' | 'tenant' | 'ifMatch'
>;

/** A key as it now is; 404 where there is none. */
export async function presentKey({ tx, today }: Pick<SaveCall, 'tx' | 'today'>, id: number): Promise<ApiKey> {
  const key = await readApiKey(tx, today, id);
  if (!key) throw notFound();
  return key;
}

const apply = (call: SaveCall, summary: string, change: Change) => {
  const { tenant, caller, services, tx } = call;
  services.noteSecurity('api_key.changed', { tenant: tenant.slug, userId: caller.userId });
  return services.changes.apply(tx, handHead(call, null, summary), [change]);
};

/** Scopes with what they need, each of which has to be in reach. */
function soundScopes(
  chosen: readonly string[],
  before: readonly Permission[],
  may: ReadonlySet<string>,
): Permission[] {
  const scopes = tidyScopes(chosen);
  const problem = scopeProblem(chosen, before, may) ?? scopeProblem(scopes, before, may);
  if (problem) throw ruleRefused(problem, { permissions: [problem] });
  return scopes;
}

/** Makes a key for the caller, with no more than they hold in the company; the whole key is answered, and never again. */
export async function createKey(
  call: SaveCall,
  { name, permissions, expires_on = null }: Call<'createApiKey'>['body'],
): Promise<Result<'createApiKey'>> {
  const { tx, caller, now, today } = call;
  const taken = await otherKeyNames(tx, 0);
  if (taken.size >= API_KEY_LIMITS.keys)
    throw conflict(
      `A company has at most ${API_KEY_LIMITS.keys} keys in use. Revoke one that nobody needs first.`,
    );
  const problems = apiKeyProblems({ name, expires_on }, { today, taken });
  const [first] = Object.values(problems).flat();
  if (first) throw ruleRefused(first, problems);
  const { text, prefix, hash } = makeApiKey();
  const fields = {
    name: name.trim(),
    prefix,
    permissions: soundScopes(permissions, [], caller.permissions),
    expires_on,
    created_by_id: caller.userId,
    created_at: now.toISOString(),
    revoked_at: null,
    revoked_by_id: null,
  };
  const { rows } = await apply(call, `Created the API key ${fields.name}`, {
    entity: 'api_key',
    kind: 'create',
    fields,
  });
  const id = rows[0]?.id ?? 0;
  await keepSecretHash(tx, id, hash);
  return { key: await presentKey(call, id), secret: text };
}

const demandInUse = (key: ApiKey): void => {
  if (key.revoked_at !== null) throw conflict(`${key.name} is revoked and stays so. Create a new key.`, key);
};

/** Changes name, expiry and scopes. A scope that comes in is one that its owner and the caller hold. */
export async function updateKey(
  call: SaveCall,
  id: number,
  { name, permissions, expires_on: expiresOn }: Call<'updateApiKey'>['body'],
): Promise<void> {
  const { tx, today, caller, ifMatch } = call;
  const key = await presentKey(call, id);
  demandInUse(key);
  const draft = {
    name: name ?? key.name,
    expires_on: expiresOn === undefined ? key.expires_on : expiresOn,
  };
  const taken = await otherKeyNames(tx, id);
  const problems = apiKeyProblems(draft, { today, taken, before: key.expires_on });
  const [first] = Object.values(problems).flat();
  if (first) throw ruleRefused(first, problems);
  const owner = permissions ? await heldByOwner(tx, id) : new Set<Permission>();
  const may = new Set([...owner].filter((permission) => caller.permissions.has(permission)));
  await apply(call, `Changed the API key ${key.name}`, {
    entity: 'api_key',
    kind: 'update',
    id,
    version: ifMatch ?? null,
    fields: {
      ...(name !== undefined && { name: name.trim() }),
      ...(expiresOn !== undefined && { expires_on: expiresOn }),
      ...(permissions && { permissions: soundScopes(permissions, key.permissions, may) }),
    },
  });
}

/** Revokes a key for good: within a second it lets nobody in. */
export async function revokeKey(call: SaveCall, id: number): Promise<void> {
  const { caller, now, ifMatch } = call;
  const key = await presentKey(call, id);
  demandInUse(key);
  await apply(call, `Revoked the API key ${key.name}`, {
    entity: 'api_key',
    kind: 'update',
    id,
    version: ifMatch ?? null,
    fields: { revoked_at: now.toISOString(), revoked_by_id: caller.userId },
  });
}
