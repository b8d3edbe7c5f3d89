import { defineDocs } from '../../catalogue/docs.ts';
import { BubbleChart } from './BubbleChart.tsx';
import type { BubblePoint } from './BubbleChartProps.ts';

const axes = {
  x: { title: 'Age', format: (value: number) => `${Math.round(value)} years`, zero: true },
  y: { title: 'Height', format: (value: number) => `${value.toFixed(0)} m`, zero: true },
  size: { title: 'Weight', format: (value: number) => `${value.toFixed(1)} t` },
};
const kinds = ['Oak', 'Elm', 'Fir', 'Ash'];

function forest(count: number): BubblePoint[] {
  return Array.from({ length: count }, (_, index) => {
    const age = 5 + ((index * 37) % 120);
    const kind = index % kinds.length;
    return {
      id: String(index),
      name: `${kinds[kind]} ${index + 1}`,
      x: age,
      y: 4 + Math.sqrt(age) * (2 + kind * 0.4) + ((index * 13) % 7),
      size: 0.2 + ((index * 29) % 90) / 9,
      color: [1, 5, 3, 9][kind] ?? 1,
    };
  });
}

/** The tallest of eight so far, by age. */
const best = new Set(
  forest(8)
    .toSorted((a, b) => (a.x ?? 0) - (b.x ?? 0))
    .filter(({ y }, at, all) => all.slice(0, at).every((other) => (other.y ?? 0) < (y ?? 0)))
    .map(({ id }) => id),
);

export const docs = defineDocs({
  name: 'BubbleChart',
  group: 'charts',
  summary: 'Points by two values, a third one as area; up to 500 stay apart by pointer and keys.',
  standsOn: 'Chart.js: its linear scales, bubbles and hit-testing. Ours: the title over the upright axis.',
  use: ['How two values go together, and which points weigh most.'],
  avoid: ['More than 500 points: they would lie over each other.'],
  props: [
    {
      name: 'points',
      type: 'BubblePoint[]',
      summary:
        'Id, name, x, y, size, hue, shape, and a label where there is room; points with a gap are left out.',
    },
    { name: 'x, y', type: '{ title, format, zero?, counts? }', summary: 'The two axes.' },
    {
      name: 'size',
      type: '{ title, format }',
      summary: 'What the area means; without it all points are of one size.',
    },
    {
      name: 'steps',
      type: '{ ids, color }',
      summary: 'A line in steps through some of the points: what is best so far.',
    },
    { name: 'onSelect', type: '(id) => void', summary: 'Enter or a click on a point.' },
  ],
  keys: [
    { keys: 'Arrows', does: 'Reads the nearest point on that side' },
    { keys: 'Home, End', does: 'Reads the first or last point' },
    { keys: 'Enter', does: 'Selects the point, where that means something' },
  ],
  examples: [
    {
      title: 'Forty points',
      render: () => (
        <BubbleChart {...axes} summary="Forty trees by age, height and weight" points={forest(40)} />
      ),
    },
    {
      title: 'Five hundred points',
      render: () => (
        <BubbleChart
          {...axes}
          height={500}
          summary="Five hundred trees"
          points={forest(500).map((point) => ({ ...point, size: (point.size ?? 0) / 8 + 0.05 }))}
        />
      ),
    },
    {
      title: 'One point, and gaps',
      render: () => (
        <BubbleChart
          {...axes}
          height={260}
          summary="One tree that was measured, one that was not"
          points={[...forest(1), { id: 'gap', name: 'Unmeasured', x: Number.NaN, y: 4, size: 1, color: 2 }]}
        />
      ),
    },
    {
      title: 'Labels, shapes and the best so far',
      render: () => (
        <BubbleChart
          {...axes}
          height={260}
          summary="Eight trees, three of them the tallest of their age"
          points={forest(8).map(({ size: _none, ...point }, index) => ({
            ...point,
            label: point.name,
            color: best.has(point.id) ? 1 : 9,
            ...(index % 3 === 1 && { shape: 'square' as const }),
            ...(index % 3 === 2 && { shape: 'ring' as const }),
          }))}
          steps={{ ids: [...best], color: 1 }}
        />
      ),
    },
    {
      title: 'Nothing',
      render: () => <BubbleChart {...axes} height={200} summary="Nothing yet" points={[]} />,
    },
  ],
});
