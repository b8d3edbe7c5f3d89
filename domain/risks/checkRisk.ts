import type { IsoDate } from '#domain/dates';
import type { FieldErrors } from '#domain/errors';
import { fieldProblems } from '#domain/fields';
import { mitigationFields, riskFields } from './riskFields.ts';

/** The most mitigations of one risk and rows of one save. */
export const RISK_LIMITS = { mitigations: 50, batch: 500 } as const;

/** A mitigation as typed or as sent. */
export interface MitigationDraft {
  name?: string | null | undefined;
  description?: string | null | undefined;
  due_date?: string | null | undefined;
  status?: string | undefined;
  leader_id?: number | null | undefined;
  cost?: number | null | undefined;
  likelihood_effect?: number | null | undefined;
  impact_effect?: number | null | undefined;
}

const isSaid = (text: string | null | undefined) => text != null && text.trim() !== '';

/** Mitigations that say something: without name, description and due date one is dropped (docs/product/risks.md). */
export const saidMitigations = <T extends MitigationDraft>(mitigations: readonly T[]): T[] =>
  mitigations.filter(
    ({ name, description, due_date: due }) => isSaid(name) || isSaid(description) || isSaid(due),
  );

/** A risk as typed or as sent; absent fields of one that exists stay as they are. */
export type RiskDraft = Partial<Record<keyof typeof riskFields, unknown>> & {
  mitigations?: readonly MitigationDraft[] | undefined;
};

/** What is wrong with a risk, by field; `mitigations.0.name` names a field of a mitigation. Form and server share it. */
export function checkRisk(draft: RiskDraft, today: IsoDate, { isNew = false } = {}): FieldErrors {
  const problems: Record<string, readonly string[]> = {
    ...fieldProblems(riskFields, draft, { today, isNew }),
  };
  const { exposed_from: from, exposed_to: to, mitigations = [] } = draft;
  if (typeof from === 'string' && typeof to === 'string' && from !== '' && to !== '' && to < from)
    problems['exposed_to'] ??= ['Exposed to is before Exposed from. Change one of them.'];
  const said = saidMitigations(mitigations);
  if (said.length > RISK_LIMITS.mitigations)
    problems['mitigations'] = [`A risk has at most ${RISK_LIMITS.mitigations} mitigations. Remove some.`];
  for (const [index, mitigation] of said.entries())
    for (const [field, texts] of Object.entries(
      fieldProblems(mitigationFields, { status: 'DRAFT', ...mitigation }, { today, isNew: true }),
    ))
      problems[`mitigations.${index}.${field}`] = texts;
  return problems as FieldErrors;
}
