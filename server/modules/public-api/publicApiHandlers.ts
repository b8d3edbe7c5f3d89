import { defineHandlers, rawJson } from '#server/contract/handlers.ts';
import { historyOf } from '#server/services/changes/changeHistoryRepository.ts';
import { showHistory } from '../history/showHistory.ts';
import { listApiKeys } from './apiKeyRepository.ts';
import { publicContract } from './publicContract.ts';
import { createKey, presentKey, revokeKey, updateKey } from './saveApiKey.ts';

/** Keys of other programs, and the calls that they can make (docs/product/public-api.md). */
export const publicApiHandlers = defineHandlers({
  listApiKeys: ({ tx, today, query }) => listApiKeys(tx, today, query),

  getApiKey: (call) => presentKey(call, call.params.api_key_id),

  createApiKey: (call) => createKey(call, call.body),

  updateApiKey: async (call) => {
    await updateKey(call, call.params.api_key_id, call.body);
    return presentKey(call, call.params.api_key_id);
  },

  revokeApiKey: async (call) => {
    await revokeKey(call, call.params.api_key_id);
    return presentKey(call, call.params.api_key_id);
  },

  listApiKeyHistory: async (call) => {
    const { tx, params, query, caller } = call;
    await presentKey(call, params.api_key_id);
    return showHistory(tx, await historyOf(tx, 'api_key', params.api_key_id, query), caller);
  },

  getPublicContract: async ({ services, tenant }) =>
    rawJson(JSON.stringify(publicContract(services.originOf(tenant.slug)))),
});
