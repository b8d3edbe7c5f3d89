import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, instantNow, tenantId, tenantKey } from './columns.ts';

/** What the OpenID provider keeps: sessions, codes, tokens, grants (by hashed or opaque id). */
export const oidcPayload = pgTable(
  'oidc_payload',
  {
    tenantId: tenantId(),
    type: text().notNull(),
    id: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    grantId: text(),
    uid: text(),
    userCode: text(),
    expiresAt: instant(),
    consumedAt: instant(),
  },
  (t) => [
    ...tenantKey('oidc_payload', t, t.type, t.id),
    index('oidc_payload_grant').on(t.tenantId, t.grantId),
    index('oidc_payload_uid').on(t.tenantId, t.type, t.uid),
    index('oidc_payload_user_code').on(t.tenantId, t.type, t.userCode),
    index('oidc_payload_age').on(t.expiresAt),
  ],
);

/** A realm's signing key; the private half is encrypted with the server's secret. */
export const signingKey = pgTable(
  'signing_key',
  {
    tenantId: tenantId(),
    kid: text().notNull(),
    privateJwk: text().notNull(),
    publicJwk: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: instantNow(),
    retiredAt: instant(),
  },
  (t) => tenantKey('signing_key', t, t.kid),
);

/** Failed sign-ins of one address, counted across all processes. */
export const loginAttempt = pgTable(
  'login_attempt',
  {
    tenantId: tenantId(),
    email: text().notNull(),
    failures: integer().notNull().default(0),
    lockedUntil: instant(),
    updatedAt: instantNow(),
  },
  (t) => tenantKey('login_attempt', t, t.email),
);
