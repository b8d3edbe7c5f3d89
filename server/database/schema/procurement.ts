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
    nextStep: text().notNull().default(''),
    leveling: jsonb().$type<LevelingSheet>(),
    awardedTo: text(),
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
