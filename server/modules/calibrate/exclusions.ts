import { exclusionFields } from '#domain/calibrate';
import { fieldNames, fieldProblems } from '#domain/fields';
import { ruleRefused } from '#server/contract/errors.ts';
import type { Call, Result } from '#server/contract/handlers.ts';
import { peerExclusion } from '#server/database/schema/calibrate.ts';
import type { Change } from '#server/services/changes/entityAdapter.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';
import { readerOf } from '../projects/projectReader.ts';
import { readExclusion } from './exclusionRepository.ts';

/** How the change engine writes peers that are left out. */
export const exclusionAdapter = tableAdapter({
  entity: 'peer_exclusion',
  module: 'calibrate',
  table: peerExclusion,
  fields: fieldNames(exclusionFields),
});

const unknown = 'This project cannot be compared with. Choose one from the list.';

/** Leaves a peer out for everybody, changes the reason, or lets it count again; null where nothing differs. */
export async function leaveOutPeer(call: Call<'leaveOutPeer'>): Promise<Result<'leaveOutPeer'>> {
  const { tx, params, body, caller, services, today } = call;
  const { project_id: projectId } = params;
  const kept = await readExclusion(tx, readerOf(caller), projectId, body.peer_id);
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
