import type { HeatCell } from '#design-system/charts/Heatmap/HeatmapProps.ts';
import { formatCode } from '#domain/items';
import { levelIn, type RiskScale } from '#domain/risks';
import type { RiskRegister } from '../riskQueries.ts';
import * as t from '../texts.ts';

/** Ratings of likelihood and impact. */
export const RATINGS = [1, 2, 3, 4, 5] as const;

type Cell = RiskRegister['cells'][number];

const codesOf = ({ numbers }: Pick<Cell, 'numbers'>) => numbers.map((number) => formatCode('risk', number));

/** As many codes as `fits` has room for, and how many of all `count` risks are not among them. */
export function fittingMarks(
  codes: readonly string[],
  count: number,
  fits: (marks: readonly string[]) => boolean,
): string[] {
  for (let shown = codes.length; shown > 0; shown -= 1) {
    const marks = [...codes.slice(0, shown), ...(count > shown ? [`+${count - shown}`] : [])];
    if (fits(marks)) return marks;
  }
  return [];
}

/** Codes of a cell's risks, as many as the server names, and how many more there are. */
export const marksOf = (cell: Pick<Cell, 'numbers' | 'count'>): string[] =>
  fittingMarks(codesOf(cell), cell.count, () => true);

/** The cells of the heatmap, from the least likely. */
export function heatCells(register: RiskRegister, scale: RiskScale): HeatCell[] {
  const counts = new Map(register.cells.map((cell) => [`${cell.likelihood} ${cell.impact}`, cell]));
  return RATINGS.flatMap((likelihood) =>
    RATINGS.map((impact): HeatCell => {
      const own = counts.get(`${likelihood} ${impact}`);
      const level = levelIn(scale, likelihood, impact);
      return {
        row: String(likelihood),
        column: String(impact),
        tone: level === 'none' ? 'low' : level,
        value: String(likelihood * impact),
        count: own?.count ?? 0,
        said: own?.count === 1 ? t.risk1 : t.countRisks(own?.count ?? 0),
        ...(own && { marks: codesOf(own) }),
      };
    }),
  );
}
