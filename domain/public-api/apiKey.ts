import { addDays, compareDates, type IsoDate } from '#domain/dates';
import type { FieldErrors } from '#domain/errors';
import { defineFields, fieldProblems } from '#domain/fields';

/** Limits of the public API: characters of a name, keys in use at once, calls a minute of one key, days before expiry that warn. */
export const API_KEY_LIMITS = { name: 100, keys: 200, callsPerMinute: 300, soonDays: 14 } as const;

/** What a person writes of a key (docs/product/public-api.md). */
export const apiKeyFields = defineFields({
  name: { kind: 'text', label: 'Name', required: true, max: API_KEY_LIMITS.name },
  expires_on: { kind: 'date', label: 'Expires on' },
});

/** Where a key stands, with its word on screen. */
export const API_KEY_STATUSES = {
  active: { label: 'Active' },
  expiring: { label: 'Expires soon' },
  expired: { label: 'Expired' },
  revoked: { label: 'Revoked' },
} as const;
/** One of them. */
export type ApiKeyStatus = keyof typeof API_KEY_STATUSES;

/** A key holds to the end of the day it expires on, which is the company's day. */
export const isExpired = (expiresOn: IsoDate | null, today: IsoDate): boolean =>
  expiresOn !== null && compareDates(expiresOn, today) < 0;

/** Where a key stands today: revoked before expired, and a warning in the last days. */
export function apiKeyStatus(
  key: { expires_on: IsoDate | null; revoked_at: string | null },
  today: IsoDate,
): ApiKeyStatus {
  if (key.revoked_at !== null) return 'revoked';
  if (isExpired(key.expires_on, today)) return 'expired';
  const isSoon =
    key.expires_on !== null && compareDates(key.expires_on, addDays(today, API_KEY_LIMITS.soonDays)) <= 0;
  return isSoon ? 'expiring' : 'active';
}

/** What is wrong with a key's name and expiry, by field. `taken` are the names of the other keys in use, in lower case. */
export function apiKeyProblems(
  draft: { name: string; expires_on: IsoDate | null },
  { today, taken, before }: { today: IsoDate; taken: ReadonlySet<string>; before?: IsoDate | null },
): FieldErrors {
  const problems = fieldProblems(apiKeyFields, draft, { today, isNew: true });
  if (Object.keys(problems).length > 0) return problems;
  if (taken.has(draft.name.trim().toLowerCase()))
    return { name: [`Another key is called ${draft.name.trim()}. Choose another name.`] };
  // A day that was already passed stays as it is while other fields change.
  if (draft.expires_on !== before && isExpired(draft.expires_on, today))
    return { expires_on: ['This day has passed. Choose today or a later day.'] };
  return {};
}
