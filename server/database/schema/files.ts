import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PictureMark } from '#domain/files';
import { appUser } from './access.ts';
import { belongsTo, id, instantNow, reference, tenantId, tenantRow } from './columns.ts';

/** A file that belongs to a row (docs/product/files.md). Its bytes stand under `storageKey`, a name of our own. */
export const attachment = pgTable(
  'attachment',
  {
    tenantId: tenantId(),
    id: id(),
    entity: text().notNull(),
    entityId: reference().notNull(),
    fieldName: text().notNull(),
    fileName: text().notNull(),
    fileType: text().notNull(),
    size: integer().notNull(),
    storageKey: text().notNull(),
    /** What the uploader says of it (docs/product/files.md: attachments_metadata). */
    metadata: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** What people drew on a picture, in parts of its width and height; the picture itself stays as it came. */
    marks: jsonb().$type<PictureMark[]>().notNull().default([]),
    createdById: reference(),
    createdAt: instantNow(),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('attachment', t),
    uniqueIndex('attachment_storage_key_unique').on(t.tenantId, t.storageKey),
    index('attachment_entity').on(t.tenantId, t.entity, t.entityId, t.fieldName),
    ...belongsTo('attachment_created_by', t, t.createdById, appUser),
  ],
);
