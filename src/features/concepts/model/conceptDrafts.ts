import type { components } from '#contract/api.ts';
import type { TemplateKind } from '#domain/markups';
import type { Analysis, Concept, ConceptScenario, PastComponent } from '../conceptQueries.ts';

type Schemas = components['schemas'];

/** An analysis while it is written. */
export type AnalysisDraft = Pick<
  Analysis,
  'name' | 'description' | 'site' | 'city' | 'area_unit' | 'target_area'
> & { cost_date: string | null };

/** Draft of an analysis, or of a new one in today's prices. */
export const toAnalysisDraft = (
  analysis: Analysis | undefined,
  today: string,
  unit: Analysis['area_unit'] = 'sq_ft',
): AnalysisDraft => ({
  name: analysis?.name ?? '',
  description: analysis?.description ?? '',
  site: analysis?.site ?? '',
  city: analysis?.city ?? '',
  area_unit: analysis?.area_unit ?? unit,
  target_area: analysis?.target_area ?? null,
  cost_date: analysis ? analysis.cost_date : today,
});

/** What differs from the start, as the server takes it. */
export const toAnalysisPatch = (draft: AnalysisDraft, start: AnalysisDraft): Schemas['AnalysisPatch'] =>
  Object.fromEntries(
    Object.entries(draft).filter(([field, value]) => value !== start[field as keyof AnalysisDraft]),
  );

/** A component of a concept while it is written; figures that are not typed yet are null. */
export interface ComponentDraft {
  key: string;
  name: string;
  area: number | null;
  cost_per_area: number | null;
  source: Concept['components'][number]['source'];
}

/** A concept while it is written. */
export interface ConceptDraft {
  name: string;
  description: string;
  components: readonly ComponentDraft[];
}

/** A component that nobody has filled in yet. */
export const newComponent = (): ComponentDraft => ({
  key: crypto.randomUUID(),
  name: '',
  area: null,
  cost_per_area: null,
  source: null,
});

/** Draft of a concept, or of a new one. */
export const toConceptDraft = (concept: Concept | undefined): ConceptDraft => ({
  name: concept?.name ?? '',
  description: concept?.description ?? '',
  components: concept
    ? concept.components.map(({ cost: _cost, ...one }, at) => ({ ...one, key: `kept-${at}` }))
    : [newComponent()],
});

/** A component of a past project as one of a concept: its name and its cost per area here; the area is the concept's own. */
export const takePast = ({ component_name: name, ...past }: PastComponent): ComponentDraft => ({
  key: crypto.randomUUID(),
  name,
  area: null,
  cost_per_area: past.normalized_cost_per_area,
  source: {
    project_id: past.project_id,
    component_id: past.component_id,
    project_name: past.project_name,
    component_name: name,
    city: past.city,
    year: past.year,
    cost_per_area: past.cost_per_area,
    factor: past.factor,
  },
});

/** Whether nothing was typed into a component. */
export const isBlank = ({ name, area, cost_per_area: rate, source }: ComponentDraft): boolean =>
  name.trim() === '' && area === null && rate === null && source === null;

/** The concept as the server takes it: blank components are left out, figures that are not typed are zero. */
export const toConceptInput = ({ components: parts, ...words }: ConceptDraft): Schemas['ConceptInput'] => ({
  ...words,
  components: parts
    .filter((part) => !isBlank(part))
    .map(({ name, area, cost_per_area: rate, source }) => ({
      name,
      area: area ?? 0,
      cost_per_area: rate ?? 0,
      source: source && { project_id: source.project_id, component_id: source.component_id },
    })),
});

/** A markup of a scenario while it is written. */
export interface MarkupDraft {
  key: string;
  name: string;
  kind: TemplateKind;
  value: number | null;
}

/** A scenario while it is written. */
export interface ScenarioDraft {
  name: string;
  concept_id: number | null;
  start_date: string | null;
  duration_months: number | null;
  escalation_percent: number | null;
  contingency_percent: number | null;
  markups: readonly MarkupDraft[];
}

/** Draft of a scenario, or of a new one with usual terms. */
export const toScenarioDraft = (
  scenario: ConceptScenario | undefined,
  conceptId: number | null = null,
): ScenarioDraft => ({
  name: scenario?.name ?? '',
  concept_id: scenario?.concept.id ?? conceptId,
  start_date: scenario?.start_date ?? null,
  duration_months: scenario?.duration_months ?? 18,
  escalation_percent: scenario?.escalation_percent ?? 4,
  contingency_percent: scenario?.contingency_percent ?? 10,
  markups: (scenario?.markups ?? []).map((line, at) => ({ ...line, key: `kept-${at}` })),
});

/** A markup that nobody has filled in yet. */
export const newMarkup = (): MarkupDraft => ({
  key: crypto.randomUUID(),
  name: '',
  kind: 'percent_compound',
  value: null,
});

/** The scenario as the server takes it; null while its concept or its duration is not said. */
export function toScenarioInput(draft: ScenarioDraft): Schemas['ConceptScenarioInput'] | null {
  const { name, concept_id: concept, duration_months: months, markups, ...terms } = draft;
  if (concept === null || months === null) return null;
  return {
    name,
    concept_id: concept,
    duration_months: months,
    start_date: terms.start_date,
    escalation_percent: terms.escalation_percent ?? 0,
    contingency_percent: terms.contingency_percent ?? 0,
    markups: markups.map(({ key: _key, value, ...line }) => ({ ...line, value: value ?? 0 })),
  };
}

const said = (draft: object) =>
  JSON.stringify(draft, (field, value: unknown) => (field === 'key' ? undefined : value));

/** Whether two drafts say different things. */
export const differs = (draft: object, start: object): boolean => said(draft) !== said(start);
