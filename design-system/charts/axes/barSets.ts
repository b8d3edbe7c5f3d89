import type { ChartDataset } from 'chart.js';
import { inkColor } from '../paint/chartColors.ts';
import { layerFill } from '../paint/layerFill.ts';
import type { Drawn, Kind, Room } from '../paint/Picture.ts';
import type { Box } from './boxes.ts';
import { drawable } from './drawable.ts';
import type { Ink } from './Ink.ts';
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
  const boxes = chart.getSortedVisibleDatasetMetas().flatMap(({ data }) => {
    const bar = data[place]?.getProps(['x', 'y', 'base', 'width', 'height', 'horizontal'], true) as
      (Record<'x' | 'y' | 'base' | 'width' | 'height', number> & { horizontal: boolean }) | undefined;
    if (!bar || !Number.isFinite(bar.x + bar.y)) return [];
    const { x, y, base, width, height } = bar;
    return [
      bar.horizontal
        ? { left: Math.min(x, base), right: Math.max(x, base), top: y - height / 2, bottom: y + height / 2 }
        : { left: x - width / 2, right: x + width / 2, top: Math.min(y, base), bottom: Math.max(y, base) },
    ];
  });
  const [first, ...others] = boxes;
  return (
    first &&
    others.reduce(
      (all, box) => ({
        left: Math.min(all.left, box.left),
        right: Math.max(all.right, box.right),
        top: Math.min(all.top, box.top),
        bottom: Math.max(all.bottom, box.bottom),
      }),
      first,
    )
  );
}

/** Where the highest of the upright bars of a place stands, px; undefined without one. */
export function highestAt(chart: Drawn, place: number): number | undefined {
  const tops = chart.getSortedVisibleDatasetMetas().flatMap(({ data }) => {
    const bar = data[place]?.getProps(['x', 'y'], true) as Record<'x' | 'y', number> | undefined;
    return bar && Number.isFinite(bar.x + bar.y) ? [bar] : [];
  });
  return tops.toSorted((a, b) => a.y - b.y)[0]?.x;
}
