/** A PERT distribution over three points, in dollars (docs/product/foresite.md). */
export interface Pert {
  low: number;
  width: number;
  /** Places between low (0) and high (1) at evenly spaced probabilities; null where there is no width. */
  quantiles: Float64Array | null;
}

/** Steps of the quantile table; between them it is read in a straight line. */
export const PERT_STEPS = 512;

const CELLS = 4096; // of the density, summed to reach the quantiles

/** Mean of a PERT distribution. */
export const pertMean = (low: number, mode: number, high: number): number => (low + 4 * mode + high) / 6;

/** Variance of a PERT distribution. */
export function pertVariance(low: number, mode: number, high: number): number {
  const mean = pertMean(low, mode, high);
  return ((mean - low) * (high - mean)) / 7;
}

const known = new Map<number, Float64Array>();

/** The distribution with its quantiles; tables are shared by all items whose mode stands at the same part of their width. */
export function pertOf(low: number, mode: number, high: number): Pert {
  const width = high - low;
  if (!(width > 0)) return { low: mode, width: 0, quantiles: null };
  const at = Math.round(((mode - low) / width) * 1000) / 1000;
  let quantiles = known.get(at);
  if (!quantiles) {
    quantiles = quantilesAt(at);
    known.set(at, quantiles);
  }
  return { low, width, quantiles };
}

/** Quantiles of Beta(1 + 4a, 5 - 4a), by summing its density over small cells. */
function quantilesAt(at: number): Float64Array {
  const [left, right] = [4 * at, 4 * (1 - at)];
  const sums = new Float64Array(CELLS + 1);
  for (let cell = 0; cell < CELLS; cell += 1) {
    const x = (cell + 0.5) / CELLS;
    sums[cell + 1] = sums[cell]! + x ** left * (1 - x) ** right;
  }
  const whole = sums[CELLS]!;
  const table = new Float64Array(PERT_STEPS + 1);
  let cell = 0;
  for (let step = 0; step <= PERT_STEPS; step += 1) {
    const wanted = (whole * step) / PERT_STEPS;
    while (cell < CELLS - 1 && sums[cell + 1]! < wanted) cell += 1;
    const part = (wanted - sums[cell]!) / (sums[cell + 1]! - sums[cell]!);
    table[step] = (cell + Math.min(1, Math.max(0, part))) / CELLS;
  }
  return table;
}
