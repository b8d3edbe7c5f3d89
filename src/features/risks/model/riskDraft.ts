import {
  type MitigationStatus,
  newlyDone,
  readingAfter,
  residualReading,
  type RiskReading,
  type RiskStatus,
} from '#domain/risks';
import { isOwnField, ownDraft, ownEntries, type OwnFields } from '#shared/attributes';
import type { Mitigation, Risk, RiskPatch } from '../riskQueries.ts';

/** A mitigation while it is written; `key` tells rows apart. */
export interface MitigationDraft {
  key: string;
  id: number | null;
  name: string;
  description: string;
  due_date: string | null;
  status: MitigationStatus;
  leader_id: number | null;
  cost: number | null;
  likelihood_effect: number;
  impact_effect: number;
}

/** A risk while it is written. */
export interface RiskDraft extends OwnFields {
  name: string;
  category_id: number | null;
  component_id: number | null;
  owner_id: number | null;
  status: RiskStatus;
  likelihood: number | null;
  impact: number | null;
  value: number | null;
  original_value: number | null;
  inherent_likelihood: number | null;
  inherent_impact: number | null;
  response: NonNullable<RiskPatch['response']> | null;
  cause: string;
  event: string;
  effect: string;
  trigger: string;
  exposed_from: string | null;
  exposed_to: string | null;
  description: string;
  comment: string;
  mitigations: readonly MitigationDraft[];
}

let made = 0;

/** A mitigation that says nothing yet. */
export const blankMitigation = (): MitigationDraft => ({
  key: `new_${(made += 1)}`,
  id: null,
  name: '',
  description: '',
  due_date: null,
  status: 'DRAFT',
  leader_id: null,
  cost: null,
  likelihood_effect: 0,
  impact_effect: 0,
});

const toMitigationDraft = ({ leader, ...mitigation }: Mitigation): MitigationDraft => ({
  ...mitigation,
  key: String(mitigation.id),
  leader_id: leader?.id ?? null,
});

/** Draft of a risk, or of a new one. */
export const toRiskDraft = (risk: Risk | undefined): RiskDraft => ({
  name: risk?.name ?? '',
  category_id: risk?.category?.id ?? null,
  component_id: risk?.component?.id ?? null,
  owner_id: risk?.owner?.id ?? null,
  status: risk?.status ?? 'IDENTIFIED',
  likelihood: risk?.likelihood ?? null,
  impact: risk?.impact ?? null,
  value: risk?.value ?? null,
  original_value: risk?.original_value ?? null,
  inherent_likelihood: risk?.inherent_likelihood ?? null,
  inherent_impact: risk?.inherent_impact ?? null,
  response: risk?.response ?? null,
  cause: risk?.cause ?? '',
  event: risk?.event ?? '',
  effect: risk?.effect ?? '',
  trigger: risk?.trigger ?? '',
  exposed_from: risk?.exposed_from ?? null,
  exposed_to: risk?.exposed_to ?? null,
  description: risk?.description ?? '',
  comment: risk?.comment ?? '',
  mitigations: (risk?.mitigations ?? []).map(toMitigationDraft),
  ...ownDraft(risk?.custom_attributes),
});

const asSent = ({ key: _key, ...mitigation }: MitigationDraft) => mitigation;
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What differs from the start, as the server takes it; a new risk sends all that it says, and no first readings. */
export function toRiskPatch(draft: RiskDraft, start: RiskDraft, isNew: boolean): RiskPatch {
  const { mitigations, ...plain } = draft;
  const entries = Object.entries(plain).filter(
    ([field, value]) =>
      !isOwnField(field) &&
      (isNew ? value !== null && value !== '' : !same(value, start[field as keyof RiskDraft])),
  );
  const own = ownEntries(draft, start);
  const list = mitigations.map(asSent);
  const moved = isNew ? list.length > 0 : !same(list, start.mitigations.map(asSent));
  return {
    ...Object.fromEntries(entries),
    ...(moved && { mitigations: list }),
    ...(own.length > 0 && { custom_attributes: own }),
  };
}

/** Whether two drafts say different things. */
export const differs = (draft: RiskDraft, start: RiskDraft): boolean =>
  Object.keys(toRiskPatch(draft, start, false)).length > 0;

/** Where the risk is: what mitigations that become done take off shows at once, except where the person sets a field. */
function readingNow(draft: RiskDraft, start: RiskDraft): RiskReading {
  const set = { likelihood: draft.likelihood, impact: draft.impact, value: draft.value };
  const after = readingAfter(
    { likelihood: start.likelihood, impact: start.impact, value: start.value },
    newlyDone(start.mitigations, draft.mitigations),
  );
  const now = (field: keyof RiskReading) => (set[field] === start[field] ? after[field] : set[field]);
  return { likelihood: now('likelihood'), impact: now('impact'), value: now('value') };
}

/** Where the risk was at first, is now, and will be once its open mitigations are done. */
export function readingsOf(
  draft: RiskDraft,
  start: RiskDraft,
): Record<'inherent' | 'now' | 'residual', RiskReading> {
  const now = readingNow(draft, start);
  return {
    inherent: {
      likelihood: draft.inherent_likelihood,
      impact: draft.inherent_impact,
      value: draft.original_value,
    },
    now,
    residual: residualReading(now, draft.mitigations),
  };
}
