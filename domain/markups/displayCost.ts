import { fromCents, safeCents, sumMoney, toCents, toDecimal, type Amount } from '#domain/money';
import { applyTemplate, type TemplateLine } from './applyTemplate.ts';

/** How a reader sees markups: inside the rows, below them, or not at all (docs/product/markups.md). */
export const COST_MODES = {
  separated: { label: 'Separated' },
  allocated: { label: 'Allocated' },
  direct_only: { label: 'Direct only' },
} as const;

/** How a reader sees markups. */
export type CostMode = keyof typeof COST_MODES;

/** A template line with its own display: a separated one has a line below the rows, an allocated one hides in them. */
export interface DisplayLine extends TemplateLine {
  display: 'separated' | 'allocated';
}

/** Rows and lines as they are shown, in dollars; they add up to the total, to the cent. */
export interface DisplayedCost {
  /** Cost of each row, in the order given. */
  rows: number[];
  /** Markups below the rows; `line` is the place in the template. */
  lines: { line: number; name: string; amount: number }[];
  total: number;
}

/**
 * Spreads an amount over rows by their share of the whole, to the cent: each share is the difference of two rounded
 * running shares, so nothing is lost. Rows that cancel each other out share by size, rows of nothing equally.
 */
function spread(amount: number, rows: readonly Amount[]): number[] {
  const own = rows.map(toDecimal);
  const sum = own.reduce((all, row) => all.plus(row), toDecimal(0));
  const sizes = own.map((row) => row.abs());
  const size = sizes.reduce((all, row) => all.plus(row), toDecimal(0));
  const one = toDecimal(1);
  const weights = !sum.eq(0) ? own : !size.eq(0) ? sizes : own.map(() => one);
  const whole = weights.reduce((all, weight) => all.plus(weight), toDecimal(0));
  let running = toDecimal(0);
  let cents = 0;
  return weights.map((weight, at) => {
    running = running.plus(weight);
    const share = at === weights.length - 1 ? amount : running.times(amount).div(whole).toFixed();
    const next = toCents(share);
    const part = safeCents(next - cents);
    cents = next;
    return part;
  });
}

/**
 * Rows of direct cost in dollars as a reader sees them under a template. The total of `separated` and `allocated` is
 * the same; `direct_only` shows the direct cost alone. Without rows there is nothing to allocate to, so lines stay
 * below. Throws RuleError `markup_not_converging` as `applyTemplate` does.
 */
export function displayCost(
  rows: readonly Amount[],
  lines: readonly DisplayLine[],
  mode: CostMode,
  { area = 0 }: { area?: Amount } = {},
): DisplayedCost {
  const direct = sumMoney(rows);
  const own = rows.map(toCents);
  if (mode === 'direct_only') return { rows: own.map(fromCents), lines: [], total: direct };
  const { amounts, total } = applyTemplate(direct, lines, { area });
  const isBelow = (line: DisplayLine) =>
    rows.length === 0 || (mode === 'separated' && line.display === 'separated');
  const hidden = sumMoney(amounts.filter((_, at) => !isBelow(lines[at] as DisplayLine)));
  const shares = rows.length === 0 ? [] : spread(hidden, rows);
  return {
    rows: own.map((cents, at) => fromCents(safeCents(cents + (shares[at] ?? 0)))),
    lines: lines.flatMap((line, at) =>
      isBelow(line) && line.is_on !== false ? [{ line: at, name: line.name, amount: amounts[at] ?? 0 }] : [],
    ),
    total,
  };
}
