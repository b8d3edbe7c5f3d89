import type { FieldErrors } from '#domain/errors';
import { defineFields } from '#domain/fields';
import type { Amount } from '#domain/money';
import { templateProblem } from './applyTemplate.ts';
import type { DisplayLine } from './displayCost.ts';
import { markupValueProblem } from './explainMarkups.ts';

/** What one estimate changes about a line of its project's markups. */
export interface EstimateMarkup {
  markup_id: number;
  is_on: boolean;
  /** Its own value; null where it takes the project's. */
  value: number | null;
  reason: string;
}

/** A line of the project's markups, whether it is on or off. */
export interface ProjectDisplayLine extends DisplayLine {
  id: number;
  is_on: boolean;
}

/** Every field of an estimate's own markups. */
export const estimateMarkupFields = defineFields({
  estimate_markups: { label: 'Markups', kind: 'parts' },
});

/** The longest reason. */
export const MARKUP_REASON = 500;

/**
 * The project's lines as they lie on one estimate, in the project's order: on or off and with the value that the estimate says, else as
 * in the project. What it says of a line that the project no longer has is passed over.
 */
export function markupsForEstimate<Line extends ProjectDisplayLine>(
  lines: readonly Line[],
  own: readonly EstimateMarkup[],
): Line[] {
  const byLine = new Map(own.map((one) => [one.markup_id, one]));
  return lines.map((line) => {
    const said = byLine.get(line.id);
    return said ? { ...line, is_on: said.is_on, value: said.value ?? line.value } : line;
  });
}

/** What differs from the project: a line that says the same as the project's is not kept. */
export const differingMarkups = (
  lines: readonly { id: number; is_on: boolean; value: Amount }[],
  own: readonly EstimateMarkup[],
): EstimateMarkup[] => {
  const byLine = new Map(lines.map((line) => [line.id, line]));
  return own
    .map((one) => ({ ...one, reason: one.reason.trim() }))
    .filter(({ markup_id: id, is_on: isOn, value, reason }) => {
      const line = byLine.get(id);
      return line === undefined || line.is_on !== isOn || value !== null || reason !== '';
    });
};

const gone = 'The project no longer has this line. Reload the page.';

/** What is wrong with an estimate's own markups, by place and column: `markups.2.value`. Screen and server share it. */
export function checkEstimateMarkups(
  lines: readonly ProjectDisplayLine[],
  own: readonly EstimateMarkup[],
): FieldErrors {
  const errors: FieldErrors = {};
  const open = new Map(lines.map((line) => [line.id, line]));
  for (const [place, { markup_id: id, value, reason }] of own.entries()) {
    const line = open.get(id);
    if (!line) {
      errors[`markups.${place}.markup_id`] = [gone];
      continue;
    }
    open.delete(id);
    const problem = markupValueProblem(line.kind, value);
    if (problem) errors[`markups.${place}.value`] = [problem];
    if (reason.length > MARKUP_REASON)
      errors[`markups.${place}.reason`] = [`Shorten the reason to ${MARKUP_REASON} characters.`];
  }
  if (Object.keys(errors).length > 0) return errors;
  const problem = templateProblem(markupsForEstimate(lines, own));
  return problem ? { markups: [problem] } : {};
}
