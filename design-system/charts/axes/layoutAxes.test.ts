import { describe, expect, it } from 'vitest';
import { layoutBubbles } from '../BubbleChart/layoutBubbles.ts';
import { layoutHistogram } from '../Histogram/layoutHistogram.ts';
import { layoutLine } from '../LineChart/layoutLine.ts';
import type { LineChartProps } from '../LineChart/LineChartProps.ts';
import { layoutPie } from '../PieChart/layoutPie.ts';
import { layoutTreemap } from '../Treemap/layoutTreemap.ts';
import { touches } from './boxes.ts';
import type { ChartScene } from './ChartScene.ts';

// Close to the widths of the product's font at 12 px, and never below them.
const measure = (text: string, weight: number) => text.length * (weight === 400 ? 6.9 : 7.4);
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
const line: LineChartProps = { ...formats, axis: { points }, series, target };
type Layout = (size: { width: number; height: number }) => ChartScene | null;
const layouts: [string, Layout][] = [
  ['lines', (size) => layoutLine(line, size, measure)],
  [
    'lines in time',
    (size) =>
      layoutLine({ ...line, axis: { points, spacing: 'time', top: 'quarters', today } }, size, measure),
  ],
  [
    'histogram',
    (size) =>
      layoutHistogram(
        { ...formats, values: [1, 2, 2, 3, 3, 3, 4, 9], target: { ...target, value: 5 } },
        size,
        measure,
      ),
  ],
  [
    'pie',
    (size) =>
      layoutPie(
        {
          ...formats,
          slices: points.map(({ id, label }, index) => ({ id, name: label, value: index - 1, color: 1 })),
        },
        size,
        measure,
      ),
  ],
  [
    'treemap',
    (size) =>
      layoutTreemap(
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
        size,
        measure,
      ),
  ],
];
const sizes = [358, 480, 744, 1356].map((width) => ({ width, height: 423 }));

describe.each(layouts)('%s', (_, layout) => {
  it.each(sizes)('keep texts apart and inside at $width px', (size) => {
    const scene = layout(size);
    const texts = scene?.texts ?? [];
    expect(texts.length).toBeGreaterThan(3);
    const outside = texts.filter(
      ({ box }) => box.left < -1 || box.right > size.width + 1 || box.top < 0 || box.bottom > size.height + 1,
    );
    expect(outside.map(({ text }) => text)).toEqual([]);
    const pairs = texts.flatMap((text, index) =>
      texts
        .slice(index + 1)
        .filter(
          (other) =>
            touches(text.box, other.box) && ![text.role, other.role].every((role) => role === 'target'),
        )
        .map((other) => `${text.text} / ${other.text}`),
    );
    expect(pairs).toEqual([]);
  });

  it('has a place to read for each thing that is shown, with unlike ids', () => {
    const targets = layout(sizes[2] ?? { width: 744, height: 423 })?.targets ?? [];
    expect(targets.length).toBeGreaterThan(2);
    expect(new Set(targets.map(({ id }) => id)).size).toBe(targets.length);
    expect(targets.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
  });
});

it('draws nothing of nothing', () => {
  const size = { width: 400, height: 300 };
  const nothing = { ...formats, axis: { points: [] }, series: [] };
  expect(layoutLine(nothing, size, measure)).toBeNull();
  expect(
    layoutLine({ ...line, series: [{ id: 'a', name: 'A', color: 1, values: [Number.NaN] }] }, size, measure),
  ).toBeNull();
  expect(layoutHistogram({ ...formats, values: [Number.NaN, null] }, size, measure)).toBeNull();
  expect(layoutPie({ ...formats, slices: [] }, size, measure)).toBeNull();
  expect(layoutTreemap({ ...formats, nodes: [] }, size, measure)).toBeNull();
});

it('shows only what lies in the window of a zoomed axis', () => {
  const zoomed = { ...line, axis: { points, window: { from: 0, to: 0.34 } } };
  const scene = layoutLine(zoomed, { width: 744, height: 423 }, measure);
  expect(scene?.targets.map(({ id }) => id)).toEqual(['0', '1', '2']);
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
  const scene = layoutBubbles(chart, { width: 900, height: 500 }, measure);
  expect(scene?.targets).toHaveLength(500);
  const [mark] = scene?.marks ?? [];
  const radii = mark?.kind === 'bubbles' ? mark.bubbles.map(({ radius }) => radius) : [];
  expect(radii).toEqual(radii.toSorted((a, b) => b - a));
  expect((radii[0] ?? 0) / (radii[375] ?? 1)).toBeCloseTo(Math.sqrt(499 / 124), 1);
});
