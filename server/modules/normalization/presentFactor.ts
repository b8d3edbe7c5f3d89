import type { components } from '#contract/api.ts';
import { toSquareFeet } from '#domain/area';
import { coefficientBetween, type CostPlace, type FactorStep, type IndexChoice } from '#domain/normalization';
import { missingPermission, notFound } from '#server/contract/errors.ts';
import type { Call } from '#server/contract/handlers.ts';
import { readerOf } from '../projects/projectReader.ts';
import { readPair } from './factorRepository.ts';
import { indexTablesOf } from './indexTables.ts';

type Schemas = components['schemas'];
type Peer = Schemas['CalibratePeer'];

const placeOf = ({ city, year }: Peer, custom: string | undefined): CostPlace => ({
  city,
  date: year === null ? null : String(year),
  custom: custom ?? null,
});

const presentProject = ({ id, name, city, year, cost, area }: Peer): Schemas['NormalizedProject'] => ({
  id,
  name,
  city,
  year,
  cost,
  area: area.value > 0 ? toSquareFeet(area) : null,
});

function presentStep(step: FactorStep, tables: IndexChoice): Schemas['NormalizationStep'] {
  const table = tables[step.kind];
  return {
    kind: step.kind,
    index_id: table?.id ?? null,
    index_name: table?.name ?? null,
    source: 'from' in step ? step.from : null,
    target: 'to' in step ? step.to : null,
    factor: 'factor' in step ? step.factor : null,
    problem: 'problem' in step ? step.problem : null,
  };
}

/** The indices of the target project, or those that were asked for by somebody who may. */
async function chooseTables({
  tx,
  query,
  caller,
}: Pick<Call<'getNormalizationFactor'>, 'tx' | 'query' | 'caller'>): Promise<IndexChoice> {
  const asked = query.indices ?? [];
  if (asked.length > 0 && !caller.permissions.has('override_normalizationindex'))
    throw missingPermission('override_normalizationindex');
  return indexTablesOf(tx, query.to_project_id, asked);
}

/** How a cost gets from one project to another, step by step. */
export async function presentFactor(
  call: Call<'getNormalizationFactor'>,
): Promise<Schemas['NormalizationFactor']> {
  const { tx, query, caller } = call;
  const projects = await readPair(tx, readerOf(caller), query.from_project_id, query.to_project_id);
  const source = projects.get(query.from_project_id);
  const target = projects.get(query.to_project_id);
  if (!source || !target) throw notFound();
  const tables = await chooseTables(call);
  const { steps, factor, isExtrapolated } = coefficientBetween(
    placeOf(source, query.from_custom),
    placeOf(target, query.to_custom),
    tables,
  );
  return {
    source: presentProject(source),
    target: presentProject(target),
    steps: steps.map((step) => presentStep(step, tables)),
    factor,
    is_extrapolated: isExtrapolated,
  };
}
