import type Big from 'big.js';
import { fromCents, safeCents, toCents, toDecimal, type Amount } from '#domain/money';

/** How a markup line is computed (docs/product/markups.md). */
export const MARKUP_KINDS = {
  percent_direct: { label: '% of direct cost' },
  percent_compound: { label: 'Compounding %' },
  lump_sum: { label: 'Lump sum' },
} as const;

/** A kind of markup. */
export type MarkupKind = keyof typeof MARKUP_KINDS;

/** One line of a markup template, in its order. `value` is a percentage (8.5) or dollars (12000). */
export interface MarkupLine {
  name: string;
  kind: MarkupKind;
  value: Amount;
}

/** A subtotal with its markups, in dollars. The subtotal and the amounts add up to the total, to the cent. */
export interface MarkedUpCost {
  lines: { name: string; amount: number }[];
  total: number;
}

function lineAmount(line: MarkupLine, direct: Big, running: Big): Big {
  if (line.kind === 'lump_sum') return toDecimal(line.value);
  const base = line.kind === 'percent_direct' ? direct : running;
  return base.times(toDecimal(line.value)).div(100);
}

/**
 * Adds the lines to a subtotal in dollars, in order (docs/product/markups.md). The running total stays exact; only its rounded
 * steps are shown, so each amount is the difference of two rounded totals and nothing is lost or gained between them.
 */
export function applyMarkups(subtotal: Amount, lines: readonly MarkupLine[]): MarkedUpCost {
  const direct = toDecimal(subtotal);
  let running = direct;
  let cents = toCents(subtotal);
  const shown = lines.map((line) => {
    running = running.plus(lineAmount(line, direct, running));
    const next = toCents(running.toFixed());
    const amount = fromCents(safeCents(next - cents));
    cents = next;
    return { name: line.name, amount };
  });
  return { lines: shown, total: fromCents(cents) };
}
