import type { ChartData, ChartOptions, Plugin } from 'chart.js';
import type { ChartTarget } from '../axes/ChartTarget.ts';

/** A laid-out chart as Chart.js draws it: its marks as data, and what is painted around them, of which some follows what is read. */
export interface Picture {
  type: 'bar' | 'line';
  data: ChartData<'bar' | 'line', { x: number; y: number }[]>;
  options: ChartOptions<'bar' | 'line'>;
  painter: (target: () => ChartTarget | undefined) => Painter;
}

/** The moments of a drawing at which something of ours is painted. */
export type Painter = Pick<
  Plugin<'bar' | 'line'>,
  'beforeDatasetsDraw' | 'afterDatasetDraw' | 'afterDatasetsDraw'
>;

/** Where a picture is made for: fills are made by `context`, colors are those of the theme around. */
export interface Paintbox<Colors> {
  context: CanvasRenderingContext2D | null;
  colors: Colors;
}

/** Nothing moves, and the pointer and the keys are read by the surface. */
export const still = { responsive: false, animation: false, events: [] } as const satisfies ChartOptions<
  'bar' | 'line'
>;

/** Scenes are in px already: both scales only pass them on. */
export const pixelScales = ({ width, height }: { width: number; height: number }) =>
  ({
    x: { type: 'linear', display: false, min: 0, max: width, offset: false },
    y: { type: 'linear', display: false, min: 0, max: height, reverse: true, offset: false },
  }) as const;
