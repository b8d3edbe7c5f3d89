import { webLink } from '#server/database/schema/webLinks.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';

/** How the change engine writes web links. */
export const webLinkAdapter = tableAdapter({
  entity: 'web_link',
  module: 'web-links',
  table: webLink,
  fields: ['entity', 'entity_id', 'url', 'title', 'created_by_id', 'created_at'],
});
