import { fieldNames } from '#domain/fields';
import { bidDocumentFields } from '#domain/procurement';
import { bidDocument } from '#server/database/schema/bidDocuments.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';

/** How the change engine writes documents for bidders. */
export const documentAdapter = tableAdapter({
  entity: 'bid_document',
  module: 'procurement',
  table: bidDocument,
  fields: fieldNames(bidDocumentFields),
});
