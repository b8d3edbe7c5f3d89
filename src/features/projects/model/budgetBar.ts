/** The axis reaches this many percent to either side of the budget. */
export const BAR_REACH = 8;

export interface BarFigures {
  target_budget: number | null;
  forecast: number | null;
  pending_low: number | null;
  pending_high: number | null;
}

interface Span {
  from: number;
  to: number;
}

export interface BudgetBar {
  /** From the budget to the forecast, in parts of the reach: -1 is 8 % under, 1 is 8 % over. */
  forecast: Span;
  isOver: boolean;
  /** Forecast less budget in percent of the budget, not cut at the axis. */
  percent: number;
  /** What pending items can still make of it; undefined where there are none. */
  range?: Span;
}

/** Where budget, forecast and pending range stand on the small bar; undefined without a budget or a forecast. */
export function budgetBar(project: BarFigures): BudgetBar | undefined {
  const { target_budget: budget, forecast, pending_low: low, pending_high: high } = project;
  if (budget === null || budget <= 0 || forecast === null) return undefined;
  const percentOf = (amount: number) => ((amount - budget) / budget) * 100;
  const place = (amount: number) => Math.max(-1, Math.min(1, percentOf(amount) / BAR_REACH));
  const end = place(forecast);
  const bar = {
    forecast: { from: Math.min(0, end), to: Math.max(0, end) },
    isOver: forecast > budget,
    percent: percentOf(forecast),
  };
  const ranges = low !== null && high !== null && low < high;
  return ranges ? { ...bar, range: { from: place(low), to: place(high) } } : bar;
}
