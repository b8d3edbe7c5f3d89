import { formatDate, type IsoDate } from '#domain/dates';
import type { FieldErrors } from '#domain/errors';
import { defineFields, fieldProblems } from '#domain/fields';
import { formatCents, formatMoney, subtractMoney, sumMoney, toCents } from '#domain/money';
import { companyKey } from './bidTab/bidTab.ts';

/** How a company stands with those who buy from it. */
export const PREQUALIFICATIONS = {
  QUALIFIED: 'Qualified',
  CONDITIONAL: 'Conditional',
  NOT_QUALIFIED: 'Not qualified',
  NOT_ASKED: 'Not asked',
} as const;

/** One of the states. */
export type Prequalification = keyof typeof PREQUALIFICATIONS;

/** The most characters of the reason for an award to a company that is not qualified. */
export const MOST_REASON = 500;

/** What the company keeps of a bidder. Limits are dollars of contracts; the day is the last one that counts. */
export const prequalificationFields = defineFields({
  company: { label: 'Company', kind: 'text', max: 120, required: true },
  status: { label: 'Status', kind: 'choice', required: true, choices: PREQUALIFICATIONS },
  single_limit: { label: 'Single-project limit', kind: 'money', min: 0 },
  aggregate_limit: { label: 'Aggregate limit', kind: 'money', min: 0 },
  valid_until: { label: 'Valid until', kind: 'date' },
  note: { label: 'Note', kind: 'text', max: 2000, lines: true },
  set_by_id: { label: 'Set by', kind: 'reference', to: 'person', fixed: true },
});

/** A record as typed or as sent. */
export type PrequalificationDraft = Partial<Record<keyof typeof prequalificationFields, unknown>>;

/** What is already known of a record. */
export interface PrequalificationBefore {
  single_limit: number | null;
  aggregate_limit: number | null;
}

/** What is wrong with a record, by field; `before` is null for a new one. Form and server share it. */
export function checkPrequalification(
  draft: PrequalificationDraft,
  { today, before }: { today: IsoDate; before: PrequalificationBefore | null },
): FieldErrors {
  const problems: Record<string, readonly string[]> = {
    ...fieldProblems(prequalificationFields, draft, { today, isNew: before === null }),
  };
  if (typeof draft.company === 'string' && companyKey(draft.company) === '')
    problems['company'] ??= ['A company has letters or digits in its name. Enter it.'];
  const limit = (field: keyof PrequalificationBefore) =>
    (draft[field] === undefined ? before?.[field] : draft[field]) as number | null | undefined;
  const single = limit('single_limit') ?? null;
  const aggregate = limit('aggregate_limit') ?? null;
  if (single !== null && aggregate !== null && toCents(single) > toCents(aggregate))
    problems[draft.aggregate_limit === undefined ? 'single_limit' : 'aggregate_limit'] ??= [
      'The aggregate limit is below the single-project limit. Raise it, or lower the other.',
    ];
  return problems as FieldErrors;
}

/** How a company stands today: its record, or none, and the contracts it already holds. Money is in dollars. */
export interface BidderStanding {
  status: Prequalification;
  single_limit: number | null;
  aggregate_limit: number | null;
  valid_until: IsoDate | null;
  note: string;
  /** Contracts of packages that were awarded to it, in all projects. */
  held: number;
}

/** Whether a record no longer counts: the day that it is valid until is its last one. */
export const isExpired = (
  { status, valid_until: until }: Pick<BidderStanding, 'status' | 'valid_until'>,
  today: IsoDate,
): boolean => status !== 'NOT_ASKED' && until !== null && until < today;

/** What speaks against a company. */
export type StandingWarning = 'NOT_QUALIFIED' | 'CONDITIONAL' | 'EXPIRED' | 'OVER_SINGLE' | 'OVER_AGGREGATE';

/**
 * What speaks against a contract of this amount with a company, the gravest first; a company without a record has no warnings.
 * `amount` is null where it is not known yet: then limits are not looked at. An amount of the limit itself is within it.
 */
export function standingWarnings(
  standing: BidderStanding,
  { amount, today }: { amount: number | null; today: IsoDate },
): { kind: StandingWarning; text: string }[] {
  const {
    status,
    single_limit: single,
    aggregate_limit: aggregate,
    valid_until: until,
    note,
    held,
  } = standing;
  if (status === 'NOT_ASKED') return [];
  const warnings: { kind: StandingWarning; text: string }[] = [];
  if (status === 'NOT_QUALIFIED')
    warnings.push({ kind: 'NOT_QUALIFIED', text: withNote('Not qualified', note) });
  if (status === 'CONDITIONAL') warnings.push({ kind: 'CONDITIONAL', text: withNote('Conditional', note) });
  if (until !== null && isExpired(standing, today))
    warnings.push({ kind: 'EXPIRED', text: `The prequalification was valid until ${formatDate(until)}.` });
  if (amount === null) return warnings;
  if (single !== null && toCents(amount) > toCents(single))
    warnings.push({
      kind: 'OVER_SINGLE',
      text: `${exactly(subtractMoney(amount, single))} over the single-project limit of ${exactly(single)}.`,
    });
  const after = sumMoney([held, amount]);
  if (aggregate !== null && toCents(after) > toCents(aggregate))
    warnings.push({
      kind: 'OVER_AGGREGATE',
      text: `${exactly(subtractMoney(after, aggregate))} over the aggregate limit of ${exactly(aggregate)}, with ${exactly(held)} already awarded.`,
    });
  return warnings;
}

const withNote = (text: string, note: string) =>
  note.trim() === '' ? `${text}.` : `${text}: ${note.trim()}`;

/** Cents only where there are some. */
const exactly = (amount: number) => (toCents(amount) % 100 === 0 ? formatMoney(amount) : formatCents(amount));

/** What is missing for an award in spite of warnings, by field of the award: a look at them, and a reason where the company is not qualified. */
export function acknowledgmentProblems(
  warnings: readonly { kind: StandingWarning }[],
  { acknowledged, reason }: { acknowledged: boolean; reason: string },
): FieldErrors {
  const problems: Record<string, string[]> = {};
  if (warnings.some(({ kind }) => kind === 'NOT_QUALIFIED') && reason.trim() === '')
    problems['award_reason'] = ['Say why a company that is not qualified gets the award.'];
  if (warnings.some(({ kind }) => kind !== 'NOT_QUALIFIED') && !acknowledged)
    problems['acknowledged'] = ['Check that you have read the warnings.'];
  return problems;
}
