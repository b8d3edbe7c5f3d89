import fc from 'fast-check';
import type { KnownCall } from './knownCalls.ts';

type Ask = (text: string, values: unknown[]) => Promise<unknown>;

/** Two analyses of each company, each with a concept and a scenario: the demo brings them for one alone. */
export async function addAnalyses(ask: Ask): Promise<void> {
  await ask(
    `with a as (insert into analysis (tenant_id, id, name, city, cost_date, status)
        select t.id, (t.id - 1) * 1000000 + 900 + n, 'Analysis ' || n, 'Seattle', '2026-10-12', 'ACTIVE'
        from tenant t, generate_series(0, 1) n on conflict do nothing returning tenant_id, id),
      c as (insert into concept (tenant_id, id, analysis_id, name, components)
        select tenant_id, id, id, 'Concept', '[{"name":"Clinic","area":60000,"cost_per_area":620,"source":null}]'::jsonb
        from a returning tenant_id, id)
      insert into concept_scenario (tenant_id, id, analysis_id, concept_id, name, duration_months)
        select tenant_id, id, id, id, 'Scenario', 18 from c`,
    [],
  );
}

/** The demo's analysis, open, with its first concept and scenario, and a concept that no scenario uses. */
async function openAnalysis(ask: Ask): Promise<void> {
  const texts = [
    `update analysis set status = 'ACTIVE', promoted_project_id = null, is_deleted = false where tenant_id = 1 and id = 1`,
    'update concept set is_deleted = false where tenant_id = 1 and id = 1',
    'update concept_scenario set is_deleted = false, concept_id = 1 where tenant_id = 1 and id = 1',
    `insert into concept (tenant_id, id, analysis_id, name) values (1, 990, 1, 'Unused')
      on conflict (tenant_id, id) do update set is_deleted = false`,
  ];
  for (const text of texts) await ask(text, []);
}

/** Operations of an analysis that need its rows as they are in the demo. */
const operations = [
  'getAnalysis',
  'updateAnalysis',
  'listAnalysisHistory',
  'promoteAnalysis',
  'listPastComponents',
  'listConcepts',
  'createConcept',
  'updateConcept',
  'removeConcept',
  'duplicateConcept',
  'listConceptScenarios',
  'createConceptScenario',
  'getConceptScenario',
  'updateConceptScenario',
  'removeConceptScenario',
] as const;

/** Calls of the Concept Hub that do their work. */
export const analysisCalls = (ask: Ask): Record<string, () => Promise<KnownCall>> =>
  Object.fromEntries(
    operations.map((operation) => [
      operation,
      async () => {
        await openAnalysis(ask);
        const unused = operation === 'removeConcept';
        return { ids: { analysis_id: 1, concept_id: unused ? 990 : 1, concept_scenario_id: 1 } };
      },
    ]),
  );

/** What has to be there before an operation of the Concept Hub can do its work. */
export const analysisRows = (ask: Ask): Record<string, () => Promise<unknown>> =>
  Object.fromEntries(operations.map((operation) => [operation, () => openAnalysis(ask)]));

/** Numbers of the Concept Hub, where they stand in a path. */
export const analysisIds = {
  analysis_id: fc.constant(1),
  concept_id: fc.constantFrom(1, 990),
  concept_scenario_id: fc.constant(1),
};

/** Values of analyses that exist, so that most calls reach the work behind the validation. */
export const analysisValues = {
  concept_id: fc.constant(1),
  concept_scenario_id: fc.constant(1),
  cost_date: fc.constantFrom('2026-10-12', '2027-01-04'),
};
