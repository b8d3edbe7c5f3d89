import { separateLabels } from '../axes/separateLabels.ts';
import type { LayoutBase } from './LayoutBase.ts';
import { placeText, type MeasureText, type PlacedText } from '../axes/PlacedText.ts';
import type { InkName } from '../axes/Ink.ts';
import type { TrendSpec, TrendTone } from './TrendSpec.ts';

const apart = 16; // end labels closer than this move apart, px (mock chart rule 2)
const before = { wide: 14, narrow: 10 };
const between = 6;

interface EndRow {
  figure: string;
  name: string;
  ink: InkName;
  y: number;
}

/** Room that the labels at the lines' ends need to the right of the last point, px. */
export function endLabelWidth(spec: TrendSpec, narrow: boolean, measure: MeasureText): number {
  const rows = [...spec.lines, ...(spec.target ? [spec.target] : [])];
  const widths = rows.map(
    (row) => measure(row.figure, 600) + (narrow ? 0 : between + measure(row.name, 400)),
  );
  return Math.max(0, ...widths) + (narrow ? before.narrow : before.wide);
}

/** Labels the lines and the target at their ends: figure first, then name (figure alone on a narrow chart). */
export function placeEndLabels(
  base: LayoutBase,
  ends: readonly { y: number; tone: TrendTone }[],
): PlacedText[] {
  const { spec, plot, narrow, endX, targetY } = base;
  const rows = spec.lines.flatMap((line, index): EndRow[] => {
    const end = ends[index];
    return end ? [{ figure: line.figure, name: line.name, ink: line.tone, y: end.y }] : [];
  });
  if (spec.target && targetY !== undefined)
    rows.push({ figure: spec.target.figure, name: spec.target.name, ink: 'text', y: targetY });
  const places = separateLabels(
    rows.map((row) => row.y + 4),
    apart,
    plot.top + 12,
    plot.bottom - 4,
  );
  const x = endX + (narrow ? before.narrow : before.wide);
  return rows.flatMap((row, index) => textsOf(base, row, x, places[index] ?? row.y));
}

function textsOf({ narrow, measure }: LayoutBase, row: EndRow, left: number, y: number): PlacedText[] {
  const look = { role: 'end', y, ink: row.ink, halo: true } as const;
  const figure = placeText({ ...look, text: row.figure, x: left, weight: 600 }, measure);
  if (narrow) return [figure];
  return [figure, placeText({ ...look, text: row.name, x: figure.box.right + between }, measure)];
}
