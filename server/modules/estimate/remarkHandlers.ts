import { lineKeys } from '#domain/estimate';
import { invalidFields, notFound } from '#server/contract/errors.ts';
import { type Call, defineHandlers } from '#server/contract/handlers.ts';
import type { Change } from '#server/services/changes/entityAdapter.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { readSide } from './differenceRepository.ts';
import { lockCompared, readRemarks } from './remarkRepository.ts';

type Input = Call<'matchEstimateLines'>['body'] | Call<'noteEstimateDifference'>['body'];

const gone = 'This line is no longer in the estimate. Look at the comparison again.';
/** As much of a description as names a line. */
const shown = 120;

/** The two estimates that are spoken of, each with what names its lines. */
async function sidesOf(
  { tx, params }: Pick<Call<'matchEstimateLines'>, 'tx' | 'params'>,
  { milestone_id: milestone, against, version = null }: Input,
) {
  const after = await readSide(tx, params.project_id, milestone);
  if (!after) throw notFound();
  const before = await readSide(tx, params.project_id, against, version);
  if (!before) throw invalidFields({ against: ['This estimate is not in the project. Choose another one.'] });
  await lockCompared(tx, milestone);
  const namer = (lines: typeof after.lines) => {
    const keys = lineKeys(lines);
    return (key: string | null) => lines[keys.indexOf(key ?? '')]?.description.slice(0, shown);
  };
  return {
    nameBefore: namer(before.lines),
    nameAfter: namer(after.lines),
    compared: { milestone, against, version },
    fields: { milestone_id: milestone, against_id: against, against_version: version },
  };
}

/** What people say of lines that are compared: `docs/product/estimate.md`. */
export const remarkHandlers = defineHandlers({
  matchEstimateLines: async (call) => {
    const { tx, params, body, services } = call;
    const { before_key, after_key, state } = body;
    const { nameBefore, nameAfter, compared, fields } = await sidesOf(call, body);
    const remarks = await readRemarks(tx, compared);
    // One line, one word on it: what was said of either of the two before is taken back.
    const changes: Change[] = remarks
      .filter(
        ({ kind, before_key: old, after_key: now }) =>
          kind !== 'NOTE' && ((old !== null && old === before_key) || (now !== null && now === after_key)),
      )
      .map(({ id }) => ({ entity: 'estimate_remark', kind: 'delete', id }));
    const [before, after] = [nameBefore(before_key), nameAfter(after_key)];
    if (state !== null) {
      if (before === undefined) throw invalidFields({ before_key: [gone] });
      if (after === undefined) throw invalidFields({ after_key: [gone] });
      const name = before === after ? before : `${before} / ${after}`;
      changes.push({
        entity: 'estimate_remark',
        kind: 'create',
        fields: { ...fields, kind: state, name, before_key, after_key, note: '' },
      });
    }
    if (changes.length === 0) return { change_set_id: null };
    const line = before ?? after ?? 'a line';
    const text =
      state === 'MATCHED'
        ? `Matched ${line} in a comparison of estimates`
        : state === 'APART'
          ? `Took ${line} apart in a comparison of estimates`
          : `Took back what was said of ${line} in a comparison of estimates`;
    const set = await services.changes.apply(tx, handHead(call, params.project_id, text), changes);
    return { change_set_id: set.id };
  },

  noteEstimateDifference: async (call) => {
    const { tx, params, body, services } = call;
    const { nameBefore, nameAfter, compared, fields } = await sidesOf(call, body);
    // It stays with the line after where there is one.
    const after_key = body.after_key;
    const before_key = after_key === null ? body.before_key : null;
    if (before_key === null && after_key === null)
      throw invalidFields({ after_key: ['A note needs a line. Name the one before or the one after.'] });
    const note = body.note.trim();
    const notes = (await readRemarks(tx, compared)).filter(({ kind }) => kind === 'NOTE');
    const known =
      notes.find((one) => after_key !== null && one.after_key === after_key) ??
      notes.find((one) => one.after_key === null && one.before_key === body.before_key);
    if (note === (known?.note ?? '')) return { change_set_id: null };
    const name = after_key === null ? nameBefore(before_key) : nameAfter(after_key);
    if (name === undefined && note !== '')
      throw invalidFields({ [after_key === null ? 'before_key' : 'after_key']: [gone] });
    const change: Change = known
      ? note === ''
        ? { entity: 'estimate_remark', kind: 'delete', id: known.id }
        : { entity: 'estimate_remark', kind: 'update', id: known.id, fields: { note } }
      : {
          entity: 'estimate_remark',
          kind: 'create',
          fields: { ...fields, kind: 'NOTE', name: name ?? '', before_key, after_key, note },
        };
    const text = `${note === '' ? 'Deleted the note on' : known ? 'Changed the note on' : 'Noted'} ${name ?? 'a line'} in a comparison of estimates`;
    const set = await services.changes.apply(tx, handHead(call, params.project_id, text), [change]);
    return { change_set_id: set.id };
  },
});
