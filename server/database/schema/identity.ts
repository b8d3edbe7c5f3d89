import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { appUser } from './access.ts';
import {
  belongsTo,
  id,
  instant,
  instantNow,
  oneOf,
  reference,
  tenantId,
  tenantKey,
  tenantRow,
} from './columns.ts';

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
    index('oidc_payload_account').on(t.tenantId, sql`(${t.payload} ->> 'accountId')`),
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

export const tokenPurposes = ['sign_up', 'set_password'] as const;

/** A link that works once: completing sign-up, setting a password. Only the hash of its secret is kept. */
export const oneTimeToken = pgTable(
  'one_time_token',
  {
    tenantId: tenantId(),
    hash: text().notNull(),
    purpose: text({ enum: tokenPurposes }).notNull(),
    userId: reference().notNull(),
    createdAt: instantNow(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [
    ...tenantKey('one_time_token', t, t.hash),
    ...belongsTo('one_time_token_user', t, t.userId, appUser, { cascade: true }),
    index('one_time_token_age').on(t.expiresAt),
    oneOf('one_time_token_purpose', t.purpose, tokenPurposes),
  ],
);

/** A mail to send, and what became of it. Without SMTP it stays here, which is the outbox of development. */
export const mailMessage = pgTable(
  'mail_message',
  {
    tenantId: tenantId(),
    id: id(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    createdAt: instantNow(),
    dueAt: instantNow(),
    attempts: integer().notNull().default(0),
    sentAt: instant(),
    error: text(),
  },
  (t) => [
    ...tenantRow('mail_message', t),
    index('mail_message_due')
      .on(t.dueAt)
      .where(sql`${t.sentAt} is null`),
  ],
);

export const connectionKinds = ['oidc', 'saml'] as const;

/** An identity provider of a company that its people sign in with (docs/product/access.md). The secret is sealed. */
export const ssoConnection = pgTable(
  'sso_connection',
  {
    tenantId: tenantId(),
    id: id(),
    kind: text({ enum: connectionKinds }).notNull(),
    name: text().notNull(),
    enabled: boolean().notNull().default(false),
    config: jsonb().$type<Record<string, unknown>>().notNull(),
    sealedSecret: text(),
    /** The last connection test, step by step. */
    test: jsonb().$type<Record<string, unknown>>(),
    createdById: reference(),
    createdAt: instantNow(),
    lastSignInAt: instant(),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('sso_connection', t),
    uniqueIndex('sso_connection_name_unique').on(t.tenantId, sql`lower(${t.name})`),
    ...belongsTo('sso_connection_created_by', t, t.createdById, appUser),
    oneOf('sso_connection_kind', t.kind, connectionKinds),
  ],
);

/** How people of a mail domain sign in: through a connection, else with a password. */
export const domainRule = pgTable(
  'domain_rule',
  {
    tenantId: tenantId(),
    id: id(),
    domain: text().notNull(),
    connectionId: reference(),
    /** Text that the domain's DNS has to show before the rule takes effect. */
    proof: text().notNull(),
    verifiedAt: instant(),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('domain_rule', t),
    uniqueIndex('domain_rule_domain_unique').on(t.tenantId, sql`lower(${t.domain})`),
    ...belongsTo('domain_rule_connection', t, t.connectionId, ssoConnection),
  ],
);

/** Whom a connection's subject stands for; found by address at the first sign-in, by subject ever after. */
export const federatedIdentity = pgTable(
  'federated_identity',
  {
    tenantId: tenantId(),
    connectionId: reference().notNull(),
    subject: text().notNull(),
    userId: reference().notNull(),
    createdAt: instantNow(),
  },
  (t) => [
    ...tenantKey('federated_identity', t, t.connectionId, t.subject),
    ...belongsTo('federated_identity_connection', t, t.connectionId, ssoConnection, {
      cascade: true,
      indexed: false,
    }),
    ...belongsTo('federated_identity_user', t, t.userId, appUser, { cascade: true }),
  ],
);

/** Rules of signing in that hold for a whole company; without a row the defaults hold. */
export const signInRule = pgTable(
  'sign_in_rule',
  {
    tenantId: tenantId(),
    /** Internal people use the connection of their domain instead of a password. */
    requireSso: boolean().notNull().default(false),
    administratorsKeepPassword: boolean().notNull().default(true),
    /** Hours without activity after which a session ends. */
    idleHours: integer().notNull().default(168),
    version: integer().notNull().default(1),
  },
  (t) => [...tenantKey('sign_in_rule', t), check('sign_in_rule_idle', sql`${t.idleHours} between 1 and 168`)],
);

/** Another product that signs people in with their accounts of this company. Of its secret there is a hash. */
export const signInApplication = pgTable(
  'sign_in_application',
  {
    tenantId: tenantId(),
    id: id(),
    name: text().notNull(),
    clientId: text().notNull(),
    redirectUri: text().notNull(),
    secretHash: text().notNull(),
    createdById: reference(),
    createdAt: instantNow(),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('sign_in_application', t),
    uniqueIndex('sign_in_application_client_unique').on(t.tenantId, t.clientId),
    uniqueIndex('sign_in_application_name_unique').on(t.tenantId, sql`lower(${t.name})`),
    ...belongsTo('sign_in_application_created_by', t, t.createdById, appUser),
  ],
);
