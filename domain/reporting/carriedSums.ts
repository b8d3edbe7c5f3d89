import { formatMoney, sumMoney } from '#domain/money';
import type { Piece } from './paginate.ts';

/** Amounts of a table's rows by its columns; null where a column is not summed, or a cell has none. */
export type Amounts = readonly (readonly (number | null)[])[];

/** What the rows before `row` come to, by column; a column without amounts says nothing. */
export function sumsUpTo(amounts: Amounts, isSummed: readonly boolean[], row: number): string[] {
  return isSummed.map((summed, at) =>
    summed ? formatMoney(sumMoney(amounts.slice(0, row).map((cells) => cells[at] ?? 0))) : '',
  );
}

/** The pieces of a table with the sums that they carry over to the next page. */
export function withCarriedSums(
  pieces: readonly Piece[],
  amounts: Amounts,
  isSummed: readonly boolean[],
): Piece[] {
  return pieces.map((piece) => ({
    ...piece,
    ...(piece.from > 0 && { brought: sumsUpTo(amounts, isSummed, piece.from) }),
    ...(piece.to < amounts.length && { carried: sumsUpTo(amounts, isSummed, piece.to) }),
  }));
}
