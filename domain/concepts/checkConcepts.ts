import { AREA_UNITS, type AreaUnit } from '#domain/area';
import type { FieldErrors } from '#domain/errors';
import { fieldProblems } from '#domain/fields';
import { markupValueProblem, templateProblem, TEMPLATE_KINDS, type TemplateKind } from '#domain/markups';
import {
  analysisFields,
  ANALYSIS_STATUSES,
  type AnalysisStatus,
  CONCEPT_LIMITS,
  conceptFields,
  conceptScenarioFields,
} from './conceptFields.ts';

type Situation = { today: string; isNew: boolean };

/** A component as typed or as sent. */
export interface ComponentDraft {
  name: string;
  area: number;
  cost_per_area: number;
}

/** A markup of a scenario as typed or as sent. */
export interface MarkupDraft {
  name: string;
  kind: TemplateKind;
  value: number;
}

/** Exact texts of what cannot be done (docs/product/concepts.md). */
export const CONCEPT_MESSAGES = {
  noConcept: 'No Concept matches the given query.',
  promoted: 'This analysis was promoted to a project. It stays as it was then.',
  archived: 'This analysis is archived. Make it active first.',
  unit: 'Concepts have areas in this unit already. Delete them first, or start another analysis.',
  inUse: (name: string, scenarios: number) =>
    `"${name}" is used by ${scenarios === 1 ? '1 scenario' : `${scenarios} scenarios`}. Delete ${scenarios === 1 ? 'it' : 'them'} first.`,
  tooMuch: 'The cost comes to more than $100,000,000,000. Check for a slipped digit.',
  nothing: 'This scenario costs nothing. Give its concept components with an area and a cost per area first.',
} as const;

/** Why nothing of an analysis can be changed; null while it is open. */
export function lockedReason(status: AnalysisStatus): string | null {
  if (status === 'PROMOTED') return CONCEPT_MESSAGES.promoted;
  return status === 'ARCHIVED' ? CONCEPT_MESSAGES.archived : null;
}

/** Why an analysis cannot move from one status to another by hand; null where it can. */
export function analysisMoveProblem(from: AnalysisStatus, to: AnalysisStatus): string | null {
  const next: readonly string[] = ANALYSIS_STATUSES[from].next;
  if (from === to || next.includes(to)) return null;
  if (to === 'PROMOTED') return 'An analysis is promoted from one of its scenarios.';
  return from === 'PROMOTED'
    ? CONCEPT_MESSAGES.promoted
    : `An analysis that is ${ANALYSIS_STATUSES[from].label.toLowerCase()} cannot become ${ANALYSIS_STATUSES[to].label.toLowerCase()}.`;
}

/** What is wrong with an analysis, by field; empty when nothing is. */
export const checkAnalysis = (draft: object, situation: Situation): FieldErrors =>
  fieldProblems(analysisFields, { ...draft }, situation);

const isFour = (value: number) => Math.abs(value * 1e4 - Math.round(value * 1e4)) < 1e-3;

function figureProblem(label: string, value: number, most: number): string | null {
  if (!Number.isFinite(value)) return `${label} is a number. Enter digits.`;
  if (value < 0 || value > most) return `${label} is between 0 and ${most.toLocaleString('en-US')}.`;
  return isFour(value) ? null : `${label} has at most four decimals.`;
}

function componentProblems(unit: AreaUnit, components: readonly ComponentDraft[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  const { components: most } = CONCEPT_LIMITS;
  if (components.length > most) errors['components'] = [`A concept has at most ${most} components.`];
  for (const [at, { name, area, cost_per_area: rate }] of components.slice(0, most).entries()) {
    const problems = {
      name:
        name.trim() === ''
          ? 'Name is required'
          : name.trim().length > 120
            ? 'Name is longer than 120 characters. Shorten it.'
            : null,
      area: figureProblem('Area', area, 1e8),
      cost_per_area: figureProblem(`Cost per ${AREA_UNITS[unit].abbreviation}`, rate, 1e8),
    };
    for (const [field, problem] of Object.entries(problems))
      if (problem) errors[`components.${at}.${field}`] = [problem];
  }
  return errors;
}

/** What is wrong with a concept, by field; components go by their place: `components.2.area`. */
export function checkConcept(
  draft: {
    name?: string | undefined;
    description?: string | undefined;
    components?: readonly ComponentDraft[] | undefined;
  },
  unit: AreaUnit,
  situation: Situation,
): FieldErrors {
  const errors: Record<string, readonly string[]> = {
    ...fieldProblems(conceptFields, { ...draft }, situation),
    ...componentProblems(unit, draft.components ?? []),
  };
  const rough = (draft.components ?? []).reduce((sum, one) => sum + one.area * one.cost_per_area, 0);
  if (rough > CONCEPT_LIMITS.dollars) errors['components'] ??= [CONCEPT_MESSAGES.tooMuch];
  return errors as FieldErrors;
}

function markupProblems(lines: readonly MarkupDraft[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  const { markups: most } = CONCEPT_LIMITS;
  if (lines.length > most) errors['markups'] = [`A scenario has at most ${most} markups.`];
  for (const [at, { name, kind, value }] of lines.slice(0, most).entries()) {
    if (name.trim() === '') errors[`markups.${at}.name`] = ['Name is required'];
    else if (name.trim().length > 120)
      errors[`markups.${at}.name`] = ['Name is longer than 120 characters. Shorten it.'];
    const problem = Object.hasOwn(TEMPLATE_KINDS, kind)
      ? markupValueProblem(kind, value)
      : 'Choose a kind from the list.';
    if (problem) errors[`markups.${at}.value`] = [problem];
  }
  return errors;
}

/** What is wrong with a scenario of an analysis, by field; markups go by their place: `markups.2.value`. */
export function checkConceptScenario(
  draft: {
    name?: string | undefined;
    concept_id?: number | undefined;
    start_date?: string | null | undefined;
    duration_months?: number | undefined;
    escalation_percent?: number | undefined;
    contingency_percent?: number | undefined;
    markups?: readonly MarkupDraft[] | undefined;
  },
  situation: Situation,
): FieldErrors {
  const errors: Record<string, readonly string[]> = {
    ...fieldProblems(conceptScenarioFields, { ...draft }, situation),
    ...markupProblems(draft.markups ?? []),
  };
  if (draft.markups && Object.keys(errors).length === 0) {
    const problem = templateProblem(draft.markups);
    if (problem) errors['markups'] = [problem];
  }
  return errors as FieldErrors;
}
