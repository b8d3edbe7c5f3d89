import type { Amount } from '#domain/money';
import { canInherit, type TemplateLine } from './applyTemplate.ts';

/** A line of the project's own copy of a template. */
export interface ProjectMarkup extends TemplateLine {
  id: number;
  /** Whether items inherit it by themselves; they do unless it says otherwise. */
  items_inherit?: boolean;
}

/** What an item changes about a line of its project: another value, or none of it. */
export interface MarkupOverride {
  markup_id: number;
  excluded?: boolean;
  value?: Amount | null;
}

/**
 * The lines that apply to one item (docs/product/markups.md). Percentages are inherited unless their line says otherwise; a lump
 * sum reaches an item only where it states its own amount, and a sum by area never does: both belong to the project.
 */
export function markupsForItem(
  lines: readonly ProjectMarkup[],
  overrides: readonly MarkupOverride[] = [],
): ProjectMarkup[] {
  const byLine = new Map(overrides.map((override) => [override.markup_id, override]));
  return lines.flatMap((line) => {
    const override = byLine.get(line.id);
    // An item has no area that the line is priced by.
    if (override?.excluded || line.kind === 'per_area') return [];
    if (override?.value != null) return [{ ...line, value: override.value }];
    return canInherit(line.kind) && line.items_inherit !== false ? [line] : [];
  });
}
