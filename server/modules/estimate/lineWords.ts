import { formatMoney, formatNumber } from '#domain/money';

/** "12,000 lines". */
export const countOf = (count: number): string => `${formatNumber(count)} ${count === 1 ? 'line' : 'lines'}`;

/** "12,000 lines, $48,210,000": what history says of many lines at once. */
export const linesOf = (count: number, amount: number): string => `${countOf(count)}, ${formatMoney(amount)}`;
