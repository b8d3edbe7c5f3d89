import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { appUser } from './access.ts';
import {
  belongsTo,
  id,
  instantNow,
  money,
  oneOf,
  reference,
  tenantId,
  tenantKey,
  tenantRow,
} from './columns.ts';
import { component } from './components.ts';
import { costGroup } from './estimate.ts';
import { project } from './projects.ts';
import { milestone } from './timeline.ts';

/** docs/product/context.md kinds of entries. */
export const contextKinds = ['ASSUMPTION', 'INCLUSION', 'EXCLUSION', 'QUALIFICATION', 'SITE_FACT'] as const;

/** docs/product/context.md states of an entry. */
export const contextStatuses = ['TO_CONFIRM', 'HOLDS', 'NO_LONGER_HOLDS'] as const;

/** docs/product/context.md how far the text of a document is read. */
export const documentStates = ['READING', 'READ', 'NO_TEXT', 'FAILED'] as const;

/** A document that estimates rest on (docs/product/context.md). Its bytes stand under `storageKey`. */
export const contextDocument = pgTable(
  'context_document',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    name: text().notNull(),
    fileName: text().notNull(),
    fileType: text().notNull(),
    size: integer().notNull(),
    storageKey: text().notNull(),
    jobId: reference().notNull(),
    milestoneId: reference(),
    componentId: reference(),
    costGroupId: reference(),
    /** Written by the job that reads the text, beside the change engine: nobody takes that back. */
    textState: text({ enum: documentStates }).notNull().default('READING'),
    textNote: text().notNull().default(''),
    pages: integer(),
    passages: integer().notNull().default(0),
    isDeleted: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    createdById: reference(),
    createdAt: instantNow(),
    updatedAt: instantNow(),
  },
  (t) => [
    ...tenantRow('context_document', t),
    ...belongsTo('context_document_project', t, t.projectId, project, { cascade: true }),
    uniqueIndex('context_document_storage_key_unique').on(t.tenantId, t.storageKey),
    ...belongsTo('context_document_milestone', t, t.milestoneId, milestone),
    ...belongsTo('context_document_component', t, t.componentId, component),
    ...belongsTo('context_document_cost_group', t, t.costGroupId, costGroup),
    ...belongsTo('context_document_created_by', t, t.createdById, appUser),
    oneOf('context_document_text_state', t.textState, documentStates),
  ],
);

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A piece of a document's text, in its order, with where it stands. Its words are kept, so that no search reads texts. */
export const contextPassage = pgTable(
  'context_passage',
  {
    tenantId: tenantId(),
    documentId: reference().notNull(),
    position: integer().notNull(),
    place: text().notNull(),
    text: text().notNull(),
    words: tsvector()
      .notNull()
      .generatedAlwaysAs(sql`to_tsvector('english', text)`),
  },
  (t) => [
    ...tenantKey('context_passage', t, t.documentId, t.position),
    ...belongsTo('context_passage_document', t, t.documentId, contextDocument, {
      cascade: true,
      indexed: false,
    }),
  ],
);

/** What a project assumes, includes or leaves out, and the facts of its site (docs/product/context.md). */
export const contextEntry = pgTable(
  'context_entry',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    number: integer().notNull(),
    kind: text({ enum: contextKinds }).notNull(),
    statement: text().notNull(),
    status: text({ enum: contextStatuses }).notNull().default('HOLDS'),
    milestoneId: reference(),
    componentId: reference(),
    costGroupId: reference(),
    documentId: reference(),
    source: text().notNull().default(''),
    amount: money(),
    ownerId: reference(),
    isDeleted: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    createdById: reference(),
    createdAt: instantNow(),
    updatedAt: instantNow(),
  },
  (t) => [
    ...tenantRow('context_entry', t),
    ...belongsTo('context_entry_project', t, t.projectId, project, { cascade: true, indexed: false }),
    uniqueIndex('context_entry_number_unique').on(t.tenantId, t.projectId, t.number),
    ...belongsTo('context_entry_milestone', t, t.milestoneId, milestone),
    ...belongsTo('context_entry_component', t, t.componentId, component),
    ...belongsTo('context_entry_cost_group', t, t.costGroupId, costGroup),
    ...belongsTo('context_entry_document', t, t.documentId, contextDocument),
    ...belongsTo('context_entry_owner', t, t.ownerId, appUser),
    ...belongsTo('context_entry_created_by', t, t.createdById, appUser),
    index('context_entry_words').using(
      'gin',
      sql`to_tsvector('english', ${t.statement} || ' ' || ${t.source})`,
    ),
    oneOf('context_entry_kind', t.kind, contextKinds),
    oneOf('context_entry_status', t.status, contextStatuses),
  ],
);
