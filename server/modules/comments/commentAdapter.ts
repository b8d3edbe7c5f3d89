import { comment } from '#server/database/schema/comments.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';

/** How the change engine writes comments. */
export const commentAdapter = tableAdapter({
  entity: 'comment',
  module: 'comments',
  table: comment,
  fields: ['entity', 'entity_id', 'body', 'mention_ids', 'created_by_id', 'created_at', 'edited_at'],
});
