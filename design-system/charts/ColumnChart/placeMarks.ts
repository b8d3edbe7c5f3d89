import { boxOfPlace } from '../axes/barSets.ts';
import type { PointScale } from '../axes/pointScale.ts';
import type { Shape } from '../axes/Shape.ts';
import type { Drawn } from '../paint/Picture.ts';
import type { ColumnChartProps, ColumnMark } from './ColumnChartProps.ts';

const beyond = 6; // how far a line reaches over its column on either side, px
const wing = 6; // half the width of a wedge, px

/** Marks across the columns that they belong to: each form is told apart without its color. */
export function placeMarks(chart: ColumnChartProps, drawn: Drawn, points: PointScale): Shape[] {
  return (chart.marks ?? []).flatMap(({ values, form }) =>
    values.flatMap((value, place): Shape[] => {
      if (value === null || !Number.isFinite(value)) return [];
      const x = points.toX(drawn, place);
      const y = drawn.scales.y?.getPixelForValue(value) ?? 0;
      const column = boxOfPlace(drawn, place);
      const half = column ? (column.right - column.left) / 2 + beyond : beyond * 2;
      return [drawMark(form, x, y, half)];
    }),
  );
}

function drawMark(form: ColumnMark['form'], x: number, y: number, half: number): Shape {
  return form === 'line'
    ? {
        kind: 'line',
        spots: [
          [x - half, y],
          [x + half, y],
        ],
        ink: 'text',
        width: 3,
      }
    : {
        kind: 'line',
        spots: [
          [x - half - wing, y - wing],
          [x - half, y],
          [x - half - wing, y + wing],
        ],
        ink: 'text',
        width: 2,
      };
}
