import { domainRule, signInApplication } from '#server/database/schema/index.ts';
import type { EntityAdapter } from '#server/services/changes/entityAdapter.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';
import { applicationHandlers } from './applicationHandlers.ts';
import { connectionAdapter } from './connectionAdapter.ts';
import { connectionHandlers } from './connectionHandlers.ts';
import { domainHandlers } from './domainHandlers.ts';
import { ruleAdapter, ruleHandlers } from './ruleHandlers.ts';

/** Everything under Identity and Security. */
export const ssoHandlers = {
  ...connectionHandlers,
  ...domainHandlers,
  ...ruleHandlers,
  ...applicationHandlers,
};

/** What Identity and Security writes, in the order in which rows are written: domains let go of a connection before it goes. */
export const ssoAdapters: readonly EntityAdapter[] = [
  tableAdapter({
    entity: 'domain_rule',
    module: 'access',
    table: domainRule,
    fields: ['domain', 'connection_id', 'proof', 'verified_at'],
  }),
  connectionAdapter,
  ruleAdapter,
  tableAdapter({
    entity: 'sign_in_application',
    module: 'access',
    table: signInApplication,
    fields: ['name', 'client_id', 'redirect_uri', 'secret_hash', 'created_by_id', 'created_at'],
  }),
];
