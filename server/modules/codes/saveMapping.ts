import { mappingProblem } from '#domain/codes';
import { notFound, ruleRefused, stale } from '#server/contract/errors.ts';
import type { Call } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { readCodes } from './formatRepository.ts';
import { type CodeMapping, findMapping, readFormatNames } from './mappingRepository.ts';

const entity = 'code_mapping';

/** The names of two formats; 404 where one is not there. */
async function formatNames(tx: TenantTx, from: number, to: number): Promise<[string, string]> {
  const names = await readFormatNames(tx, [from, to]);
  const [one, other] = [names.get(from), names.get(to)];
  if (one === undefined || other === undefined) throw notFound();
  return [one, other];
}

/** The mapping from a format to another; without rows while none is kept, 404 where a format is not there. */
export async function presentMapping(tx: TenantTx, from: number, to: number): Promise<CodeMapping> {
  await formatNames(tx, from, to);
  const kept = await findMapping(tx, from, to);
  return {
    from_definition_id: from,
    to_definition_id: to,
    version: kept?.version ?? 0,
    rows: kept?.rows ?? [],
  };
}

/** Keeps a mapping in place of the one that is there. */
export async function saveMapping(call: Call<'saveCodeMapping'>): Promise<CodeMapping> {
  const { tx, params, body, services, ifMatch } = call;
  const { definition_id: from, to_definition_id: to } = params;
  const [name, other] = await formatNames(tx, from, to);
  if (from === to) {
    const problem = `${name} is mapped to itself. Choose another format.`;
    throw ruleRefused(problem, { to_definition_id: [problem] });
  }
  const codes = await readCodes(tx, [from, to]);
  const ids = (id: number) => new Set(codes.get(id)?.map((code) => code.id));
  const wrong = mappingProblem(body.rows, ids(from), ids(to));
  if (wrong) throw ruleRefused(wrong.problem, { [`rows.${wrong.index}`]: [wrong.problem] });
  const kept = await findMapping(tx, from, to);
  // Whoever began without one did not see what was saved since.
  if (kept && ifMatch === 0) throw stale(await presentMapping(tx, from, to));
  const head = handHead(call, null, `Mapped ${name} to ${other}`);
  const done = await services.changes.apply(tx, head, [
    kept
      ? { entity, kind: 'update', id: kept.id, version: ifMatch ?? null, fields: { rows: body.rows } }
      : {
          entity,
          kind: 'create',
          fields: { from_definition_id: from, to_definition_id: to, rows: body.rows },
        },
  ]);
  return { ...(await presentMapping(tx, from, to)), change_set_id: done.id };
}
