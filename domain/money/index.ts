export { abbreviate, abbreviateTick, type AbbreviateOptions } from './abbreviate.ts';
export {
  fromCents,
  MONEY_LIMIT,
  moneyProblem,
  roundCents,
  safeCents,
  subtractMoney,
  sumMoney,
  toCents,
  toDecimal,
  truncateDollars,
  type Amount,
} from './cents.ts';
export { firstOf } from './firstOf.ts';
export { deltaParts, formatDelta, type DeltaDirection, type DeltaParts } from './formatDelta.ts';
export {
  formatCents,
  formatCount,
  formatMoney,
  formatNumber,
  formatPercent,
  NOTHING,
  timesUsed,
} from './formatMoney.ts';
export { parseMoney, parseNumber, parsePercent } from './parseMoney.ts';
