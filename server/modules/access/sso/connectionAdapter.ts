import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { EntityAdapter, RowWrite } from '#server/services/changes/entityAdapter.ts';
import {
  insertConnections,
  lockConnections,
  removeConnections,
  updateConnections,
} from './connectionWriteRepository.ts';

/** A connection that comes back starts turned off: what it was tested with has gone with it. */
const insertOff = (tx: TenantTx, rows: readonly RowWrite[]) =>
  insertConnections(
    tx,
    rows.map((row) => ({ ...row, fields: { ...row.fields, enabled: false } })),
  );

/** How the change engine reads and writes connections; history follows their settings, never the secret. */
export const connectionAdapter: EntityAdapter = {
  entity: 'sso_connection',
  module: 'access',
  load: lockConnections,
  insert: insertOff,
  update: updateConnections,
  remove: removeConnections,
};
