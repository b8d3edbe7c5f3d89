import { ArcElement, Chart, DoughnutController } from 'chart.js';
import type { ChartTarget } from '../axes/ChartTarget.ts';
import { cutText } from '../axes/cutText.ts';
import { valueWords } from '../axes/gapWords.ts';
import { elementUnder } from '../axes/hits.ts';
import { shareText } from '../axes/shareText.ts';
import { placeText, type MeasureText, type PlacedText } from '../axes/PlacedText.ts';
import type { Ink } from '../axes/Ink.ts';
import type { Shape } from '../axes/Shape.ts';
import { inkColor } from '../paint/chartColors.ts';
import { type Drawn, type Picture, type Room, still } from '../paint/Picture.ts';
import { gatherSlices, type DrawnSlice } from './gatherSlices.ts';
import type { PieChartProps } from './PieChartProps.ts';

Chart.register(ArcElement, DoughnutController);

const rowHeight = 24;
const hole = 0.64; // of the ring's radius
const seam = 1.5; // px between neighbours
const besideFrom = 440; // px; narrower, the list stands under the ring

interface Form {
  chart: PieChartProps;
  drawn: readonly DrawnSlice[];
  ring: { x: number; y: number; outer: number; inner: number };
  list: { left: number; right: number; top: number };
  shown: number;
  measure: MeasureText;
}

/** Draws a ring and the list of its parts; null where no part is above zero. */
export function drawPie(chart: PieChartProps, room: Room): Picture | null {
  const { width, height, measure, colors } = room;
  const { drawn, left, total } = gatherSlices(chart.slices, chart.gatherBelow ?? 0.03, 'Other');
  if (drawn.length === 0) return null;
  const form = formOf(chart, drawn, left.length, room, measure);
  const { ring, list } = form;
  const inks = drawn.map(({ color }): Ink => color ?? 'axis');
  return {
    type: 'doughnut',
    data: {
      datasets: [
        {
          type: 'doughnut',
          data: drawn.map(({ value }) => value),
          backgroundColor: inks.map((ink) => inkColor(colors, ink)),
          borderColor: colors.surface,
          borderWidth: drawn.length > 1 ? seam : 0,
        },
      ],
    },
    options: {
      ...still,
      // Of doughnuts alone, which the type of all kinds does not know.
      cutout: `${100 * hole}%`,
      layout: {
        padding: {
          left: ring.x - ring.outer,
          right: width - ring.x - ring.outer,
          top: ring.y - ring.outer,
          bottom: height - ring.y - ring.outer,
        },
      },
    } as Picture['options'],
    colors,
    scene: (laid) => {
      const targets = targetsOf(form, laid);
      return {
        width,
        height,
        plot: { left: 0, top: 0, right: width, bottom: height },
        front: inks.slice(0, form.shown).map((ink, index): Shape => {
          const top = list.top + index * rowHeight + 7;
          const box = { left: list.left, right: list.left + 10, top, bottom: top + 10 };
          return { kind: 'rect', box, fill: { ink }, round: 2 };
        }),
        texts: [...centreTexts(form, total), ...listTexts(form), ...leftTexts(form, left)],
        targets,
        under: elementUnder(laid, 'nearest', (_, place) => targets[place]),
        obstacles: [
          { left: list.left, right: list.right, top: list.top, bottom: list.top + form.shown * rowHeight },
        ],
      };
    },
  };
}

function formOf(
  chart: PieChartProps,
  drawn: readonly DrawnSlice[],
  left: number,
  { width, height }: { width: number; height: number },
  measure: MeasureText,
): Form {
  const rows = drawn.length + left;
  if (width >= besideFrom) {
    const outer = Math.max(24, Math.min((height - 24) / 2, width * 0.24));
    const ring = { x: 8 + outer, y: height / 2, outer, inner: outer * hole };
    const from = ring.x + outer + 32;
    const shown = Math.min(drawn.length, Math.floor((height - 8) / rowHeight) - left);
    const top = Math.max(4, (height - rows * rowHeight) / 2);
    return {
      chart,
      drawn,
      ring,
      list: { left: from, right: Math.min(width - 8, from + 380), top },
      shown,
      measure,
    };
  }
  const outer = Math.max(24, Math.min(width / 2 - 16, (height - 24 - Math.min(rows, 6) * rowHeight) / 2));
  const ring = { x: width / 2, y: 8 + outer, outer, inner: outer * hole };
  const top = ring.y + outer + 12;
  const shown = Math.max(0, Math.min(drawn.length, Math.floor((height - top) / rowHeight) - left));
  return { chart, drawn, ring, list: { left: 8, right: width - 8, top }, shown, measure };
}

/** The share as whoever gave the part writes it, else as charts do. */
const percentOf = (slice: DrawnSlice) => slice.shareText ?? shareText(slice.share);

function centreTexts({ chart, ring, measure }: Form, total: number): PlacedText[] {
  const { formatShort = chart.formatValue, centre } = chart;
  const text = centre?.figure ?? formatShort(total);
  const room = ring.inner * 1.7;
  const size = measure(text, 600) * (28 / 12) <= room ? 28 : measure(text, 600) * (20 / 12) <= room ? 20 : 14;
  const look = { role: 'label', x: ring.x, align: 'center' } as const;
  const figure = placeText(
    { ...look, text, y: ring.y + (centre ? 4 : size * 0.36), size, weight: 600, ink: 'text' },
    measure,
  );
  if (!centre) return [figure];
  const label = cutText(centre.label, room, measure);
  return [figure, placeText({ ...look, text: label, y: ring.y + 25, ink: 'muted' }, measure)];
}

/** Name, figure and share of each part, in columns. */
function listTexts({ chart, drawn, list, shown, measure }: Form): PlacedText[] {
  const format = chart.formatShort ?? chart.formatValue;
  const shares = Math.max(...drawn.map((slice) => measure(percentOf(slice), 400)));
  const figures = Math.max(...drawn.map(({ value }) => measure(format(value), 500)));
  const room = list.right - list.left - 18 - shares - figures - 32;
  return drawn.slice(0, shown).flatMap((slice, index) => {
    const y = list.top + index * rowHeight + 16;
    const name = cutText(slice.name, room, measure);
    const look = { role: 'label', y } as const;
    return [
      placeText({ ...look, text: name, x: list.left + 18, ink: 'muted' }, measure),
      placeText(
        {
          ...look,
          text: format(slice.value),
          x: list.right - shares - 16,
          align: 'right',
          weight: 500,
          ink: 'text',
        },
        measure,
      ),
      placeText({ ...look, text: percentOf(slice), x: list.right, align: 'right', ink: 'axis' }, measure),
    ];
  });
}

/** What a ring cannot show is said under the list. */
function leftTexts({ chart, list, shown, measure }: Form, left: PieChartProps['slices']): PlacedText[] {
  return left.map((slice, index) => {
    const words = valueWords(slice.value, chart.formatShort ?? chart.formatValue);
    const text = cutText(`${slice.name}: ${words}, not in the ring`, list.right - list.left - 18, measure);
    return placeText(
      { role: 'label', text, x: list.left + 18, y: list.top + (shown + index) * rowHeight + 16, ink: 'axis' },
      measure,
    );
  });
}

function targetsOf({ chart, drawn, list, shown }: Form, laid: Drawn): ChartTarget[] {
  return drawn.map((slice, index) => {
    const { x, y } = laid.getDatasetMeta(0).data[index]?.tooltipPosition(true) ?? { x: 0, y: 0 };
    const row = list.top + index * rowHeight;
    const box = { left: list.left - 6, right: list.right + 6, top: row, bottom: row + rowHeight };
    return {
      id: slice.id,
      title: slice.name,
      note: percentOf(slice),
      rows: slice.gathered
        ? slice.gathered.map(({ name, value, color }) => ({
            name,
            figure: valueWords(value, chart.formatValue),
            swatch: color,
          }))
        : [{ name: slice.name, figure: chart.formatValue(slice.value), swatch: slice.color ?? 1 }],
      x: x ?? 0,
      y: y ?? 0,
      under: index < shown ? [{ kind: 'rect', box, fill: { ink: 'hover' }, round: 4 }] : [],
      over: [{ kind: 'dot', x: x ?? 0, y: y ?? 0, radius: 4, fill: { ink: 'surface' }, ring: 'text' }],
    };
  });
}
