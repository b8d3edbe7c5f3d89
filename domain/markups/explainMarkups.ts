import { toDecimal, type Amount } from '#domain/money';
import { applyTemplate, type TemplateKind } from './applyTemplate.ts';
import { markupsForItem, type MarkupOverride, type ProjectMarkup } from './itemMarkups.ts';

/** A line of the project's markups as it lies on one item. Values are percentages (8.5) or dollars. */
export interface ItemMarkup {
  id: number;
  name: string;
  kind: TemplateKind;
  project_value: number;
  /** The item's own value; null where it takes the project's. */
  value: number | null;
  is_excluded: boolean;
  /** Whether it reaches the item; a lump sum of the project does only with a value of the item's own. */
  applies: boolean;
  /** Dollars, to the cent. */
  amount: number;
}

/** What an item says about one line; a line of which it says nothing has no row. */
export interface ItemMarkupChoice {
  markup_id: number;
  is_excluded: boolean;
  value: number | null;
}

const toOverride = ({ markup_id, is_excluded: excluded, value }: ItemMarkupChoice): MarkupOverride => ({
  markup_id,
  excluded,
  value,
});

/** Every line of the project with what it adds to an item of `subtotal` dollars, and the total (docs/product/markups.md). */
export function explainMarkups(
  subtotal: Amount,
  lines: readonly ProjectMarkup[],
  choices: readonly ItemMarkupChoice[],
): { lines: ItemMarkup[]; total: number } {
  const applied = markupsForItem(lines, choices.map(toOverride));
  const { amounts, total } = applyTemplate(subtotal, applied);
  const amountOf = new Map(applied.map(({ id }, index) => [id, amounts[index] ?? 0]));
  const choiceOf = new Map(choices.map((choice) => [choice.markup_id, choice]));
  const shown = lines.map(({ id, name, kind, value }) => ({
    id,
    name,
    kind,
    project_value: Number(value),
    value: choiceOf.get(id)?.value ?? null,
    is_excluded: choiceOf.get(id)?.is_excluded ?? false,
    applies: amountOf.has(id),
    amount: amountOf.get(id) ?? 0,
  }));
  return { lines: shown, total };
}

/** Largest percentage that a line takes, in percent, and largest lump sum in dollars. */
export const MARKUP_LIMITS = { percent: 1000, dollars: 999_999_999, decimals: 4 } as const;

/** Why a value of a line cannot be kept, or null. */
export function markupValueProblem(kind: TemplateKind, value: number | null): string | null {
  if (value === null) return null;
  if (!Number.isFinite(value) || toDecimal(value).round(MARKUP_LIMITS.decimals).cmp(value) !== 0)
    return 'A markup has at most four decimals. Round it.';
  if (kind === 'lump_sum' || kind === 'per_area')
    return Math.abs(value) <= MARKUP_LIMITS.dollars
      ? null
      : 'A lump sum goes up to $999,999,999. Check for a slipped digit.';
  return value >= -100 && value <= MARKUP_LIMITS.percent
    ? null
    : 'A markup is a percentage from -100 to 1,000.';
}
