/** Share of the way from the current total to the pending one, by share of the time between them (docs/product/foresite.md). */
const KNOTS = [
  [0, 0],
  [0.25, 0.6],
  [0.5, 0.9],
  [1, 1],
] as const;

const SECANTS = KNOTS.slice(1).map(([x, y], at) => (y - KNOTS[at]![1]) / (x - KNOTS[at]![0]));

/** Slopes at the knots; at inner ones the harmonic mean, which keeps the curve from overshooting (Fritsch-Butland). */
const SLOPES = KNOTS.map(([x], at) => {
  if (at === 0) return SECANTS[0]!;
  if (at === KNOTS.length - 1) return 0;
  const [before, after] = [x - KNOTS[at - 1]![0], KNOTS[at + 1]![0] - x];
  const [a, b] = [2 * after + before, after + 2 * before];
  return (a + b) / (a / SECANTS[at - 1]! + b / SECANTS[at]!);
});

/**
 * How much of a pending value is reached after a share of the date gap: 60 % at a quarter, 90 % at half, all at the end,
 * rising in between (docs/product/foresite.md). Shares outside 0 to 1 take the nearer end.
 */
export function pendingCurve(fraction: number): number {
  const x = Math.min(1, Math.max(0, fraction));
  const at = Math.max(
    0,
    KNOTS.findLastIndex(([knot], index) => knot <= x && index < KNOTS.length - 1),
  );
  const [from, to] = [KNOTS[at]!, KNOTS[at + 1]!];
  const width = to[0] - from[0];
  const t = (x - from[0]) / width;
  const rising = t * t * (3 - 2 * t);
  const bend = t * (1 - t) * ((1 - t) * SLOPES[at]! - t * SLOPES[at + 1]!) * width;
  return from[1] + (to[1] - from[1]) * rising + bend;
}
