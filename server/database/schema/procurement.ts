import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type AwardRequest, type LevelingSheet, USUAL_STAGE_DAYS } from '#domain/procurement';
import { appUser } from './access.ts';
import { belongsTo, id, instantNow, money, oneOf, reference, tenantId, tenantRow } from './columns.ts';
import { item } from './foresite.ts';
import { project } from './projects.ts';

/** docs/product/procurement.md states of a bid package. */
export const packageStatuses = [
  'NOT_STARTED',
  'SCOPE',
  'READY',
  'OUT_TO_BID',
  'BIDS_RECEIVED',
  'LEVELING',
  'RECOMMENDED',
  'AWARDED',
  'EXECUTED',
  'ON_HOLD',
  'REBID',
] as const;

/** What is bought together (docs/product/procurement.md). Amounts are dollars; only a bought package has a committed one. */
export const bidPackage = pgTable(
  'bid_package',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    number: integer().notNull(),
    name: text().notNull(),
    workTrade: text().notNull().default(''),
    description: text().notNull().default(''),
    status: text({ enum: packageStatuses }).notNull().default('NOT_STARTED'),
    ownerId: reference(),
    budget: money(),
    leveledLow: money(),
    committed: money(),
    bidsDue: date({ mode: 'string' }),
    awardBy: date({ mode: 'string' }),
    onSite: date({ mode: 'string' }),
    bidDays: integer().notNull().default(USUAL_STAGE_DAYS.bid_days),
    awardDays: integer().notNull().default(USUAL_STAGE_DAYS.award_days),
    submittalDays: integer().notNull().default(USUAL_STAGE_DAYS.submittal_days),
    approvalDays: integer().notNull().default(USUAL_STAGE_DAYS.approval_days),
    fabricationDays: integer().notNull().default(USUAL_STAGE_DAYS.fabrication_days),
    deliveryDays: integer().notNull().default(USUAL_STAGE_DAYS.delivery_days),
    /** Held by its number: an activity that comes back by Undo is found again. */
    activityId: reference(),
    /** Risks that it has to do with, held by their numbers: one that comes back by Undo is linked again. */
    riskIds: jsonb().$type<number[]>(),
    nextStep: text().notNull().default(''),
    leveling: jsonb().$type<LevelingSheet>(),
    awardedTo: text(),
    /** Why it went to a company that is not qualified; empty for none. */
    awardReason: text().notNull().default(''),
    awardedOn: date({ mode: 'string' }),
    stillToBuy: money(),
    /** The award that is or was out for approval. */
    awardRequest: jsonb().$type<AwardRequest>(),
    awardItemId: reference(),
    /** Held by its number: an entry may be taken back in its fund. */
    awardEntryId: reference(),
    /** The package of the bidding platform that it is taken from; empty for none. */
    platformId: text().notNull().default(''),
    /** The company's package that it was made of, held by its number: it is counted there while both exist. */
    templateId: reference(),
    isDeleted: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    createdById: reference(),
    createdAt: instantNow(),
    updatedAt: instantNow(),
  },
  (t) => [
    ...tenantRow('bid_package', t),
    ...belongsTo('bid_package_project', t, t.projectId, project, { cascade: true, indexed: false }),
    index('bid_package_template_index')
      .on(t.tenantId, t.templateId)
      .where(sql`template_id is not null`),
    uniqueIndex('bid_package_number_unique').on(t.tenantId, t.projectId, t.number),
    ...belongsTo('bid_package_owner', t, t.ownerId, appUser),
    ...belongsTo('bid_package_created_by', t, t.createdById, appUser),
    ...belongsTo('bid_package_award_item', t, t.awardItemId, item),
    oneOf('bid_package_status', t.status, packageStatuses),
    check('bid_package_amounts', sql`${t.budget} >= 0 and ${t.leveledLow} >= 0 and ${t.committed} >= 0`),
    check(
      'bid_package_stages',
      sql`least(${t.bidDays}, ${t.awardDays}, ${t.submittalDays}, ${t.approvalDays}, ${t.fabricationDays}, ${t.deliveryDays}) >= 0`,
    ),
    check('bid_package_bought', sql`${t.committed} is null or ${t.status} in ('AWARDED', 'EXECUTED')`),
  ],
);

/** How a company stands that bids. */
const prequalificationStates = ['QUALIFIED', 'CONDITIONAL', 'NOT_QUALIFIED', 'NOT_ASKED'] as const;

/** What the company keeps of a bidder, for all of its projects (docs/product/procurement.md). */
export const prequalification = pgTable(
  'prequalification',
  {
    tenantId: tenantId(),
    id: id(),
    company: text().notNull(),
    /** The name as names are matched: letters and digits alone. */
    companyKey: text().notNull(),
    status: text({ enum: prequalificationStates }).notNull().default('NOT_ASKED'),
    singleLimit: money(),
    aggregateLimit: money(),
    validUntil: date({ mode: 'string' }),
    note: text().notNull().default(''),
    setById: reference(),
    setAt: instantNow(),
    isDeleted: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    createdAt: instantNow(),
    updatedAt: instantNow(),
  },
  (t) => [
    ...tenantRow('prequalification', t),
    ...belongsTo('prequalification_set_by', t, t.setById, appUser),
    uniqueIndex('prequalification_company_unique')
      .on(t.tenantId, t.companyKey)
      .where(sql`not ${t.isDeleted}`),
    oneOf('prequalification_status', t.status, prequalificationStates),
    check('prequalification_limits', sql`${t.singleLimit} >= 0 and ${t.aggregateLimit} >= 0`),
  ],
);
