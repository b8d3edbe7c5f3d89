import type { ChartTarget } from '../axes/ChartTarget.ts';
import { drawable } from '../axes/drawable.ts';
import { placeUnder } from '../axes/hits.ts';
import type { InkName } from '../axes/Ink.ts';
import { dashedLine } from '../axes/lines.ts';
import { placeText, type PlacedText } from '../axes/PlacedText.ts';
import { separateLabels } from '../axes/separateLabels.ts';
import { shareText } from '../axes/shareText.ts';
import { besideTicks, valueAxis, valueAxisBelow } from '../axes/valueAxis.ts';
import { inkColor } from '../paint/chartColors.ts';
import { type Drawn, type Picture, type Room, still } from '../paint/Picture.ts';
import { binValues, type Bin } from './binValues.ts';
import type { HistogramProps } from './HistogramProps.ts';
import { percentile } from './percentile.ts';

interface Line {
  value: number;
  text: string;
  ink: InkName;
  dash: number[];
}

/** Draws how often values fall where; null without a finite value. */
export function drawHistogram(chart: HistogramProps, room: Room): Picture | null {
  const { width, height, colors } = room;
  const sorted = chart.values
    .map(drawable)
    .filter((value) => !Number.isNaN(value))
    .sort((a, b) => a - b);
  const bins = binValues(sorted);
  const [first] = bins;
  const last = bins.at(-1);
  if (!first || !last) return null;
  // A bin alone would fill the plot: it gets room to both sides.
  const aside = bins.length === 1 ? 2 * (first.to - first.from) : 0;
  const format = chart.formatShort ?? chart.formatValue;
  const lines = linesOf(sorted, format);
  const middleOf = (bin: Bin) => (bin.from + bin.to) / 2;
  const options: Picture['options'] = {
    ...still,
    layout: { padding: { left: besideTicks, top: 44, right: 20 } },
    scales: {
      x: {
        ...valueAxisBelow(room, { format, length: width - 60, head: 0, gap: 56 }),
        offset: false,
        min: first.from - aside,
        max: last.to + aside,
      },
      y: valueAxis(room, {
        format: String,
        zero: true,
        counts: true,
        length: height - 70,
        head: 8,
        gap: 34,
      }),
    },
    plugins: {
      annotation: {
        annotations: {
          ...bandOf(lines, colors.fan),
          ...Object.assign(
            {},
            ...lines.map(({ value, text, ink, dash }) =>
              dashedLine({ axis: 'x', value }, colors[ink], dash, colors.halo, text),
            ),
          ),
        },
      },
    },
  };
  return {
    type: 'bar',
    data: {
      datasets: [
        {
          type: 'bar',
          data: bins.map((bin) => ({ x: middleOf(bin), y: bin.count || Number.NaN })),
          backgroundColor: inkColor(colors, 1),
          // A hairline between neighbours: bins touch, and still can be counted.
          borderColor: colors.surface,
          borderWidth: { left: 0.5, right: 0.5 },
          borderSkipped: false,
          inflateAmount: 0,
          minBarLength: 1,
          barThickness: 'flex',
          categoryPercentage: bins.length === 1 ? 0.2 : 1,
          barPercentage: 1,
        },
      ],
    },
    options,
    colors,
    scene: (drawn) => {
      const targets = bins.map((bin) => targetOf(bin, sorted.length, chart, drawn));
      return {
        width,
        height,
        plot: drawn.chartArea,
        texts: lineTexts(lines, drawn, room),
        targets,
        under: placeUnder(drawn, 'x', (place) => targets[place]),
        obstacles: targets.flatMap(({ anchor, y }, place) =>
          anchor && bins[place]?.count ? [{ ...anchor, top: 2 * y - anchor.bottom }] : [],
        ),
      };
    },
  };
}

function linesOf(sorted: readonly number[], format: (value: number) => string): Line[] {
  const parts = sorted[0] === sorted.at(-1) ? [50] : [10, 50, 90];
  return parts.flatMap((part): Line[] => {
    const value = percentile(sorted, part / 100);
    if (value === null) return [];
    const text = `P${part} ${format(value)}`;
    return [
      part === 50 ? { value, text, ink: 'text', dash: [] } : { value, text, ink: 'today', dash: [2, 2] },
    ];
  });
}

/** The stretch between the outer percentiles, tinted. */
function bandOf(lines: readonly Line[], backgroundColor: string) {
  const values = lines.map(({ value }) => value);
  if (values.length < 2) return {};
  return {
    band: {
      type: 'box',
      xMin: Math.min(...values),
      xMax: Math.max(...values),
      backgroundColor,
      borderWidth: 0,
      drawTime: 'beforeDatasetsDraw',
    },
  } as const;
}

/** Percentiles in a row over the plot; neighbours move apart. */
function lineTexts(lines: readonly Line[], drawn: Drawn, { measure }: Room): PlacedText[] {
  const plot = drawn.chartArea;
  const width = Math.max(0, ...lines.map((line) => measure(line.text, 600)));
  const fits = lines.length * (width + 8) <= plot.right;
  const texts = lines.map((line) => (fits ? line.text : (line.text.split(' ')[0] ?? '')));
  const space = Math.max(0, ...texts.map((text) => measure(text, 600))) + 8;
  const wanted = lines.map((line) => drawn.scales.x?.getPixelForValue(line.value) ?? 0);
  const xs = separateLabels(wanted, space, space / 2, Math.max(space / 2, plot.right - space / 2 + 8));
  return lines.map(({ ink }, index) => {
    const text = texts[index] ?? '';
    return placeText(
      { role: 'label', text, x: xs[index] ?? 0, y: plot.top - 10, align: 'center', weight: 600, ink },
      measure,
    );
  });
}

function targetOf(bin: Bin, total: number, chart: HistogramProps, drawn: Drawn): ChartTarget {
  const { x, y } = drawn.scales;
  const { top, bottom } = drawn.chartArea;
  const toX = (value: number) => x?.getPixelForValue(value) ?? 0;
  const box = { left: toX(bin.from), right: toX(bin.to), top, bottom };
  return {
    id: String(bin.from),
    title: `${chart.formatValue(bin.from)} to ${chart.formatValue(bin.to)}`,
    rows: [
      { name: chart.countName ?? 'Values', figure: String(bin.count), swatch: 1 },
      { name: 'Share', figure: shareText(bin.count / total) },
    ],
    x: (box.left + box.right) / 2,
    y: y?.getPixelForValue(bin.count / 2) ?? 0,
    anchor: box,
    under: [{ kind: 'rect', box, fill: { ink: 'hover' } }],
  };
}
