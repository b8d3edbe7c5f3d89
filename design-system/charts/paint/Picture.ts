import type { Chart, ChartData, ChartOptions } from 'chart.js';
import type { Scene } from '../axes/Scene.ts';
import type { MeasureText } from '../axes/PlacedText.ts';
import type { ChartColors } from './chartColors.ts';

/** The kinds of drawing of the library that charts are made of. */
export type Kind = 'bar' | 'bubble' | 'doughnut' | 'line' | 'treemap';

/** A chart as the library keeps it. */
export type Drawn = Chart<Kind, unknown[]>;

/** What a chart is drawn for: its room in px, a measure of texts at 12 px, the colors around, a canvas that makes fills. */
export interface Room {
  width: number;
  height: number;
  measure: MeasureText;
  colors: ChartColors;
  context: CanvasRenderingContext2D | null;
}

/** A chart as Chart.js draws it, and what is painted around its data, of which some follows what is read. */
export interface Picture {
  type: Kind;
  data: ChartData<Kind, unknown[]>;
  options: ChartOptions<Kind>;
  colors: ChartColors;
  /** What stands around the data and is read of it, once the library has laid the chart out. */
  scene: (chart: Drawn) => Scene;
  /** Before the data is placed: the scales are, and may still be moved. */
  afterLayout?: (chart: Drawn) => void;
}

/** Nothing moves, and the pointer and the keys are read by the surface. */
export const still = {
  responsive: false,
  animation: false,
  events: [],
} as const satisfies ChartOptions<Kind>;
