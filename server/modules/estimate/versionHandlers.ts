import { countsInTotal, estimateVersionFields } from '#domain/estimate';
import { fieldProblems } from '#domain/fields';
import { sumMoney } from '#domain/money';
import { conflict, notFound, ruleRefused } from '#server/contract/errors.ts';
import { type Call, defineHandlers } from '#server/contract/handlers.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { findLines, readFrame } from './estimateRepository.ts';
import { hasMilestone } from './uploadRepository.ts';
import { findSubmitted, listVersions } from './versionRepository.ts';

type Writing = Pick<Call<'submitEstimate'>, 'tx' | 'params'> & { body: { milestone_id: number } };

async function frameOf({ tx, params, body }: Writing) {
  const frame = await readFrame(tx, params.project_id, body.milestone_id);
  if (!frame) throw notFound();
  return frame;
}

/** An estimate is open, then submitted and read-only; a correction is a new version: `docs/product/estimate.md`. */
export const versionHandlers = defineHandlers({
  listEstimateVersions: async ({ tx, params, query }) => {
    if (!(await hasMilestone(tx, params.project_id, query.milestone))) throw notFound();
    return { results: await listVersions(tx, query.milestone) };
  },

  submitEstimate: async (call) => {
    const { tx, params, body, caller, today, services } = call;
    const problems = fieldProblems(estimateVersionFields, { note: body.note }, { today, isNew: false });
    if (Object.keys(problems).length > 0) throw ruleRefused('The note cannot be saved like this.', problems);
    const { name } = await frameOf(call);
    const submitted = await findSubmitted(tx, [body.milestone_id]);
    if (submitted)
      throw conflict(
        `The estimate of ${name} is already submitted as version ${submitted.number}. Start a new version to change it.`,
      );
    const lines = await findLines(tx, body.milestone_id, null);
    if (lines.length === 0)
      throw ruleRefused('This estimate has no lines. Add lines before it is submitted.');
    const number = ((await listVersions(tx, body.milestone_id))[0]?.number ?? 0) + 1;
    const head = handHead(call, params.project_id, `Submitted the estimate of ${name} as version ${number}`);
    const { id } = await services.changes.apply(tx, head, [
      {
        entity: 'estimate_version',
        kind: 'create',
        fields: {
          milestone_id: body.milestone_id,
          number,
          status: 'SUBMITTED',
          note: body.note.trim(),
          lines_count: lines.length,
          amount: sumMoney(lines.flatMap(({ kind, amount }) => (countsInTotal(kind) ? [amount] : []))),
          submitted_by_id: caller.userId,
        },
      },
    ]);
    return { change_set_id: id, number };
  },

  startEstimateVersion: async (call) => {
    const { tx, params, body, services } = call;
    const { name } = await frameOf(call);
    const submitted = await findSubmitted(tx, [body.milestone_id]);
    if (!submitted) throw conflict(`The estimate of ${name} is open already. Change its lines.`);
    const number = submitted.number + 1;
    const head = handHead(call, params.project_id, `Started version ${number} of the estimate of ${name}`);
    const { id } = await services.changes.apply(tx, head, [
      { entity: 'estimate_version', kind: 'update', id: submitted.id, fields: { status: 'REPLACED' } },
    ]);
    return { change_set_id: id, number };
  },
});
