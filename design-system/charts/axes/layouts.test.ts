import { describe, expect, it } from 'vitest';
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
type Layout = (size: { width: number; height: number }) => ChartScene | null;
const layouts: [string, Layout][] = [
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
  expect(layoutPie({ ...formats, slices: [] }, size, measure)).toBeNull();
  expect(layoutTreemap({ ...formats, nodes: [] }, size, measure)).toBeNull();
});
