import {
  checkEstimateMarkups,
  applyTemplate,
  type ProjectDisplayLine,
  templateProblem,
} from '#domain/markups';
import { formatCents, formatNumber, subtractMoney, sumMoney } from '#domain/money';
import type { EstimateMarkups } from '../estimateQueries.ts';
import * as t from '../texts.ts';

/** A line of the project's markups while it is set for an estimate. An emptied value is that of the project. */
export type DraftMarkup = EstimateMarkups['markups'][number];

/** Lines with the value that counts, ready to be edited. */
export const toMarkupDraft = (markups: readonly DraftMarkup[]): DraftMarkup[] =>
  markups.map((line) => ({ ...line, value: line.value ?? line.project_value }));

/** The project's lines as they are there. */
export const asInProject = (markups: readonly DraftMarkup[]): DraftMarkup[] =>
  markups.map((line) => ({ ...line, is_on: line.project_is_on, value: line.project_value, reason: '' }));

/** What is sent of them: a value that is the project's follows it. */
export const toSaid = (draft: readonly DraftMarkup[]) =>
  draft.map(({ markup_id, is_on, value, project_value, reason }) => ({
    markup_id,
    is_on,
    value: value === project_value ? null : value,
    reason: reason.trim(),
  }));

/** Whether an estimate says anything of these lines. */
export const isSet = (markups: readonly DraftMarkup[]): boolean =>
  toSaid(markups).some(
    ({ is_on: isOn, value, reason }, at) =>
      value !== null || reason !== '' || isOn !== markups[at]?.project_is_on,
  );

/** Whether one line is other than the project's. */
export const isOwn = (line: DraftMarkup): boolean => isSet([line]);

const placed = (draft: readonly DraftMarkup[]): ProjectDisplayLine[] =>
  draft.map(({ markup_id: id, name, kind, display, value, project_value, is_on }) => ({
    id,
    name,
    kind,
    display,
    value: value ?? project_value,
    is_on,
  }));

/** What is wrong with the lines, by place and column. */
export const markupProblems = (draft: readonly DraftMarkup[]) =>
  checkEstimateMarkups(
    placed(draft).map((line, at) => ({ ...line, is_on: draft[at]?.project_is_on ?? line.is_on })),
    toSaid(draft),
  );

/** What the lines add to an estimate, in dollars; null where they never settle. `total` is the estimate as it was entered. */
export function markupEffect(
  draft: readonly DraftMarkup[],
  { direct, own, area }: Pick<EstimateMarkups, 'direct' | 'own' | 'area'>,
  total: number,
): { amounts: number[]; others: number; total: number } | null {
  const lines = placed(draft);
  if (templateProblem(lines)) return null;
  const applied = applyTemplate(direct, lines, { area });
  const others = sumMoney([subtractMoney(total, direct), own]);
  return { amounts: applied.amounts, others, total: sumMoney([applied.total, others]) };
}

/** `8.5%`, `$185,000.00` or `$4.20 per area`. */
export const projectRate = ({ kind, project_value: value }: DraftMarkup): string => {
  if (kind === 'per_area') return t.centsPerArea(formatCents(value));
  return kind === 'lump_sum' ? formatCents(value) : `${formatNumber(value)}%`;
};

/** `None`, `3.5%`; nothing where a line takes the markups of its estimate. */
export const markupText = (rate: number | null | undefined): string =>
  rate == null ? '' : rate === 0 ? t.none : `${formatNumber(rate)}%`;
