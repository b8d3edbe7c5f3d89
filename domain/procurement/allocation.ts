import type { FieldErrors } from '#domain/errors';
import { fieldProblems } from '#domain/fields';
import { fromCents, toCents } from '#domain/money';
import { allocationRuleFields, type CodeMatch, MOST_PARTS } from './allocationFields.ts';

/** A share of a line in percent, with at most eight decimals; without a work package it is not bid. */
export interface AllocationPart {
  work_package_id: number | null;
  share: number;
}

/** A rule as typed or as sent. */
export type RuleDraft = {
  code_match: CodeMatch;
  code: string;
  component_id: number | null;
};

/** Decimals of a share: enough to hit the cent in a line of a billion dollars. */
const SHARE_UNIT = 1e8;
const WHOLE = 100 * SHARE_UNIT;

const units = (share: number): number => Math.round(share * SHARE_UNIT);

/** A code as codes are compared: in lower case, without blanks, dots and dashes. */
export const plainCode = (code: string): string => code.toLowerCase().replace(/[\s.-]/g, '');

/** What is wrong with a rule, by field. Form and server share it. */
export function checkRule(draft: RuleDraft, today: string): FieldErrors {
  const problems: Record<string, readonly string[]> = {
    ...fieldProblems(allocationRuleFields, draft, { today, isNew: true }),
  };
  const asks = draft.code_match === 'STARTS_WITH' || draft.code_match === 'IS';
  if (asks && plainCode(draft.code) === '')
    problems['code'] ??= ['A rule by code needs one. Enter a code, such as 08 91.'];
  return problems as FieldErrors;
}

/** Whether a rule finds a line; `code` is the line's, null where it has none. */
export function ruleFits(rule: RuleDraft, line: { code: string | null; component_id: number }): boolean {
  if (rule.component_id !== null && rule.component_id !== line.component_id) return false;
  if (rule.code_match === 'ANY') return true;
  if (rule.code_match === 'NONE') return line.code === null;
  if (line.code === null) return false;
  const [code, wanted] = [plainCode(line.code), plainCode(rule.code)];
  return rule.code_match === 'IS' ? code === wanted : code.startsWith(wanted);
}

/** What is wrong with the shares of a line; null when nothing is. They may come to less than 100 percent, never to more. */
export function partsProblem(parts: readonly AllocationPart[]): string | null {
  if (parts.length > MOST_PARTS)
    return `A line is shared by at most ${MOST_PARTS} work packages. Remove some.`;
  if (parts.some(({ share }) => !Number.isFinite(share) || units(share) <= 0 || units(share) > WHOLE))
    return 'A share is more than 0 and at most 100 percent. Enter a share in that range.';
  if (new Set(parts.map((part) => part.work_package_id)).size < parts.length)
    return 'A work package is named twice. Put its shares together.';
  const sum = parts.reduce((whole, { share }) => whole + units(share), 0);
  if (sum > WHOLE)
    return `The shares come to ${percentOf(sum)} percent. Take away ${percentOf(sum - WHOLE)} percent.`;
  return null;
}

const percentOf = (sum: number): string =>
  (sum / SHARE_UNIT).toLocaleString('en-US', { maximumFractionDigits: 2 });

/**
 * A line's dollars by its shares in percent: each ends where the next begins, so that shares of 100 percent come to the line to the
 * cent, whatever their number.
 */
export function partAmounts(amount: number, parts: readonly AllocationPart[]): number[] {
  const cents = toCents(amount);
  let before = 0;
  let given = 0;
  return parts.map(({ share }) => {
    before += units(share);
    const until = scaled(cents, before);
    const own = until - given;
    given = until;
    return fromCents(own);
  });
}

/** Cents times a share of the whole, rounded half away from zero as the database rounds. */
function scaled(cents: number, share: number): number {
  const product = BigInt(Math.abs(cents)) * BigInt(share);
  const whole = BigInt(WHOLE);
  const rounded = Number((product * 2n + whole) / (whole * 2n));
  return cents < 0 ? -rounded : rounded;
}

/** The share in percent that an amount is of a line, exact enough to come back to the cent. */
export const shareOfAmount = (part: number, amount: number): number =>
  amount === 0 ? 0 : Math.round((part / amount) * WHOLE) / SHARE_UNIT;
