import { type PermissionKey, withDependents, withNeeds } from '#domain/access';
import { isApiScope } from '#domain/public-api';
import type { ApiKeyPatch } from '../apiKeyMutations.ts';
import type { ApiKey } from '../apiKeyQueries.ts';
import * as t from '../texts.ts';

/** A key as it stands in its form. */
export interface KeyDraft {
  name: string;
  expires_on: string | null;
  permissions: ReadonlySet<PermissionKey>;
}

/** The draft of a key as it is saved. */
export const toKeyDraft = (apiKey: ApiKey): KeyDraft => ({
  name: apiKey.name,
  expires_on: apiKey.expires_on,
  permissions: new Set(apiKey.permissions),
});

const isSame = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === b.size && [...a].every((key) => b.has(key));

/** What of the draft differs from the key. */
export function keyPatchOf(apiKey: ApiKey, draft: KeyDraft): ApiKeyPatch {
  return {
    ...(draft.name.trim() !== apiKey.name && { name: draft.name.trim() }),
    ...(draft.expires_on !== apiKey.expires_on && { expires_on: draft.expires_on }),
    ...(!isSame(draft.permissions, new Set(apiKey.permissions)) && { permissions: [...draft.permissions] }),
  };
}

/** Ticks scopes with what they need, or unticks them with what needs them. */
export function withScopes(
  chosen: ReadonlySet<PermissionKey>,
  keys: readonly PermissionKey[],
  ticked: boolean,
): ReadonlySet<PermissionKey> {
  const next = new Set(chosen);
  for (const key of keys) {
    if (ticked) for (const need of withNeeds(key).filter(isApiScope)) next.add(need);
    else for (const dependent of withDependents(key)) next.delete(dependent);
  }
  return next;
}

/** `3 scopes`. */
export const scopeCount = (count: number): string => (count === 1 ? t.scope1 : t.countScopes(count));
