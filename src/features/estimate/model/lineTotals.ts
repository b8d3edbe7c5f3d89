import { countsInTotal, type LineKind } from '#domain/estimate';
import { formatCents, formatCount, sumMoney } from '#domain/money';
import * as t from '../texts.ts';

/** What lines come to, in dollars: alternates apart, as they are in no total. */
export function totalsOf(rows: readonly { kind: LineKind; amount: number | null }[]): {
  count: number;
  total: number;
  alternates: number;
} {
  const sumWhere = (isIn: boolean) =>
    sumMoney(rows.map(({ kind, amount }) => (countsInTotal(kind) === isIn ? amount : null)));
  return { count: rows.length, total: sumWhere(true), alternates: sumWhere(false) };
}

/** `12 lines, $4,125.00, alternates $300.00 not counted`. */
export const totalsText = ({ count, total, alternates }: ReturnType<typeof totalsOf>): string =>
  [
    formatCount(count, 'line'),
    formatCents(total),
    ...(alternates === 0 ? [] : [t.alternatesCentsNotCounted(formatCents(alternates))]),
  ].join(', ');
