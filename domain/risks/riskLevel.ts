/** Levels of a risk with the scores they span, both ends inside (docs/product/risks.md). */
export const RISK_LEVELS = {
  none: { label: 'None', from: 0, to: 0 },
  low: { label: 'Low', from: 1, to: 5 },
  medium: { label: 'Medium', from: 6, to: 12 },
  high: { label: 'High', from: 15, to: 25 },
} as const;

/** A level of a risk. */
export type RiskLevel = keyof typeof RISK_LEVELS;

/** Words for a likelihood or an impact alone, by its value 0 to 5 (docs/product/risks.md). */
export const RATING_LABELS = ['None', 'Low', 'Low', 'Medium', 'Medium', 'High'] as const;

/** Likelihood times impact, 1 to 25; 0 while either is missing (docs/product/risks.md). */
export function riskScore(likelihood: number | null | undefined, impact: number | null | undefined): number {
  return (likelihood ?? 0) * (impact ?? 0);
}

/** The level of a score; no score between two levels can occur. */
export function levelOfScore(score: number): RiskLevel {
  const levels = Object.keys(RISK_LEVELS) as RiskLevel[];
  return levels.findLast((level) => score >= RISK_LEVELS[level].from) ?? 'none';
}

/** The level at each likelihood (row) and impact (column), 0 to 5 each; the first row and column are None. */
export const RISK_MATRIX: readonly (readonly RiskLevel[])[] = Array.from({ length: 6 }, (_, likelihood) =>
  Array.from({ length: 6 }, (__, impact) => levelOfScore(riskScore(likelihood, impact))),
);
