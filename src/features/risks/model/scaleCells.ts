import type { HeatCell } from '#design-system/charts/Heatmap/HeatmapProps.ts';
import {
  levelIn,
  RATED_LEVELS,
  type RatedLevel,
  RISK_LEVELS,
  type RiskScale,
  type ScaleStep,
} from '#domain/risks';

const ratings = [1, 2, 3, 4, 5] as const;
const headings = (steps: readonly ScaleStep[]) =>
  steps.map(({ label }, at) => ({ id: String(at + 1), label, rank: String(at + 1) }));

/** Rows and columns of a scale's matrix: the likeliest on top. */
export const scaleHeadings = ({ likelihoods, impacts }: Pick<RiskScale, 'likelihoods' | 'impacts'>) => ({
  rows: headings(likelihoods).toReversed(),
  columns: headings(impacts),
});

/** The 25 cells of a scale, each with the word of its level. */
export const scaleCells = (scale: RiskScale): HeatCell[] =>
  ratings.flatMap((likelihood) =>
    ratings.map((impact) => {
      const level = levelIn(scale, likelihood, impact);
      return {
        row: String(likelihood),
        column: String(impact),
        tone: level === 'none' ? 'low' : level,
        value: RISK_LEVELS[level].label,
      };
    }),
  );

/** The level that a press gives: Low, Medium, High and Low again. */
export const nextLevel = (level: RatedLevel): RatedLevel =>
  RATED_LEVELS[(RATED_LEVELS.indexOf(level) + 1) % RATED_LEVELS.length] ?? 'low';
