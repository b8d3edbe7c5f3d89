import { apiKey } from '#server/database/schema/index.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';

export { publicApiHandlers } from './publicApiHandlers.ts';

/** How the change engine writes keys. The hash of the secret is not among the fields, so history never has it. */
export const apiKeyAdapter = tableAdapter({
  entity: 'api_key',
  module: 'public-api',
  table: apiKey,
  fields: [
    'name',
    'prefix',
    'permissions',
    'expires_on',
    'created_by_id',
    'created_at',
    'revoked_at',
    'revoked_by_id',
  ],
});
