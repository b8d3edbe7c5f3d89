import type { AnnotationOptions } from 'chartjs-plugin-annotation';
import type { Drawn, Room } from '../paint/Picture.ts';
import { touches, type Box } from './boxes.ts';
import type { ChartGoal } from './PointAxis.ts';
import { fontOf } from '../paint/fontOf.ts';

/** Lines of the annotation plugin by their names. */
export type Lines = Record<string, AnnotationOptions<'line'>>;

const pace = 24; // between places that are tried for a name, px

type Along = { axis: 'x' | 'y'; value: number };

/** A line across the plot, over a halo that clears the data under it. */
export function dashedLine(
  { axis, value }: Along,
  color: string,
  dash: number[],
  halo: string,
  name: string,
): Lines {
  const line = { type: 'line', scaleID: axis, value, drawTime: 'afterDatasetsDraw' } as const;
  return {
    [`${name} halo`]: { ...line, borderColor: halo, borderWidth: 3.5, z: 1 },
    [name]: { ...line, borderColor: color, borderWidth: 1.5, borderDash: dash, z: 2 },
  };
}

const labelLook = (room: Room, content: string, color: string) => ({
  display: true,
  content,
  color,
  font: fontOf(room, 600),
  backgroundColor: 'transparent',
  padding: 0,
  rotation: 0,
  textStrokeColor: room.colors.halo,
  textStrokeWidth: 4,
});

/** The line of a target with its name where no data is in the way; readings name it where there is no such place. */
export function goalLines(
  goal: ChartGoal | undefined,
  room: Room,
  settled: (chart: Drawn) => readonly Box[],
): Lines {
  if (!goal || !Number.isFinite(goal.value)) return {};
  const { colors } = room;
  const content = `${goal.name} ${goal.figure}`;
  const width = room.measure(content, 600);
  const free = (chart: Drawn): number | undefined => {
    const { left, right } = chart.chartArea;
    const y = chart.scales.y?.getPixelForValue(goal.value) ?? 0;
    const boxes = settled(chart);
    for (let x = right - 4 - width; x >= left; x -= pace) {
      const box = { left: x, right: x + width, top: y - 18, bottom: y - 4 };
      if (!boxes.some((other) => touches(box, other, 2))) return (x + width / 2 - left) / (right - left);
    }
    return undefined;
  };
  const lines = dashedLine({ axis: 'y', value: goal.value }, colors.target, [6, 4], colors.halo, 'target');
  const { target } = lines;
  if (target)
    target.label = {
      ...labelLook(room, content, colors.target),
      yAdjust: -11,
      display: ({ chart }) => free(chart as Drawn) !== undefined,
      position: ({ chart }) => `${100 * (free(chart as Drawn) ?? 0)}%`,
    };
  return lines;
}

/** A line that stands upright, named over the plot. */
export function postLine(
  name: string,
  value: number,
  content: string,
  { color, dash }: { color: string; dash?: number[] },
  room: Room,
): Lines {
  const lines = dashedLine({ axis: 'x', value }, color, dash ?? [], room.colors.halo, name);
  const half = room.measure(content, 600) / 2;
  const line = lines[name];
  if (line)
    line.label = {
      ...labelLook(room, content, room.colors.text),
      position: ({ chart: { chartArea, scales } }) => (chartArea.top === scales.x?.top ? 'end' : 'start'),
      yAdjust: -19,
      xAdjust: ({ chart: { chartArea, scales } }) => {
        const x = scales.x?.getPixelForValue(value) ?? 0;
        return Math.max(half, Math.min(x, chartArea.right - half)) - x;
      },
    };
  return lines;
}

/** A thin dotted line at a date with its word beside it, on the side where there is room. */
export function todayLine(today: { at: number; label: string } | undefined, room: Room): Lines {
  if (!today) return {};
  const { colors, measure } = room;
  const half = measure(today.label, 600) / 2 + 6;
  return {
    today: {
      type: 'line',
      scaleID: 'x',
      value: today.at,
      adjustScaleRange: false,
      borderColor: colors.today,
      borderWidth: 1,
      borderDash: [2, 2],
      label: {
        ...labelLook(room, today.label, colors.text),
        font: { ...fontOf(room, 600), size: 11 },
        position: 'start',
        xAdjust: ({ chart: { chartArea, scales } }) =>
          (scales.x?.getPixelForValue(today.at) ?? 0) - 2 * half < chartArea.left ? half : -half,
      },
    },
  };
}
