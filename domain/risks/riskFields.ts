import { defineFields } from '#domain/fields';

/** States of a risk; a closed one counts nowhere (docs/product/risks.md). */
export const RISK_STATUSES = {
  IDENTIFIED: { label: 'Identified' },
  CLOSED: { label: 'Closed' },
} as const;

/** A state of a risk. */
export type RiskStatus = keyof typeof RISK_STATUSES;

/** What is done about a risk. */
export const RISK_RESPONSES = {
  AVOID: 'Avoid',
  MITIGATE: 'Mitigate',
  TRANSFER: 'Transfer',
  ACCEPT: 'Accept',
} as const;

/** A response to a risk. */
export type RiskResponse = keyof typeof RISK_RESPONSES;

/** What each likelihood means: a word and the chance, in percent. */
export const LIKELIHOODS = [
  { value: 1, label: 'Rare', range: 'under 10%' },
  { value: 2, label: 'Unlikely', range: '10–30%' },
  { value: 3, label: 'Possible', range: '30–60%' },
  { value: 4, label: 'Likely', range: '60–90%' },
  { value: 5, label: 'Almost certain', range: 'over 90%' },
] as const;

/** What each impact means: a word and the share of cost or the delay. */
export const IMPACTS = [
  { value: 1, label: 'Negligible', range: 'under 2% or 1 wk' },
  { value: 2, label: 'Minor', range: '2–5% or 1–2 wk' },
  { value: 3, label: 'Moderate', range: '5–10% or 2–4 wk' },
  { value: 4, label: 'Major', range: '10–15% or 1–2 mo' },
  { value: 5, label: 'Severe', range: 'over 15% or 2 mo' },
] as const;

const scale = { kind: 'count', min: 1, max: 5 } as const;

/** Every field of a risk. Values are whole dollars and never negative. */
export const riskFields = defineFields({
  number: { label: 'Number', kind: 'count', fixed: true },
  name: { label: 'Name', kind: 'text', max: 250, required: true },
  category_id: { label: 'Category', kind: 'reference', to: 'risk_category' },
  component_id: { label: 'Component', kind: 'reference', to: 'component' },
  value: { label: 'Value', kind: 'money', min: 0 },
  original_value: { label: 'Original value', kind: 'money', min: 0 },
  likelihood: { label: 'Likelihood', ...scale },
  impact: { label: 'Impact', ...scale },
  inherent_likelihood: { label: 'Inherent likelihood', ...scale },
  inherent_impact: { label: 'Inherent impact', ...scale },
  owner_id: { label: 'Assignee', kind: 'reference', to: 'person' },
  status: {
    label: 'Status',
    kind: 'choice',
    required: true,
    choices: { IDENTIFIED: RISK_STATUSES.IDENTIFIED.label, CLOSED: RISK_STATUSES.CLOSED.label },
  },
  response: { label: 'Risk response', kind: 'choice', choices: RISK_RESPONSES },
  cause: { label: 'Cause', kind: 'text', max: 500, lines: true },
  event: { label: 'Event', kind: 'text', max: 500, lines: true },
  effect: { label: 'Effect', kind: 'text', max: 500, lines: true },
  trigger: { label: 'Trigger', kind: 'text', max: 500 },
  exposed_from: { label: 'Exposed from', kind: 'date' },
  exposed_to: { label: 'Exposed to', kind: 'date' },
  description: { label: 'Description', kind: 'text', max: 10_000, lines: true },
  comment: { label: 'Comments', kind: 'text', max: 2000, lines: true },
  mitigations: { label: 'Mitigations', kind: 'parts' },
  custom_attributes: { label: 'Attributes', kind: 'parts' },
  struck: { label: 'Struck', kind: 'flag' },
  struck_on: { label: 'Struck on', kind: 'date' },
  outcome_cost: { label: 'Actual cost', kind: 'money', min: 0 },
  days_lost: { label: 'Days lost', kind: 'count', min: 0, max: 3650 },
  closed_on: { label: 'Closed on', kind: 'date', fixed: true },
  scale_id: { label: 'Risk scale', kind: 'reference', to: 'risk_scale', fixed: true },
  template_id: { label: 'Template', kind: 'parts', fixed: true },
  created_by_id: { label: 'Created by', kind: 'reference', to: 'person', fixed: true },
});

/** The name of a field of a risk. */
export type RiskField = keyof typeof riskFields;

/** Every field of a mitigation; `cost` is dollars, effects are steps of likelihood and impact that it takes off. */
export const mitigationFields = defineFields({
  name: { label: 'Name', kind: 'text', max: 250 },
  description: { label: 'Description', kind: 'text', max: 2000, lines: true },
  due_date: { label: 'Due date', kind: 'date' },
  status: {
    label: 'Status',
    kind: 'choice',
    required: true,
    choices: { DRAFT: 'Not Started', IN_PROGRESS: 'In progress', COMPLETE: 'Done' },
  },
  leader_id: { label: 'Leader', kind: 'reference', to: 'person' },
  cost: { label: 'Cost', kind: 'money', min: 0 },
  likelihood_effect: { label: 'Effect on likelihood', kind: 'count', min: 0, max: 4 },
  impact_effect: { label: 'Effect on impact', kind: 'count', min: 0, max: 4 },
});
