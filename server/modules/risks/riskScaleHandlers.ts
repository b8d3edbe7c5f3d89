import { levelIn, scaleProblems } from '#domain/risks';
import { ruleRefused, stale } from '#server/contract/errors.ts';
import { type Call, defineHandlers, type Result } from '#server/contract/handlers.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { lockRisks } from './saveRisks.ts';
import { listOlderRisks } from './riskRepository.ts';
import { listScales, lockScale, newestScaleId, type ScaleVersion } from './scaleRepository.ts';

/** As many moves as a preview lists. */
const most = 500;

const shown = (versions: readonly ScaleVersion[]): Result<'getRiskScale'> => ({
  versions: versions.map(({ id: _id, ...version }) => version),
});

/** Keeps the next version of the scale; what is scored stays as it is. */
async function saveScale(call: Call<'saveRiskScale'>): Promise<Result<'saveRiskScale'>> {
  const { tx, body, caller, now, services, ifMatch } = call;
  await lockScale(tx);
  const versions = await listScales(tx);
  const [newest] = versions;
  if (ifMatch !== undefined && ifMatch !== newest.number) throw stale(shown(versions));
  const { note = '', ...scale } = body;
  const problems = scaleProblems(scale, note);
  const [first] = Object.values<string[]>(problems);
  if (first) throw ruleRefused(first[0] ?? 'A scale cannot be saved like this.', problems);
  const trimmed = (steps: typeof scale.impacts) =>
    steps.map(({ label, range }) => ({ label: label.trim(), range: range.trim() }));
  const number = newest.number + 1;
  await services.changes.apply(tx, handHead(call, null, `Saved version ${number} of the risk scale`), [
    {
      entity: 'risk_scale',
      kind: 'create',
      fields: {
        number,
        likelihoods: trimmed(scale.likelihoods),
        impacts: trimmed(scale.impacts),
        levels: scale.levels,
        note: note.trim(),
        created_by_id: caller.userId,
        created_at: now.toISOString(),
      },
    },
  ]);
  return shown(await listScales(tx));
}

/** Which active risks another level is given by the newest scale. */
async function preview({ tx, params }: Call<'previewRescore'>): Promise<Result<'previewRescore'>> {
  const [newest] = await listScales(tx);
  const older = await listOlderRisks(tx, params.project_id, newest.id);
  const moves = older.flatMap(({ level: from, ...risk }) => {
    const to = levelIn(newest, risk.likelihood, risk.impact);
    return to === from ? [] : [{ ...risk, from, to }];
  });
  return { number: newest.number, count: older.length, moves: moves.slice(0, most) };
}

async function rescore(call: Call<'rescoreRisks'>): Promise<Result<'rescoreRisks'>> {
  const { tx, params, services } = call;
  const scaleId = await newestScaleId(tx);
  const older = await listOlderRisks(tx, params.project_id, scaleId);
  const stored = await lockRisks(
    tx,
    params.project_id,
    older.map(({ id }) => id),
  );
  const ids = [...stored.keys()];
  if (ids.length === 0) return { count: 0, change_set_id: null };
  const { id } = await services.changes.apply(
    tx,
    handHead(call, params.project_id, ids.length === 1 ? 'Rescored a risk' : `Rescored ${ids.length} risks`),
    ids.map((riskId) => ({ entity: 'risk', kind: 'update', id: riskId, fields: { scale_id: scaleId } })),
  );
  return { count: ids.length, change_set_id: id };
}

/** The company's risk scale, and what it makes of a register (docs/product/risks.md). */
export const riskScaleHandlers = defineHandlers({
  getRiskScale: async ({ tx }) => shown(await listScales(tx)),
  saveRiskScale: saveScale,
  previewRescore: preview,
  rescoreRisks: rescore,
});
