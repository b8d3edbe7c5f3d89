import { defineFields } from '#domain/fields';

/** A peer that is left out of a project's comparison for everybody, with the reason (docs/product/calibrate.md). */
export const exclusionFields = defineFields({
  // History names the row by its note: not everybody who reads it may know of the other project.
  peer_id: { label: 'Project', kind: 'parts', fixed: true },
  note: { label: 'Note', kind: 'text', max: 200, required: true },
});

/** Whether a peer counts in no figure: switched off by the reader, or left out with a note for everybody. */
export const isLeftOut = (
  peer: { id: number; left_out_note: string | null },
  without: readonly number[],
): boolean => peer.left_out_note !== null || without.includes(peer.id);

/** A division that counts in no figure of a project's comparison, with the reason (docs/product/calibrate.md). */
export const divisionExclusionFields = defineFields({
  dimension: { label: 'Dimension', kind: 'parts', fixed: true },
  member_key: { label: 'Division', kind: 'parts', fixed: true },
  note: { label: 'Note', kind: 'text', max: 200, required: true },
});
