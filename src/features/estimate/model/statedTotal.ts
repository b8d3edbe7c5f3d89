import type { FileEstimate } from '#domain/estimate/import';
import { subtractMoney } from '#domain/money';

/** What a file states in total against lines as they would be accepted, in dollars. */
export interface HeldTotal {
  stated: number;
  sum: number;
  /** Stated less the sum. */
  difference: number;
  /** The same but for the rounding of single lines. */
  agrees: boolean;
}

/** Holds the total of a file against what its lines come to now; undefined where it states none that can be read. */
export function heldTotal(
  { stated, total, agrees }: Pick<FileEstimate, 'stated' | 'total' | 'agrees'>,
  sum: number,
): HeldTotal | undefined {
  if (stated === null) return undefined;
  const difference = subtractMoney(stated, sum);
  return { stated, sum, difference, agrees: difference === 0 || (agrees && sum === total) };
}
