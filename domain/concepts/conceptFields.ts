import { AREA_UNITS } from '#domain/area';
import { defineFields } from '#domain/fields';

const unitWords = Object.fromEntries(
  Object.entries(AREA_UNITS).map(([unit, { abbreviation }]) => [unit, abbreviation]),
);

/** Where an analysis stands (docs/product/concepts.md). `next` are the moves by hand; promotion makes one PROMOTED. */
export const ANALYSIS_STATUSES = {
  DRAFT: { label: 'Draft', next: ['ACTIVE', 'ARCHIVED'] },
  ACTIVE: { label: 'Active', next: ['DRAFT', 'ARCHIVED'] },
  PROMOTED: { label: 'Promoted', next: [] },
  ARCHIVED: { label: 'Archived', next: ['DRAFT', 'ACTIVE'] },
} as const satisfies Record<string, { label: string; next: readonly string[] }>;

/** A status of an analysis. */
export type AnalysisStatus = keyof typeof ANALYSIS_STATUSES;

const statusWords = Object.fromEntries(
  Object.entries(ANALYSIS_STATUSES).map(([status, { label }]) => [status, label]),
);

/** The most of each that are kept: concepts and scenarios of an analysis, components of a concept, markups of a scenario; months of construction; dollars of a total. */
export const CONCEPT_LIMITS = {
  concepts: 50,
  scenarios: 100,
  components: 100,
  markups: 30,
  months: 120,
  dollars: 1e11,
} as const;

/** Every field of an analysis. Areas are in `area_unit`; `cost_date` is the day whose prices the costs are in. */
export const analysisFields = defineFields({
  name: { label: 'Name', kind: 'text', max: 120, required: true },
  description: { label: 'Description', kind: 'text', max: 4000, lines: true },
  site: { label: 'Site', kind: 'text', max: 200 },
  city: { label: 'City', kind: 'text', max: 100 },
  area_unit: { label: 'Area unit', kind: 'choice', choices: unitWords },
  target_area: { label: 'Target area', kind: 'number', min: 0, max: 1e10 },
  cost_date: { label: 'Prices as of', kind: 'date', required: true },
  status: { label: 'Status', kind: 'choice', choices: statusWords },
  promoted_project_id: { label: 'Project', kind: 'reference', to: 'project', fixed: true },
  created_by_id: { label: 'Created by', kind: 'reference', to: 'person', fixed: true },
});

/** Every field of a concept: a massing of components. */
export const conceptFields = defineFields({
  analysis_id: { label: 'Analysis', kind: 'reference', to: 'analysis', fixed: true },
  name: { label: 'Name', kind: 'text', max: 120, required: true },
  description: { label: 'Description', kind: 'text', max: 2000, lines: true },
  components: { label: 'Components', kind: 'parts' },
});

/** Every field of a scenario of an analysis: a concept with what time and risk add. */
export const conceptScenarioFields = defineFields({
  analysis_id: { label: 'Analysis', kind: 'reference', to: 'analysis', fixed: true },
  concept_id: { label: 'Concept', kind: 'reference', to: 'concept', required: true },
  name: { label: 'Name', kind: 'text', max: 120, required: true },
  start_date: { label: 'Construction start', kind: 'date' },
  duration_months: {
    label: 'Duration in months',
    kind: 'count',
    min: 1,
    max: CONCEPT_LIMITS.months,
    required: true,
  },
  escalation_percent: { label: 'Escalation', kind: 'percent', min: -10, max: 15 },
  contingency_percent: { label: 'Contingency', kind: 'percent', min: 0, max: 100 },
  markup_lines: { label: 'Markups', kind: 'parts' },
});
