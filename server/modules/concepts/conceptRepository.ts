import type { components } from '#contract/api.ts';
import type { KeptComponent, KeptMarkup } from '#server/database/schema/concepts.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { exact } from '../jsonSql.ts';

type Schemas = components['schemas'];

/** A concept as it is kept. */
export type KeptConcept = {
  id: number;
  name: string;
  description: string;
  components: KeptComponent[];
  scenario_count: number;
  version: number;
};

/** Concepts of an analysis in the order in which they were added; one of them where its number is given. */
export const readConcepts = (
  tx: TenantTx,
  analysisId: number,
  id: number | null = null,
): Promise<KeptConcept[]> =>
  tx.query<KeptConcept>({
    name: 'read_concepts',
    text: `select c.id::float8 as id, c.name, c.description, c.components, c.version,
        (select count(*)::int from concept_scenario s
          where s.tenant_id = $1 and s.concept_id = c.id and not s.is_deleted) as scenario_count
      from concept c where c.tenant_id = $1 and c.analysis_id = $2 and not c.is_deleted
        and ($3::bigint is null or c.id = $3) order by c.id`,
    values: [tx.tenantId, analysisId, id],
  });

/** A scenario as it is kept, with the concept that it is made of. */
export type KeptScenario = {
  id: number;
  name: string;
  concept_id: number;
  concept_name: string;
  components: KeptComponent[];
  area_unit: Schemas['AreaUnit'];
  cost_date: string;
  start_date: string | null;
  duration_months: number;
  escalation_percent: number;
  contingency_percent: number;
  markups: KeptMarkup[];
  version: number;
};

/** Scenarios of an analysis in the order in which they were added; one of them where its number is given. */
export const readScenarios = (
  tx: TenantTx,
  analysisId: number,
  id: number | null = null,
): Promise<KeptScenario[]> =>
  tx.query<KeptScenario>({
    name: 'read_concept_scenarios',
    text: `select s.id::float8 as id, s.name, c.id::float8 as concept_id, c.name as concept_name, c.components,
        a.area_unit, a.cost_date::text as cost_date, s.start_date::text as start_date, s.duration_months,
        ${exact('s.escalation_percent')}::float8 as escalation_percent,
        ${exact('s.contingency_percent')}::float8 as contingency_percent, s.markup_lines as markups, s.version
      from concept_scenario s
      join concept c on c.tenant_id = $1 and c.id = s.concept_id
      join analysis a on a.tenant_id = $1 and a.id = s.analysis_id
      where s.tenant_id = $1 and s.analysis_id = $2 and not s.is_deleted and ($3::bigint is null or s.id = $3)
      order by s.id`,
    values: [tx.tenantId, analysisId, id],
  });
