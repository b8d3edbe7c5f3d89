import type { ChartDataset } from 'chart.js';
import { inkColor } from '../paint/chartColors.ts';
import { layerFill } from '../paint/layerFill.ts';
import type { Drawn, Kind, Room } from '../paint/Picture.ts';
import { boxAround, type Box, type Spot } from './boxes.ts';
import { drawable } from './drawable.ts';
import type { Ink } from './Ink.ts';
import { laidOut } from './laidOut.ts';
import type { ChartSeries } from './PointAxis.ts';

/** Bars of the library: on top of each other, or side by side. */
export interface BarSets {
  series: readonly ChartSeries[];
  isStacked: boolean;
  lies: boolean;
  patterned: boolean;
  /** Widest bar, part of a place that all bars take, px and 0 to 1. */
  widest: number;
  share: number;
  /** About the room of one place, px. */
  band: number;
  /** Colors by value in place of the hue of the series. */
  tone?: (value: number) => { ink: Ink; pattern: number };
  data: (values: readonly number[]) => unknown[];
}

const seam = 1.5; // px between neighbouring pieces, so that they stay apart without colour

/** Datasets of bars: hues or tones, hatched where asked for, with seams between pieces of a stack. */
export function barSets(bars: BarSets, room: Room): ChartDataset<Kind, unknown[]>[] {
  const { series, lies, isStacked } = bars;
  const beside = isStacked ? 1 : series.length;
  // Neighbours touch but for one px: no wider than all of them may be.
  const share = Math.min(bars.share, ((bars.widest + 1) * beside) / Math.max(1, bars.band));
  const fill = (ink: Ink, pattern: number) =>
    layerFill(room, inkColor(room.colors, ink), bars.patterned ? pattern : undefined);
  const all = series.map(({ values }) => values.map(drawable));
  return series.map(({ color }, index) => {
    const values = all[index] ?? [];
    const starts = (value: number, place: number) =>
      !all.slice(0, index).some((other) => (other[place] ?? 0) * value > 0);
    const side = (value: number) => (lies ? (value < 0 ? 'right' : 'left') : value < 0 ? 'top' : 'bottom');
    const { tone } = bars;
    const toned = tone && values.map((value) => tone(value));
    return {
      type: 'bar',
      data: bars.data(values),
      backgroundColor: toned ? toned.map(({ ink, pattern }) => fill(ink, pattern)) : fill(color, index),
      borderColor: room.colors.surface,
      borderWidth: isStacked
        ? values.map((value, place) => (starts(value, place) ? 0 : { [side(value)]: seam }))
        : 0,
      borderSkipped: isStacked && series.length > 1 ? false : 'start',
      borderRadius: isStacked && series.length > 1 ? 0 : 2,
      inflateAmount: 0,
      maxBarThickness: bars.widest,
      categoryPercentage: share,
      barPercentage: beside > 1 ? bars.widest / (bars.widest + 1) : 1,
    };
  });
}

/** The box that all bars of a place fill, px; undefined where none is drawn. */
export function boxOfPlace(chart: Drawn, place: number): Box | undefined {
  const spots = chart.getSortedVisibleDatasetMetas().flatMap(({ data }): Spot[] => {
    const bar = laidOut(data[place]);
    if (!bar) return [];
    const { x, y, base, width, height } = bar;
    return bar.horizontal
      ? [
          [base, y - height / 2],
          [x, y + height / 2],
        ]
      : [
          [x - width / 2, base],
          [x + width / 2, y],
        ];
  });
  return spots.length === 0 ? undefined : boxAround(spots);
}

/** Where the highest of the upright bars of a place stands, px; undefined without one. */
export function highestAt(chart: Drawn, place: number): number | undefined {
  const bars = chart.getSortedVisibleDatasetMetas().flatMap(({ data }) => laidOut(data[place]) ?? []);
  return bars.toSorted((a, b) => a.y - b.y)[0]?.x;
}
