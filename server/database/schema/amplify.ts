import { date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { appUser } from './access.ts';
import { belongsTo, id, instantNow, oneOf, reference, tenantId, tenantKey, tenantRow } from './columns.ts';
import { project } from './projects.ts';

export const amplifyRoles = ['user', 'assistant'] as const;
export const amplifyBlockTypes = ['text', 'table', 'chart'] as const;
export const amplifyBlockStatuses = ['none', 'accepted', 'rejected'] as const;

/** Who has accepted which AI features addendum (docs/product/amplify.md). */
export const amplifyAgreement = pgTable(
  'amplify_agreement',
  {
    tenantId: tenantId(),
    userId: reference().notNull(),
    /** The day of the addendum that was accepted last. */
    addendum: date({ mode: 'string' }).notNull(),
    acceptedAt: instantNow(),
  },
  (t) => [
    ...tenantKey('amplify_agreement', t, t.userId),
    ...belongsTo('amplify_agreement_user', t, t.userId, appUser, { indexed: false }),
  ],
);

/** What one person asks about one project; nobody else sees it. */
export const amplifyConversation = pgTable(
  'amplify_conversation',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    userId: reference().notNull(),
    /** Empty until something is asked. */
    title: text().notNull().default(''),
    createdAt: instantNow(),
    updatedAt: instantNow(),
  },
  (t) => [
    ...tenantRow('amplify_conversation', t),
    ...belongsTo('amplify_conversation_project', t, t.projectId, project, { cascade: true }),
    ...belongsTo('amplify_conversation_user', t, t.userId, appUser, { indexed: false }),
    index('amplify_conversation_own').on(t.tenantId, t.userId, t.projectId, t.updatedAt),
  ],
);

/** A question or its answer. */
export const amplifyMessage = pgTable(
  'amplify_message',
  {
    tenantId: tenantId(),
    id: id(),
    conversationId: reference().notNull(),
    userId: reference().notNull(),
    role: text({ enum: amplifyRoles }).notNull(),
    content: text().notNull(),
    thought: text().notNull().default(''),
    /** Rows of the project that an answer rests on. */
    rows: jsonb().notNull().default([]),
    /** Permissions without which an answer is not shown again. */
    needs: text().array().notNull().default([]),
    /** The company's day, by which messages are counted. */
    day: date({ mode: 'string' }).notNull(),
    createdAt: instantNow(),
  },
  (t) => [
    ...tenantRow('amplify_message', t),
    ...belongsTo('amplify_message_conversation', t, t.conversationId, amplifyConversation, { cascade: true }),
    ...belongsTo('amplify_message_user', t, t.userId, appUser, { indexed: false }),
    index('amplify_message_of_day').on(t.tenantId, t.userId, t.day),
    oneOf('amplify_message_role', t.role, amplifyRoles),
  ],
);

/** A part of a conversation's canvas. */
export const amplifyBlock = pgTable(
  'amplify_block',
  {
    tenantId: tenantId(),
    id: id(),
    conversationId: reference().notNull(),
    type: text({ enum: amplifyBlockTypes }).notNull(),
    title: text().notNull(),
    content: jsonb().notNull(),
    status: text({ enum: amplifyBlockStatuses }).notNull().default('none'),
    /** Columns that it takes: one or two. */
    width: integer().notNull(),
    /** Pixels; null for as high as its content. */
    height: integer(),
    needs: text().array().notNull().default([]),
    /** What accepting it wrote; undoing that is the way back. */
    changeSetId: reference(),
    createdAt: instantNow(),
  },
  (t) => [
    ...tenantRow('amplify_block', t),
    ...belongsTo('amplify_block_conversation', t, t.conversationId, amplifyConversation, { cascade: true }),
    oneOf('amplify_block_type', t.type, amplifyBlockTypes),
    oneOf('amplify_block_status', t.status, amplifyBlockStatuses),
  ],
);
