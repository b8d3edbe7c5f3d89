import type { components } from '#contract/api.ts';
import { CONCEPT_MESSAGES, conceptCost, scenarioCost } from '#domain/concepts';
import { noneMatches, notFound } from '#server/contract/errors.ts';
import type { Caller } from '#server/contract/handlers.ts';
import type { KeptSource } from '#server/database/schema/concepts.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { readerOf } from '../projects/projectReader.ts';
import { type Analysis, readAnalysis } from './analysisRepository.ts';
import { type KeptConcept, type KeptScenario, readConcepts, readScenarios } from './conceptRepository.ts';
import { readSeenProjects } from './pastRepository.ts';

type Schemas = components['schemas'];
export type Reading = { tx: TenantTx; caller: Caller };

/** An analysis as it now stands; 404 where it is gone. */
export async function presentAnalysis({ tx, caller }: Reading, id: number): Promise<Analysis> {
  const analysis = await readAnalysis(tx, readerOf(caller), id);
  if (!analysis) throw notFound();
  return analysis;
}

/** Where a cost per area comes from; what stood in a project is for those who see its cost. */
function presentSource(source: KeptSource | null, seen: ReadonlySet<number>): Schemas['ConceptSource'] {
  if (source === null || seen.has(source.project_id)) return source;
  const { project_id, component_id } = source;
  return {
    project_id,
    component_id,
    project_name: null,
    component_name: null,
    city: null,
    year: null,
    cost_per_area: null,
    factor: null,
  };
}

async function present(
  { tx, caller }: Reading,
  { area_unit: unit }: Pick<Analysis, 'area_unit'>,
  rows: readonly KeptConcept[],
): Promise<Schemas['Concept'][]> {
  const sources = rows.flatMap(({ components }) => components.flatMap(({ source }) => source ?? []));
  const seen = await readSeenProjects(tx, readerOf(caller), [
    ...new Set(sources.map(({ project_id: id }) => id)),
  ]);
  return rows.map(({ components, ...row }) => {
    const { costs, ...sums } = conceptCost(components, unit);
    return {
      ...row,
      components: components.map((one, at) => ({
        ...one,
        cost: costs[at] ?? 0,
        source: presentSource(one.source, seen),
      })),
      ...sums,
    };
  });
}

/** The concepts of an analysis. */
export const presentConcepts = async (reading: Reading, analysis: Analysis): Promise<Schemas['Concept'][]> =>
  present(reading, analysis, await readConcepts(reading.tx, analysis.id));

/** One concept; 404 where it is gone, in the words of docs/product/concepts.md. */
export async function presentConcept(
  reading: Reading,
  analysis: Analysis,
  id: number,
): Promise<Schemas['Concept']> {
  const [concept] = await present(reading, analysis, await readConcepts(reading.tx, analysis.id, id));
  if (!concept) throw noneMatches(CONCEPT_MESSAGES.noConcept);
  return concept;
}

/** A scenario with what it costs, step by step. */
export function presentScenario(row: KeptScenario): Schemas['ConceptScenario'] {
  const { concept_id, concept_name, components, area_unit, cost_date, ...terms } = row;
  const cost = scenarioCost({ components, area_unit, cost_date, terms });
  return { ...terms, concept: { id: concept_id, name: concept_name }, ...cost };
}

/** The scenarios of an analysis. */
export const presentScenarios = async (tx: TenantTx, analysisId: number) =>
  (await readScenarios(tx, analysisId)).map(presentScenario);

/** One scenario as it is kept; 404 where it is gone. */
export async function findScenario(tx: TenantTx, analysisId: number, id: number): Promise<KeptScenario> {
  const [scenario] = await readScenarios(tx, analysisId, id);
  if (!scenario) throw notFound();
  return scenario;
}
