import { beforeAll, describe, expect, it } from 'vitest';
import '../../foundations/global.ts';
import { touches } from '../axes/boxes.ts';
import { drawBars } from '../BarChart/drawBars.ts';
import type { BarChartProps } from '../BarChart/BarChartProps.ts';
import { drawBubbles } from '../BubbleChart/drawBubbles.ts';
import type { ColumnChartProps } from '../ColumnChart/ColumnChartProps.ts';
import { drawColumns } from '../ColumnChart/drawColumns.ts';
import { drawHistogram } from '../Histogram/drawHistogram.ts';
import { drawLines } from '../LineChart/drawLines.ts';
import type { LineChartProps } from '../LineChart/LineChartProps.ts';
import type { Picture, Room } from '../paint/Picture.ts';
import { drawPie } from '../PieChart/drawPie.ts';
import { drawTreemap } from '../Treemap/drawTreemap.ts';
import { drawOnce } from './drawOnce.ts';

const formats = { formatValue: (value: number) => `$${value.toFixed(1)}M`, summary: 'Test' };
const points = Array.from({ length: 9 }, (_, index) => ({
  id: String(index),
  label: `A milestone with a long name ${index}`,
  detail: `Jan ${index + 1}, 2026`,
  at: Date.UTC(2026, index, 3 + ((index * 11) % 20)),
}));
const today = { at: Date.UTC(2026, 4, 20), label: 'TODAY' };
const target = { value: 60, name: 'Target', figure: '$60.0M' };
const series = [
  { id: 'a', name: 'Patient', color: 1, values: [20, 25, 31, null, 44, 48, 52, Number.NaN, 58] },
  {
    id: 'b',
    name: 'A series with quite a long name',
    color: 5,
    values: [8, -4, 9, 12, 11, 10, 14, 15, Number.POSITIVE_INFINITY],
  },
];
const column: ColumnChartProps = { ...formats, axis: { points }, series, target };
const line: LineChartProps = { ...formats, axis: { points }, series, target };
const bar: BarChartProps = { ...formats, points, series, target };
const inTime = { points, spacing: 'time', top: 'months', today } as const;

type Draw = (room: Room) => Picture | null;
const charts: [string, Draw][] = [
  ['columns', (room) => drawColumns(column, room)],
  ['columns side by side', (room) => drawColumns({ ...column, arrangement: 'grouped' }, room)],
  ['columns in time', (room) => drawColumns({ ...column, axis: inTime }, room)],
  ['bars', (room) => drawBars(bar, room)],
  [
    'toned bars',
    (room) => drawBars({ ...bar, series: series.slice(1), toned: true, zeroLabel: 'Zero' }, room),
  ],
  ['lines', (room) => drawLines(line, room)],
  ['lines in time', (room) => drawLines({ ...line, axis: { ...inTime, top: 'quarters' } }, room)],
  ['histogram', (room) => drawHistogram({ ...formats, values: [1, 2, 2, 3, 3, 3, 4, 9] }, room)],
  [
    'pie',
    (room) =>
      drawPie(
        {
          ...formats,
          slices: points.map(({ id, label }, index) => ({ id, name: label, value: index - 1, color: 1 })),
        },
        room,
      ),
  ],
  [
    'treemap',
    (room) =>
      drawTreemap(
        {
          ...formats,
          nodes: points.map(({ id, label }, index) => ({
            id,
            name: label,
            value: index,
            color: 1,
            group: index % 2 ? 'Odd' : 'Even',
          })),
        },
        room,
      ),
  ],
];
const sizes = [358, 480, 744, 1356].map((width) => ({ width, height: 423 }));
const middle = { width: 744, height: 423 };

// Texts are measured in the font that they are written in.
beforeAll(() => Promise.all([400, 500, 600].map((weight) => document.fonts.load(`${weight} 12px Inter`))));

describe.each(charts)('%s', (_, draw) => {
  it.each(sizes)('keep texts apart and inside at $width px', (size) => {
    const { words } = drawOnce(draw, size) ?? { words: [] };
    const texts = words.filter(({ text }) => text.trim() !== '');
    expect(texts.length).toBeGreaterThan(3);
    const outside = texts.filter(
      ({ box }) => box.left < -1 || box.right > size.width + 1 || box.top < 0 || box.bottom > size.height + 1,
    );
    expect(outside.map(({ text }) => text)).toEqual([]);
    // The two words over the plot of toned bars may meet, where the target is near zero.
    const pairs = texts.flatMap((text, index) =>
      texts
        .slice(index + 1)
        .filter((other) => touches(text.box, other.box) && !`${text.text}${other.text}`.includes('Zero'))
        .map((other) => `${text.text} / ${other.text}`),
    );
    expect(pairs).toEqual([]);
  });

  it('has a place to read for each thing that is shown, with unlike ids', () => {
    const targets = drawOnce(draw, middle)?.scene.targets ?? [];
    expect(targets.length).toBeGreaterThan(2);
    expect(new Set(targets.map(({ id }) => id)).size).toBe(targets.length);
    expect(targets.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
  });

  it('finds what lies under the pointer', () => {
    const { chart, scene } = drawOnce(draw, middle) ?? {};
    for (const { id, x, y } of scene?.targets ?? []) {
      const event = new MouseEvent('mousemove');
      Object.defineProperties(event, { offsetX: { value: x + 3 }, offsetY: { value: y + 3 } });
      Object.defineProperty(event, 'target', { value: chart?.canvas });
      expect(scene?.under?.(event)?.id).toBe(id);
    }
  });
});

it('says what is a gap in a reading', () => {
  const targets = drawOnce((room) => drawColumns(column, room), middle)?.scene.targets;
  const figures = (place: number) => targets?.[place]?.rows.map(({ figure }) => figure);
  expect(figures(3)).toEqual(['$12.0M', 'No value', '$12.0M', '$60.0M']);
  expect(figures(7)).toEqual(['$15.0M', 'Not a number', '$15.0M', '$60.0M']);
  expect(figures(8)).toEqual(['Infinite', '$58.0M', '$58.0M', '$60.0M']);
});

it('makes columns 40 px wide as long as there is room', () => {
  const widthOf = (width: number) => {
    const drawn = drawOnce((room) => drawColumns(column, room), { width, height: 423 });
    return drawn?.chart.getDatasetMeta(0).data[0]?.getProps(['width'], true).width;
  };
  expect(widthOf(1200)).toBe(40);
  expect(widthOf(300)).toBeLessThan(40);
});

it('draws nothing of nothing', () => {
  const nothing = { ...formats, axis: { points: [] }, series: [] };
  expect(drawOnce((room) => drawColumns(nothing, room), middle)).toBeNull();
  expect(drawOnce((room) => drawBars({ ...formats, points: [], series: [] }, room), middle)).toBeNull();
  expect(drawOnce((room) => drawLines(nothing, room), middle)).toBeNull();
  const gap = { ...line, series: [{ id: 'a', name: 'A', color: 1, values: [Number.NaN] }] };
  expect(drawOnce((room) => drawLines(gap, room), middle)).toBeNull();
  const gaps = { ...formats, values: [Number.NaN, null] };
  expect(drawOnce((room) => drawHistogram(gaps, room), middle)).toBeNull();
  expect(drawOnce((room) => drawPie({ ...formats, slices: [] }, room), middle)).toBeNull();
  expect(drawOnce((room) => drawTreemap({ ...formats, nodes: [] }, room), middle)).toBeNull();
});

it.each([
  ['huge', [1e15, -1e15, 3]],
  ['the largest numbers there are', [Number.MAX_VALUE, -Number.MAX_VALUE, 1]],
  ['negatives only', [-1, -2, -3]],
  ['zeroes', [0, 0, 0]],
  ['equal', [7, 7, 7]],
  ['tiny', [1e-12, 2e-12, Number.MIN_VALUE]],
])('takes values that are %s', (_, values) => {
  const chart = { ...formats, series: [{ id: 'a', name: 'A', color: 1, values }] };
  const three = points.slice(0, 3);
  for (const draw of [
    (room: Room) => drawColumns({ ...chart, axis: { points: three } }, room),
    (room: Room) => drawBars({ ...chart, points: three }, room),
    (room: Room) => drawLines({ ...chart, axis: { points: three } }, room),
  ]) {
    const { chart: drawn, scene } = drawOnce(draw, middle) ?? {};
    const scale = drawn?.options.indexAxis === 'y' ? drawn.scales.x : drawn?.scales.y;
    expect(scale?.ticks.length).toBeGreaterThan(0);
    expect(Number.isFinite(scale?.min) && Number.isFinite(scale?.max)).toBe(true);
    expect(scene?.targets).toHaveLength(3);
    expect(scene?.obstacles.every(({ top, left }) => Number.isFinite(top + left))).toBe(true);
  }
});

it('keeps five hundred bubbles apart by place', () => {
  const axis = { title: 'X', format: String };
  const chart = {
    summary: 'Test',
    x: axis,
    y: axis,
    size: axis,
    points: Array.from({ length: 500 }, (_, index) => ({
      id: String(index),
      name: String(index),
      x: index % 25,
      y: Math.floor(index / 25),
      size: index === 0 ? null : index,
      color: 1,
    })),
  };
  const drawn = drawOnce((room) => drawBubbles(chart, room), { width: 900, height: 500 });
  expect(drawn?.scene.targets).toHaveLength(500);
  const all = drawn?.chart.getDatasetMeta(0).data ?? [];
  const radii = all.map((point) => Number(point.options?.radius));
  expect(radii).toEqual(radii.toSorted((a, b) => b - a));
  expect((radii[0] ?? 0) / (radii[375] ?? 1)).toBeCloseTo(Math.sqrt(499 / 124), 1);
});
