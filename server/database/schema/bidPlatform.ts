import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { appUser } from './access.ts';
import { belongsTo, id, instant, instantNow, reference, tenantId, tenantKey, tenantRow } from './columns.ts';
import { project } from './projects.ts';

/** Where the bidding platform of a company is, one for each company (docs/product/bid-platform.md). Its secret is sealed and in no history. */
export const bidPlatform = pgTable(
  'bid_platform',
  {
    tenantId: tenantId(),
    id: id(),
    name: text().notNull(),
    apiUrl: text().notNull(),
    authorizeUrl: text().notNull(),
    tokenUrl: text().notNull(),
    clientId: text().notNull(),
    scopes: text().notNull().default(''),
    sealedSecret: text(),
    version: integer().notNull().default(1),
    createdById: reference(),
    createdAt: instantNow(),
    updatedAt: instantNow(),
  },
  (t) => [
    ...tenantRow('bid_platform', t),
    uniqueIndex('bid_platform_company_unique').on(t.tenantId),
    ...belongsTo('bid_platform_created_by', t, t.createdById, appUser),
  ],
);

/** Somebody on the way to the platform and back. Of the state the hash alone is kept; it is used once. */
export const bidPlatformSignIn = pgTable(
  'bid_platform_sign_in',
  {
    tenantId: tenantId(),
    stateHash: text().notNull(),
    userId: reference().notNull(),
    sealedVerifier: text().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [
    ...tenantKey('bid_platform_sign_in', t, t.stateHash),
    ...belongsTo('bid_platform_sign_in_user', t, t.userId, appUser, { cascade: true }),
  ],
);

/** A person's own access to the platform: tokens sealed for that person. */
export const bidPlatformAccount = pgTable(
  'bid_platform_account',
  {
    tenantId: tenantId(),
    userId: reference().notNull(),
    sealedTokens: text().notNull(),
    /** When the access token ends. */
    expiresAt: instant().notNull(),
    connectedAt: instantNow(),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantKey('bid_platform_account', t, t.userId),
    ...belongsTo('bid_platform_account_user', t, t.userId, appUser, { cascade: true, indexed: false }),
  ],
);

/** The project of the platform that a project here was last read from. */
export const bidPlatformProject = pgTable(
  'bid_platform_project',
  {
    tenantId: tenantId(),
    projectId: reference().notNull(),
    platformId: text().notNull(),
    name: text().notNull(),
    readAt: instantNow(),
  },
  (t) => [
    ...tenantKey('bid_platform_project', t, t.projectId),
    ...belongsTo('bid_platform_project_project', t, t.projectId, project, { cascade: true, indexed: false }),
  ],
);
