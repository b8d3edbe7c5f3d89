import { isExpired } from '#domain/public-api';
import type { VerifyApiKey } from '#server/contract/admission.ts';
import { companyDate } from '#domain/dates';
import type { Database } from '#server/database/tenantTransaction.ts';
import { type ApiKeyRow, findApiKey, noteApiKeyUse } from './apiKeyRepository.ts';
import { isSecretOf, readApiKey } from './apiKeySecret.ts';
import { createShortMemory } from './shortMemory.ts';

/** Longest that a revocation goes unseen, as with other rights (trust A8). */
const memoryMs = 900;
/** How exact the last use of a key is kept: one write in this time, however many calls. */
const noteEveryMs = 5 * 60_000;
/** A key has no end within a call; the rights behind it are read anew each time. */
const callMs = 10 * 60_000;

type Options = {
  database: Database;
  clock: () => Date;
  /** Hears of a use that could not be noted; the call goes on. */
  onProblem: (error: unknown) => void;
};

/**
 * Keys of the public API. A key is one of the host's company, not revoked, not expired and of somebody; every other
 * text is nobody's, and nothing tells which of it was wrong. Whether its owner may still come in is asked with their rights.
 */
export function createApiKeys({ database, clock, onProblem }: Options): VerifyApiKey {
  const known = createShortMemory<ApiKeyRow | undefined>(memoryMs);
  const noted = createShortMemory<void>(noteEveryMs);

  return async (tenant, text) => {
    const parts = readApiKey(text);
    if (!parts) return null;
    const row = await known(`${tenant.id}:${parts.prefix}`, () =>
      findApiKey(database, tenant.id, parts.prefix),
    );
    if (!row || !isSecretOf(row.secretHash, parts.secret) || row.isRevoked) return null;
    if (isExpired(row.expiresOn, companyDate(clock(), tenant.timeZone))) return null;
    await noted(`${tenant.id}:${row.id}`, () => noteApiKeyUse(database, tenant.id, row.id)).catch(onProblem);
    const { id, name, permissions, userId, email } = row;
    const now = Date.now();
    return {
      userId,
      email,
      // No sign-in session has such a name, so nothing that hangs on one comes with the key: no impersonated role.
      sessionId: `api-key ${id}`,
      issuedAt: now,
      expiresAt: now + callMs,
      sessionElsewhere: true,
      apiKey: { id, name, permissions: new Set(permissions) },
    };
  };
}
