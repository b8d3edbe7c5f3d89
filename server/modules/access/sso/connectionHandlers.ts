import { notFound, ruleRefused } from '#server/contract/errors.ts';
import { defineHandlers } from '#server/contract/handlers.ts';
import { entityHistory } from '#server/services/changes/changeHistoryRepository.ts';
import { showHistory } from '../../history/showHistory.ts';
import { forgetLinks, keepTest, listConnections, readConnection } from './connectionRepository.ts';
import { presentConnection, presentConnectionRow } from './presentConnection.ts';
import {
  createConnection,
  loadMetadata,
  removeConnection,
  type SaveCall,
  updateConnection,
} from './saveConnection.ts';

/** All that Identity and Security writes, by its names in history. */
const entities = ['sso_connection', 'domain_rule', 'sign_in_rule', 'sign_in_application'];

async function answer({ tx, tenant, services }: Pick<SaveCall, 'tx' | 'tenant' | 'services'>, id: number) {
  const row = await readConnection(tx, id);
  if (!row) throw notFound();
  return presentConnection(row, tenant.slug, services);
}

/** Connections to the identity providers of a company (docs/product/access.md). */
export const connectionHandlers = defineHandlers({
  listSsoConnections: async ({ tx, query }) => {
    const { count, rows } = await listConnections(tx, query);
    return { count, results: rows.map(presentConnectionRow) };
  },

  getSsoConnection: (call) => answer(call, call.params.sso_connection_id),

  createSsoConnection: async (call) => answer(call, await createConnection(call, call.body)),

  updateSsoConnection: async (call) => {
    await updateConnection(call, call.params.sso_connection_id, call.body, call.ifMatch);
    return answer(call, call.params.sso_connection_id);
  },

  removeSsoConnection: (call) => removeConnection(call, call.params.sso_connection_id, call.ifMatch),

  testSsoConnection: async (call) => {
    const { tx, params, services, caller, tenant, now } = call;
    const row = await readConnection(tx, params.sso_connection_id);
    if (!row) throw notFound();
    if (!services.ownsPasswords)
      throw ruleRefused('An identity service elsewhere signs people in here. Test the connection there.');
    const { test, signInUrl } = await services.federation.beginTest(tenant, row, caller.userId, now);
    await keepTest(tx, row.id, test);
    return { connection: await answer(call, row.id), sign_in_url: signInUrl };
  },

  loadSsoMetadata: async (call) => {
    await loadMetadata(call, call.params.sso_connection_id);
    return answer(call, call.params.sso_connection_id);
  },

  forgetSsoPerson: async ({ tx, params, services, caller, tenant }) => {
    const forgotten = await forgetLinks(tx, params.sso_connection_id, params.user_id);
    if (forgotten === 0) throw notFound();
    services.noteSecurity('connection.person_forgotten', { tenant: tenant.slug, userId: caller.userId });
  },

  listSsoHistory: async ({ tx, query, caller }) =>
    showHistory(tx, await entityHistory(tx, entities, query), caller),
});
