import type Big from 'big.js';
import { RuleError } from '#domain/errors';
import { fromCents, safeCents, toCents, toDecimal, type Amount } from '#domain/money';
import { MARKUP_KINDS } from './applyMarkups.ts';

/** How a line of a markup template is computed: the kinds of a project, by area, and in a circle (docs/product/markups.md). */
export const TEMPLATE_KINDS = {
  ...MARKUP_KINDS,
  per_area: { label: 'Per area' },
  percent_total: { label: 'Circular, % of total' },
} as const;

/** A kind of template line. */
export type TemplateKind = keyof typeof TEMPLATE_KINDS;

/** Kinds that an item takes over by itself: percentages do; lump sums and sums by area belong to the whole project. */
const inherited: ReadonlySet<TemplateKind> = new Set(['percent_direct', 'percent_compound', 'percent_total']);

/** Whether items can take a line of this kind over. */
export const canInherit = (kind: TemplateKind): boolean => inherited.has(kind);

/** One line of a template, in its order. `value` is a percentage (8.5), dollars (12000) or dollars per unit of area (4.2). */
export interface TemplateLine {
  name: string;
  kind: TemplateKind;
  value: Amount;
  /** Off keeps the line in the template and adds nothing. */
  is_on?: boolean;
}

/** What a template adds to a direct cost, in dollars. Direct cost and amounts add up to the total, to the cent. */
export interface AppliedTemplate {
  /** In the order of the template; a line that is off adds 0. */
  amounts: number[];
  total: number;
  /** Passes that a circular line took to settle; 0 where no line is circular. */
  passes: number;
}

/** Most passes over circular lines, and the change in dollars under which they have settled. */
export const CIRCLE_LIMITS = { passes: 100, change: 0.001 } as const;

/** Decimals that are kept between two passes: exact far below a cent, and bounded however many passes there are. */
const kept = 12;

const sentence =
  'The circular lines come to 100% of the total or too close to it, so the total never settles. Bring them closer to zero.';

function amountOf(line: TemplateLine, at: { direct: Big; running: Big; total: Big; area: Big }): Big {
  const value = toDecimal(line.value);
  if (line.kind === 'lump_sum') return value;
  if (line.kind === 'per_area') return value.times(at.area);
  const base = { percent_direct: at.direct, percent_compound: at.running, percent_total: at.total }[
    line.kind
  ];
  return base.times(value).div(100).round(kept);
}

/** The running totals after each line, with circular lines reckoned on `total`. */
function runOver(lines: readonly TemplateLine[], direct: Big, total: Big, area: Big): Big[] {
  let running = direct;
  return lines.map((line) => {
    if (line.is_on !== false) running = running.plus(amountOf(line, { direct, running, total, area }));
    return running;
  });
}

/**
 * Adds a template to a direct cost in dollars. Circular lines are passed over until the total changes by less than
 * 0.001 dollars, at most 100 times. `area` is in the unit that the lines by area are priced in; without one they add
 * nothing. Throws RuleError `markup_not_converging` where circular lines never settle.
 */
export function applyTemplate(
  direct: Amount,
  lines: readonly TemplateLine[],
  { area = 0 }: { area?: Amount } = {},
): AppliedTemplate {
  const base = toDecimal(direct);
  const size = toDecimal(area);
  const isCircular = lines.some(({ kind, is_on }) => kind === 'percent_total' && is_on !== false);
  let total = base;
  let steps: Big[] = [];
  let passes = 0;
  for (;;) {
    steps = runOver(lines, base, total, size);
    const next = steps.at(-1) ?? base;
    if (!isCircular) break;
    passes += 1;
    const change = next.minus(total).abs();
    total = next;
    if (change.lt(CIRCLE_LIMITS.change)) break;
    if (passes === CIRCLE_LIMITS.passes) throw new RuleError('markup_not_converging', sentence);
  }
  let cents = toCents(direct);
  const amounts = steps.map((step) => {
    const next = toCents(step.toFixed());
    const amount = fromCents(safeCents(next - cents));
    cents = next;
    return amount;
  });
  return { amounts, total: fromCents(cents), passes };
}

/** Why a template's lines cannot be kept together, or null: its circular lines have to settle on any cost. */
export function templateProblem(lines: readonly TemplateLine[]): string | null {
  try {
    applyTemplate(1_000_000_000, lines);
    return null;
  } catch (error) {
    if (error instanceof RuleError && error.code === 'markup_not_converging') return error.message;
    throw error;
  }
}
