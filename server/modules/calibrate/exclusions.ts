import { divisionExclusionFields, exclusionFields } from '#domain/calibrate';
import { fieldNames, fieldProblems } from '#domain/fields';
import { notFound, ruleRefused } from '#server/contract/errors.ts';
import type { Call, Result } from '#server/contract/handlers.ts';
import { divisionExclusion, peerExclusion } from '#server/database/schema/calibrate.ts';
import type { Change } from '#server/services/changes/entityAdapter.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';
import { lockProjects } from '../projectLockRepository.ts';
import { readerOf } from '../projects/projectReader.ts';
import { readDivisionExclusion, readExclusion } from './exclusionRepository.ts';

/** How the change engine writes peers that are left out. */
export const exclusionAdapter = tableAdapter({
  entity: 'peer_exclusion',
  module: 'calibrate',
  table: peerExclusion,
  fields: fieldNames(exclusionFields),
});

/** How the change engine writes divisions that are left out. */
export const divisionExclusionAdapter = tableAdapter({
  entity: 'division_exclusion',
  module: 'calibrate',
  table: divisionExclusion,
  fields: fieldNames(divisionExclusionFields),
});

const unknown = 'This project cannot be compared with. Choose one from the list.';

/** The reason, trimmed; a refused one is named. */
function checkedNote(sent: string | null, today: string): string {
  const note = sent?.trim() ?? '';
  if (note === '') return note;
  const errors = fieldProblems(exclusionFields, { note }, { today, isNew: false });
  const [first] = Object.values(errors);
  if (first) throw ruleRefused(first[0] ?? 'This note cannot be saved.', errors);
  return note;
}

/** Leaves a peer out for everybody, changes the reason, or lets it count again; null where nothing differs. */
export async function leaveOutPeer(call: Call<'leaveOutPeer'>): Promise<Result<'leaveOutPeer'>> {
  const { tx, params, body, caller, services, today } = call;
  const { project_id: projectId } = params;
  await lockProjects(tx, [projectId]);
  const kept = await readExclusion(tx, readerOf(caller), projectId, body.peer_id);
  if (!kept) throw ruleRefused(unknown, { peer_id: [unknown] });
  const note = checkedNote(body.note, today);
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

const strange = 'There is no such row to leave out. Choose one from the list.';

/** Leaves a division out of every figure for everybody, changes the reason, or lets it count again; null where nothing differs. */
export async function leaveOutDivision(call: Call<'leaveOutDivision'>): Promise<Result<'leaveOutDivision'>> {
  const { tx, params, body, caller, services, today } = call;
  const { project_id: projectId } = params;
  const { dimension, key: member_key } = body;
  await lockProjects(tx, [projectId]);
  const kept = await readDivisionExclusion(tx, readerOf(caller), { projectId, dimension, key: member_key });
  if (!kept) throw notFound();
  if (!kept.isMember) throw ruleRefused(strange, { key: [strange] });
  const note = checkedNote(body.note, today);
  if (note === (kept.note ?? '')) return { change_set_id: null };
  const entity = 'division_exclusion';
  const { id, version } = kept;
  const change: Change =
    id === null
      ? { entity, kind: 'create', fields: { dimension, member_key, note } }
      : note === ''
        ? { entity, kind: 'delete', id, version }
        : { entity, kind: 'update', id, version, fields: { note } };
  const summary = note === '' ? 'Let a division count again' : 'Left a division out of the comparison';
  const done = await services.changes.apply(tx, handHead(call, projectId, summary), [change]);
  return { change_set_id: done.id };
}
