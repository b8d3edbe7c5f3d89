import type { Amount } from '#domain/money';
import type { MarkupLine } from './applyMarkups.ts';

/** A line of the project's own copy of a template. */
export interface ProjectMarkup extends MarkupLine {
  id: number;
}

/** What an item changes about a line of its project: another value, or none of it. */
export interface MarkupOverride {
  markup_id: number;
  excluded?: boolean;
  value?: Amount | null;
}

/**
 * The lines that apply to one item (docs/product/markups.md). Percentages are inherited; a lump sum belongs to the project and
 * reaches an item only where the item states its own amount.
 */
export function markupsForItem(
  lines: readonly ProjectMarkup[],
  overrides: readonly MarkupOverride[] = [],
): ProjectMarkup[] {
  const byLine = new Map(overrides.map((override) => [override.markup_id, override]));
  return lines.flatMap((line) => {
    const override = byLine.get(line.id);
    if (override?.excluded) return [];
    if (override?.value != null) return [{ ...line, value: override.value }];
    return line.kind === 'lump_sum' ? [] : [line];
  });
}
