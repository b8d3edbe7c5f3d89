import { extent, finite } from '../axes/drawable.ts';

/** Size of a spark, px. */
export interface SparkSize {
  width: number;
  height: number;
}

const edge = 2.5; // room for the last dot, px

/** Maps values into a box: x by place, y by value. A flat line runs through the middle. */
function placing(values: readonly (number | null)[], { width, height }: SparkSize, zero: boolean) {
  const numbers = zero ? [...finite(values), 0] : finite(values);
  const { lowest, highest } = extent(numbers);
  const span = highest - lowest;
  const toX = (index: number) =>
    values.length < 2 ? width / 2 : edge + (index / (values.length - 1)) * (width - 2 * edge);
  const toY = (value: number) =>
    span === 0 ? height / 2 : height - edge - ((value - lowest) / span) * (height - 2 * edge);
  return { toX, toY };
}

/** The line through values as SVG path commands, broken at gaps, and its last place. */
export function sparkLine(
  values: readonly (number | null)[],
  size: SparkSize,
): { path: string; last: { x: number; y: number } | null } {
  const { toX, toY } = placing(values, size, false);
  let path = '';
  let last: { x: number; y: number } | null = null;
  let open = false;
  values.forEach((value, index) => {
    if (value === null || !Number.isFinite(value)) {
      open = false;
      return;
    }
    last = { x: round(toX(index)), y: round(toY(value)) };
    path += `${open ? 'L' : 'M'}${last.x} ${last.y}`;
    open = true;
  });
  return { path, last };
}

/** Columns from zero, at least one px high; gaps leave their place empty. */
export function sparkColumns(
  values: readonly (number | null)[],
  size: SparkSize,
): { x: number; y: number; width: number; height: number; negative: boolean }[] {
  const { toY } = placing(values, size, true);
  const pace = size.width / Math.max(1, values.length);
  const width = Math.max(1, pace - Math.min(2, pace * 0.3));
  return values.flatMap((value, index) => {
    if (value === null || !Number.isFinite(value)) return [];
    const ends = [toY(0), toY(value)];
    const top = Math.min(...ends);
    const height = Math.max(1, Math.max(...ends) - top);
    return [
      {
        x: round(index * pace),
        y: round(top),
        width: round(width),
        height: round(height),
        negative: value < 0,
      },
    ];
  });
}

const round = (value: number) => Math.round(value * 100) / 100;
