import { sql } from 'drizzle-orm';
import { boolean, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { belongsTo, id, instantNow, oneOf, reference, tenantId, tenantRow } from './columns.ts';
import { project } from './projects.ts';

/** What a document for bidders is. */
const documentKinds = ['DRAWING', 'SPECIFICATION', 'ADDENDUM', 'REPORT', 'FORM', 'TERMS', 'OTHER'] as const;

/** A sheet, section or form that goes out with bid packages (docs/product/procurement.md); its files are attachments. */
export const bidDocument = pgTable(
  'bid_document',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    code: text().notNull().default(''),
    title: text().notNull(),
    kind: text({ enum: documentKinds }).notNull(),
    revision: text().notNull().default(''),
    issuedOn: date({ mode: 'string' }),
    /** The packages that it goes out with, held by their numbers: one that is deleted has it again once it is back. */
    bidPackageIds: jsonb()
      .$type<number[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    isDeleted: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    createdAt: instantNow(),
    updatedAt: instantNow(),
  },
  (t) => [
    ...tenantRow('bid_document', t),
    ...belongsTo('bid_document_project', t, t.projectId, project, { cascade: true }),
    oneOf('bid_document_kind', t.kind, documentKinds),
  ],
);
