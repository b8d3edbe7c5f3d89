import { abbreviate } from './abbreviate.ts';
import { formatPercent } from './formatMoney.ts';

/** Whether a cost rises, falls or stays; shown by arrow and parentheses as well as by colour. */
export type DeltaDirection = 'up' | 'down' | 'same';

/** The pieces of a difference between two totals. */
export interface DeltaParts {
  direction: DeltaDirection;
  /** `▲`, `▼`, or nothing. */
  arrow: string;
  /** `$4.9M`, `($1.9M)`. */
  money: string;
  /** `1.6%`, without sign; null when there is nothing to compare with. */
  percent: string | null;
}

const ARROWS = { up: '▲', down: '▼', same: '' } as const;

/** A difference in dollars against the total it departs from, in pieces. */
export function deltaParts(delta: number, base: number | null): DeltaParts {
  const direction: DeltaDirection = delta > 0 ? 'up' : delta < 0 ? 'down' : 'same';
  const percent = base ? formatPercent(Math.abs((delta / base) * 100)) : null;
  return { direction, arrow: ARROWS[direction], money: abbreviate(delta), percent };
}

/** A difference between two totals in one line: `▲ $4.9M 1.6%`, `▼ ($1.9M) 0.6%`, `$0 0.0%`. */
export function formatDelta(
  delta: number,
  base: number | null,
  options: { percentOnly?: boolean } = {},
): string {
  const { arrow, money, percent } = deltaParts(delta, base);
  const figures = options.percentOnly && percent !== null ? [arrow, percent] : [arrow, money, percent];
  return figures.filter(Boolean).join(' ');
}
