import type { components } from '#contract/api.ts';
import { freeColor, OVERALL_PROJECT } from '#domain/components';
import { budgetsOf, CONCEPT_MESSAGES, conceptCost, distinctNames, scenarioCost } from '#domain/concepts';
import { addMonths } from '#domain/dates';
import { conflict, ruleRefused } from '#server/contract/errors.ts';
import type { Call } from '#server/contract/handlers.ts';
import type { Change } from '#server/services/changes/entityAdapter.ts';
import { makeProject } from '../projects/saveProject.ts';
import type { Analysis } from './analysisRepository.ts';
import type { KeptScenario } from './conceptRepository.ts';
import { lockStatuses } from './lockRepository.ts';
import { findScenario, presentAnalysis } from './presentConcepts.ts';

type Promotion = components['schemas']['Promotion'];

/** The components of a scenario as those of a project; their budgets add up to the total, to the cent. */
function componentsOf(scenario: KeptScenario, total: number): Change[] {
  const { components: parts, area_unit: unit } = scenario;
  const budgets = budgetsOf(total, conceptCost(parts, unit).costs);
  const names = distinctNames(
    parts.map(({ name }) => name),
    [OVERALL_PROJECT],
  );
  const colors: number[] = [];
  return parts.map(({ area }, at): Change => {
    const color = freeColor(colors);
    colors.push(color);
    return {
      entity: 'component',
      kind: 'create',
      fields: {
        name: names[at],
        component_order: at + 2,
        is_uncategorized: false,
        color_index: color,
        area_value: area,
        area_unit: unit,
        exclude_from_project_sqft: false,
        target_budget: budgets[at],
        custom_attributes: [],
      },
    };
  });
}

const endOf = ({ start_date: start, duration_months: months }: KeptScenario) =>
  start === null ? {} : { construction_start_date: start, completion_date: addMonths(start, months) };

async function openForPromotion(call: Call<'promoteAnalysis'>): Promise<Analysis> {
  // Of two who promote at once the second one waits, and reads what the first one made of it.
  await lockStatuses(call.tx, [call.params.analysis_id]);
  const analysis = await presentAnalysis(call, call.params.analysis_id);
  if (analysis.status === 'PROMOTED') throw conflict(CONCEPT_MESSAGES.promoted, analysis);
  if (analysis.status === 'ARCHIVED') throw conflict(CONCEPT_MESSAGES.archived, analysis);
  return analysis;
}

/**
 * Makes a project in status CONCEPT of one scenario, once (docs/product/concepts.md). Project, components and the status of
 * the analysis are one change set, so that undoing it takes all of it back.
 */
export async function promoteAnalysis(call: Call<'promoteAnalysis'>): Promise<Promotion> {
  const { tx, body } = call;
  const analysis = await openForPromotion(call);
  const scenario = await findScenario(tx, analysis.id, body.concept_scenario_id);
  const { components: parts, area_unit, cost_date, ...terms } = scenario;
  const { total, area } = scenarioCost({ components: parts, area_unit, cost_date, terms });
  if (total <= 0)
    throw ruleRefused(CONCEPT_MESSAGES.nothing, { concept_scenario_id: [CONCEPT_MESSAGES.nothing] });
  const made = await makeProject(
    call,
    {
      name: body.name?.trim() || analysis.name,
      code: body.code ?? null,
      address: analysis.site || null,
      city: analysis.city || null,
      access_scope_id: body.access_scope_id ?? null,
      target_area: { value: area, unit: area_unit },
      target_budget: total,
      ...endOf(scenario),
    },
    { status: 'CONCEPT' },
    (projectId) => ({
      summary: `Promoted the analysis "${analysis.name}" to a project`,
      changes: [
        ...componentsOf(scenario, total),
        {
          entity: 'analysis',
          kind: 'update',
          id: analysis.id,
          fields: { status: 'PROMOTED', promoted_project_id: projectId },
        },
      ],
    }),
  );
  return { change_set_id: made.changeSetId, project_id: made.id };
}
