import { sql } from 'drizzle-orm';
import { boolean, date, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Issue, IssueChange, Offer } from '#domain/bidding';
import { appUser } from './access.ts';
import {
  belongsTo,
  id,
  instant,
  instantNow,
  money,
  oneOf,
  reference,
  tenantId,
  tenantRow,
} from './columns.ts';
import { bidPackage } from './procurement.ts';
import { project } from './projects.ts';

/** When the bids of a package are due, and since when they are no longer sealed (docs/product/bidding.md). */
export const bidRequest = pgTable(
  'bid_request',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    bidPackageId: reference().notNull(),
    dueOn: date({ mode: 'string' }).notNull(),
    /** `HH:MM` in the time zone of the company. */
    dueTime: text().notNull(),
    questionsBy: date({ mode: 'string' }),
    siteWalkOn: date({ mode: 'string' }),
    /** Percent of the base bid that a bid bond covers; null where none is asked for. */
    bondPercent: integer(),
    message: text().notNull().default(''),
    /** The scope sheet as bidders see it: that of the invitation, or of the last addendum that changed it. */
    issued: jsonb()
      .$type<Issue>()
      .notNull()
      .default(sql`'{"lines":[],"alternates":[]}'::jsonb`),
    openedAt: instant(),
    openedById: reference(),
    version: integer().notNull().default(1),
    createdAt: instantNow(),
    updatedAt: instantNow(),
  },
  (t) => [
    ...tenantRow('bid_request', t),
    ...belongsTo('bid_request_project', t, t.projectId, project, { cascade: true }),
    ...belongsTo('bid_request_package', t, t.bidPackageId, bidPackage, { cascade: true, indexed: false }),
    ...belongsTo('bid_request_opened_by', t, t.openedById, appUser),
    uniqueIndex('bid_request_package_unique').on(t.tenantId, t.bidPackageId),
  ],
);

/** How far a company has come that was invited by mail. */
const invitationStates = ['SENT', 'OPENED', 'ACCEPTED', 'DECLINED', 'SUBMITTED'] as const;

/** A company that was invited by mail, with the bid that it is writing. Of its link the hash alone is kept. */
export const bidInvitation = pgTable(
  'bid_invitation',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    bidPackageId: reference().notNull(),
    /** The bidder of the scope sheet. */
    bidderId: integer().notNull(),
    company: text().notNull(),
    contact: text().notNull().default(''),
    email: text().notNull(),
    linkHash: text(),
    state: text({ enum: invitationStates }).notNull().default('SENT'),
    /** Why a bidder has declined, in their words. */
    reason: text().notNull().default(''),
    sentAt: instantNow(),
    seenAt: instant(),
    draft: jsonb().$type<Offer>(),
    draftVersion: integer().notNull().default(0),
    draftAt: instant(),
    /** The files that were opened, by the numbers of their attachments. */
    readFiles: jsonb()
      .$type<number[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    /** The addenda that were confirmed, by their numbers. */
    confirmed: jsonb()
      .$type<number[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    isDeleted: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    createdAt: instantNow(),
    updatedAt: instantNow(),
  },
  (t) => [
    ...tenantRow('bid_invitation', t),
    ...belongsTo('bid_invitation_project', t, t.projectId, project, { cascade: true }),
    ...belongsTo('bid_invitation_package', t, t.bidPackageId, bidPackage, { cascade: true }),
    uniqueIndex('bid_invitation_link_unique').on(t.tenantId, t.linkHash),
    oneOf('bid_invitation_state', t.state, invitationStates),
  ],
);

/** A bid as it was submitted; nothing changes it. The last one of an invitation counts. */
export const bidSubmission = pgTable(
  'bid_submission',
  {
    tenantId: tenantId(),
    id: id(),
    bidInvitationId: reference().notNull(),
    /** The first bid of an invitation is 1. */
    number: integer().notNull(),
    offer: jsonb().$type<Offer>().notNull(),
    /** What it came to over the lines that were issued then. */
    base: money().notNull(),
    /** The last addendum of that moment; 0 before the first. */
    addendum: integer().notNull().default(0),
    isLate: boolean().notNull(),
    submittedAt: instantNow(),
  },
  (t) => [
    ...tenantRow('bid_submission', t),
    ...belongsTo('bid_submission_invitation', t, t.bidInvitationId, bidInvitation, {
      cascade: true,
      indexed: false,
    }),
    uniqueIndex('bid_submission_number_unique').on(t.tenantId, t.bidInvitationId, t.number),
  ],
);

/** What a bidder has asked. Every bidder of the package reads the answer, and none who asked. */
export const bidQuestion = pgTable(
  'bid_question',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    bidPackageId: reference().notNull(),
    bidInvitationId: reference().notNull(),
    number: integer().notNull(),
    question: text().notNull(),
    answer: text().notNull().default(''),
    answeredAt: instant(),
    version: integer().notNull().default(1),
    createdAt: instantNow(),
    updatedAt: instantNow(),
  },
  (t) => [
    ...tenantRow('bid_question', t),
    ...belongsTo('bid_question_project', t, t.projectId, project, { cascade: true }),
    ...belongsTo('bid_question_package', t, t.bidPackageId, bidPackage, { cascade: true, indexed: false }),
    ...belongsTo('bid_question_invitation', t, t.bidInvitationId, bidInvitation, { cascade: true }),
    uniqueIndex('bid_question_number_unique').on(t.tenantId, t.bidPackageId, t.number),
  ],
);

/** What all bidders of a package were told after they were invited. It was mailed, so nothing takes it back. */
export const bidAddendum = pgTable(
  'bid_addendum',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    bidPackageId: reference().notNull(),
    number: integer().notNull(),
    text: text().notNull(),
    /** What it changed in the scope that was issued before. */
    changes: jsonb()
      .$type<IssueChange[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    version: integer().notNull().default(1),
    createdAt: instantNow(),
  },
  (t) => [
    ...tenantRow('bid_addendum', t),
    ...belongsTo('bid_addendum_project', t, t.projectId, project, { cascade: true }),
    ...belongsTo('bid_addendum_package', t, t.bidPackageId, bidPackage, { cascade: true, indexed: false }),
    uniqueIndex('bid_addendum_number_unique').on(t.tenantId, t.bidPackageId, t.number),
  ],
);
