/** Mean of the values, and the variance of what they are a sample of. */
export function momentsOf(values: Float64Array): { mean: number; variance: number } {
  const runs = values.length;
  let sum = 0;
  for (let run = 0; run < runs; run += 1) sum += values[run]!;
  const mean = sum / runs;
  let squares = 0;
  for (let run = 0; run < runs; run += 1) squares += (values[run]! - mean) ** 2;
  return { mean, variance: squares / Math.max(1, runs - 1) };
}

/** The value below which a part of the rising values lies, between its neighbours in a straight line. */
export function percentileOf(rising: Float64Array, part: number): number {
  const place = part * (rising.length - 1);
  const below = Math.floor(place);
  const from = rising[below] ?? 0;
  return from + (place - below) * ((rising[below + 1] ?? from) - from);
}
