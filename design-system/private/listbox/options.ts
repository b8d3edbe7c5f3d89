import type { ReactNode } from 'react';
import type { IconShape } from '../../icons/shapes.ts';

/** One choice of a select, combo box or picker. */
export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  /** A second, quieter line. */
  description?: string;
  icon?: IconShape;
  /** Swatch, avatar or tag before the label. */
  start?: ReactNode;
  /** Why it cannot be chosen now. */
  disabledReason?: string | undefined;
}

/** Options whose label contains every typed word, case aside; those that start with the text come first. */
export function filterOptions<Value extends string>(
  options: readonly Option<Value>[],
  text: string,
): readonly Option<Value>[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  const typed = text.trim().toLowerCase();
  const rank = (option: Option) => (option.label.toLowerCase().startsWith(typed) ? 0 : 1);
  return options
    .filter((option) =>
      words.every((word) => `${option.label} ${option.description ?? ''}`.toLowerCase().includes(word)),
    )
    .toSorted((a, b) => rank(a) - rank(b));
}
