import { exclusionFields } from '#domain/calibrate';
import { fieldNames, fieldProblems } from '#domain/fields';
import { ruleRefused } from '#server/contract/errors.ts';
import type { Call, Result } from '#server/contract/handlers.ts';
import { peerExclusion } from '#server/database/schema/calibrate.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { projectInSight } from '#server/plugins/accessRepository.ts';
import type { Change } from '#server/services/changes/entityAdapter.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';
import { type ProjectReader, readerOf } from '../projects/projectReader.ts';

/** How the change engine writes peers that are left out. */
export const exclusionAdapter = tableAdapter({
  entity: 'peer_exclusion',
  module: 'calibrate',
  table: peerExclusion,
  fields: fieldNames(exclusionFields),
});

const unknown = 'This project cannot be compared with. Choose one from the list.';

type Kept = { id: number | null; version: number | null; note: string | null };

/** What is kept of a peer in the reader's sight, locked; undefined where it is not in sight. */
async function readKept(
  tx: TenantTx,
  reader: ProjectReader,
  projectId: number,
  peerId: number,
): Promise<Kept | undefined> {
  const [row] = await tx.query<Kept>({
    name: 'read_peer_exclusion',
    text: `select x.id, x.version, x.note from project p
      left join peer_exclusion x on x.tenant_id = $1 and x.project_id = $5 and x.peer_id = p.id
      where p.tenant_id = $1 and p.id = $6 and p.id <> $5
        and ${projectInSight({ seesAll: '$2', user: '$3', only: '$4' })}
      for update of p`,
    values: [tx.tenantId, reader.seesAll, reader.userId, reader.onlyProject, projectId, peerId],
  });
  return row;
}

/** Leaves a peer out for everybody, changes the reason, or lets it count again; null where nothing differs. */
export async function leaveOutPeer(call: Call<'leaveOutPeer'>): Promise<Result<'leaveOutPeer'>> {
  const { tx, params, body, caller, services, today } = call;
  const { project_id: projectId } = params;
  const kept = await readKept(tx, readerOf(caller), projectId, body.peer_id);
  if (!kept) throw ruleRefused(unknown, { peer_id: [unknown] });
  const note = body.note?.trim() ?? '';
  if (note !== '') {
    const errors = fieldProblems(exclusionFields, { note }, { today, isNew: false });
    const [first] = Object.values(errors);
    if (first) throw ruleRefused(first[0] ?? 'This note cannot be saved.', errors);
  }
  if (note === (kept.note ?? '')) return { change_set_id: null };
  const entity = 'peer_exclusion';
  const { id, version } = kept;
  const change: Change =
    id === null
      ? { entity, kind: 'create', fields: { peer_id: body.peer_id, note } }
      : note === ''
        ? { entity, kind: 'delete', id, version }
        : { entity, kind: 'update', id, version, fields: { note } };
  const summary = note === '' ? 'Let a peer count again' : 'Left a peer out of the comparison';
  const done = await services.changes.apply(tx, handHead(call, projectId, summary), [change]);
  return { change_set_id: done.id };
}
